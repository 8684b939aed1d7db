"""Numbers as people write them, bounded before anything is reckoned with: `1e999999999` is eleven characters long and
would keep the machine at work for hours."""

import re
from fractions import Fraction

DIGITS = 12
LIMIT = 10**DIGITS
_WHOLE = rf"[+-]?\d{{1,{DIGITS}}}"
HALF = "½"
_PART = rf"\d{{1,{DIGITS}}}/\d{{1,{DIGITS}}}"
_EXACT = rf"([+-]?)(?:(\d{{1,{DIGITS}}})\s+)?({_PART})|[+-]?(?:\d{{1,{DIGITS}}}(?:\.\d{{0,17}})?|\.\d{{1,17}})"


def whole(value: object) -> int:
    """A whole number of at most 12 digits, given as one or written. Raises ValueError for anything else."""
    if isinstance(value, str) and re.fullmatch(_WHOLE, text := value.strip()):
        return int(text)
    if isinstance(value, bool) or not isinstance(value, int) or not -LIMIT < value < LIMIT:
        raise ValueError("no whole number of at most 12 digits")
    return value


def exact(value: object) -> int | Fraction:
    """A number given as one or written like 12, -45.5, 45½, 45 1/2 or 1/3, whole where it can be: at most 12 digits above and below the
    line, 17 after the point, no exponent. Raises ValueError for anything else, ZeroDivisionError for 1/0."""
    found: int | Fraction
    if isinstance(value, float | str) and (read := re.fullmatch(_EXACT, text := _tight(str(value)))):
        sign, before, part = read.groups()
        if part and before and Fraction(part) >= 1:
            raise ValueError("no number: the fraction behind a whole number is below 1")
        found = Fraction(f"{sign}{part}") + Fraction(f"{sign}{before or 0}") if part else Fraction(text)
    elif isinstance(value, int | Fraction) and not isinstance(value, bool) and abs(value.numerator) < LIMIT and value.denominator < LIMIT:
        found = value
    else:
        raise ValueError("no number of at most 12 digits")
    return found.numerator if found.denominator == 1 else found


def _tight(text: str) -> str:
    """A number as it was written, a half as decimals, without the spaces around it, behind its sign and about a fraction's line."""
    return re.sub(r"^([+-])\s+", r"\1", re.sub(r"\s*/\s*", "/", re.sub(rf"\s*{HALF}", ".5", text.strip())))

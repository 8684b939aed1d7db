"""Numbers as people write them, bounded before anything is reckoned with: `1e999999999` is eleven characters long and
would keep the machine at work for hours."""

import re
from fractions import Fraction

DIGITS = 12
LIMIT = 10**DIGITS
_WHOLE = rf"[+-]?\d{{1,{DIGITS}}}"
HALF = "½"
_EXACT = rf"[+-]?(?:\d{{1,{DIGITS}}}(?:/\d{{1,{DIGITS}}}|\.\d{{0,17}})?|\.\d{{1,17}})"


def whole(value: object) -> int:
    """A whole number of at most 12 digits, given as one or written. Raises ValueError for anything else."""
    if isinstance(value, str) and re.fullmatch(_WHOLE, text := value.strip()):
        return int(text)
    if isinstance(value, bool) or not isinstance(value, int) or not -LIMIT < value < LIMIT:
        raise ValueError("no whole number of at most 12 digits")
    return value


def exact(value: object) -> int | Fraction:
    """A number given as one or written like 12, -45.5, 45½ or 1/3, whole where it can be: at most 12 digits above and below the line,
    17 after the point, no exponent. Raises ValueError for anything else, ZeroDivisionError for 1/0."""
    found: int | Fraction
    if isinstance(value, float | str) and re.fullmatch(_EXACT, text := str(value).strip().replace(HALF, ".5")):
        found = Fraction(text)
    elif isinstance(value, int | Fraction) and not isinstance(value, bool) and abs(value.numerator) < LIMIT and value.denominator < LIMIT:
        found = value
    else:
        raise ValueError("no number of at most 12 digits")
    return found.numerator if found.denominator == 1 else found

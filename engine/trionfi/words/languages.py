"""What a language does with numbers, rows of things and names of people: English here, any other as its tables have it."""

import re
from collections.abc import Mapping, Sequence

from trionfi.values import NamedTuple
from trionfi.words.values import Number

ENGLISH = "en"
ONE, OTHER = "one", "other"
NEVER = 10**15
GROUPED_FROM = 10_000  # a number of four figures is read at a glance
RECURS, PERIOD = 200, 100
MEASURED = re.compile(r"[+\-−]?\d+(\.\d+)?")


class Language(NamedTuple):
    """`whole` has the plural category of whole numbers by the first that takes it, up to `RECURS`; beyond, a number goes as its last two
    figures do in the second hundred. `broken` has that of numbers with a fraction, by their whole part. `decimal` is the sign before
    decimals, `least` the number from which groups of three are set `apart`, and by what.
    `rows` has what stands before the last of several things, and between all of them for a sign that it sets apart in another way than
    English. `names` has what a form of a person's name puts around it, where the name
    begins with a consonant and where with a vowel."""

    whole: Sequence[tuple[int, str]]
    broken: Sequence[tuple[int, str]]
    minus: str
    decimal: str
    least: int
    apart: str
    rows: Mapping[str, str]
    names: Mapping[str, tuple[str, str]]

    def plural(self, number: Number) -> str:
        """The plural category that a number takes, as CLDR calls it: "one", "few", "other"."""
        whole = abs(number.numerator) // number.denominator
        at = whole if whole < RECURS else PERIOD + whole % PERIOD
        found = OTHER
        for first, category in self.whole if number.denominator == 1 else self.broken:
            if first > at:
                break
            found = category
        return found

    def number(self, points: Number) -> str:
        """A number as prose has it: 12, 45½, ½, other fractions as 1/3."""
        if points.denominator == 1:
            whole, half = abs(points.numerator), False
        elif points.denominator == 2:
            whole, half = abs(points.numerator) // 2, True
        else:
            return f"{self.minus if points < 0 else ''}{abs(points)}"
        figures = f"{whole:,}".replace(",", self.apart) if whole >= self.least else str(whole)
        return f"{self.minus if points < 0 else ''}{figures if whole or not half else ''}{'½' if half else ''}"

    def figures(self, text: str) -> str:
        """A number that is a text already, such as "-0.5", in the signs of the language; any other text as it stands."""
        return text.replace("-", self.minus).replace(".", self.decimal) if MEASURED.fullmatch(text) else text

    def name(self, name: str, form: str) -> str:
        """A person's name in a form; as it is where the language does nothing to it."""
        consonant, vowel = self.names.get(form, ("{}", "{}"))
        return (vowel if name[:1].upper() in "AEIOUÀÂÉÈÊÎÔ" else consonant).format(name)


OF_ENGLISH = Language(((0, OTHER), (1, ONE), (2, OTHER)), ((0, OTHER),), "-", ".", GROUPED_FROM, ",",
                      {"and": " and ", "or": " or ", ",": ", "}, {"of": ("{}'s", "{}'s")})

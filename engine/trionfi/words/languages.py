"""What a language does with numbers, rows of things and names of people: the few lines that no catalogue can hold."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from trionfi.words.values import Number

ENGLISH = "en"
COMPLETE = frozenset({ENGLISH, "it"})
"""The languages whose catalogues lack nothing: an environment may choose one of these. Another is spoken where it is asked for, with
English in place of what it lacks."""
NEVER = 10**15
HALF = Fraction(1, 2)
MEASURED = re.compile(r"[+-]?\d+(\.\d+)?")


class Language(NamedTuple):
    """`single` says whether a number takes the word for one thing, `decimal` is the sign before decimals, `thousands` from which number on
    groups are set apart and by what.
    `rows` has what stands before the last of several things, `spans` how a range is said. `names` has what a form of a person's name puts
    around it, where the name begins with a consonant and where with a vowel; `players` what one and several are called by their numbers."""

    single: Callable[[Number], bool]
    minus: str
    decimal: str
    thousands: tuple[int, str]
    rows: Mapping[str, str]
    spans: Mapping[str, str]
    names: Mapping[str, tuple[str, str]]
    players: tuple[str, str]

    def number(self, points: Number) -> str:
        """A number as prose has it: 12, 45½, ½, other fractions as 1/3."""
        if isinstance(points, int):
            whole, half = abs(points), False
        elif points.denominator == 2:
            whole, half = abs(points.numerator) // 2, True
        else:
            return f"{self.minus if points < 0 else ''}{abs(points)}"
        figures = f"{whole:,}".replace(",", self.thousands[1]) if whole >= self.thousands[0] else str(whole)
        return f"{self.minus if points < 0 else ''}{figures if whole or not half else ''}{'½' if half else ''}"

    def figures(self, text: str) -> str:
        """A number that is a text already, such as "-0.5", in the signs of the language; any other text as it stands."""
        return text.replace("-", self.minus).replace(".", self.decimal) if MEASURED.fullmatch(text) else text

    def name(self, name: str, form: str) -> str:
        """A person's name in a form; as it is where the language does nothing to it."""
        consonant, vowel = self.names.get(form, ("{}", "{}"))
        return (vowel if name[:1].upper() in "AEIOUÀÂÉÈÊÎÔ" else consonant).format(name)


LANGUAGES = {
    ENGLISH: Language(
        lambda number: number in (1, -1), "-", ".", (NEVER, ""), {"and": " and ", "or": " or ", ",": ", "},
        {"": "{least} to {most}", "up to": "up to {most}"}, {"of": ("{}'s", "{}'s")}, ("player {}", "players {}")),
    "it": Language(
        lambda number: abs(number) in (1, HALF), "−", ",", (10_000, "\u202f"), {"and": " e ", "or": " o ", ",": ", "},
        {"": "da {least} a {most}", "up to": "fino a {most}"},
        {"of": ("di {}", "di {}"), "to": ("a {}", "a {}"), "by": ("da {}", "da {}")}, ("giocatore {}", "giocatori {}")),
    "fr": Language(
        lambda number: -2 < number < 2, "−", ",", (1_000, "\u202f"), {"and": " et ", "or": " ou ", ",": ", "},
        {"": "de {least} à {most}", "up to": "jusqu’à {most}"},
        {"of": ("de {}", "d’{}"), "to": ("à {}", "à {}"), "by": ("par {}", "par {}")}, ("joueur {}", "joueurs {}")),
}

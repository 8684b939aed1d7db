"""A message's forms as one ICU pattern and back. A choice stands outside and holds whole sentences, never a piece of one (the data model of
MessageFormat 2); translators' tools know the syntax."""

import re
from collections.abc import Mapping, Sequence

type Form = tuple[Mapping[str, str], str]
"""What a form wants, by place, and its sentence."""

_CHOICE = re.compile(r"\{(\w+), (plural|select),\s*(.*)\}", re.DOTALL)
_PLURAL = {"zero", "one", "two", "few", "many"}


def icu(forms: Sequence[Form]) -> str:
    """The pattern of the forms, of which the last wants nothing."""
    place = next((name for wanted, _ in forms for name in wanted), None)
    if place is None:
        return forms[0][1]
    found = dict.fromkeys(wanted[place] for wanted, _ in forms if place in wanted)
    arms = [(want, [(_without(wanted, place), text) for wanted, text in forms if wanted.get(place, want) == want]) for want in found]
    arms.append(("other", [(wanted, text) for wanted, text in forms if place not in wanted]))
    kind = "plural" if any(want in _PLURAL or want.startswith("=") for want in found) else "select"
    made = "".join(f"\n  {want} {{{icu(_first_of_each(some))}}}" for want, some in arms)
    return f"{{{place}, {kind},{made}}}"


def forms_of(pattern: str, wanted: Mapping[str, str] | None = None) -> list[Form]:
    """The forms of a pattern, what is wanted outside first. Raises ValueError where a brace is not closed."""
    known = wanted or {}
    head = _CHOICE.fullmatch(pattern)
    if not head:
        return [(known, pattern)]
    found, rest = list[Form](), head[3].strip()
    while rest:
        want, _, rest = rest.partition(" {")
        text, rest = _arm(rest, pattern)
        found += forms_of(text, known if want == "other" else {**known, head[1]: want})
        rest = rest.strip()
    return found


def _arm(rest: str, pattern: str) -> tuple[str, str]:
    """What stands before the brace that closes, and what follows it."""
    depth = 1
    for end, sign in enumerate(rest):
        depth += (sign == "{") - (sign == "}")
        if not depth:
            return rest[:end], rest[end + 1:]
    raise ValueError(f"a brace is not closed: {pattern}")


def _without(wanted: Mapping[str, str], place: str) -> dict[str, str]:
    return {name: want for name, want in wanted.items() if name != place}


def _first_of_each(forms: Sequence[Form]) -> list[Form]:
    """The forms without those that can never be reached: an earlier one wants the same."""
    found: dict[tuple[tuple[str, str], ...], Form] = {}
    for wanted, text in forms:
        found.setdefault(tuple(sorted(wanted.items())), (wanted, text))
    return list(found.values())

"""Seeds and JSON that others wrote, read so that nothing else than one clear line can come of them."""

from trionfi.errors import ECHO, TrionfiError, brief
from trionfi.words import Message


def seed(value: object) -> int | str:
    """A checked seed: a whole number, or a text, of at most 60 characters. Raises TrionfiError for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise TrionfiError(Message("a seed is a whole number or a text, not {given}", given=brief(value)))
    if len(value) > ECHO if isinstance(value, str) else abs(value) >= 10**ECHO:
        raise TrionfiError(Message("a seed has at most {n} characters, unlike {given}", n=ECHO, given=brief(value)))
    return value


def from_json(text: str, name: str) -> object:
    """What a JSON text says; `name` is what the text is, for the error. Raises TrionfiError where it is no JSON, or none that can be
    read: nested too deeply, or with a number of thousands of digits."""
    import json  # no hand needs it

    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise TrionfiError(Message("{what} is not JSON: {why}", what=name, why=str(error))) from None
    except RecursionError:
        raise TrionfiError(Message("{what} is nested too deeply to be read", what=name)) from None
    except ValueError:
        raise TrionfiError(Message("{what} has a number of thousands of digits", what=name)) from None

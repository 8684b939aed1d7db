"""Seeds and JSON that others wrote, read so that nothing else than one clear line can come of them."""

from trionfi.errors import ECHO, TrionfiError, brief


def seed(value: object) -> int | str:
    """A checked seed: a whole number, or a text, of at most 60 characters. Raises TrionfiError for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise TrionfiError(f"a seed is a whole number or a text, not {brief(value)}")
    if len(value) > ECHO if isinstance(value, str) else abs(value) >= 10**ECHO:
        raise TrionfiError(f"a seed has at most {ECHO} characters, unlike {brief(value)}")
    return value


def from_json(text: str, name: str) -> object:
    """What a JSON text says; `name` is what the text is, for the error. Raises TrionfiError where it is no JSON, or none that can be
    read: nested too deeply, or with a number of thousands of digits."""
    import json  # no hand needs it

    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise TrionfiError(f"{name} is not JSON: {error}") from None
    except RecursionError:
        raise TrionfiError(f"{name} is nested too deeply to be read") from None
    except ValueError:
        raise TrionfiError(f"{name} has a number of thousands of digits") from None

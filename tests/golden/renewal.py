"""Which games are to be written anew: those that `TRIONFI_GOLDEN` names, or `all` of them."""

import os
import uuid

import trionfi

RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid.uuid4().hex
"""One name for all processes that share a run of the tests."""


def asked(names: str) -> frozenset[str]:
    """The games that are named. Raises ValueError for a name that no game has."""
    if names == "all":
        return frozenset(trionfi.games)
    if unknown := [name for name in names.split() if name not in trionfi.games]:
        raise ValueError(f"TRIONFI_GOLDEN names what is no game: {', '.join(unknown)}. Name games by their slugs, or say all.")
    return frozenset(names.split())


RENEWED = asked(os.environ.get("TRIONFI_GOLDEN", ""))

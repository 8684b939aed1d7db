"""The built site that the tests with a browser read: where it lies, and where it is served."""

from pathlib import Path
from typing import NamedTuple

from site_builder.paths import BUILD

BASE = "/games/trionfi/"
BUILT = BUILD / "test-site"
# What a process that works beside others is given at its start: where the one host of all of them serves the site.
ADDRESS = "trionfi_site"


class Built(NamedTuple):
    """The folder of the site, and the address of its first page with a slash at its end."""

    folder: Path
    address: str

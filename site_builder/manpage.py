"""The man page of the command line, drawn from its parsers. It is kept with the sources, as the archives carry it; a test says when it is
stale, and `make man` writes it."""

from argparse_manpage.manpage import Manpage

from .files import write_if_new
from .paths import ENGINE

PAGE = ENGINE / "man" / "trionfi.1"
WIDTH = 78  # characters of a line of the usages


def man_page() -> str:
    """The page in the language of man pages. It bears the version instead of a day, so that it hangs on the sources alone."""
    from trionfi import __version__
    from trionfi.cli.arguments import everything

    told = {"project_name": "trionfi", "version": __version__, "date": " ", "manual_title": "Trionfi",
            "description": "the card games played with the tarot pack, as rules that run"}
    return str(Manpage(everything(WIDTH), told, format="single-commands-section"))


def write_man_page() -> bool:
    """Write the page; say whether it was stale."""
    return write_if_new(PAGE, man_page())

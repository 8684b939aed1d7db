"""The whole site, step by step."""

import contextlib
import fcntl
import io
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

from trionfi.games.index import INDEX

from .across import Across, called, side_by_side
from .assets import draw_cards, lay_out, offline_lists, service_worker
from .bundle import bundle
from .dataset import FOLDER as DATASET
from .dataset import write_dataset
from .drawings.openings import write_openings
from .editions import editions
from .files import mirror
from .icons import APPS, draw_icons
from .pages import write_pages
from .paths import ASSETS, BUILD, RENDERED, STAMPS
from .pictures import FOLDER as PICTURES
from .pictures import draw_pictures
from .render import render
from .say import Fault, complain, step
from .search import laid_out, make_indexes
from .wheel import engine_wheel


def build(into: Path, site_url: str = "", *, draft: bool = False, quiet: bool = False) -> None:
    """Write the site into a folder. A draft is written in spite of warnings, which otherwise stop the build, and with the search index
    that there is: `index` brings that up to date."""
    address = _with_slash(site_url)
    # Where nothing was built before, a draft has as much to do as any.
    little = draft and STAMPS.is_dir()
    with contextlib.redirect_stdout(io.StringIO()) if quiet else contextlib.nullcontext(), _alone(), side_by_side(little) as across:
        _build(into, address, draft, across)


def index(into: Path) -> None:
    """Bring the search index of a draft up to date with its pages. No build writes there meanwhile."""
    with contextlib.redirect_stdout(io.StringIO()), _alone():
        make_indexes(RENDERED)
        mirror(laid_out(), into / "assets" / "search")


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other build is at work in the same folder."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with step("Waiting for another build"):
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _build(into: Path, site_url: str, draft: bool, across: Across) -> None:
    every = editions()
    drawing, bundling = across(called, (draw_cards, draw_icons)), across(called, (bundle,))
    dealing = across(write_openings, dict.fromkeys(game.family for game in INDEX))
    # Nothing that is drawn on a page waits for the rest, and no processor is idle while the engine is packed.
    writing = across(write_pages, every, repeat(site_url))
    with step("Packing the engine"):
        engine = engine_wheel()
    with step("Drawing the cards"):
        list(drawing)
    with step("Dealing first hands"):
        list(dealing)
    with step("Drawing the pictures of links"):
        draw_pictures()
    with step("Bundling the scripts"):
        (built,) = bundling
        manifest = lay_out(engine, built)
    with step("Writing the pages"):
        list(writing)
        write_dataset()
    with step("Rendering the pages"):
        rendered, warnings = render(built, site_url, draft, across)
    for line in warnings:
        complain(line)
    if warnings and not draft:
        raise Fault(f"The site was not written: {len(warnings)} of its pages' links or files need mending.")
    if not draft:
        with step("Indexing the pages"):
            make_indexes(rendered, across)
    with step(f"Writing {_shown(into)}"):
        offline = service_worker(rendered, manifest, built)
        kept = offline_lists(rendered)
        more = [("assets/offline/", kept), ("assets/pictures/", PICTURES), ("assets/numbers/", DATASET), ("", offline), ("", APPS)]
        more += [(f"assets/search/{place}", made) for place, made in laid_out()]
        mirror([("", rendered), ("assets/", ASSETS), *more], into)


def _with_slash(url: str) -> str:
    if url and not url.startswith(("http://", "https://")):
        raise Fault(f"SITE_URL must be a whole address such as https://example.org/trionfi/, not {url!r}.")
    return url if not url or url.endswith("/") else url + "/"


def _shown(folder: Path) -> str:
    try:
        return f"{folder.resolve().relative_to(Path.cwd())}/"
    except ValueError:
        return f"{folder}/"

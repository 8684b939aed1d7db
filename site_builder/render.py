"""Markdown to HTML, by MkDocs with Material. Nothing but this module knows which site tool it is."""

import json
import logging
import re
import shutil
from functools import partial
from itertools import repeat
from pathlib import Path
from uuid import uuid4

from trionfi.words import Words

from .across import Across
from .bundle import Bundle
from .editions import Edition, editions
from .files import digest, empty, files_under, kept, mirror, write_if_new, yaml_of
from .navigation import titled, with_games
from .paths import BUILD, BUILDER, EDITIONS, LANGUAGES, PAGES, RENDERED, ROOT
from .policy import protect
from .say import Fault
from .templates import prepared, with_ways_past
from .words.settings import SETTINGS, said_settings
from .words.site import speaker

NAMED = re.compile(r"(?:Doc file|the doc) '([^']+\.md)'")
"""The pages that the site tool names in a warning of a link to a heading."""
# A host shows one page at any depth, and without the site's address nothing on it could be found from there. So it has all languages, and
# shows that of the address: the folder of an edition.
LOST = """<!doctype html><html lang="{first}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>:root{{color-scheme:light dark}}body{{font:1.1rem/1.5 system-ui;margin:15vh auto;max-width:30rem;padding:0 1rem}}</style>
{said}
<script>
for (const one of document.querySelectorAll("main")) if (location.pathname.split("/").includes(one.lang)) {{
  document.querySelector("main:not([hidden])").hidden = true;
  one.hidden = false;
  document.title = one.querySelector("h1").textContent;
  document.documentElement.lang = one.lang;
  break;
}}
</script></html>
"""
SAID = """<main lang="{language}"{hidden}><h1>{head}</h1><p>{why}</p></main>"""


def render(bundle: Bundle, site_url: str, draft: bool = False, across: Across = map) -> tuple[Path, list[str]]:
    """Render the pages of all editions; return the folder with the HTML, and what the site tool warned of.

    For a draft of a site whose pages and scripts are the same as before, only the pages that changed are rendered.
    """
    all_of_them = editions()
    configurations = [_configuration(edition, all_of_them, bundle, site_url) for edition in all_of_them]
    told = list(zip(all_of_them, across(_rendered, all_of_them, configurations, repeat(draft)), strict=True))
    if not site_url:
        for one in all_of_them:
            write_if_new(EDITIONS / one.language / "404.html", lost([other.language for other in all_of_them]))
    # Here, where pages that are not rendered anew still have it.
    protect(*(EDITIONS / edition.language for edition in all_of_them))
    mirror([(edition.folder, EDITIONS / edition.language) for edition in all_of_them], RENDERED)
    return RENDERED, [f"{edition.folder}{line}" for edition, lines in told for line in lines]


def _rendered(edition: Edition, configuration: dict, draft: bool) -> list[str]:
    """Render the pages of an edition, of a draft only where something changed since; what the site tool warned of."""
    # All that is not a draft is rendered anew, whatever was there.
    state = digest(files_under(PAGES / edition.language), json.dumps(configuration)) if draft else uuid4().hex
    return kept(f"rendered-{edition.language}", state, lambda: _render(edition, configuration, draft))


def _render(edition: Edition, configuration: dict, draft: bool) -> list[str]:
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    file, made = BUILD / f"mkdocs-{edition.language}.yml", EDITIONS / edition.language
    fresh = write_if_new(file, json.dumps(configuration, indent=1))
    some = draft and not fresh and (made / "index.html").is_file()
    if not some:
        empty(made)
    warnings = _Warnings()
    log = logging.getLogger("mkdocs")
    log.addHandler(warnings)
    log.propagate = False
    try:
        config = load_config(str(file))
        config.plugins.events["env"].append(partial(prepared, edition))
        config.plugins.events["post_page"].append(with_ways_past)
        config.plugins.on_startup(command="build", dirty=some)
        build(config, dirty=some)
        config.plugins.on_shutdown()
    except MkDocsException as error:
        raise Fault(f"The pages could not be rendered: {error}") from None
    finally:
        log.removeHandler(warnings)
    if edition.folder:
        shutil.rmtree(made / "assets")  # the templates lead to those at the top of the site
    lines = [line for line in warnings.lines if not excused(line, edition)]
    # It warns that it does not read all pages, and of those it then knows no headings.
    return [line for line in lines if "anchor" not in line and "'dirty' build" not in line] if some else lines


def excused(line: str, edition: Edition) -> bool:
    """Whether a link leads to a heading that is missing since one of the two pages is behind the English one."""
    return "anchor" in line and not edition.complete and any(edition.behind(name) for name in NAMED.findall(line))


def lost(languages: list[str]) -> str:
    """The page for an address that leads nowhere, on a site whose own address is not known, in these languages; the first one is shown
    where the address names none of them."""
    head: Words = "There is no such page"
    why: Words = "The address may be misspelt, or the page has moved."
    first, *_ = languages
    said = [SAID.format(language=one, hidden="" if one == first else " hidden", head=speaker(one).say(head), why=speaker(one).say(why))
            for one in languages]
    return LOST.format(first=first, title=speaker(first).say(head), said="\n".join(said))


def _configuration(edition: Edition, all_of_them: list[Edition], bundle: Bundle, site_url: str) -> dict:
    config = said_settings(yaml_of(SETTINGS.read_text()), speaker(edition.language).say)
    theme, pages = config["theme"], PAGES / edition.language
    theme["custom_dir"] = str(ROOT / theme["custom_dir"])
    theme["language"] = edition.language
    if site_url:
        # Material finds out where a link leads by the address of the site, so this only works when that is known.
        theme["features"] = [*theme["features"], "navigation.instant"]
        config["site_url"] = site_url + edition.folder
    config["docs_dir"] = str(pages)
    config["site_dir"] = str(EDITIONS / edition.language)
    config["extra_javascript"] = [{"path": f"assets/{bundle.script}", "type": "module"}]
    config["extra_css"] = [f"assets/{bundle.style}"] if bundle.style else []
    config["nav"] = titled(with_games(config["nav"], edition), edition)
    config["extra"] = {
        "generator": False,  # the page of licences names the site tool, in every language
        "language": edition.language,
        "up": edition.up,
        "folder": edition.folder,
        "top": site_url,
        "editions": [{"language": one.language, "name": one.name, "locale": one.locale, "folder": one.folder} for one in all_of_them],
        "pages": digest([], *(file.relative_to(pages).as_posix() for file in files_under(pages))),
        "templates": digest([*files_under(Path(theme["custom_dir"])), *BUILDER.glob("*.py"), *(LANGUAGES / edition.language).glob("*.*")]),
    }
    config["strict"] = False  # warnings are collected here, so that all of them are seen
    return config


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

"""Markdown to HTML, by MkDocs with Material. Nothing but this module knows which site tool it is."""

import json
import logging
from functools import partial
from pathlib import Path

import yaml
from jinja2 import Environment
from trionfi.words import Words
from trionfi.words.languages import ENGLISH

from .bundle import Bundle
from .files import digest, empty, files_under, write_if_new
from .navigation import titled, with_games
from .paths import BUILD, PAGES, RENDERED, ROOT
from .say import Fault
from .words.settings import SETTINGS, said_settings
from .words.site import speaker

CONFIGURATION = BUILD / "mkdocs.yml"
# A host shows this page at any depth, and without the site's address nothing on it could be found from there.
LOST = """<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{head}</title>
<style>:root{{color-scheme:light dark}}body{{font:1.1rem/1.5 system-ui;margin:15vh auto;max-width:30rem;padding:0 1rem}}</style>
<h1>{head}</h1><p>{why}</p></html>
"""


def render(bundle: Bundle, site_url: str, draft: bool = False, language: str = ENGLISH) -> tuple[Path, list[str]]:
    """Render the pages, with what stands around them in a language; return the folder with the HTML, and what the site tool warned of.

    For a draft of a site whose pages and scripts are the same as before, only the pages that changed are rendered.
    """
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.exceptions import MkDocsException

    fresh = write_if_new(CONFIGURATION, json.dumps(_configuration(bundle, site_url, language), indent=1))
    some = draft and not fresh and (RENDERED / "index.html").is_file()
    if not some:
        empty(RENDERED)
    warnings = _Warnings()
    log = logging.getLogger("mkdocs")
    log.addHandler(warnings)
    log.propagate = False
    try:
        config = load_config(str(CONFIGURATION))
        config.plugins.events["env"].append(partial(_speaking, language))
        config.plugins.on_startup(command="build", dirty=some)
        build(config, dirty=some)
        config.plugins.on_shutdown()
    except MkDocsException as error:
        raise Fault(f"The pages could not be rendered: {error}") from None
    finally:
        log.removeHandler(warnings)
    if not site_url:
        write_if_new(RENDERED / "404.html", _lost(language))
    # It warns that it does not read all pages, and of those it then knows no headings.
    lines = [line for line in warnings.lines if "anchor" not in line and "'dirty' build" not in line] if some else warnings.lines
    return RENDERED, lines


def _speaking(language: str, env: Environment, **given: object) -> Environment:
    """Let the templates say their messages in a language."""
    env.install_gettext_callables(speaker(language).say, lambda one, many, n: speaker(language).say(one if n == 1 else many))
    return env


def _lost(language: str) -> str:
    head: Words = "There is no such page"
    why: Words = "The address may be misspelt, or the page has moved."
    return LOST.format(language=language, head=speaker(language).say(head), why=speaker(language).say(why))


def _configuration(bundle: Bundle, site_url: str, language: str) -> dict:
    config = said_settings(yaml.safe_load(SETTINGS.read_text()), speaker(language).say)
    theme = config["theme"]
    theme["language"] = language
    theme["custom_dir"] = str(ROOT / theme["custom_dir"])
    if site_url:
        # Material finds out where a link leads by the address of the site, so this only works when that is known.
        theme["features"] = [*theme["features"], "navigation.instant"]
        config["site_url"] = site_url
    config["docs_dir"] = str(PAGES)
    config["site_dir"] = str(RENDERED)
    config["extra_javascript"] = [{"path": f"assets/{bundle.script}", "type": "module"}]
    config["extra_css"] = [f"assets/{bundle.style}"] if bundle.style else []
    config["nav"] = titled(with_games(config["nav"]))
    config["extra"] = config.get("extra", {}) | {"pages": digest([], *(file.relative_to(PAGES).as_posix() for file in files_under(PAGES)))}
    config["strict"] = False  # warnings are collected here, so that all of them are seen
    return config


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

"""Where things lie in the project. Everything made on the way goes under `build/`."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "engine"
DOCS = ROOT / "docs"
LANGUAGES = ROOT / "languages"
EXERCISES = ROOT / "exercises"
MEASURES = ROOT / "measured"
BUILDER = ROOT / "site_builder"
WEB = BUILDER / "web"
NODE_MODULES = ROOT / "node_modules"
NODE = Path(sys.executable).parent / "node"  # it comes with the Python packages

BUILD = ROOT / "build"
PAGES = BUILD / "pages"
EDITIONS = BUILD / "editions"
RENDERED = BUILD / "rendered"
ASSETS = BUILD / "assets"
STAMPS = BUILD / "stamps"
SITE = ROOT / "site"
SERVED = BUILD / "served"
SEARCH = BUILD / "search"


def prose(language: str) -> Path:
    """The folder of the pages that are written in a language, by its name."""
    return DOCS if language == "en" else ROOT / "languages" / language / "docs"

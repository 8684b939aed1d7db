"""The words in the settings of the site tool (`mkdocs.yml`): what the site is, the names of its sections, what the switch of its light
and the mark beside a heading say."""

from collections.abc import Callable, Iterator

from ..files import yaml_of
from ..paths import ROOT
from .extract import Found

SETTINGS = ROOT / "mkdocs.yml"
SAID_ALOUD = ("site_description", "copyright")
MARK = "permalink_title"


def settings_messages() -> Iterator[Found]:
    """The messages of the settings."""
    found: list[str] = []
    said_settings(yaml_of(SETTINGS.read_text(encoding="utf-8")), lambda words: found.append(words) or words)
    return (Found("", words, SETTINGS.name, 0, ()) for words in dict.fromkeys(found))


def said_settings(config: dict, say: Callable[[str], str]) -> dict:
    """The settings with their words said."""
    theme = config["theme"]
    palette = [one | {"toggle": one["toggle"] | {"name": say(one["toggle"]["name"])}} for one in theme["palette"]]
    heads = {name: say(config[name]) for name in SAID_ALOUD}
    marked = [_marked(one, say) for one in config["markdown_extensions"]]
    return config | heads | {"markdown_extensions": marked, "theme": theme | {"palette": palette},
                             "nav": [_named(entry, say) for entry in config["nav"]]}


def _marked(extension: object, say: Callable[[str], str]) -> object:
    """An extension, what the mark beside a heading says said."""
    if not isinstance(extension, dict) or MARK not in (extension.get("toc") or {}):
        return extension
    return extension | {"toc": extension["toc"] | {MARK: say(extension["toc"][MARK])}}


def _named(entry: object, say: Callable[[str], str]) -> object:
    """An entry of the navigation, the names within it said; a page by itself goes by its own title."""
    if isinstance(entry, dict):
        return {say(name): [_named(one, say) for one in inner] if isinstance(inner, list) else inner for name, inner in entry.items()}
    return entry

"""What the templates of the site tool ask of the builder: words in the language of an edition, and ways through the site."""

import re

from jinja2 import Environment, pass_context
from jinja2.runtime import Context
from mkdocs.utils.templates import script_tag_filter, url_filter
from trionfi.words.languages import ENGLISH

from .editions import Edition
from .navigation import title
from .words import tags
from .words.site import speaker

ASSETS = "assets/"
SHOWN = re.compile(
    r'(<(?:span|div) class="md-ellipsis"|<label class="md-nav__title" for="[^"]*")(>(?:\s*<span class="md-nav__icon md-icon"></span>)?\s*)'
    r"([^<]+?)(?=\s*<)")
"""Where the theme shows the title of a page: the element, what stands before the title, and that."""

PAST = re.compile(r'(<div data-md-component="skip">(?>.*?(?=</div>)))(</div>.*?)(<a class="md-skip" href="#[^"]*">[^<]*</a>)', re.S)
"""Where the theme leads past its own head, and the way of ours that its templates let us say only behind that."""


def with_ways_past(drawn: str, **given: object) -> str:
    """A page with its way to what it is there for beside the way to its text: at the start, and where instant navigation exchanges it."""
    return PAST.sub(r"\1\3\2", drawn, count=1)


def prepared(edition: Edition, env: Environment, **given: object) -> Environment:
    """Let the templates speak the language of the edition, and find what lies at the top of the site."""
    say = speaker(edition.language).say
    env.install_gettext_callables(say, lambda one, many, n: say(one if n == 1 else many))  # type: ignore[attr-defined]  # by its extension

    @pass_context
    def url(context: Context, value: object) -> str:
        found, name = url_filter(context, str(value)), str(value)
        return found.removesuffix(name) + edition.up + name if name.startswith(ASSETS) else found

    @pass_context
    def script_tag(context: Context, script: object) -> str:
        found = script_tag_filter(context, script)
        return type(found)(found.replace(ASSETS, f"{edition.up}{ASSETS}", 1))

    @pass_context
    def way(context: Context, value: str) -> str:
        """The way from a page to a place below the top of its edition, or above it: "../sicily/"."""
        return f"{'../' * context['page'].url.count('/')}{value}" or "./"

    def tag(key: str) -> str:
        return say(tags.tag(key))

    english = {title(edition.source(name)) for name in edition.missing()}

    def titles(drawn: str) -> str:
        """What the theme draws, with its language at each title of a page that nobody has translated."""
        return SHOWN.sub(lambda found: f'{found[1]} lang="{ENGLISH}"{found[2]}{found[3]}' if found[3] in english else found[0], drawn)

    env.filters |= {"url": url, "script_tag": script_tag, "way": way, "tag": tag, "titles": titles}
    return env

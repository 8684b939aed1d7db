"""What the templates of the site tool ask of the builder: words in the language of an edition, and ways through the site."""

from jinja2 import Environment, pass_context
from jinja2.runtime import Context
from mkdocs.utils.templates import script_tag_filter, url_filter

from .editions import Edition
from .words.site import speaker

ASSETS = "assets/"
AT_THE_TOP = (ASSETS, "manifest.webmanifest")
"""What all editions have at the top of the site."""


def prepared(edition: Edition, env: Environment, **given: object) -> Environment:
    """Let the templates speak the language of the edition, and find what lies at the top of the site."""
    say = speaker(edition.language).say
    env.install_gettext_callables(say, lambda one, many, n: say(one if n == 1 else many))  # type: ignore[attr-defined]  # by its extension

    @pass_context
    def url(context: Context, value: object) -> str:
        found, name = url_filter(context, str(value)), str(value)
        return found.removesuffix(name) + edition.up + name if name.startswith(AT_THE_TOP) else found

    @pass_context
    def script_tag(context: Context, script: object) -> str:
        found = script_tag_filter(context, script)
        return type(found)(found.replace(ASSETS, f"{edition.up}{ASSETS}", 1))

    @pass_context
    def way(context: Context, value: str) -> str:
        """The way from a page to a place below the top of its edition, or above it: "../sicily/"."""
        return f"{'../' * context['page'].url.count('/')}{value}" or "./"

    env.filters |= {"url": url, "script_tag": script_tag, "way": way}
    return env

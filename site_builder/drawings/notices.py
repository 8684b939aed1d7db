"""The licences of what others made."""

from trionfi.words import Message

from site_builder.licences import Part, parts

from .base import Html, Page, drawing
from .html import el, text


@drawing("keep")
def keep(page: Page, words: str) -> str:
    """`{{ keep }}`: a button that brings all games onto the reader's device; its size stands on it once scripts run."""
    button = el("button", {"type": "button", "class": "button quiet"}, page.say("Keep all games on this device"))
    return el("trionfi-keep", {"class": "needs-script"}, el("p", {"class": "keep"}, button, " ", el("span", {"role": "status"})))


@drawing("licences")
def licences(page: Page, words: str) -> str:
    """`{{ licences }}`: every part by others with the text of its licence; parts under the very same text stand together."""
    made = []
    for where, found in parts().items():
        alike: dict[str, list[Part]] = {}
        for part in found:
            alike.setdefault(part.text.strip(), []).append(part)
        made += [el("h2", {"id": where.lower().replace(" ", "-").replace(",", "")}, text(page.say(where)))]
        made += [_together(page, some, licence) for licence, some in alike.items()]
    return "".join(made)


def _together(page: Page, some: list[Part], licence: str) -> str:
    names = ", ".join(el("a", {"href": part.home}, text(part.name)) if part.home else text(part.name) for part in some)
    # An empty line would end the block of HTML.
    body = licence.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "&#10;")
    fold = el("details", {"class": "licence fold"}, el("summary", None, page.html(Message(
        "Licence{hidden} of {parts}{seen}", hidden=Html('<span class="visually-hidden">'), seen=Html("</span>"),
        parts=", ".join(part.name for part in some)))), el("pre", {"tabindex": 0}, body))
    return el("p", None, names) + fold

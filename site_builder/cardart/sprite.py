"""One SVG document with a symbol for every card of a pack.

The browser shows a card by `<use href="NAME.svg#KS">`, from another document. In that setting references by `url(#...)`
(gradients, clips, patterns) and style sheets do not hold everywhere, so none are used: only shapes, colours as
attributes, and `<use>` of pieces in the same file. Ids that begin with an underscore are such pieces.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from . import back, french, latin
from .courts import FIGURES, court
from .draw import attributes, group, use
from .face import HEIGHT, STOCK_ID, WIDTH, rank, rank_id, sign_id, stock, suit_corner, twice
from .indices import indices
from .suit import Suit
from .trumps import picture
from .trumps.frame import border, named, panel, scroll, tab, trump_corner

Card = Mapping[str, Any]

FAMILIES: dict[str, dict[str, Suit]] = {"latin": latin.SUITS, "french": french.SUITS}
"""The suits that are drawn, by the `form` of a pack."""


class CardArtError(ValueError):
    """A pack that cannot be drawn; the message is one line for the reader."""


def sprite(pack: Mapping[str, Any]) -> str:
    """The SVG document of a pack, as the engine's `pack` answer describes it."""
    suits = family(pack)
    cards: list[Card] = list(pack["cards"])
    least = min((_worth(card) for card in cards if card["suit"] not in suits), default=Fraction(0))
    symbols = [_symbol("back", use(STOCK_ID) + back.back())]
    for card in cards:
        suit = suits.get(card["suit"])
        symbols += _suit_card(card, pack, suit) if suit else [_trump(card, pack, _worth(card) > least)]
    drawn = "\n".join(symbols)
    pieces = _pieces(pack, cards, suits)
    used = _used(pieces, drawn)
    wanted = "".join(group(content, id=name) for name, content in pieces.items() if name in used)
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{wanted}</defs>\n{drawn}\n</svg>\n'


def family(pack: Mapping[str, Any]) -> dict[str, Suit]:
    """The drawn suits of a pack, or one line on what is missing."""
    try:
        suits = FAMILIES[pack["form"]]
    except KeyError:
        raise CardArtError(
            f"pack {pack['name']}: suits of the form {pack['form']!r} are not drawn (drawn: {', '.join(FAMILIES)})"
        ) from None
    for named_suit in pack["suits"]:
        if named_suit["letter"] not in suits:
            raise CardArtError(f"pack {pack['name']}: no {pack['form']} suit has the letter {named_suit['letter']!r}")
    return suits


def _worth(card: Card) -> Fraction:
    return Fraction(str(card.get("value") or 0))


def _pieces(pack: Mapping[str, Any], cards: Iterable[Card], suits: Mapping[str, Suit]) -> dict[str, str]:
    """What the symbols refer to, by id: the stock, the ranks, the signs of the suits, the tile of the back."""
    pieces = {STOCK_ID: stock()}
    for card in cards:
        for index in indices(pack, card["rank"]).values():
            pieces[rank_id(index)] = rank(index)[0]
        if card["suit"] in suits and card["rank"] in FIGURES:
            pieces[_figure_id(card)] = court(card["rank"], card["name"], suits[card["suit"]])
    for letter in sorted({card["suit"] for card in cards} & set(suits)):
        suit = suits[letter]
        pieces |= {sign_id(letter): suit.small, suit.pip_id: suit.pip} | suit.extras
    return pieces | back.pieces()


def _used(pieces: Mapping[str, str], drawn: str) -> set[str]:
    """Which pieces something drawn refers to, itself or by way of another piece."""
    found = {name for name in pieces if f'href="#{name}"' in drawn}
    while more := {name for name in pieces if name not in found and any(f'href="#{name}"' in pieces[one] for one in found)}:
        found |= more
    return found


def _symbol(name: str, content: str, **more: object) -> str:
    return f"<symbol{attributes(id=name, viewBox=f'0 0 {WIDTH} {HEIGHT}', **more)}>{content}</symbol>"


def _suit_card(card: Card, pack: Mapping[str, Any], suit: Suit) -> list[str]:
    """The card with the index of its pack, then with the others that the reader may choose: the figure is one for all."""
    text = card["rank"]
    face = use(_figure_id(card)) if text in FIGURES else suit.numeral(1 if text == "A" else int(text))
    drawn = []
    for ending, index in indices(pack, text).items():
        name = card["card"] + ending
        drawn.append(_symbol(name, use(STOCK_ID) + face + twice(suit_corner(index, suit.letter), f"_{name}"), color=suit.colour))
    return drawn


def _figure_id(card: Card) -> str:
    return f"_f{card['card']}"


def _trump(card: Card, pack: Mapping[str, Any], special: bool) -> str:
    name = scroll(card["name"]) if named(card["name"]) else ""
    face = panel(special) + picture(pack, card["card"]) + border(special) + name
    corner = twice(tab(special) + trump_corner(card["rank"], special), f"_{card['card']}")
    return _symbol(card["card"], use(STOCK_ID) + face + corner)

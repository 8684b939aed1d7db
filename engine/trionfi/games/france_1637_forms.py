"""Two further forms of the jeu des tarots of 1637: for two with a dead hand, and with 66 cards (Dummett and McLeod 2004, 2.2 and 2.3)."""

from trionfi.game import Seating
from trionfi.game.edits import Insert, Put, Remove
from trionfi.game.options import Option, Value
from trionfi.game.sources import of_book
from trionfi.games.france_1637 import BOOK, COURSE, PAYMENTS, TAROTS_1637
from trionfi.games.france_1637_packs import OLD_FRENCH_66
from trionfi.phases.deal import Give, Lay, ShowBottom, numbered
from trionfi.phases.play.play import Play
from trionfi.phases.play.stock import StockCard, StockRest
from trionfi.values import replace

TWO, SHORT = "004, 2.2", "004, 2.3"


def mort(cards: int, source: str) -> tuple[Lay, Play]:
    """The dead hand of so many cards, and a play in which each trick draws one of them."""
    return (
        Lay(key="dead-hand", name="dead hand", pile="mort", cards=cards, pattern="the {n} cards of a third hand", source=source),
        Play(name="play", rules=(StockCard("mort", source), StockRest("mort", "ours: the book leaves one card over")), source=source),
    )


MORT_25, PLAY_FOR_TWO = mort(25, TWO)
MORT_21, SHORT_PLAY_FOR_TWO = mort(21, SHORT)
LAST_CARD = Option("mort-card", "One card of the mort is left after the last trick. Who has it?", (
    Value("winner", "the winner of the last trick", "ours"),
    Value("nobody", "nobody", "004, 2.2, by the letter", (
        Remove("course:play.rules", "rest-of-stock"), Put("payments.whole", False), Put("payments.total", 0))),
))

TAROTS_1637_2 = replace(
    TAROTS_1637,
    ref="2.2",
    slug="jeu-des-tarots-1637-2",
    name="Two-handed jeu des tarots",
    players=(2,),
    course=(*COURSE[:7], MORT_25, *COURSE[7:-1], PLAY_FOR_TWO),
    payments=replace(PAYMENTS, total=78),
    terms=(*TAROTS_1637.terms, ("mort", "mort")),
    options=(*TAROTS_1637.options, LAST_CARD),
    sources=(("004", of_book("2.2", "2.1")),),
)

BOTTOM = (
    replace(COURSE[0], source=SHORT), ShowBottom(key="bottom-card", name="bottom card", pile="talon", source=BOOK),
    *(Give(key=f"packet-{number}", name=numbered(number), each=3, source=SHORT) for number in range(1, 8)),
)

TAROTS_66 = replace(
    TAROTS_1637,
    ref="2.3",
    slug="tarot-66-france-1637",
    name="Jeu des tarots with 66 cards",
    players=(3, 2),
    pack=OLD_FRENCH_66,
    course=(*BOTTOM, *COURSE[7:]),
    terms=(*TAROTS_1637.terms, ("mort", "mort")),
    payments=replace(PAYMENTS, rewards=(*PAYMENTS.rewards[:-1], replace(PAYMENTS.rewards[-1], source=SHORT)), source=f"{SHORT}; {BOOK}"),
    seatings=(Seating(2, "The third hand is a mort. The winner of a trick adds a card of it to the trick; the last one goes with the "
                         "last trick.", (Insert(MORT_21, after="packet-7"), Put("course:play", SHORT_PLAY_FOR_TWO),
                         Put("payments.total", 74)), SHORT),),
    sources=(("004", of_book("2.3", "2.2", "2.1")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROTS_1637_2, TAROTS_66)}

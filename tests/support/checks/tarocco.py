"""A plain game for three in which each plays for himself, made of the commonest parts: for tests of parts without a declarer."""

from trionfi.cards.packs import GERMAN_78
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.games.germany_melds import TAROC_RTS
from trionfi.matches.rules import Hands
from trionfi.phases.deal import Give, Lay
from trionfi.phases.declare import Declare
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.state.sides import ALONE, Sides
from trionfi.tricks import Follow, Fool

TAROCCO = Game(
    ref="0.0", slug="tarocco", name="Tarocco", place="nowhere", period="now", family="tests", players=(3,), pack=GERMAN_78,
    counting=Counting(
        values=(("T21", 5), ("T1", 5), ("fool", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)),
        group=3, less=2, odd=((1, 1), (2, 1)), source="test",
    ),
    follow=Follow(source="test"),
    fool=Fool(exchange="when able", by="player", covered=False, source="test"),
    sides=Sides(ALONE),
    course=(
        Give(key="deal", name="deal", each=25, source="test"),
        Lay(key="last-cards", name="last cards", pile="talon", cards=3, pattern="the last three cards", source="test"),
        Take(key="taking", name="taking", who="dealer", hidden="always", source="test"),
        Discard(name="discard", who="dealer", tiers=("suit-cards - kings", "trumps"), source="test"),
        Declare(key="declaring", name="declaring", source="test"),
        Play(name="play", source="test"),
    ),
    payments=Scoring("points", (
        OnPoints("par", "Card points", "test", Par(26)), Declarations("declared", "Declarations", "test", at_once=True),
    ), total=78, source="test"),
    melds=TAROC_RTS,
    match=Hands(number=3),
)

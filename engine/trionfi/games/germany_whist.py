"""Tarok-Whist: four players in two pairs, with the declarations of the game for three (Dummett and McLeod 2004, 3.7)."""

from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import germany_melds as melds
from trionfi.games.germany import GROSSTAROK_1820, IN_FOURS
from trionfi.matches.parties import Parties
from trionfi.melds import Count
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import OnRecord
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Whom
from trionfi.settlement.trick_cards import CardRow, TrickCards
from trionfi.state.sides import Division, Sides
from trionfi.tricks import Fool
from trionfi.tricks.fool import Exchange, Leading, LostLast
from trionfi.values import replace
from trionfi.words import Listing, Message

WHIST = "004, 3.7"
FACING = Sides(Division.FACING)

PAIRS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))
SESSION = Parties(seatings=tuple(pair for pair in PAIRS for _ in range(2)), high=36, source=WHIST,
                  text="Declarations and the last trick are paid at once.")

PAGAT = CardRow("pagat", "Pagat", "T1", won_last=15)
KING = CardRow("king", "King", "kings", won_last=15)

FEWER = melds.changed(
    melds.GROSSTAROK, f"{WHIST}: the authors think it possible; the numbers are ours",
    replace(melds.TAROKS, pattern=Count("trumps + fool", 8), values=melds.worth(10, 8, 5)),
    replace(melds.LATONS, pattern=Count("numerals + fool", 12), values=melds.worth(10, 12, 5)),
)

TAROK_WHIST = replace(
    GROSSTAROK_1820,
    ref="3.7",
    slug="tarok-whist",
    name="Tarok-Whist",
    place="Germany",
    period="1810 to about 1895",
    players=(4,),
    counting=replace(IN_FOURS, source=WHIST),
    fool=Fool(exchange=Exchange.WHEN_ABLE, covered=False, rules=(LostLast(5),),
              source=f"{WHIST}; when it may be led is ours"),
    sides=FACING,
    course=(
        *(Give(key=f"packet-{number}", name=numbered(number), each=5, source=WHIST) for number in range(1, 4)),
        Give(key="packet-4", name="packet 4", each=4, source=WHIST),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="the last two cards of the pack", source=WHIST),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=WHIST),
        Discard(name="discard", who=LaysAway.DEALER, cards=2, tiers=("all - kings - trumps",), source=WHIST),
        Declare(name="declarations", source=f"{WHIST}; 004, 4.3"),
        Play(name="play", source=WHIST),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", WHIST, at_once=True),
            TrickCards("cards", "Pagat in the last trick", WHIST, at_once=True, rows=(PAGAT,), paid=Whom.OPPONENTS),
            OnPoints("points", "Card points", WHIST, OnRecord(36)),
        ),
        sides=FACING, total=72, source=WHIST,
    ),
    options=(
        Option("last-trick", "With which card is the last trick paid for?", (
            Value("pagat", "the Pagat: 15", f"{WHIST}, the books before König"),
            Value("king", "the Pagat or a King: 15", f"{WHIST}, König", (Put("payments.rewards:cards.rows", (PAGAT, KING)),)),
        )),
        Option("declarations", "How many Taroks or Latons must one have to declare them?", (
            Value("as-for-three", "ten and sixteen, as in the game for three", f"{WHIST}, as the books have it"),
            Value("fewer", "eight and twelve", f"{WHIST}: the authors think it possible; the numbers are ours", (
                Put("melds", FEWER),)),
        )),
        Option("partners", "Who plays with whom in the six Partien of a session?", (
            Value("each", "two Partien with each of the others", WHIST),
            Value("ferme", "Partie ferme: always the same partners", WHIST, (Put("match.seatings", PAIRS[:1] * 6),)),
        )),
        Option("lead", "May the Skis be led?", (
            Value("last-card", "no, except as a last card", "ours: the source does not say"),
            Value("tarocs", "yes, while another may still have a Tarok; the others must then play Taroks", "004, 4.3", (
                Put("fool.lead", Leading.TRUMPS_OUT),)),
        )),
    ),
    profiles=(
        Profile("books", "the books from 1810 to 1840", "004, 3.7"),
        Profile("koenig", "Carl König, Neuster Spiel-Almanach, about 1895", "004, 3.7", (("last-trick", "king"),)),
    ),
    sources=(("004", Message("{places}", places=Listing((of_book("3.7"), of_book("4.3")), ";"))),),
    match=SESSION,
)

GAMES = {game.slug: game.with_options() for game in (TAROK_WHIST,)}

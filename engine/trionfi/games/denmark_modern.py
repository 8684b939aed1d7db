"""Danish Tarok as it is played today (Dummett and McLeod 2004, 4.7)."""

from trionfi.counting import Counting
from trionfi.game.edits import Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.denmark import FEATS, IN_WORDS, SCUS, TAROK_1850
from trionfi.games.denmark_melds import TAROK_MODERN
from trionfi.games.germany import cards, dealt
from trionfi.games.germany_melds import worth
from trionfi.matches.rules import MatchRule
from trionfi.matches.ultimo import Hope, Pot, Sweep, UltimoPots
from trionfi.phases.annul import AnnulAtWill
from trionfi.phases.declare import Declare
from trionfi.phases.discard_rules import OpenlyLaid, Together
from trionfi.phases.play.demanding import Demanding
from trionfi.phases.play.naming import Lacked, NamesSuit, Renamed
from trionfi.phases.play.play import Play
from trionfi.phases.sparing import Sparing
from trionfi.phases.talon import Discard, LaysAway
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.between_players import LastWithout
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.pars import Par
from trionfi.settlement.played import PlayEvent
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.trick_cards import CardRow, GivenBackCards, TrickCards
from trionfi.settlement.tricks_taken import AllOrNone
from trionfi.state.roles import First
from trionfi.state.sides import ALONE
from trionfi.state.sitting import OPPOSITE, SitsOut
from trionfi.tricks import Fool
from trionfi.tricks.fool import Leading, LostLast, NotLastButOne, Saves
from trionfi.values import replace

TAROK = "004, 4.7"
FREE = "all - kings - trumps"
WOLFF = f"{TAROK}, Wolff 1899"

POTS = UltimoPots(
    filled=(Pot("Pagat pot", 20, (Hope("T1", "the Pagat", early=5),)), Pot("King pot", 20, (Hope("kings", "a King", early=5),))),
    added=5, swept=Sweep.ALONE, spared=True, fine=20, text="The pots run on from hand to hand.", source=TAROK,
)

EARLY = cards(("pagat", "Pagat", "T1", 5, 0, 5, 0), ("king", "King", "kings", 0, 0, 5, 0))


def won(pagat: int, king: int) -> tuple[CardRow, ...]:
    """What a Pagat or a King that wins the last trick is paid."""
    return cards(("pagat", "Pagat", "T1", 0, pagat, 0, 0), ("king", "King", "kings", 0, king, 0, 0))


def lost(pagat: int, king: int) -> tuple[CardRow, ...]:
    """What a Pagat or a King that falls in the last trick pays."""
    return cards(("pagat", "Pagat", "T1", 0, 0, 0, pagat), ("king", "King", "kings", 0, 0, 0, king))


TAROK_MODERN_3 = replace(
    TAROK_1850,
    ref="4.7",
    slug="tarok-danish-modern",
    name="Danish Tarok",
    place="Denmark",
    period="from 1899, played today",
    counting=Counting(
        values=(("trio", 4), ("kings", 4), ("queens", 3), ("cavaliers", 2), ("jacks", 1)), empty=0, per_trick=1, discards=1, source=TAROK,
    ),
    fool=Fool(by=Saves.PLAYER, covered=False, lead=Leading.NAMES, rules=(NotLastButOne(), LostLast(1)), source=TAROK),
    anticlockwise=True,
    sides=SitsOut(ALONE, out=OPPOSITE, more="He lays his part when a pot is empty, like everybody.", source=TAROK),
    course=(
        *dealt(TAROK),
        AnnulAtWill(key="no-tarokker", name="no Tarokker", has="", lacks="trumps", says="deal again", again=True, source=TAROK),
        Discard(name="discard", who=LaysAway.DEALER, tiers=(FREE,), rules=(
            SCUS, Together("trumps", 1, 3, bar="T21"), Sparing(), OpenlyLaid("fool")), source=TAROK),
        Declare(name="declarations", first=First.DEALER, source=TAROK),
        Play(name="play", source=TAROK, rules=(
            Demanding(word="demand the Scus", fined=True, source=TAROK),
            NamesSuit(lacked=Lacked.FINED, renamed=Renamed.SAID, source=TAROK))),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", TAROK, at_once=True),
            TrickCards("cards", "Pagat and Kings before the last trick", TAROK, at_once=True, rows=EARLY),
            GivenBackCards("back", "Pagat and Kings given back", TAROK, unless=(PlayEvent.EVERY,), rows=EARLY),
            TrickCards("ultimo", "Pagat and Kings that win the last trick", TAROK, unless=FEATS, rows=won(45, 40)),
            TrickCards("bagud", "Pagat and Kings lost in the last trick", TAROK, unless=FEATS, rows=lost(45, 40)),
            LastWithout("empty", "the last trick without Pagat and King", TAROK, 20, cards="T1 + kings", unless=FEATS),
            AllOrNone("tout", "Tout", TAROK, aim=PlayEvent.EVERY, pays=85),
            AllOrNone("nolo", "Nolo", TAROK, aim=PlayEvent.NONE, pays=26),
            OnPoints("points", "Card points", TAROK, Par(26, FEATS)),
        ),
        total=78,
        abandoned=Abandoned.NOTHING,
        source=TAROK,
    ),
    terms=(("talon", "extra cards"), ("fool", "Scus"), ("one of game points", "game point")),
    words_of_sets=(*IN_WORDS, ("T1 + kings", "the Pagat and the Kings")),
    melds=TAROK_MODERN,
    match=POTS,
    options=(
        Option("tarokker", "What are ten or more Tarokker worth?", (
            Value("ten-five", "10 + 5", "our reading of 004, 4.7, as in 4.5"),
            Value("flat", "10, whatever their number", f"{TAROK}, as it is printed", (
                Put("melds.combinations:ten-tarokker.values", worth(10, 10)),
                Put("melds.combinations:ten-tarokker.source", TAROK))),
        )),
        Option("tout", "Does what the Pagat and Kings brought and cost before the last trick stand in a Tout?", (
            Value("no", "no: it is given back, and nothing else than Tout is paid", f"{TAROK}, there are no other payments"),
            Value("yes", "yes: it was paid at once", f"{TAROK}, all these payments are immediate", (
                Remove("payments.rewards", "back"), Put("match.swept", Sweep.TAKES))),
        )),
        Option("pots", "Are there pots for the last trick?", (
            Value("yes", "yes, and it pays 45 for the Pagat and 40 for a King", TAROK),
            Value("no", "no, and it pays 15 for the Pagat and 10 for a King; Tout, which is both, 25",
                  f"{WOLFF} (d); of Tout our reading", (
                Put("match", MatchRule(text="Each hand is settled by itself.")),
                Put("payments.rewards:ultimo.rows", won(15, 10)), Put("payments.rewards:bagud.rows", lost(15, 10)),
                Put("payments.rewards:tout.pays", 25),
                Put("course:play.rules:naming.lacked", Lacked.FREE), Put("course:play.rules:demanding.fined", False))),
        )),
        Option("empty", "What does a last trick without Pagat and King pay?", (
            Value("20", "20 from each", TAROK), Value("10", "10 from each", f"{WOLFF} (c)", (Put("payments.rewards:empty.pays", 10),)),
        )),
        Option("scus", "When must the Scus be played?", (
            Value("demanded", "to the 23rd trick, when somebody demands it", TAROK),
            Value("always", "to the 23rd trick in any case", f"{WOLFF} (b)", (Put("course:play.rules:demanding.always", True),)),
            Value("spared", "when it is demanded, but not while just one player has no trick", f"{WOLFF} (e)", (
                Put("course:play.rules:demanding.spared", True),)),
        )),
        Option("back", "Up to which trick is the Scus taken back?", (
            Value("23", "up to the 23rd", TAROK), Value("22", "up to the 22nd", f"{WOLFF} (a)", (Put("fool.rules:lost.lost_last", 3),)),
        )),
        Option("nolo", "Is a Pagat or King lost in the last trick paid for in a Nolo?", (
            Value("no", "no", TAROK),
            Value("yes", "yes", f"{WOLFF} (f)", (Put("payments.rewards:bagud.unless", (PlayEvent.EVERY,)),)),
        )),
    ),
    profiles=(
        Profile("standard", "the form of the books from the 1920s on", "004, 4.7"),
        Profile("no-pots", "without pots", "004, 4.7", (("pots", "no"),)),
        Profile("scus-23", "the Scus bound to the 23rd trick, and lost after the 22nd", "004, 4.7", (("scus", "always"), ("back", "22"))),
    ),
    sources=(("004", of_book("4.7")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROK_MODERN_3,)}

"""German Taroc and Grosstarock (Dummett and McLeod 2004, chapters 3 and 4)."""

from dataclasses import replace

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.games.germany_melds import TAROC_EARLY_KW, TAROC_HR, TAROC_HR_20, TAROC_HR_TEN, TAROC_KW, TAROC_RTS
from trionfi.match_rules import MatchRule
from trionfi.options import Add, Insert, Option, Profile, Put, Value
from trionfi.packs import GERMAN_78
from trionfi.phases import Annul, Declare, Discard, Give, Lay, Play, Take, Together
from trionfi.settlement import CardRow, Declarations, Par, Scoring, TrickCards
from trionfi.sides import Sides
from trionfi.tricks import Follow, Fool

GENERAL = "004, chapter 1"
TAROC = "004, 3.1"
HR = "004, 3.1, HR"

IN_THREES = Counting(
    values=(("trio", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2)), group=3, less=2, odd=((1, 1), (2, 1)),
    source=GENERAL,
)

SETS_IN_WORDS = (
    ("trio", "the XXI, the Pagat and the Skis"), ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavall"),
    ("jacks", "each Jack"), ("T1", "the Pagat"), ("T21", "the XXI"), ("fool", "the Skis"), ("T1 + F", "the Pagat and the Skis"),
    ("trumps", "the Tarocs"), ("trumps + fool", "the Tarocs and the Skis"), ("courts", "the court cards"),
    ("all - kings - trumps", "cards of the suits but the Kings, and the Skis"), ("trumps - T21 - T1", "the Tarocs from XX to II"),
)


def dealt(source: str) -> tuple:
    """Five rounds of five; the last three cards are the dealer's."""
    return (
        *(Give(name=f"packet {number}", each=5, source=source) for number in range(1, 6)),
        Lay(name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=source),
        Take(name="taking the extra cards", who="dealer", hidden="always", source=source),
    )


THREE_WITH_PAGAT = Together("trumps", 3, 3, must="T1")
THREE_WITH_SKIS = Together("trumps + fool", 3, 3, must="T1 + F")

PAGAT = CardRow("pagat", "Pagat", "T1", lost=5, won_last=10, lost_last=10)

IF_WON = Declarations("promised", "Declaration", "004, 3.1, KW", due="at the end", over=26)

TAROC_1750 = Game(
    ref="3.1",
    slug="taroc-german-1750",
    name="German Taroc",
    place="Leipzig, Vienna and Prague",
    period="mid-XVIII century",
    family="germany",
    players=(3,),
    pack=GERMAN_78,
    counting=IN_THREES,
    follow=Follow(source=GENERAL),
    fool=Fool(exchange="when able", by="player", covered=False, trickless="kept", forced=True, barred_last=3, source=TAROC),
    sides=Sides("each for himself"),
    course=(
        *dealt(TAROC),
        Discard(name="discard", who="dealer", tiers=("all - kings - trumps",), together=(THREE_WITH_PAGAT, THREE_WITH_SKIS), source=TAROC),
        Declare(name="declarations", first="dealer", source=TAROC),
        Play(name="play", source=TAROC),
    ),
    payments=Scoring(
        ledger="game points",
        rewards=(
            Declarations("declarations", "Declaration", TAROC, at_once=True),
            TrickCards("cards", "Pagat", TAROC, at_once=True, rows=(PAGAT,)),
            Par("points", "Card points", TAROC, par=26),
        ),
        total=78,
        source=TAROC,
    ),
    terms=(("talon", "extra cards"), ("fool", "Skis"), ("one of game points", "game point")),
    words_of_sets=SETS_IN_WORDS,
    melds=TAROC_RTS,
    options=(
        Option("declarations", "What may be declared, and for how much?", (
            Value("rts", "Matadors and Tarocs 10 + 5, Cavallerie 10 and half 5, Kings 10 and 5", "004, 3.1, RTS"),
            Value("kw", "no Kings; ten Tarocs 10 at the end, and only with more than 26 card points", "004, 3.1, KW, later stratum", (
                Put("melds", TAROC_KW), Add("payments.rewards", IF_WON))),
            Value("early-kw", "three Matadors 10, Cavallerie 4, ten Tarocs as in the later stratum", "004, 3.1, KW, earlier stratum", (
                Put("melds", TAROC_EARLY_KW), Add("payments.rewards", IF_WON))),
            Value("hr", "three Matadors 10 and Cavallerie 4 only", HR, (Put("melds", TAROC_HR),)),
            Value("hr-20", "three Matadors 20 and Cavallerie 4 only", HR, (Put("melds", TAROC_HR_20),)),
            Value("hr-ten", "three Matadors 10, Cavallerie 4, and ten Tarocs, here at 10", f"{HR}; the players agree on the value",
                  (Put("melds", TAROC_HR_TEN),)),
        )),
        Option("pagat", "What is paid for the Pagat?", (
            Value("bonus", "10 for winning the last trick with it; 5 when it is captured, 10 in the last trick", "004, 3.1, RTS and KW"),
            Value("penalty", "only the penalties, here 5 and 10", f"{HR}; the players agree on the sum",
                  (Put("payments.rewards:cards.rows:pagat.won_last", 0),)),
        )),
        Option("void", "Must a holder without Tarocs play the Skis when he lacks the suit led?", (
            Value("skis", "yes, at the first chance", "004, 3.1, RTS and KW"),
            Value("free", "no, any card", HR, (Put("fool.forced", False),)),
        )),
        Option("lead", "May the Skis be led?", (
            Value("never", "no", "004, 3.1, RTS and KW"),
            Value("tarocs", "yes, while another may still have a Taroc; the others must then play Tarocs", f"{HR}: custom varied", (
                Put("fool.lead", "with trumps out"), Put("fool.draws_trumps", True))),
        )),
        Option("few-tarocs", "Is a deal that gives somebody only one or two Tarocs played?", (
            Value("played", "yes", "004, 3.1, RTS and KW"),
            Value("again", "no, the same player deals again", f"{HR}: some players", (
                Insert(Annul(name="few Tarocs", has="trumps", number=(1, 2), says="too few Tarocs", again=True, source=HR),
                       before="discard"), Put("payments.abandoned", "nothing"))),
        )),
        Option("xxi", "May the XXI be one of three Tarocs that are laid away?", (
            Value("yes", "yes", "004, 4.1, which says so; 3.1 is silent"),
            Value("no", "no", "ours", (Put("course:discard.together", (
                replace(THREE_WITH_PAGAT, bar="T21"), replace(THREE_WITH_SKIS, bar="T21"))),)),
        )),
    ),
    profiles=(
        Profile("rts", "the Leipzig booklets of 1754 and 1755 (RTS, PR)", "004"),
        Profile("kw", "the numbered rules in the Leipzig book of 1756 (KW)", "004", (("declarations", "kw"),)),
        Profile("early-kw", "the older text in the same book", "004", (("declarations", "early-kw"),)),
        Profile("hr", "L'Hombre Royal, Vienna and Prague 1824, after an older text", "004", (
            ("declarations", "hr"), ("pagat", "penalty"), ("void", "free"))),
    ),
    sources=(("004", "chapter 3, game 3.1"),),
    match=MatchRule(text="Each hand is settled by itself."),
)

GAMES = {game.slug: game.with_options() for game in (TAROC_1750,)}

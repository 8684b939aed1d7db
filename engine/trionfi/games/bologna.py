"""The games of Bologna (Dummett and McLeod 2004, chapter 11)."""

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.games.bologna_melds import BOLOGNESE
from trionfi.games.bologna_talk import ACCADEMIA, SIDE_KNOCK, SIGNALS, STRICT
from trionfi.match_rules import Hands, Race
from trionfi.options import Option, Profile, Put, Value
from trionfi.packs import BOLOGNESE_62, BOLOGNESE_62_NUMBERED
from trionfi.phases import ClaimEarly, Declaring, Discard, Give, Lay, Out, Play, Take
from trionfi.settlement import CardPoints, Combinations, Declarations, Scoring
from trionfi.sides import Sides
from trionfi.tricks import Follow, Fool

BASIC = "004, chapter 11, basic rules"
VALUES = (("tarocchi", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2))


def in_sets(size: int, source: str) -> Counting:
    """Cards counted so many at a time: the counting cards of a set lose 1 each but for the first, and empty cards alone
    give 1; empty cards over give nothing."""
    return Counting(values=VALUES, group=size, less=size - 1, odd=tuple((over, over) for over in range(1, size)), last_trick=6,
                    source=source)


MATTO = Fool(exchange="at the end", by="side", free=True, covered=True, lead="free", trickless="other side", source=BASIC)
EMPTY_CARD = Value("empty", "an empty card if there is one, without choice", "ours", (Put("fool.free", False),))

DECLARING = Declaring(source=BASIC)

TERMS = (("talon", "extra cards"), ("fool", "Matto"), ("points", "points"), ("one of points", "point"))
WORDS_OF_SETS = (
    ("tarocchi", "the tarocchi (Angelo, Mondo, Begato and Matto)"), ("contatori", "a contatore (Matto or Begato)"),
    ("moors", "the Moors"), ("aces", "the Aces"), ("ANG", "the Angelo"), ("MON + SOL + LUN", "Mondo, Sole and Luna"),
    ("T5..T16", "the trumps 16 to 5"), ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavallo"),
    ("jacks", "each Jack"), ("queens + cavaliers + jacks", "Queen, Cavallo and Jack"),
    ("all - five-point-cards", "all cards but the carte da cinque (Kings and tarocchi)"),
    ("suit-cards - kings", "suit cards other than Kings"), ("trumps - five-point-cards", "trumps other than tarocchi"),
)

NUMBERED_MOORS = Option("moors", "Do the four Moors rank equal?", (
    Value("equal", "yes: of several in a trick the last one played is the highest", BASIC),
    Value("numbered", "no: they bear the numbers 1 to 4 (Loiano, Marzabotto, Monterenzio, Sasso Marconi)", f"{BASIC}, variant",
          (Put("pack", BOLOGNESE_62_NUMBERED),)),
))
LEADING_MATTO = Option("matto-lead", "May the Matto be led?", (
    Value("free", "yes; the next card then sets the suit", "ours: the source does not say"),
    Value("last-card", "only as its holder's last card", "ours", (Put("fool.lead", "last card"),)),
))
EXCHANGE = Option("matto-exchange", "Which card is given for the Matto?", (
    Value("choice", "any that its holder's side has won, as he chooses", "ours: the source does not say"), EMPTY_CARD,
))

EIGHT_HUNDRED = "004, 11.14"

RUNS_ON = "The totals run from hand to hand; the deal passes to the right."
FUORI = Out("fuori", "out: my side has won with what it has declared", EIGHT_HUNDRED)

OTTOCENTO = Game(
    ref="11.14",
    slug="ottocento",
    name="Ottocento",
    place="Bologna and its province",
    period="late 19th century to the present",
    family="bologna",
    players=(4,),
    pack=BOLOGNESE_62,
    counting=in_sets(2, EIGHT_HUNDRED),
    follow=Follow(source=BASIC),
    fool=MATTO,
    sides=Sides("partners facing"),
    course=(
        *(Give(name=f"{which} five", each=5, source=EIGHT_HUNDRED) for which in ("first", "second", "third")),
        Lay(name="extra cards", pile="talon", cards=2, pattern="the last two cards of the pack", source=EIGHT_HUNDRED),
        ClaimEarly(name="going out before the extra cards are taken", within=200, out=FUORI, take="prendo", declaring=DECLARING,
                   take_gloss="I take the extra cards and declare when I play", source=f"{EIGHT_HUNDRED}; 200 is our figure"),
        Take(name="taking the extra cards", who="dealer", hidden="always", source=EIGHT_HUNDRED),
        Discard(name="discard", who="dealer", cards=2, tiers=("all - five-point-cards",), lost="side", source=f"{EIGHT_HUNDRED}; 11.1"),
        Play(name="play", lead="after dealer", declares=DECLARING, claim=FUORI, source=f"{BASIC}; 11.14"),
    ),
    payments=Scoring(
        ledger="points",
        rewards=(
            CardPoints("cards", "Cards and last trick", EIGHT_HUNDRED),
            Declarations("declarations", "Declarations", EIGHT_HUNDRED, paid="to the side"),
            Combinations(key="combinations", label="Combinations won", source=EIGHT_HUNDRED, table=BOLOGNESE),
        ),
        sides=Sides("partners facing"), zero_sum=False, total=93, outs=True, source=EIGHT_HUNDRED,
    ),
    signals=SIGNALS,
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("target", "How many points win the rubber?", (
            Value("800", "800", EIGHT_HUNDRED),
            *(Value(str(points), f"{points:,}", "004, 11.14, variants", (Put("match.to", points),)) for points in (1000, 1500)),
            Value("four-hands", "none: the higher total after four hands wins (Quattro scartate)", "004, 11.14, variants",
                  (Put("match", Hands(number=4, source="004, 11.14, variants")),)),
        )),
        Option("recording", "How is a hand entered?", (
            Value("points", "by its points", EIGHT_HUNDRED),
            Value("fives", "divided by 5, to the nearest; 160 then win, whatever the target else", "004, 11.14, variants", (
                Put("payments.divided_by", 5), Put("match", Race(to=160, winners=2, text=RUNS_ON, source="004, 11.14, variants")))),
        )),
        Option("discard", "May the dealer lay trumps away?", (
            Value("free", "yes, but the Angelo, the Mondo and the Begato", "004, 11.1"),
            Value("last-resort", "only when he has no other cards to lay away", "004, 11.19", (
                Put("course:discard.tiers", ("suit-cards - kings", "trumps - five-point-cards")),)),
        )),
        Option("signals", "Which signals may a leader give?", (
            Value("usual", "busso, volo and striscio", EIGHT_HUNDRED),
            Value("accademia", "in a plain suit only when its King or every trump is out, and busso never with volo",
                  "004, 11.14, rules of the Accademia", (Put("signals", ACCADEMIA),)),
            Value("late", "only in a suit whose highest card is out", EIGHT_HUNDRED, (Put("signals", STRICT),)),
            Value("side-knock", "the usual ones, and a knock at the side (Casalecchio)", "004, 11.14, variants", (
                Put("signals", (*SIGNALS, SIDE_KNOCK)),)),
            Value("none", "none (Medicina)", EIGHT_HUNDRED, (Put("signals", ()),)),
        )),
        NUMBERED_MOORS, LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("bologna", "the game as it is usual in Bologna", "004"),
        Profile("accademia", "with the signals of the Accademia's tournaments", "004", (("signals", "accademia"),)),
    ),
    sources=(("004", "chapter 11, basic rules and game 11.14"),),
    melds=BOLOGNESE,
    match=Race(to=800, winners=2, text=RUNS_ON, source=EIGHT_HUNDRED),
)

GAMES = {game.slug: game.with_options() for game in (OTTOCENTO,)}

"""The games of Bologna (Dummett and McLeod 2004, chapter 11)."""

from trionfi.cards.packs import BOLOGNESE_62, BOLOGNESE_62_NUMBERED
from trionfi.counting import Counting, SomeLeftOut
from trionfi.game import Game, Seating
from trionfi.game.edits import Add, Edit, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import with_basics
from trionfi.games.bologna_melds import BOLOGNESE, BOLOGNESE_WON, BY_CARDS, MOST
from trionfi.games.bologna_talk import ACCADEMIA, DEFENDERS, MATTAZZA, MATTAZZA_MORE, SIDE_KNOCK, SIGNALS, STRICT
from trionfi.matches.marks import LastOnes, Limit, Marks
from trionfi.matches.rules import Hands, MatchRule, Race, RaceInParts
from trionfi.phases.aim import Aim
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import Content, Hold
from trionfi.phases.bids import Bid
from trionfi.phases.claim import ClaimEarly, Out
from trionfi.phases.deal import Give, Lay, nth_round
from trionfi.phases.declare import Declaring
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.combinations import BUONA, MATTA, Combinations, Losers
from trionfi.settlement.declarations import Declarations
from trionfi.settlement.payments import Payments
from trionfi.settlement.points import AS_THEY_ARE, OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import Rate, Whom
from trionfi.settlement.totals import Poste
from trionfi.state.contract import Talon
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk
from trionfi.tricks import Follow, Fool
from trionfi.tricks.fool import Exchange, Leading, Saves, Trickless
from trionfi.values import replace
from trionfi.words import Message

BASIC = "004, chapter 11, basic rules"
VALUES = (("tarocchi", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2))


def in_sets(size: int, source: str, left_out: int = 0) -> Counting:
    """Cards counted so many at a time: the counting cards of a set lose 1 each but for the first, and empty cards alone
    give 1; empty cards over give nothing. So many cards of any sort nobody has."""
    counting = Counting(values=VALUES, group=size, less=size - 1, odd=tuple((over, over) for over in range(1, size)), last_trick=6,
                        source=source)
    return SomeLeftOut.of(counting, left_out) if left_out else counting


MATTO = Fool(exchange=Exchange.CHOSEN, covered=True, lead=Leading.FREE, trickless=Trickless.OTHER_SIDE,
             source=f"{BASIC}; 004, chapter 1; that it may be led is ours")
EMPTY_CARD = Value("empty", "the program gives one that counts least", "ours", (Put("fool.exchange", Exchange.AT_END),))

DECLARING = Declaring(source=BASIC)

TERMS = (("talon", "extra cards"), ("fool", "Matto"), ("points", "points"), ("one of points", "point"))
WORDS_OF_SETS = (
    ("tarocchi", "the tarocchi (Angelo, Mondo, Begato and Matto)"), ("contatori", "a contatore (Matto or Begato)"),
    ("moors", "the Moors"), ("aces", "the Aces"), ("ANG", "the Angelo"), ("MON + SOL + LUN", "Mondo, Sole and Luna"),
    ("T5..T16", "the trumps 16 to 5"), ("kings", "the Kings"), ("queens", "the Queens"), ("cavaliers", "the Cavalli"),
    ("jacks", "the Jacks"), ("kings & suit-cards", "the King"), ("aces & suit-cards", "the Ace"),
    ("queens + cavaliers + jacks", "Queen, Cavallo and Jack"),
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
    Value("choice", "any that its holder's side has won, as he chooses", "004, chapter 1"), EMPTY_CARD,
))

DISCARDED_TRUMPS = Option("discard", "May trumps be discarded?", (
    Value("free", "yes, but the Angelo, the Mondo and the Begato", "004, 11.1"),
    Value("last-resort", "only where no other cards are left to discard", "004, 11.19", (
        Put("course:discard.tiers", ("suit-cards - kings", "trumps - five-point-cards")),)),
))

EIGHT_HUNDRED = "004, 11.14"

RUNS_ON = "The totals run from hand to hand; the deal passes to the right."
FUORI = Out("fuori", "out: my side has won with what it has declared", EIGHT_HUNDRED)

OTTOCENTO = Game(
    ref="11.14",
    slug="ottocento",
    name="Ottocento",
    place="Bologna and its province",
    period="perhaps from the late 19th century to the present",
    family="bologna",
    players=(4,),
    pack=BOLOGNESE_62,
    counting=in_sets(2, EIGHT_HUNDRED),
    follow=Follow(source=BASIC),
    fool=MATTO,
    sides=Sides(Division.FACING),
    course=(
        *(Give(key=f"{which}-five", name=nth_round(which, 5), each=5, source=EIGHT_HUNDRED) for which in ("first", "second", "third")),
        Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="the last two cards of the pack", source=EIGHT_HUNDRED),
        ClaimEarly(key="going-out-early", name="going out before the extra cards are taken", within=MOST[15], out=FUORI, take="prendo",
                   declaring=DECLARING,
                   take_gloss="I take the extra cards and declare when I play", source=f"{EIGHT_HUNDRED}; {MOST[15]} {BY_CARDS}"),
        Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=EIGHT_HUNDRED),
        Discard(name="discard", who=LaysAway.DEALER, cards=2, tiers=("all - five-point-cards",), rules=(LostDiscard(),),
                source=f"{EIGHT_HUNDRED}; 004, 11.1"),
        Play(name="play", lead=Leader.AFTER_DEALER, rules=(Declares(DECLARING, FUORI),), source=f"{BASIC}; 004, 11.14"),
    ),
    payments=Scoring(
        ledger="points",
        rewards=(
            OnPoints("cards", "Cards and last trick", EIGHT_HUNDRED, AS_THEY_ARE),
            Declarations("declarations", "Declarations", EIGHT_HUNDRED, paid=Whom.SIDE),
            Combinations(key="combinations", label="Combinations won", source=EIGHT_HUNDRED, table=BOLOGNESE),
        ),
        sides=Sides(Division.FACING), zero_sum=False, total=93, outs=True, source=EIGHT_HUNDRED,
    ),
    talk=TableTalk(SIGNALS),
    terms=TERMS,
    words_of_sets=WORDS_OF_SETS,
    options=(
        Option("recording", "How is a hand entered?", (
            Value("points", "by its points", EIGHT_HUNDRED),
            Value("fives", "divided by 5, to the nearest (192 is 38), an old practice; 160 then win for 800",
                  "004, 11.14, variants", (
                Put("payments.divided_by", 5),
                Put("match", RaceInParts(to=800, parts=5, winners=2, text=RUNS_ON, source="004, 11.14, variants")))),
        )),
        Option("target", "How many points win the rubber?", (
            Value("800", "800", EIGHT_HUNDRED),
            *(Value(str(points), str(points), "004, 11.14, variants", (Put("match.to", points),)) for points in (1000, 1500)),
            Value("four-hands", "none: the higher total after four hands wins (Quattro scartate)", "004, 11.14, variants",
                  (Put("match", Hands(number=4, source="004, 11.14, variants")),)),
        )),
        DISCARDED_TRUMPS,
        Option("signals", "Which signals may a leader give?", (
            Value("usual", "busso, volo and striscio", EIGHT_HUNDRED),
            Value("accademia", "in a plain suit only when its King, or every trump, has been played; busso never with volo",
                  "004, 11.14, rules of the Accademia", (Put("talk.signals", ACCADEMIA),)),
            Value("late", "only in a suit whose highest card has been played", EIGHT_HUNDRED, (Put("talk.signals", STRICT),)),
            Value("side-knock", "the usual ones, and a knock at the side for the second highest card (older players in Casalecchio)",
                  "004, 11.14, variants", (Put("talk.signals", (*SIGNALS, SIDE_KNOCK)),)),
            Value("none", "none (Medicina)", EIGHT_HUNDRED, (Put("talk.signals", ()),)),
        )),
        NUMBERED_MOORS, LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("bologna", "the game as it is usual in Bologna", "004, 11.14"),
        Profile("accademia", "with the signals of the Accademia's tournaments", "004, 11.14", (("signals", "accademia"),)),
    ),
    sources=(("004", with_basics("11.14")),),
    melds=BOLOGNESE,
    match=Race(to=800, winners=2, text=RUNS_ON, source=EIGHT_HUNDRED),
)

TERZIGLIO_BOOK = "004, 11.16"
GIOCO = Bid("gioco", "posso? se si può: may I play, with the pozzo", 1)
SOLO = Bid("solo", "faccio di mio: I make do with my own cards", 2, talon=Talon.LAST_TRICK)

TERZIGLIO = replace(
    OTTOCENTO,
    ref="11.16",
    slug="terziglio",
    name="Terziglio",
    place="Bologna",
    period="present day",
    players=(3,),
    counting=in_sets(2, TERZIGLIO_BOOK),
    sides=Sides(Division.REST),
    course=(
        *(Give(key=f"{which}-six", name=nth_round(which, 6), each=6, source=TERZIGLIO_BOOK) for which in ("first", "second", "third")),
        Lay(key="pozzo", name="pozzo", pile="talon", cards=8, pattern="the last eight cards of the pack", source=TERZIGLIO_BOOK),
        Auction(name="auction", bids=(GIOCO, SOLO), decline="passo", rules=(Content("va bene"),), source=TERZIGLIO_BOOK),
        Take(key="taking-pozzo", name="taking the pozzo", when=When.TALON_TAKEN, open=False, source=TERZIGLIO_BOOK),
        Discard(name="discard", when=When.TALON_TAKEN, cards=8, tiers=("all - five-point-cards",),
                rules=(LostDiscard(),), source=TERZIGLIO_BOOK),
        Play(name="play", lead=Leader.DECLARER, rules=(Declares(DECLARING),), source=TERZIGLIO_BOOK),
    ),
    payments=Payments(
        ledger="poste",
        rewards=(Poste(key="hand", label="Poste", table=BOLOGNESE, capotto=40, source=TERZIGLIO_BOOK),),
        rates=(Rate(1, "Gioco"), Rate(2, "Solo")),
        abandoned=Abandoned.NOTHING, rate_asked="which bid was played", source=TERZIGLIO_BOOK,
    ),
    talk=TableTalk(DEFENDERS),
    terms=(("talon", "pozzo"), ("fool", "Matto"), ("poste", "poste"), ("one of poste", "posta")),
    options=(
        Option("hold", "May one who has said Gioco hold a later Solo?", (
            Value("no", "no: a Solo ends the auction", TERZIGLIO_BOOK),
            Value("yes", "yes: he then plays the Solo himself (Casalecchio)", "004, 11.16, MB",
                  (Add("course:auction.rules", Hold("tengo")),)),
        )),
        Option("poste", "How many poste is a total worth?", (
            Value("fifties", "one for each 50, a rest of 46 or more counting as 50", TERZIGLIO_BOOK),
            Value("tens", "10 less, and one for each 10 of the rest, 5 or more counting as 10", "004, 11.16, MB", (
                Put("payments.rewards:hand.off", 10), Put("payments.rewards:hand.step", 10), Put("payments.rewards:hand.up", 5))),
            Value("twenty-fives", "one for each 25, as older players recall; a rest of 21 or more counting as 25",
                  "004, 11.16; the rounding is ours", (Put("payments.rewards:hand.step", 25), Put("payments.rewards:hand.up", 21))),
        )),
        Option("capotto", "What does winning every trick bring in a Solo?", (
            Value("flat", "40 poste, as in a Gioco", f"{TERZIGLIO_BOOK}; in a Solo too: ours"),
            Value("double", "80 poste, twice as many", "ours", (Put("payments.rewards:hand.rated", True),)),
        )),
        Option("next-dealer", "Who deals the next hand?", (
            Value("next", "the next player", TERZIGLIO_BOOK),
            Value("declarer", "the declarer", "004, 11.16, MB", (Put("course:play.deals_next", "declarer"),)),
        )),
        Option("signals", "May the opponents of the declarer signal when they lead?", (
            Value("yes", "busso, volo and striscio, in a suit whose highest card has been played", TERZIGLIO_BOOK),
            Value("none", "no", "ours", (Put("talk.signals", ()),)),
        )),
        DISCARDED_TRUMPS, NUMBERED_MOORS, LEADING_MATTO, EXCHANGE,
    ),
    profiles=(
        Profile("bologna", "the game as Dummett and McLeod describe it", "004, 11.16"),
        Profile("mb", "with what Barilli tells otherwise", "004, 11.16", (("hold", "yes"), ("next-dealer", "declarer"))),
    ),
    sources=(("004", with_basics("11.16")),),
    match=MatchRule(text="Each hand is settled by itself; before the first each draws a card, and the player to the left of "
                         "the highest deals it.", source=TERZIGLIO_BOOK),
)

MATTAZZA_BOOK = "004, 11.18"
BY_GTB = "004, 11.18, GTB"
BY_MB = "004, 11.18, MB"
PASSES = "The deal passes to the right."

AIMS = Aim(key="aim", name="aim", aims=((BUONA, "the highest total loses, as usual"),
                                        (MATTA, "the lowest total loses, if all take a trick")),
           source=BY_GTB)
LIMITS = (
    Limit((3, 4), several=2, marks=3, alone=5, pays=1, pays_alone=3), Limit((5,), several=2, marks=2, alone=4, pays=1, pays_alone=4),
    Limit((6,), several=3, marks=2, alone=4, pays=1, pays_alone=4),
)
LIMITS_MB = Put("match.limits:3-or-4.alone", 6), Put("match.limits:5.several", 3)


def seating(players: int, *more: Edit) -> Seating:
    """Sets of as many cards as players."""
    counting = Put("counting", in_sets(players, MATTAZZA_BOOK, BOLOGNESE_62.size - 10 * players))
    return Seating(players, Message("cards are counted {players} at a time", players=players), (counting, *more), MATTAZZA_BOOK)


def leaving(marks: int) -> Value:
    """The other way to end the rubber: who has so many marks leaves it."""
    match = LastOnes(most=marks, last=2, pays=1, text=PASSES, source=BY_MB)
    return Value(f"leave-{marks}", Message("when only two are left: who has {marks} marks leaves, and pays them", marks=marks),
                 f"{BY_MB}, variants; that each gets one game point is ours", (Put("match", match),))


def announced(players: int) -> Seating:
    """Sets of as many cards as players, and an aim of the hand that the leader announces."""
    row = "payments.rewards:losers"
    found = seating(players, Insert(AIMS, before="play"), Put(f"{row}.aims", True), Put(f"{row}.heavy", 3))
    return replace(found, words=Message("cards are counted {players} at a time, and the leader announces the aim of the hand",
                                       players=players))


MATTAZZA_GAME = replace(
    OTTOCENTO,
    ref="11.18",
    slug="mattazza",
    name="Mattazza",
    place="Bologna",
    period="present day",
    players=(4, 3, 5, 6),
    counting=in_sets(4, MATTAZZA_BOOK, 22),
    fool=replace(MATTO, by=Saves.PLAYER, trickless=Trickless.TRICK_WINNER,
                 source=f"{BASIC}; 004, chapter 1; 004, 11.18; that it may be led is ours"),
    sides=Sides(Division.ALONE),
    course=(
        *(Give(key=f"{which}-five", name=nth_round(which, 5), each=5, source=MATTAZZA_BOOK) for which in ("first", "second")),
        Play(name="play", lead=Leader.AFTER_DEALER, source=MATTAZZA_BOOK),
    ),
    payments=Scoring(
        ledger="marks", rewards=(Losers("losers", "Mark", MATTAZZA_BOOK, table=BOLOGNESE_WON),),
        sides=Sides(Division.ALONE), zero_sum=False, whole=False, source=MATTAZZA_BOOK,
    ),
    talk=TableTalk(MATTAZZA),
    terms=(("fool", "Matto"), ("marks", "marks"), ("one of marks", "mark"), ("loser", "loser of the hand")),
    seatings=tuple(seating(players) for players in (3, 5, 6)),
    options=(
        Option("limits", "When does the rubber end?", (
            Value("gtb", "with 5 marks of one player, or 3 of two; with five players 4 of one, or 2 of two", BY_GTB),
            Value("mb", "with 6 marks of one player, or 3 of two; with five or six players 4 of one, or 2 of three",
                  f"{BY_MB}; paid as GTB has it", LIMITS_MB),
            *(leaving(marks) for marks in (2, 3, 4, 5, 6)),
        )),
        Option("next-dealer", "Who deals the next hand?", (
            Value("next", "the next player", MATTAZZA_BOOK),
            Value("loser", "the loser", "004, 11.18, variants; of several the next after the dealer: ours", (
                Put("course:play.deals_next", "loser"),)),
        )),
        Option("aim", "With five players or more, does the leader announce what the hand is played for?", (
            Value("never", "no", MATTAZZA_BOOK),
            Value("announced", "yes: alla buona, or alla matta, where the lowest total loses; if he himself loses he gets two marks, and "
                  "a player with three marks gets double",
                  f"{BY_GTB}, variant; that he who pays double gets a second mark: ours", (
                      Put("seatings", (seating(3), announced(5), announced(6))), Remove("match.limits", "5"), Remove("match.limits", "6"))),
        )),
        Option("hundred", "Does a player who makes 100 points win the hand?", (
            Value("no", "no", MATTAZZA_BOOK),
            Value("yes", "yes, and the others get the marks (Mattazza Cento, Medicina)",
                  "004, 11.18, variants; the marks of the others are ours", (
                Put("payments.rewards:losers.hundred", 100),)),
        )),
        Option("talk", "What may be said?", (
            Value("usual", "a duro, and after it busso, volo and striscio", MATTAZZA_BOOK),
            Value("more", "also what Laghi and Barilli add", f"{BY_GTB}; MB", (Put("talk.signals", (*MATTAZZA, *MATTAZZA_MORE)),)),
            Value("none", "nothing", "ours", (Put("talk.signals", ()),)),
        )),
        NUMBERED_MOORS, LEADING_MATTO,
    ),
    profiles=(
        Profile("gtb", "the game as Laghi has it", "004, 11.18"),
        Profile("mb", "the limits of Barilli", "004, 11.18", (("limits", "mb"),)),
    ),
    sources=(("004", with_basics("11.18")),),
    melds=BOLOGNESE_WON,
    match=Marks(limits=LIMITS, text=PASSES, source=BY_GTB),
)

GAMES = {game.slug: game.with_options() for game in (OTTOCENTO, TERZIGLIO, MATTAZZA_GAME)}

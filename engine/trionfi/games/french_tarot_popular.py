"""The readings of the popular games for four and for three: authors and groups, and what a table may choose (Dummett and McLeod 2004,
9.15 and 9.16)."""

from trionfi.game.edits import Add, Drop, Edit, Insert, Put, Remove
from trionfi.game.options import Option, Value
from trionfi.games.french_tarot_melds import no_honours, no_trumps
from trionfi.games.french_tarot_slams import LEADERS, SLAM_OF_600, UNBID, no_slam
from trionfi.games.french_tarot_today import CONTRACT
from trionfi.matches.mouches import DOUBLES, OPENS, Adds, DoublingSmall, Lays, Mouches
from trionfi.matches.rules import MatchRule
from trionfi.melds import Combination, Count, Due, Lacking, PaidWhen, Scale
from trionfi.phases.announce import Announce
from trionfi.phases.annul import Annul
from trionfi.phases.auction_rules import FirstAlone, LastMustBid, MayAnnul, SaidAtFirstBid
from trionfi.phases.bids import Bid
from trionfi.phases.contre import Contre
from trionfi.phases.deal import Give, numbered
from trionfi.phases.declare import Declare
from trionfi.phases.heaps import ChooseHeap
from trionfi.phases.play.chelem import Chelem
from trionfi.phases.play.imprenable import Imprenable
from trionfi.phases.when import When
from trionfi.settlement.margin_rules import Nearest, PetitBeside, PetitInside
from trionfi.settlement.premiums import Counts, OwnPetit, ShownFor, SidePetit
from trionfi.settlement.settling import ContreDoubles, Rate
from trionfi.settlement.slams import AnnouncedSlam, Slam
from trionfi.state.contract import Talon
from trionfi.tricks.fool import WinsUnless
from trionfi.words import Message, Words

FOUR = "004, 9.15"
THREE = "004, 9.16"
GLOSSES = {
    "prise": ("I take", Talon.TAKE), "pousse": ("I push", Talon.TAKE), "garde": ("I keep", Talon.TAKE),
    "garde sans": ("I keep without the chien", Talon.KEEP), "garde contre": ("I keep against the chien", Talon.OPPONENTS),
}
ALL = ("prise", "pousse", "garde", "garde sans", "garde contre")


def said(words: tuple[str, ...], rates: tuple[int, ...], added: int = 0) -> tuple[Bid, ...]:
    """Bids of these rates; with `added` the base alone counts by the bid, in steps of so much, and the difference is added to it."""
    return tuple(Bid(say, GLOSSES[say][0], rate, GLOSSES[say][1], Message("base {n}", n=added * rate) if added else "")
                 for say, rate in zip(words, rates, strict=True))


def bids(name: str, words: Words, source: str, which: tuple[str, ...], rates: tuple[int, ...], added: int = 0) -> Value:
    """A value that puts other bids."""
    made = said(which, rates, added)
    edits: tuple[Edit, ...] = (Put("course:auction.bids", made), Put("payments.rates", tuple(Rate(bid.rate, bid.say) for bid in made)))
    if added:
        edits = (*edits, Put(f"{CONTRACT}.base", added), Put(f"{CONTRACT}.multiplied", False))
    return Value(name, words, source, edits)


BIDS = Option("bids", "Which bids are there, and what do they count?", (
    Value("four", "prise, garde, garde sans and garde contre: 1, 2, 4 and 6 times", FOUR),
    bids("five", "a pousse too: 1, 2, 4, 8 and 12 times", f"{FOUR}, Lau., Arn., Mar.", ALL, (1, 2, 4, 8, 12)),
    bids("five-added", "five bids: 10, 20, 40, 80 or 160 and the difference", f"{FOUR}, Sim.", ALL, (1, 2, 4, 8, 16), 10),
    bids("no-garde", "prise, pousse, garde sans and garde contre: 0, 10, 50 or 100 and the difference", f"{FOUR}, AT",
         ("prise", "pousse", "garde sans", "garde contre"), (0, 1, 5, 10), 10),
    bids("no-garde-sans", "prise, pousse, garde and garde contre: 10, 20, 30 or 50 and the difference", f"{FOUR}, a group of players",
         ("prise", "pousse", "garde", "garde contre"), (1, 2, 3, 5), 10),
    bids("five-from-nothing", "five bids: 0, 20, 40, 80 or 160 and the difference", f"{FOUR}, another group of players", ALL,
         (0, 1, 2, 4, 8), 20),
))

BASE = Option("base", "What is the base value where the bids multiply?", (
    Value("25", "25", FOUR), Value("10", "10", f"{FOUR}, Arn.", (Put(f"{CONTRACT}.base", 10),)),
))
PETIT_KEPT = "004, 9.18; that the Petit au bout is paid beside it is our reading"
BESIDE = Add(f"{CONTRACT}.rules", PetitBeside())


def announced(source: str, *others: tuple[str, Words]) -> Insert:
    """A slam announced before the first lead."""
    return Insert(Announce(key="grand-chelem", name="grand chelem", word="grand chelem", gloss="I shall win every trick", others=others,
                           when=When.DECLARER,
                           decline="no announcement", decline_gloss="play may begin", source=source), before="play")


def in_play(source: str, grand: int, petit: int) -> tuple[Edit, ...]:
    """Sim.'s slams."""
    return (
        *no_slam(Slam("grand-chelem", "grand chelem", grand), Slam("petit-chelem", "petit chelem", petit, 1, 2)),
        Put("fool.rules:slam", WinsUnless("petit chelem")),
        Add("course:play.rules", Chelem((("grand chelem", 0, 0), ("petit chelem", 1, 2)), 10, source=source)), BESIDE,
    )


def slam_of_1000(alone: int) -> tuple[Edit, ...]:
    """Lau.'s slam."""
    return (*no_slam(Slam("chelem", "chelem", 1000), alone=alone, kept="chelem"),
            Add("course:auction.bids", Bid("chelem", "I win every trick", 1)), BESIDE)


SLAMS = (
    Value("announced", "the declarer may announce it before the first lead, and leads: 400, or 200 when he fails; 200 when not announced",
          FOUR),
    Value("announced-only", "the declarer may announce it before the first lead, and leads: 400, or 200 when he fails; nothing when not "
          "announced", f"{FOUR}, Mar., Four.", (Put(f"{CONTRACT}.rules:chelem", AnnouncedSlam(400, 200)),)),
    Value("bid-600", "grand chelem is the highest bid: 600; not bid 300; either in place of the contract",
          f"004, 9.13, older rules; {UNBID}", SLAM_OF_600),
    Value("bid-1000", "chelem is the highest bid, and the first lead stays as it is: 1000; not bid 500; either in place of the contract",
          f"{FOUR}, Lau.; {UNBID}; {PETIT_KEPT}", slam_of_1000(500)),
    Value("bid-1000-only", "the same, but not bid nothing", f"{FOUR}, Lau., for whom the bonus is optional; {PETIT_KEPT}",
          slam_of_1000(0)),
    Value("announced-1000", "announced before the first lead: 1000 in place of the contract; not announced nothing",
          f"{FOUR}, Arn.; {PETIT_KEPT}", (
        *no_slam(Slam("grand-chelem", "grand chelem", 1000), kept="grand chelem"), announced(f"{FOUR}, Arn."),
        Put(LEADERS, ("grand chelem",)), BESIDE)),
    Value("petit-150", "grand chelem (250) or petit chelem (all tricks but one, 150) announced before the first lead",
          f"{FOUR}, AT; {PETIT_KEPT}", (
        *no_slam(Slam("grand-chelem", "grand chelem", 250), Slam("petit-chelem", "petit chelem", 150, 1, 1), kept="grand chelem"),
        Put("fool.rules:slam", WinsUnless("petit chelem")),
        announced(f"{FOUR}, AT", ("petit chelem", "I shall win every trick but one")),
        Put(LEADERS, ("grand chelem", "petit chelem")), BESIDE)),
    Value("before-tenth", "grand chelem (1600) or petit chelem (all tricks but one, or but two with the Excuse, 800) announced before the "
          "tenth trick", f"{FOUR}, Sim.; {PETIT_KEPT}", in_play(f"{FOUR}, Sim.", 1600, 800)),
    Value("before-tenth-low", "the same for 300 and 200", f"{FOUR}, Sim.; {PETIT_KEPT}", in_play(f"{FOUR}, Sim.", 300, 200)),
)
SLAMS_OF_THREE = Value(
    "bid-beside", "petit chelem (all tricks but two, 100) and grand chelem (250) are the highest bids, paid beside the contract at 4 times",
    f"{THREE}, Lau.", (
        *no_slam(Slam("grand-chelem", "grand chelem", 250, instead=False), Slam("petit-chelem", "petit chelem", 100, 2, 2, instead=False),
                 kept="grand chelem"),
        Add("course:auction.bids", Bid("petit chelem", "I win every trick but two", 4)),
        Add("course:auction.bids", Bid("grand chelem", "I win every trick", 4)),
        Add("payments.rates", Rate(4, "a chelem that was bid")),
    ))


def slams(*more: Value) -> Option:
    """How a slam is undertaken."""
    return Option("chelem", "How is a slam undertaken, and what is it worth to each opponent?", (*SLAMS, *more))


def shown(name: str, words: Words, source: str, *steps: tuple[int, int], usual: int, times: int = 0) -> Value:
    """A scale of poignées where usually `usual` trumps are the fewest; one worth `times` is multiplied by the bid."""
    edits: tuple[Edit, ...] = (Put("melds.combinations:poignee.values", (Scale(steps),)),)
    if steps[0][0] != usual:
        edits = (*edits, Put("melds.combinations:poignee.pattern", Count("trumps + fool", steps[0][0])))
    return Value(name, words, source, (*edits, Put("payments.rewards:shown.multiplied", (("poignée", times),))) if times else edits)


def poignees(*values: Value) -> Option:
    """What is shown for how much."""
    return Option("poignees", "What are the poignées worth?", values)


PAID = Option("poignee-paid", "Whom is a poignée paid to?", (
    Value("winners", "to the side that wins the hand, whoever showed it", FOUR),
    Value("opponent-personal", "the declarer's goes with the contract, an opponent's is paid to him by all others", f"{FOUR}, Lau., Arn.",
          (Put("payments.rewards:shown.goes", ShownFor.SIDE),)),
    Value("personal", "to the player who shows it, by all others, whoever wins", f"{FOUR}, Sim.",
          (Put("payments.rewards:shown.goes", ShownFor.MAKER),)),
))
COURTS = "kings + queens + cavaliers + jacks"


def poor(name: str, words: Words, source: str, *kinds: Combination) -> Value:
    """Declarations of poor hands."""
    return Value(name, words, source, (*(Add("melds.combinations", one) for one in kinds),
                                       Put("payments.rewards:shown.personal", tuple(one.name for one in kinds))))


def no_courts(source: str, of: str) -> Combination:
    """No court card."""
    return Combination("pas-de-cartes-habillees", "pas de cartes habillées", Lacking(of), (Scale(((0, 10),)),), "pas de cartes habillées",
                       due=Due(PaidWhen.AT_END),
                       source=source)


MISERES = Option("misere", "May poor hands be declared, for 10 from each other player?", (
    Value("no", "no", FOUR),
    poor("honours", "pas d'atouts (no trump; the Excuse is none) and pas d'honneurs (no court card, no bout)", f"{FOUR}, Lau.; 004, 9.13",
         no_trumps(FOUR, "trumps"), no_honours(FOUR)),
    poor("honours-excuse-bars", "the same, but the Excuse bars pas d'atouts", f"{FOUR}, Arn., Sim.",
         no_trumps(FOUR, "trumps + fool"), no_honours(FOUR)),
    poor("courts-excuse-bars", "pas d'atouts and pas de cartes habillées (no court card), both barred by the Excuse", f"{FOUR}, AT",
         no_trumps(FOUR, "trumps + fool"), no_courts(FOUR, f"{COURTS} + fool")),
    poor("courts", "pas d'atouts and pas de cartes habillées, whatever the Excuse",
         f"{FOUR}, the authors' groups; that the Excuse bars neither is ours",
         no_trumps(FOUR, "trumps"), no_courts(FOUR, COURTS)),
))
DECLARED = Option("declared", "When are declarations made?", (
    Value("first-card", "just before one's own first card", FOUR),
    Value("before-lead", "in a round before the first lead", f"{FOUR}, Sim.", (
        Remove("course:play.rules", "declaring"), Insert(Declare(name="declarations", source=f"{FOUR}, Sim."), before="play"))),
))
UNPAID = Remove(f"{CONTRACT}.rules", "petit")
PETIT = Option("petit", "Whose affair is the Petit in the last trick?", (
    Value("side", "that of the side that wins the trick: 10, multiplied with the contract", FOUR),
    Value("personal", "that of its player, from or to each other player, times the bid where bids multiply", f"{FOUR}, Lau.", (
        UNPAID, Add("payments.rewards", OwnPetit("petit", "Petit in the last trick", f"{FOUR}, Lau.; 004, 9.17")))),
    Value("declarer", "the declarer's alone: 10 won, 20 lost, not multiplied", f"{FOUR}, Arn.", (
        UNPAID, Add("payments.rewards", SidePetit("petit", "Petit in the last trick", f"{FOUR}, Arn.")))),
    Value("declarer-captured", "the same, and he wins 10 by taking an opponent's as well", f"{FOUR}, Arn., who is silent; 004, chapter 9, "
          "common rules; another reading", (
              UNPAID,
              Add("payments.rewards", SidePetit("petit", "Petit in the last trick", f"{FOUR}, Arn.", counts=Counts.CAPTURED)))),
    Value("between-sides", "10 between the sides, not multiplied, and nothing when an opponent takes another's", f"{FOUR}, AT", (
        UNPAID,
        Add("payments.rewards", SidePetit("petit", "Petit in the last trick", f"{FOUR}, AT", lost=1, counts=Counts.EITHER)))),
    Value("inside", "it is not paid, but moves the total that is needed", f"{FOUR}, TRV", (
        Put(f"{CONTRACT}.rules:petit", PetitInside((46, 41, 36, 31), (61, 56, 51, 46), passed=True)),)),
))
LONE = Annul(key="lone-petit", name="lone Petit", has="T1", lacks="trumps - T1 + fool", says="Petit sec", source=f"{FOUR}, AT, Mar.")
ALONE, LATE = (
    Imprenable("T1", "trumps - T1 + fool", first=first, source=source) for first, source in (
        (True, f"{FOUR}, the authors' groups; 004, 9.6"), (False, f"{FOUR}, Mar.")))
LONE_PETIT = Option("lone-petit", "What of the Petit without another trump or the Excuse?", (
    Value("annuls", "the deal is annulled", FOUR),
    Value("may-annul", "its holder may annul the deal when it is his turn to bid", f"{FOUR}, AT",
          (Drop("lone-petit"), Add("course:auction.rules", MayAnnul(LONE)))),
    Value("imprenable", "it cannot be captured; its holder says so at the first bid, which may then be withdrawn",
          f"{FOUR}, the authors' groups; 004, 9.6", (
              Drop("lone-petit"), Add("course:auction.rules", SaidAtFirstBid(ALONE)), Add("course:play.rules", ALONE))),
    Value("annuls-or-imprenable", "its holder may annul the deal when it is his turn to bid; if he does not, he says as he plays it that "
          "it cannot be captured",
          f"{FOUR}, Mar.", (Drop("lone-petit"), Add("course:auction.rules", MayAnnul(LONE)), Add("course:play.rules", LATE))),
))
CONTRE = Option("contre", "May the opponents double?", (
    Value("no", "no", FOUR),
    Value("each", "each for himself, and the declarer may double again", f"{FOUR}, TRV (iii)", (
        Insert(Contre(key="contre", name="contre", when=When.DECLARER, source=f"{FOUR}, TRV (iii)"), after="auction"),
        Put("payments.contre", ContreDoubles.EACH))),
    Value("all", "one for all; a second opponent may double again", f"{FOUR}, Lau.", (
        Insert(Contre(key="contre", name="contre", when=When.DECLARER, whole=True, source=f"{FOUR}, Lau."), after="auction"),
        Put("payments.contre", ContreDoubles.ALL))),
))
FORCED = Option("forced", "Must the dealer bid when all others have passed?", (
    Value("no", "no", FOUR), Value("yes", "yes: tarot forcé", f"{FOUR}, TRV (i)", (Add("course:auction.rules", LastMustBid()),)),
    Value("chosen", "the player next after the dealer is always the declarer, and chooses his hand among all", f"{FOUR}, TRV (i)", (
        Put("course:packet-*.heaps", True),
        Insert(ChooseHeap(key="choosing-hand", name="choice of a hand", source=f"{FOUR}, TRV (i)"), after="chien"),
        Add("course:auction.rules", FirstAlone()), Put("course:play.lead", "each in rounds"))),
))
DIRECTION = Option("direction", "Which way round is it played?", (
    Value("anticlockwise", "to the right", FOUR), Value("clockwise", "to the left", f"{FOUR}, Sim.", (Put("anticlockwise", False),)),
))
LEAD = Option("first-lead", "Who leads to the first trick?", (
    Value("eldest", "the player next after the dealer, unless a slam gives it to the declarer", FOUR),
    Value("first-bidder", "who made the first bid", f"{FOUR}, Sim.", (Put("course:play.lead", "first bidder"),)),
    Value("after-declarer", "the player next after the declarer, even after a slam", f"{FOUR}, Four.", (
        Put("course:play.lead", "after declarer"), Put(LEADERS, ()))),
))
EXCUSE = Option("excuse", "What of the Excuse of a side without a trick?", (
    Value("kept", "the opponents of the declarer keep theirs, the declarer loses his", FOUR),
    Value("lost", "it goes to the other side", f"{FOUR}, AT", (Put("fool.trickless", "other side"),)),
))


def laid(text: Words) -> Put:
    """How the cards come to the chien."""
    return Put("course:chien.pattern", text)


CHIEN = Option("chien", "How are the cards laid to the chien?", (
    Value("single", "one at a time, none of the first or last three of the pack", FOUR),
    Value("twos", "two at a time", f"{FOUR}, Four.", (laid("six cards, laid two at a time among the packets,"),)),
    Value("threes", "three at a time", f"{FOUR}, Sim.", (laid("six cards, laid three at a time among the packets,"),)),
    Value("after-rounds", "one after each of six rounds", f"{FOUR}, AT", (laid("six cards, one after each of six rounds of the deal,"),)),
    Value("early-twos", "two after each of the first three rounds", f"{FOUR}, Arn.", (
        laid("six cards, in twos when each of the three earliest rounds is dealt,"),)),
))


def more_rounds(each: int, first: int, last: int, source: str) -> tuple[Edit, ...]:
    """The hands in more rounds of fewer cards."""
    return (Put("course:packet-*.each", each), *(
        Insert(Give(key=f"packet-{number}", name=numbered(number), each=each, source=source),
               after=f"packet-{number - 1}") for number in range(first, last + 1)))


DEAL_4 = Option("deal", "In which packets are the cards dealt?", (
    Value("threes", "six rounds of three", FOUR),
    Value("twos", "nine rounds of two", f"{FOUR}, Arn.", more_rounds(2, 7, 9, f"{FOUR}, Arn.")),
))
DEAL_3 = Option("deal", "In which packets are the cards dealt?", (
    Value("fours", "six rounds of four", THREE),
    Value("threes", "eight rounds of three", f"{THREE}, Arn., Lau., Sim.", more_rounds(3, 7, 8, f"{THREE}, Arn., Lau., Sim.")),
))
ROUNDED = Option("rounded", "Is what each opponent pays rounded?", (
    Value("no", "no", THREE),
    Value("5", "to the nearest multiple of 5", f"{THREE}, Lau.", (Add(f"{CONTRACT}.rules", Nearest(5)),)),
    Value("10", "to the nearest multiple of 10", f"{THREE}, Sim.", (Add(f"{CONTRACT}.rules", Nearest(10)),)),
))


def pots(name: str, words: Words, mouches: Mouches) -> Value:
    """Mouches of another kind."""
    return Value(name, words, mouches.source, (Put("match", mouches),))


MOUCHES = Option("mouches", "How are the mouches laid?", (
    Value("20-10", "20 from the dealer and 10 from each other, 5 from each later dealer", f"{FOUR}; 004, chapter 9, common rules"),
    pots("dealer-20", "20 from the dealer alone, 5 from each later dealer",
         Mouches(dealer=20, others=0, more=5, source=f"{FOUR}, as the sentence reads")),
    pots("no-additions", "20 and 10, nothing from later dealers", Mouches(dealer=20, others=10, more=0, source=f"{FOUR}, Lau.")),
    pots("10-each", "10 from each, 5 from each later dealer", Mouches(dealer=10, others=10, more=5, source=f"{FOUR}, Lau.")),
    pots("dealer-10", "10 from the dealer alone, 5 from each later dealer", Mouches(dealer=10, others=0, more=5, source=f"{FOUR}, Lau.")),
    pots("fixed", "20 and 10, 5 from each later dealer; a loser lays 50, whatever there is",
         Mouches(dealer=20, others=10, more=5, loss=Lays(50), source=f"{FOUR}, Lau.; the sum is ours")),
    pots("one", "10 from the dealer and 5 from each other, 5 from each later dealer; every loss doubles the only one",
         Mouches(dealer=10, others=5, more=5, loss=DOUBLES, source=f"{FOUR}, Arn.")),
    pots("new", "20 and 10, 10 from each later dealer; every loss opens a new one",
         Mouches(dealer=20, others=10, more=10, loss=OPENS, source=f"{FOUR}, AT")),
    pots("passed", "10 from the dealer alone, 10 from the next after a deal that all pass; a loss of 100 or more opens a new one",
         Mouches(dealer=10, others=0, more=10, adds=Adds.PASSED, loss=DoublingSmall(100), source=f"{FOUR}, the authors' groups")),
    Value("no", "there are none", "004, 9.13 and 9.14", (
        Put("match", MatchRule(text="A running total is kept for each player; they always add up to zero.")),)),
))

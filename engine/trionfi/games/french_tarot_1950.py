"""The readings of the games of the 1950s and 1960s, and their Swiss kin (Dummett and McLeod 2004, 9.6 to 9.12)."""

from trionfi.game.edits import Add, Drop, Edit, Insert, Put, Remove
from trionfi.game.options import Option, Value
from trionfi.matches.mouches import OPENS, FixedMouche, Raises
from trionfi.melds import Lacking, Scale
from trionfi.phases.announce import Announce, Exposes
from trionfi.phases.asking import Buy
from trionfi.phases.auction_rules import LastChance, SaidAtFirstBid
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call
from trionfi.phases.declare import Declare
from trionfi.phases.play.imprenable import Imprenable
from trionfi.phases.raising import Raise
from trionfi.phases.when import When
from trionfi.settlement.margin import Halves
from trionfi.settlement.margin_rules import PetitInside
from trionfi.settlement.premiums import Bought, ShownFor
from trionfi.settlement.settling import Rate
from trionfi.settlement.slams import EveryTrick, Slam
from trionfi.state.contract import Talon
from trionfi.tricks.fool import WinsLast
from trionfi.words import Message, Words

BOOK = "004, 9.6"
CONTRACT = "payments.rewards:contract"
NO_TRICK, SLAMS = f"{CONTRACT}.rules:no-trick.value", f"{CONTRACT}.rules:slams"
TRUMPS = "trumps + fool"
CHELEMS = ("grand chelem", "petit chelem")


def bids(garde: int, *between: Bid, pousse: int = 1) -> tuple[Bid, ...]:
    """The bids, the highest garde at so many times the base."""
    return (
        Bid("prise", "I take", 0, worth="base 0"), Bid("pousse", "I push", pousse, worth="base 10"), *between,
        Bid("garde", "I keep without the talon", garde, Talon.KEEP, "base 20"),
        Bid("petit chelem", "I win nearly every trick", 0, worth="100 in place of the contract"),
        Bid("grand chelem", "I win every trick", 0, worth="the value of a grand chelem in place of the contract"),
    )


def avec_ecart(source: str) -> Value:
    """A garde with the talon taken, between pousse and garde."""
    between = Bid("garde avec écart", "I keep with a discard", 3, worth="base 15")
    return Value("avec-ecart", "garde avec écart is bid between pousse and garde: the talon is taken, base 15", source, (
        Put("course:auction.bids", bids(4, between, pousse=2)), Put(f"{CONTRACT}.base", 5),
        Put("payments.rates", (Rate(0, "prise"), Rate(2, "pousse"), Rate(3, "garde avec écart"), Rate(4, "garde"))),
    ))


def over_pousse() -> Value:
    """Two bids, the higher of which doubles everything."""
    said = (Bid("pousse", "I push", 1), Bid("garde", "I keep without the talon", 2, Talon.KEEP, over=True))
    slams = (Bid("petit chelem", "I win nearly every trick", 1), Bid("grand chelem", "I win every trick", 1))
    return Value("over-pousse", "there is no prise, and a garde only over a pousse; it doubles everything, declarations and Petit too",
                 f"{BOOK}, MMT", (
                     Put("course:auction.bids", (*said, *slams)), Put(f"{CONTRACT}.multiplied", True),
                     Put("payments.rates", (Rate(1, "pousse"), Rate(2, "garde"))), Put("payments.rewards:petit.multiplied", True),
                     Put("payments.rewards:shown.all_multiplied", True)))


ALONE = Imprenable("T1", "trumps - T1 + fool", source=f"{BOOK}, MMT, RT")
LONE_PETIT = Option("lone-petit", "What of the Petit without another trump or the Excuse?", (
    Value("annuls", "the deal is annulled", BOOK),
    Value("imprenable", "it cannot be captured; its holder says so at the first bid, which may then be withdrawn", f"{BOOK}, MMT, RT", (
        Drop("lone-petit"), Add("course:auction.rules", SaidAtFirstBid(ALONE)), Add("course:play.rules", ALONE))),
))
PASSES = Option("deal-passes", "Which way does the deal pass?", (
    Value("right", "to the right, as the play goes", BOOK),
    Value("left", "to the left", f"{BOOK}, RT", (Put("course:play.deals_next", "before dealer"),)),
))
GARDE = Option("garde", "Which bids are there under the chelems?", (
    Value("sans-ecart", "prise, pousse, garde", BOOK), avec_ecart(f"{BOOK}, Grim., RT"), over_pousse(),
))
AFTERWARDS = Option("afterwards", "May anything be bid when the others have passed?", (
    Value("no", "no", BOOK),
    Value("first", "when all have passed the first may still bid", f"{BOOK}, RT, who disapproves", (
        Add("course:auction.rules", LastChance()),)),
    Value("raise", "the declarer may announce a higher bid than his own", f"{BOOK}, RT, who disapproves", (
        Insert(Raise(key="raising", name="raising the bid", when=When.DECLARER, source=f"{BOOK}, RT"), after="auction"),)),
))
PETIT = Option("petit", "How does the Petit in the last trick count?", (
    Value("outside", "10 from each other player to its player who wins it, or to each when he loses it to an opponent", BOOK),
    Value("inside", "it moves the total that is needed by 10, and nothing is paid", f"{BOOK}, RT, MMT", (
        Remove("payments.rewards", "petit"), Add(f"{CONTRACT}.rules", PetitInside((46, 41, 31, 26), (66, 61, 51, 46))))),
))
def partners_petit(source: str) -> Option:
    """A Petit that is lost within a side."""
    return Option("petit-partner", "Is a Petit paid that one's own partner takes in the last trick?", (
        Value("no", "no", f"{source}; our reading"),
        Value("yes", "yes, like any that is lost there", f"{source}; another reading", (Put("payments.rewards:petit.among", True),)),
    ))


def halves(source: str) -> Option:
    """What becomes of half a point."""
    return Option("halves", "What of half a point that is left over?", (
        Value("dropped", "it is dropped", f"our reading, after 004, 9.2; {source} does not say"),
        Value("exact", "it counts, in the total needed and in the payment", f"another reading; {source} does not say", (
            Put(f"{CONTRACT}.halves", Halves.EXACT),)),
    ))


PARTNERS_SHOWS = Option("partner-shows", "Whom is a poignée of the declarer's partner paid to?", (
    Value("himself", "to him, by all others, as that of an opponent", "our reading, after 004, 9.1"),
    Value("contract", "it goes with the contract, as the declarer's own", "another reading", (
        Put("payments.rewards:shown.goes", ShownFor.SIDE),)),
))
EXCUSE = Option("excuse", "Does the Excuse bar pas d'atouts?", (
    Value("bars", "yes", BOOK),
    Value("no-bar", "no", f"{BOOK}, RT, MMT", (Put("melds.combinations:pas-datouts.pattern", Lacking("trumps")),)),
))
PRISE = f"{BOOK}, LJ, RT"
ACHAT: tuple[Edit, ...] = (
    Insert(Buy(key="achat", name="achat", when=When.TALON_TAKEN, number=(("prise", 1),), which="suit-cards", free=True, source=PRISE),
           after="discard"),
    Add("payments.rewards", Bought("bought", "Card bought", PRISE)),
)
BUYING = Option("achat", "May the declarer of a prise buy a card?", (
    Value("no", "no", BOOK), Value("yes", "yes, a suit card for 10", PRISE, ACHAT),
))
BUYING_OR_CALLING = Option("achat", "May the declarer of a prise buy a card, or call a partner?", (
    *BUYING.values,
    Value("or-partner", "he may buy a suit card for 10, or instead call any card, whose holder is his partner", "004, 9.7, LJ", (
        *ACHAT, Put("payments.shares", (1, 1)), Put("match.shares", True), Put("payments.rewards:shown.goes", ShownFor.DECLARER),
        Insert(Call(name="call", when=When.NOTHING_BOUGHT, at=("prise",), cards=("all",), free=True, source="004, 9.7, LJ"),
               before="play"))),
))
DECLARED = Option("declared", "When are declarations made?", (
    Value("first-card", "just before one's own first card", BOOK),
    Value("before-lead", "in a round before the first lead", f"{BOOK}, RT", (
        Remove("course:play.rules", "declaring"), Insert(Declare(name="declarations", source=f"{BOOK}, RT"), before="play"))),
))
LEAD = Option("first-lead", "Who leads to the first trick where no chelem was bid?", (
    Value("eldest", "the player to the dealer's right", BOOK),
    Value("dealer", "the dealer", f"{BOOK}, LJ", (Put("course:play.lead", "dealer"),)),
    Value("declarer", "the declarer", f"{BOOK}, Cat.", (Put("course:play.lead", "declarer"),)),
))


def mouches(dealer: int, others: int, shares: bool, source: str) -> Option:
    """How the pots are laid, doubled and won."""
    return Option("mouches", "How do the mouches grow?", (
        Value("doubled", "a loss doubles a single one that was not doubled yet, and the dealer adds 5", BOOK),
        Value("new", "every loss opens a new one, and the dealer adds 10", f"{BOOK}, MMT", (
            Put("match.more", 10), Put("match.loss", OPENS))),
        Value("fixed", Message("every contract wins or loses the same, {dealer} from the dealer with {others} from each other; the "
                "dealer adds 20", dealer=dealer, others=others),
              source, (Put("match", FixedMouche(
                  dealer=dealer, others=others, more=20, shares=shares, source=f"{source}; what a loser pays is our reading")),)),
    ))


PRICES = Option("prices", "What becomes of the price of the bid?", (
    Value("paid", "it is paid with the contract", BOOK),
    Value("to-mouche", "the declarer lays it on the largest mouche before the play, and only the difference is paid",
          f"{BOOK}, RT as printed", (
              Put(f"{CONTRACT}.base", 0), Add("match.rules", Raises((("pousse", 10), ("garde avec écart", 15), ("garde", 20)))),
              Put("course:auction.bids:pousse.worth", "10 to the largest mouche"),
              Put("course:auction.bids:garde*.worth", "its price to the largest mouche"))),
))
PARTNERS_LOSS = Option("partner-loss", "Who pays the mouche of a lost contract?", (
    Value("both", "the declarer and his partner", "004, 9.9"),
    Value("declarer", "the declarer alone", "004, 9.9, RT", (Put("match.shares", False),)),
))


def triple(*steps: tuple[int, int]) -> Option:
    """What the largest poignée is worth."""
    dear = Scale((*steps[:-1], (steps[-1][0], 40)))
    return Option("triple", "What is a triple poignée worth?", (
        Value("30", "30", BOOK),
        Value("none", "there is none", f"{BOOK}, MMT", (Put("melds.combinations:poignee.values", (Scale(steps[:-1]),)),)),
        Value("40", "40", f"{BOOK}, Hér., Cat.", (Put("melds.combinations:poignee.values", (dear,)),)),
    ))


def chelem(grand: int, high: int, source: str = BOOK) -> Option:
    """How a slam is undertaken; `source` has what a grand chelem is worth."""
    def made(name: str, words: str, value: int, source: str, *more: Edit, told: int = 0) -> Value:
        return Value(name, words, source, (
            *(Remove("course:auction.bids", word) for word in CHELEMS),
            Put(f"{SLAMS}.slams", (Slam("grand-chelem", "grand chelem", told),)) if told else Remove(f"{CONTRACT}.rules", "slams"),
            *(() if value == grand else (Put(NO_TRICK, value),)), Add(f"{CONTRACT}.rules", EveryTrick(value)),
            Put("course:play.rules:lead-after-a-bid.words_said", ("grand chelem",) if told else ()),
            Put("fool.rules:slam", WinsLast()), *more))

    def dear(value: int, source: str) -> Value:
        return Value(f"grand-{value}", Message("the same, a grand chelem for {value}", value=value), source, (
            Put(f"{SLAMS}.slams:grand-chelem.value", value), Put(NO_TRICK, value)))

    def announced(name: str, value: int, source: str) -> Value:
        words = Message("none is bid; all tricks are worth {value} to either side, and {n} when the declarer announces them after the "
                "discard, with his hand face up", value=value, n=2 * value)
        return made(name, words, value, source, Insert(Announce(
            key="chelem", name="chelem", when=When.DECLARER, word="grand chelem", gloss="I ask for every trick", decline="no announcement",
            decline_gloss="play may begin", rules=(Exposes(),), source=source), before="play"), told=2 * value)

    def every(value: int) -> Words:
        return Message("no slam is bid; all tricks are worth {value} in place of the contract", value=value)

    return Option("chelem", "How is a slam undertaken?", (
        Value("bid", Message("petit chelem (100) and grand chelem ({grand}) are bid", grand=grand), source),
        Value("grand-only", Message("only grand chelem ({grand}) is bid", grand=grand), f"{BOOK}, RT: some players", (
            Remove("course:auction.bids", "petit chelem"), Remove(f"{SLAMS}.slams", "petit-chelem"),
            Put("course:play.rules:lead-after-a-bid.words_said", ("grand chelem",)))),
        *((dear(200, f"{BOOK}, RT"),) if grand != 200 else ()), dear(500, f"{BOOK}, RT: elsewhere"),
        made("made", every(grand), grand, f"{source}, Cat., RT"),
        *((made("made-high", every(high), high, f"{BOOK}, Hér."),) if high != grand else ()),
        announced("announced", 200, f"{BOOK}, MMT"), announced("announced-400", 400, f"{BOOK}, MMT with fixed mouches"),
    ))


TWO_LOST = Option("petit-chelem", "How many tricks may be lost in a petit chelem?", (
    Value("one", "one", "004, 9.7"),
    Value("two", "two", "004, 9.7, LJ, RT", (
        Put(f"{SLAMS}.slams:petit-chelem.lost", 2), Put(f"{SLAMS}.slams:petit-chelem.with_fool", 2))),
))


def options(slams: Option, steps: tuple[tuple[int, int], ...], mouche: Option, *, deal: Option | None = None, buying: Option | None = None,
            more: tuple[Option, ...] = ()) -> tuple[Option, ...]:
    """All that a table may choose."""
    found = (
        deal, PASSES, LONE_PETIT, GARDE, AFTERWARDS, partners_petit(BOOK), PETIT, EXCUSE, DECLARED, LEAD, mouche, buying, PRICES,
        triple(*steps), *more, slams)
    return tuple(option for option in found if option is not None)


MMT = (
    ("lone-petit", "imprenable"), ("garde", "over-pousse"), ("excuse", "no-bar"), ("mouches", "new"), ("triple", "none"),
    ("chelem", "announced"))

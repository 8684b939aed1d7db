"""The readings of the games of the 1950s and 1960s, and their Swiss kin (Dummett and McLeod 2004, 9.6 to 9.12)."""

from trionfi.melds import Lacking, Scale
from trionfi.mouches import OPENS
from trionfi.options import Edit, Insert, Option, Put, Remove, Value
from trionfi.phases import Bid, Declare
from trionfi.settlement import Slam
from trionfi.settlement.rules import Rate

BOOK = "004, 9.6"
CONTRACT = "payments.rewards:contract"
TRUMPS = "trumps + fool"
CHELEMS = ("grand chelem", "petit chelem")


def bids(garde: int, *between: Bid, pousse: int = 1) -> tuple[Bid, ...]:
    """The bids, the highest garde at so many times the base."""
    return (
        Bid("prise", "I take", 0, worth="base 0"), Bid("pousse", "I push", pousse, worth="base 10"), *between,
        Bid("garde", "I keep without the talon", garde, "keep", "base 20"),
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


GARDE = Option("garde", "Is there a garde with a discard?", (Value("sans-ecart", "no", BOOK), avec_ecart(f"{BOOK}, Grim., RT")))
PETIT = Option("petit", "How does the Petit in the last trick count?", (
    Value("outside", "10 from each other player to its player who wins it, or to each when he loses it to an opponent", BOOK),
    Value("inside", "it moves the total that is needed by 10, and nothing is paid", f"{BOOK}, RT, MMT", (
        Remove("payments.rewards", "petit"), Put(f"{CONTRACT}.inside", ((46, 41, 31, 26), (66, 61, 51, 46))))),
))
EXCUSE = Option("excuse", "Does the Excuse bar pas d'atouts?", (
    Value("bars", "yes", BOOK),
    Value("no-bar", "no", f"{BOOK}, RT, MMT", (Put("melds.combinations:pas d'atouts.pattern", Lacking("trumps")),)),
))
DECLARED = Option("declared", "When is it declared?", (
    Value("first-card", "just before the own first card", BOOK),
    Value("before-lead", "in a round before the first lead", f"{BOOK}, RT", (
        Put("course:play.declares", None), Insert(Declare(name="declarations", source=f"{BOOK}, RT"), before="play"))),
))
LEAD = Option("first-lead", "Who leads to the first trick where no chelem was bid?", (
    Value("eldest", "the player to the dealer's right", BOOK),
    Value("dealer", "the dealer", f"{BOOK}, LJ", (Put("course:play.lead", "dealer"),)),
    Value("declarer", "the declarer", f"{BOOK}, Cat.", (Put("course:play.lead", "declarer"),)),
))
MOUCHES = Option("mouches", "How do the mouches grow?", (
    Value("doubled", "a loss doubles a single one that was not doubled yet, and the dealer adds 5", BOOK),
    Value("new", "every loss opens a new one, and the dealer adds 10", f"{BOOK}, MMT", (
        Put("match.more", 10), Put("match.loss", OPENS))),
))
PARTNERS_LOSS = Option("partner-loss", "Who pays the mouche of a lost contract?", (
    Value("both", "the declarer and his partner", "004, 9.9"),
    Value("declarer", "the declarer alone", "004, 9.9, RT", (Put("match.shares", False),)),
))


def triple(*steps: tuple[int, int]) -> Option:
    """What the largest poignée is worth."""
    dear = Scale((*steps[:-1], (steps[-1][0], 40)))
    return Option("triple", "What is a triple poignée worth?", (
        Value("30", "30", BOOK), Value("40", "40", f"{BOOK}, Hér., Cat.", (Put("melds.combinations:poignée.values", (dear,)),)),
    ))


def chelem(grand: int, high: int) -> Option:
    """How a slam is undertaken."""
    def made(name: str, value: int, source: str) -> Value:
        edits: tuple[Edit, ...] = (
            *(Remove("course:auction.bids", word) for word in ("petit chelem", "grand chelem")), Put(f"{CONTRACT}.slams", ()),
            Put(f"{CONTRACT}.trickless", value), Put("course:play.lead_after", ()), Put("fool.slam_after", ""),
            Put(f"{CONTRACT}.all_tricks", value))
        return Value(name, f"no slam is bid; all tricks are worth {value} in place of the contract", source, edits)

    return Option("chelem", "How is a slam undertaken?", (
        Value("bid", f"petit chelem (100) and grand chelem ({grand}) are bid", BOOK),
        *((Value("grand-200", "the same, a grand chelem for 200", f"{BOOK}, RT", (Put(f"{CONTRACT}.slams", (
            Slam("grand chelem", 200), Slam("petit chelem", 100, 2, 2))), Put(f"{CONTRACT}.trickless", 200))),) if grand != 200 else ()),
        made("made", grand, f"{BOOK}, Cat., RT"), *((made("made-high", high, f"{BOOK}, Hér."),) if high != grand else ()),
    ))


def options(grand: int, high: int, steps: tuple[tuple[int, int], ...], two_lost: bool = False) -> tuple[Option, ...]:
    """All that a table may choose."""
    found = (GARDE, PETIT, EXCUSE, DECLARED, LEAD, MOUCHES, triple(*steps), chelem(grand, high))
    if not two_lost:
        return found
    lost = Option("petit-chelem", "How many tricks may be lost in a petit chelem?", (
        Value("one", "one", "004, 9.7"),
        Value("two", "two", "004, 9.7, LJ, RT", (Put(f"{CONTRACT}.slams", (Slam("grand chelem", grand), Slam("petit chelem", 100, 2, 2))),)),
    ))
    return (*found[:-1], lost, found[-1])

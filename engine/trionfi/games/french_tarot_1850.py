"""The readings of the games of Franche-Comté and Burgundy (Dummett and McLeod 2004, 9.1 to 9.5)."""

from trionfi.games.french_tarot_melds import poignees
from trionfi.melds import Combination, Due, Lacking, Scale
from trionfi.options import Add, Drop, Option, Profile, Put, Remove, Value
from trionfi.packs import FRENCH_78
from trionfi.phases import Annul, Bid
from trionfi.settlement import SidePetit, Slam

APPEL = "004, 9.1"
COMTE = "004, 9.2"
CONTRACT = "payments.rewards:contract"
INSIDE = ((46, 41, 31, 26), (66, 61, 51, 46))
CHELEMS = ("chelem appel", "chelem achat", "chelem solissimo")
PLAIN = (
    Bid("appel", "I call a partner", 0, "", "base 0"), Bid("achat", "I play alone and buy a card", 1, "", "base 10"),
    Bid("solissimo", "I play alone", 2, "", "base 20"),
)
BIDS = (
    *PLAIN, *(Bid(word, f"I win every trick{how}", rate, "", "its own value in place of the contract") for rate, (word, how) in enumerate(zip(
        CHELEMS, (" with a partner whom I call", " alone with a card that I buy", " alone"), strict=True))),
)


def valued(value: int) -> tuple[Put, ...]:
    """A slam of so much, bid or not."""
    return (Put(f"{CONTRACT}.all_tricks", value), Put(f"{CONTRACT}.slams", tuple(Slam(word, value) for word in CHELEMS)))


APPEL_OPTIONS = (
    Option("pack", "With which pack is it played?", (
        Value("comtois", "Italian suits, the Ace after the Jack in cups and coins", f"{APPEL}, RJT, TJT"),
        Value("french", "French suits, the 10 after the Jack in all", f"{APPEL}, JT", (Put("pack", FRENCH_78),)),
    )),
    Option("discard", "What may the dealer lay away?", (
        Value("no-trumps", "no King, no trump but a Petit that is his only one", f"{APPEL}, TJT"),
        Value("trumps", "no King, no 21, no Excuse, and the Petit only as his only trump; other trumps are free", f"{APPEL}, RJT", (
            Put("course:discard.tiers", ("all - kings - bouts",)),)),
        Value("no-petit", "no King, no bout; other trumps are free", f"{APPEL}, JT", (
            Put("course:discard.tiers", ("all - kings - bouts",)), Put("course:discard.allow", ()))),
    )),
    Option("hold", "May one who speaks earlier hold a later bid?", (
        Value("yes", "yes", f"{APPEL}, RJT, TJT"), Value("no", "no", f"{APPEL}, JT", (Put("course:auction.hold", ""),)),
    )),
    Option("call", "Which card may be called?", (
        Value("any", "any", f"{APPEL}, TJT, JT"), Value("suit", "a suit card", f"{APPEL}, RJT", (Put("course:call.cards", ("suit-cards",)),)),
    )),
    Option("chelem", "What is a slam worth?", (
        Value("250", "250, bid or not", f"{APPEL}, TJT"), Value("200", "200, bid or not", f"{APPEL}, RJT", valued(200)),
        Value("not-bid", "200, and it is not bid", f"{APPEL}, JT", (
            Put("course:auction.bids", PLAIN), Put(f"{CONTRACT}.all_tricks", 200), Put(f"{CONTRACT}.slams", ()))),
    )),
    Option("shown", "How many trumps may be shown?", (
        Value("10-13", "10 for 10, or 13 for 20", f"{APPEL}, TJT"),
        Value("10", "10 for 10", f"{APPEL}, RJT", (Put("melds.combinations:poignée.values", (Scale(((10, 10),)),)),)),
        Value("10-last", "10 for 10, the Excuse only with no further trump", f"{APPEL}, JT", (
            Put("melds.combinations", (poignees(APPEL, (10, 10)),)),)),
    )),
    Option("petit", "How does the Petit in the last trick count?", (
        Value("inside", "it moves the total that is needed by 10", f"{APPEL}, RJT, TJT"),
        Value("outside", "10 to each player of the side that wins the trick", f"{APPEL}, JT", (
            Put(f"{CONTRACT}.inside", ()),
            Add("payments.rewards", SidePetit("petit", "Petit in the last trick", f"{APPEL}, JT", lost=1, counts="either")))),
    )),
    Option("won", "What does an appel that is won pay?", (
        Value("difference", "the difference", f"{APPEL}, TJT, JT"),
        Value("one-more", "the difference and 1", f"{APPEL}, RJT", (Put(f"{CONTRACT}.one_more", (0,)),)),
    )),
    Option("stake", "What does the dealer lay for a first bête?", (
        Value("20", "20", f"{APPEL}, RJT, TJT"), Value("10", "10", f"{APPEL}, JT", (Put("match.dealer", 10),)),
        Value("100", "100", f"{APPEL}, Cercle Granvelle", (Put("match.dealer", 100),)),
    )),
)
APPEL_PROFILES = (
    Profile("tjt", "TJT (1880)", APPEL),
    Profile("rjt", "RJT (1862)", APPEL, (
        ("discard", "trumps"), ("call", "suit"), ("chelem", "200"), ("shown", "10"), ("won", "one-more"))),
    Profile("jt", "JT (1927)", APPEL, (
        ("pack", "french"), ("discard", "no-petit"), ("hold", "no"), ("chelem", "not-bid"), ("shown", "10-last"), ("petit", "outside"),
        ("stake", "10"))),
)

COMTE_OPTIONS = (
    Option("first", "Who bids first?", (
        Value("eldest", "the player to the dealer's right", COMTE),
        Value("dealer", "the dealer", f"{COMTE}, Cercle Granvelle", (Put("course:auction.first", "dealer"),)),
    )),
    Option("chelem", "How is a slam undertaken?", (
        Value("announced", "announced after the discard: 500, made without a word as well", f"{COMTE}, TJT"),
        Value("bid", "as the highest bid, without the talon: 200, made without a word as well", f"{COMTE}, RJT", (
            Drop("chelem"),
            Add("course:auction.bids", Bid("chelem", "I win every trick without the talon", 2, "keep", "200 in place of the contract")),
            Put(f"{CONTRACT}.slams", (Slam("chelem", 200),)), Put(f"{CONTRACT}.all_tricks", 200), Put(f"{CONTRACT}.trickless", 200))),
    )),
    Option("won", "What does a contract that is won pay?", (
        Value("difference", "the difference", f"{COMTE}, TJT"),
        Value("one-more", "the difference and 1", f"{COMTE}, RJT", (Put(f"{CONTRACT}.one_more", (0, 1, 2)),)),
    )),
)
COMTE_PROFILES = (
    Profile("tjt", "TJT (1880)", COMTE),
    Profile("rjt", "RJT (1862)", COMTE, (("chelem", "bid"), ("won", "one-more"))),
)

PRISE = Option("prise", "Is there a prise, and with it the buying of a card?", (
    Value("yes", "yes", "004, 9.3"),
    Value("no", "no", "004, 9.3, some circles", (
        Remove("course:auction.bids", "prise"), Drop("achat"), Remove("payments.rewards", "bought"))),
))

LATER = "004, 9.4"
LONE = Annul(name="lone Petit", has="T1", lacks="trumps - T1 + fool", says="Petit sec", source=LATER)
MISERE = Combination("misère", Lacking("counting-cards"), (Scale(((0, 10),)),), "misère", due=Due("at the end"), source=LATER)
LATER_OPTIONS = (
    Option("petit", "How does the Petit in the last trick count?", (
        Value("inside", "it moves the total that is needed by 10", LATER),
        Value("outside", "10 to each player of the side that wins the trick", LATER, (
            Put(f"{CONTRACT}.inside", ()),
            Add("payments.rewards", SidePetit("petit", "Petit in the last trick", LATER, lost=1, counts="either")))),
        Value("table", "the side that wins the trick needs 31 with both other bouts, 36 with one, 41 with none", LATER, (
            Put(f"{CONTRACT}.inside", ((46, 41, 36, 31), (61, 56, 51, 46))),)),
    )),
)

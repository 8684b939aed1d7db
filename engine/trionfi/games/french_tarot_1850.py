"""The readings of the games of Franche-Comté and Burgundy (Dummett and McLeod 2004, 9.1 to 9.5)."""

from fractions import Fraction

from trionfi.cards.packs import FRENCH_78
from trionfi.game.edits import Add, Drop, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.matches.mouches import DOUBLES, Adds, Mouches, Oldest, Raises
from trionfi.matches.rules import MatchRule
from trionfi.melds import Combination, Count, Due, Lacking, PaidWhen, Scale, Seen, Shows
from trionfi.phases.announce import Announce, OfOwn
from trionfi.phases.annul import Annul, DealerMayAnnul
from trionfi.phases.auction_rules import MayAnnul
from trionfi.phases.bids import Bid
from trionfi.phases.discard_rules import Frees
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.margin_rules import CalledAlone, Nearest, OneMore, PetitInside
from trionfi.settlement.premiums import Counts, SidePetit
from trionfi.settlement.slams import Slam
from trionfi.state.contract import Talon
from trionfi.words import Listing, Message

APPEL = "004, 9.1"
MADE_UP = "that the number is made up from trumps is ours"
COMTE = "004, 9.2"
COMMON = "004, chapter 9, common rules"
CONTRACT = "payments.rewards:contract"
EVERY_TRICK, SLAMS = f"{CONTRACT}.rules:every-trick.value", f"{CONTRACT}.rules:slams.slams"
INSIDE = PetitInside((46, 41, 31, 26), (66, 61, 51, 46))
CHELEM_KEYS = {"chelem appel": "chelem-appel", "chelem achat": "chelem-achat", "chelem solissimo": "chelem-solissimo"}
CHELEMS = tuple(CHELEM_KEYS)
MINE = "la carte est à moi"
NAMED = (("appel", "all"), ("achat", "suit-cards"), ("chelem appel", "all"), ("chelem achat", "suit-cards"))
PLAIN = (
    Bid("appel", "I call a partner", 0, Talon.GONE, "base 0"), Bid("achat", "I play alone and buy a card", 1, Talon.GONE, "base 10"),
    Bid("solissimo", "I play alone", 2, Talon.GONE, "base 20"),
)
BIDS = (
    *PLAIN,
    Bid("chelem appel", "I win every trick with a partner", 0, Talon.GONE, "its own value in place of the contract"),
    Bid("chelem achat", "I win every trick alone and buy a card", 1, Talon.GONE, "its own value in place of the contract"),
    Bid("chelem solissimo", "I win every trick alone", 2, Talon.GONE, "its own value in place of the contract"),
)


def slams(value: int) -> tuple[Slam, ...]:
    """The slams that are bid, and the one announced after the auction, of one value."""
    return tuple(Slam(key, word, value) for word, key in (*CHELEM_KEYS.items(), ("chelem", "chelem")))


def owned(*others: tuple[str, str]) -> Announce:
    """Only one who has called a card of his own has something to say."""
    return Announce(key="chelem", name="chelem", when=When.DECLARER, word=MINE, gloss="I have called a card of my own", decline="rien",
                    decline_gloss="nothing to announce", rules=(OfOwn(MINE),), source=f"{APPEL}, JT")


def pots(source: str) -> Option:
    """How the bêtes are laid."""
    return Option("betes", "How are the bêtes laid?", (
        Value("formed", "the dealer's stake and 10 from each other when there is none, else 5 from the dealer", f"{source}; {COMMON}"),
        Value("dealer", "the dealer's whole stake before each deal, and nothing from the others", f"our reading of {source}", (
            Put("match.others", 0), Put("match.adds", Adds.STAKE))),
        Value("single", "one pot: 5 from each when it is empty, else 5 from the dealer; every loss doubles it", COMMON, (
            Put("match", Mouches(dealer=5, others=5, more=5, loss=DOUBLES, source=COMMON)),)),
        Value("none", Message("none", context="bêtes"), COMMON, (
            Put("match", MatchRule(text="A running total is kept for each player; they always add up to zero.")),)),
    ))


def price(source: str, whole: bool = False) -> Option:
    """What a bought card costs."""
    return Option("price", "What does a bought card cost?", (
        Value("10", "10", source),
        Value("fifth", "a fifth of the largest bête", f"{APPEL}, TJT, Cercle Granvelle", (
            Put("payments.rewards:bought.share", Fraction(1, 5)),)),
        *((Value("bete", "as much as the largest bête", f"{source}, JT on some places", (
            Put("payments.rewards:bought.share", Fraction(1)),)),) if whole else ()),
    ))


def rounds(name: str, sizes: tuple[int, ...], source: str) -> Value:
    """Four rounds of these sizes in place of six rounds of three."""
    return Value(name, Message("four rounds, of {sizes} cards", sizes=Listing(sizes)), source, (
        Drop("packet-5"), Drop("packet-6"), *(
            Put(f"course:packet-{place}.each", size) for place, size in enumerate(sizes, 1) if size != 3)))


def packets(usual: str, others: str) -> Option:
    """The sizes of the packets that are dealt, with the sources of the usual ones and of the others."""
    return Option("deal", "In which packets are the cards dealt?", (
        Value("threes", "six rounds of three", usual), rounds("3-4-5-6", (3, 4, 5, 6), others), rounds("6-5-4-3", (6, 5, 4, 3), others),
        rounds("4-5-4-5", (4, 5, 4, 5), others), rounds("5-4-5-4", (5, 4, 5, 4), others),
    ))


BLANCHES = Combination("cartes-blanches", "cartes blanches", Lacking("counting-cards"), (Scale(((0, 10),)),), "cartes blanches",
                       due=Due(PaidWhen.AT_END),
                       source=f"{APPEL}, RJT")
PETIT_OUTSIDE = (Remove(f"{CONTRACT}.rules", "petit"), Add("payments.rewards", SidePetit(
    "petit", "Petit in the last trick", f"{APPEL}, JT", lost=1, counts=Counts.EITHER)))
ROUNDED = Option("rounded", "Is what each opponent pays rounded?", (
    Value("no", "no", APPEL), Value("5", "to the nearest multiple of 5, as is often done", APPEL, (Add(f"{CONTRACT}.rules", Nearest(5)),)),
))
RAISES = Raises((("achat", 10), ("solissimo", 20)))
SINGLE_SHOWS = (Put("melds.combinations:poignee.values", (Scale(((10, 10),)),)),)

APPEL_OPTIONS = (
    Option("pack", "With which pack is it played?", (
        Value("comtois", "Italian suits, the Ace after the Jack in cups and coins", f"{APPEL}, RJT, TJT"),
        Value("french", "French suits, the 10 after the Jack in all", f"{APPEL}, JT", (Put("pack", FRENCH_78),)),
    )),
    packets(APPEL, f"{APPEL}, TJT"),
    Option("discard", "What may the dealer discard?", (
        Value("no-trumps", "no King, no trump but a Paguet that is his only one", f"{APPEL}, TJT"),
        Value("trumps", "no King, no 21, no Excuse, and the Paguet only as his only trump; other trumps are free", f"{APPEL}, RJT", (
            Put("course:discard.tiers", ("all - kings - bouts",)), Put("course:discard.source", APPEL),
            Put("course:achat.lays", "all - kings - bouts"))),
        Value("no-petit", "no King, no oudler; other trumps are free", f"{APPEL}, JT", (
            Put("course:discard.tiers", ("all - kings - bouts",)), Put("course:discard.rules", ()),
            Put("course:discard.source", APPEL), Put("course:achat.lays", "all - kings - bouts"))),
    )),
    Option("hold", "May one who speaks earlier hold a later bid?", (
        Value("yes", "yes", f"{APPEL}, RJT, TJT"), Value("no", "no", f"{APPEL}, JT", (Remove("course:auction.rules", "hold"),)),
    )),
    Option("call", "Which card may be called?", (
        Value("any", "any card", f"{APPEL}, TJT, JT"),
        Value("suit", "suit cards only", f"{APPEL}, RJT", (Put("course:call.cards", ("suit-cards",)),)),
    )),
    Option("chelem", "How is a slam undertaken, and what is it worth?", (
        Value("announced", "bid, or announced after the auction, with the right to buy a card; 250, undertaken or not", f"{APPEL}, TJT"),
        Value("bid", "bid; 200, undertaken or not", f"{APPEL}, RJT", (
            Drop("chelem"), Put("course:achat.also", ()), Put(EVERY_TRICK, 200), Put(SLAMS, slams(200)[:-1]))),
        Value("not-bid", "not at all; 200 when it is made", f"{APPEL}, JT", (
            Put("course:auction.bids", PLAIN), Put("course:chelem", owned()), Put("course:achat.also", (MINE,)),
            Put(EVERY_TRICK, 200), Remove(f"{CONTRACT}.rules", "slams"))),
    )),
    Option("slip", "What of one who calls or asks for a card of his own?", (
        Value("bid", "he plays alone, at what he has bid", f"{APPEL}, TJT, JT"),
        Value("solissimo", "he plays alone, and it counts as solissimo", f"{APPEL}, RJT", (
            Add(f"{CONTRACT}.rules", CalledAlone(2)), Put("course:achat.slip", 2))),
    )),
    price(APPEL, whole=True),
    Option("shown", "How many trumps may be shown?", (
        Value("10-13", "10 for 10, or 13 for 20", f"{APPEL}, TJT"),
        Value("10", "10 for 10", f"{APPEL}, RJT", SINGLE_SHOWS),
        Value("any", "10 or more, each for as much as there are", f"{APPEL}, RJT on some schools", (
            Put("melds.combinations:poignee.values", (Scale(tuple((number, number) for number in range(10, 23))),)),)),
        Value("10-last", "10 for 10, the Excuse only with no further trump", f"{APPEL}, JT", (
            *SINGLE_SHOWS, Put("melds.combinations:poignee.shows", Shows(Seen.STEP, last="fool", highest=True)))),
    )),
    Option("cartes-blanches", "May a hand without an oudler or court card be declared?", (
        Value("no", "no", APPEL),
        Value("yes", "cartes blanches: 10 from each other player, without showing the hand", f"{APPEL}, RJT on some players", (
            Add("melds.combinations", BLANCHES), Put("payments.rewards:shown.personal", ("cartes blanches",)))),
    )),
    Option("petit", "How does the Paguet in the last trick count?", (
        Value("inside", "it moves the total that is needed by 10", f"{APPEL}, RJT, TJT"),
        Value("outside", "10 to each player of the side that wins with its own there, or takes one of the others", f"{APPEL}, JT",
              PETIT_OUTSIDE),
    )),
    Option("won", "What does an appel that is won pay?", (
        Value("difference", "the difference", f"{APPEL}, TJT, JT"),
        Value("one-more", "the difference and 1", f"{APPEL}, RJT", (Add(f"{CONTRACT}.rules", OneMore((0,))),)),
    )),
    ROUNDED,
    Option("stake", "What does the dealer lay for a first bête?", (
        Value("20", "20", f"{APPEL}, RJT, TJT"), Value("10", "10", f"{APPEL}, JT", (Put("match.dealer", 10),)),
        Value("100", "100", f"{APPEL}, Cercle Granvelle", (Put("match.dealer", 100),)),
    )),
    Option("takes", "Which bête does a winner take?", (
        Value("largest", "the largest", APPEL),
        Value("oldest", "the oldest", f"{APPEL}, RJT on some players", (Add("match.rules", Oldest()),)),
    )),
    pots(APPEL),
)
APPEL_PROFILES = (
    Profile("tjt", "Traité du jeu de Tarots, Besançon 1880", APPEL),
    Profile("rjt", "Règles du jeu de Tarots, Besançon 1862", APPEL, (
        ("discard", "trumps"), ("call", "suit"), ("chelem", "bid"), ("slip", "solissimo"), ("shown", "10"), ("won", "one-more"))),
    Profile("jt", "Le jeu de Tarots, Dijon 1927", APPEL, (
        ("pack", "french"), ("discard", "no-petit"), ("hold", "no"), ("chelem", "not-bid"), ("shown", "10-last"), ("petit", "outside"),
        ("stake", "10"))),
)

COMTE_OPTIONS = (
    Option("first", "Who bids first?", (
        Value("eldest", "the player to the dealer's right", COMTE),
        Value("dealer", "the dealer", f"{COMTE}, Cercle Granvelle", (Put("course:auction.first", "dealer"),)),
    )),
    Option("chelem", "How is a slam undertaken?", (
        Value("announced", "announced after the discard, with the right to buy a card at every bid: 500, made without a word as well",
              f"{COMTE}, TJT"),
        Value("bid", "as the highest bid, without the talon: 200, made without a word as well", f"{COMTE}, RJT", (
            Drop("chelem"), Put("course:achat.also", ()),
            Add("course:auction.bids", Bid("chelem", "I win every trick without the talon", 2, Talon.KEEP, "200 in place of the contract")),
            Put(SLAMS, (Slam("chelem", "chelem", 200),)), Put(EVERY_TRICK, 200), Put(f"{CONTRACT}.rules:no-trick.value", 200))),
    )),
    price(COMTE),
    Option("won", "What does a contract that is won pay?", (
        Value("difference", "the difference", f"{COMTE}, TJT"),
        Value("one-more", "the difference and 1", f"{COMTE}, RJT", (Add(f"{CONTRACT}.rules", OneMore((0, 1, 2))),)),
    )),
    pots(COMTE),
)
COMTE_PROFILES = (
    Profile("tjt", "Traité du jeu de Tarots, Besançon 1880", COMTE),
    Profile("rjt", "Règles du jeu de Tarots, Besançon 1862", COMTE, (("chelem", "bid"), ("won", "one-more"))),
)

BURGUNDY = "004, 9.3"
BURGUNDY_OPTIONS = (
    Option("prise", "Is there a prise, and with it the buying of a card?", (
        Value("yes", "yes", BURGUNDY),
        Value("no", "no", f"{BURGUNDY}, some circles", (
            Remove("course:auction.bids", "prise"), Drop("achat"), Remove("payments.rewards", "bought"))),
    )),
    pots(BURGUNDY),
)

LATER = "004, 9.4"
LATER_STEPS = ((13, 20), (18, 30))
LONE, LONE_DEALER = (kind(key="lone-petit", name="lone Petit", has="T1", lacks="trumps - T1 + fool", says="Petit sec", source=source)
                     for kind, source in ((Annul, LATER), (DealerMayAnnul, f"{LATER}; that he is asked before he takes the talon is ours")))
MISERE = Combination("misere", "misère", Lacking("counting-cards"), (Scale(((0, 10),)),), "misère", due=Due(PaidWhen.AT_END),
                     source=LATER)
LATER_OPTIONS = (
    packets(f"{LATER}; {APPEL}", f"{LATER}; {APPEL}, TJT"),
    Option("talon", "Whose is the talon?", (
        Value("dealer", "the dealer's, before the bidding; the cards called and asked for are named with the bids", LATER),
        Value("declarer", "the declarer's, who takes it unseen by others after the bidding, and then calls or asks", f"{LATER}, variant", (
            Drop("lone-petit"), Drop("taking-talon"), Drop("discard"), Remove("course:auction.rules", "names"),
            Put("course:auction.rules:annul", MayAnnul(LONE)), Put("course:call.named", False),
            Put("course:achat.named", False), Put("course:auction.bids:*.talon", "take"),
            Insert(Take(key="taking-talon", name="taking the talon", when=When.DECLARER, open=False, source=f"{LATER}, variant"),
                   after="auction"),
            Insert(Discard(name="discard", when=When.DECLARER, cards=6, tiers=("suit-cards - kings", "trumps - bouts"),
                           rules=(Frees("T1", "trumps"),), source=f"{LATER}, variant; {MADE_UP}"), after="taking-talon"),
        )),
    )),
    Option("petit", "How does the Petit in the last trick count?", (
        Value("inside", "it moves the total that is needed by 10", LATER),
        Value("outside", "10 to each player of the side that wins with its own there, or takes one of the others", LATER, PETIT_OUTSIDE),
        Value("table", "the side that gets it there needs 31 with both other bouts, 36 with one, 41 with none", LATER, (
            Put(f"{CONTRACT}.rules:petit", PetitInside((46, 41, 36, 31), (61, 56, 51, 46))),)),
    )),
    Option("ten-trumps", "May ten trumps be shown as well?", (
        Value("no", "no", LATER),
        Value("yes", "yes, for 10", "004, 9.1; that it goes on in 9.4 is another reading, which the book does not state", (
            Put("melds.combinations:poignee.values", (Scale(((10, 10), *LATER_STEPS)),)),
            Put("melds.combinations:poignee.pattern", Count("trumps + fool", 10)))),
    )),
    Option("raised", "Does a lone declarer add to the largest bête before the play?", (
        Value("no", "no", f"our reading of {LATER}"),
        Value("yes", "10 at achat, 20 at solissimo, beside what the contract pays", f"{LATER}, RT", (
            Add("match.rules", RAISES),)),
        Value("instead", "10 at achat, 20 at solissimo, and the contract pays the bare difference", f"{LATER}, RT as its text reads", (
            Add("match.rules", RAISES), Put(f"{CONTRACT}.base", 0))),
    )),
    price(LATER),
    ROUNDED,
    pots(LATER),
)

"""The readings of Tarot d'appel for five: the authors of its period, and what a table may choose (Dummett and McLeod 2004, 9.17)."""

from trionfi.game.edits import Add, Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.games import french_tarot_today as now
from trionfi.games.french_tarot_popular import ALL, said
from trionfi.matches.mouches import Mouches
from trionfi.melds import Lacking, Scale
from trionfi.phases.announce import Announce
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call
from trionfi.phases.play.called import CalledSuit, LedBy
from trionfi.phases.play.chelem import Chelem, MayAnnounce
from trionfi.phases.play.leading import LeadsHimself
from trionfi.phases.when import When
from trionfi.settlement.margin_rules import Stepped
from trionfi.settlement.premiums import ShownFor, SidePetit
from trionfi.settlement.settling import Rate
from trionfi.settlement.slams import RefusableSlams, Slam, Slams
from trionfi.tricks.fool import WinsUnless
from trionfi.words import Words

NOT_IN_THE_PACKETS: Words = "three cards, laid one at a time but never the first three or the last three of the pack,"
NEITHER_PACKET: Words = "three cards that are not the first or the last three of the pack"
NOT_AT_THE_ENDS: Words = "three cards, laid one at a time but never the first or the last of the pack,"
TOGETHER: Words = "three cards laid together in the course of the deal"
APPEL = "004, 9.17"
CONTRACT = "payments.rewards:contract"
EARLY = Call(name="call", when=When.DECLARER, own=True, source=f"{APPEL}, TRV (i); {now.AT_FIVE}")


def poignees(name: str, words: Words, source: str, *steps: tuple[int, int]) -> Value:
    """A scale of poignées."""
    return Value(name, words, source, (Put("melds.combinations:poignee.values", (Scale(steps),)),))


def slams(*slams: Slam) -> Add:
    """The slams that may be undertaken."""
    return Add(f"{CONTRACT}.rules", Slams(slams))


def in_play(before: int, who: MayAnnounce, refused: bool, source: str, *words: tuple[str, int, int]) -> Add:
    """Slams announced in the course of the play."""
    return Add("course:play.rules", Chelem(words, before, who, refused, source))


def sim(grand: int, petit: int) -> tuple[Put | Add, ...]:
    """Sim.'s two slams."""
    return (slams(Slam("grand-chelem", "grand chelem", grand), Slam("petit-chelem", "petit chelem", petit, 1, 2)),
            Put("fool.rules:slam", WinsUnless("petit chelem")),
            in_play(10, MayAnnounce.DECLARER, False, f"{APPEL}, Sim.", ("grand chelem", 0, 0), ("petit chelem", 1, 2)))


APPEL_OPTIONS = (
    now.FOUR_BIDS,
    Option("base", "What is the base value of a contract?", (
        Value("10", "10", APPEL), Value("25", "25", f"{APPEL}, Lau., Four.; {now.AT_FIVE}", (Put(f"{CONTRACT}.base", 25),)),
    )),
    Option("difference", "How is the difference from the required total reckoned?", (
        Value("exact", "as it is, half points and all, and multiplied by the bid", APPEL),
        Value("fives", "rounded to a multiple of 5 first, 2½ against the declarer", f"{APPEL}, Arn., Laur.",
              (Add(f"{CONTRACT}.rules", Stepped(5)),)),
        Value("not-multiplied", "as it is and not multiplied: 10, 20, 40, 80 or 160 by the bid, and the difference", f"{APPEL}, Sim.", (
            Put(f"{CONTRACT}.multiplied", False),
            Put("payments.rewards:petit.multiplied", False),
            Put("course:auction.bids", said(ALL, (1, 2, 4, 8, 16), 10)),
            Put("payments.rates", tuple(Rate(rate, say) for rate, say in (
                (1, "prise"), (2, "pousse"), (4, "garde"), (8, "garde sans"), (16, "garde contre")))),
        )),
    )),
    Option("poignees", "What are the poignées worth?", (
        Value("10-20-30", "8, 10 or 13 trumps: 10, 20 or 30", APPEL),
        now.FEDERAL_POIGNEES,
        poignees("20-30-40-at-15", "8, 10 or 15 trumps: 20, 30 or 40", f"{APPEL}, Lau.", (8, 20), (10, 30), (15, 40)),
        poignees("10-20-40-at-15", "8, 10 or 15 trumps: 10, 20 or 40", f"{APPEL}, Sim.", (8, 10), (10, 20), (15, 40)),
    )),
    Option("poignee-paid", "Whom is a poignée of the declarer's side paid to?", (
        Value("side", "it goes with the contract", APPEL),
        Value("personal", "to the player who shows it, by all others, whoever wins", f"{APPEL}, Sim.",
              (Put("payments.rewards:shown.goes", ShownFor.MAKER),)),
        Value("winners", "to the side that wins the hand, whoever showed it", "005, poignée", (
            Put("payments.rewards:shown.goes", ShownFor.WINNERS), Put("payments.rewards:shown.source", "005, poignée"))),
    )),
    Option("excuse", "Does the Excuse count as a trump against pas d'atouts?", (
        Value("bars", "yes", f"{APPEL}, Arn., Sim."),
        Value("no-bar", "no", f"{APPEL}, Lau.", (Put("melds.combinations:pas-datouts.pattern", Lacking("trumps")),)),
    )),
    Option("petit", "Whose affair is the Petit in the last trick?", (
        Value("personal", "that of its player, times the bid where bids multiply", f"{APPEL}, Lau."),
        Value("side", "that of the declarer's side: 10 won, 20 lost, not multiplied", f"{APPEL}, Arn.",
              (Put("payments.rewards:petit", SidePetit("petit", "Petit in the last trick", f"{APPEL}, Arn.")),)),
        now.SIDES_PETIT,
    )),
    Option("shares", "How do the declarer and his partner share?", (
        Value("equal", "equally", APPEL),
        Value("two-to-one", "two thirds and one third", f"{APPEL}, TRV; {now.AT_FIVE}", (
            Put("payments.shares", (2, 1)), Put("payments.source", f"{APPEL}, TRV; {now.AT_FIVE}"))),
    )),
    Option("call-time", "When is the card called?", (
        Value("after-discard", "after the discard", APPEL),
        Value("before-chien", "before the chien is seen", f"{APPEL}, TRV (i); {now.AT_FIVE}", (
            Drop("call"), Insert(EARLY, after="auction"))),
    )),
    Option("call", "Which card is called?", (
        Value("king", "a King, with all four a Queen, and so on", f"{APPEL}; {now.AT_FIVE}"),
        Value("any", "any card", f"{APPEL}, TRV (ii)", (Put("course:call.cards", ("all",)),)),
        Value("any-but-21", "any card but the 21", f"{APPEL}, Mar.", (Put("course:call.cards", ("all - T21",)),)),
    )),
    Option("called-suit", "May the suit of the called card be led to the first trick?", (
        Value("free", "yes", APPEL),
        Value("barred", "no", f"{APPEL}, TRV (iii)", (Add("course:play.rules", CalledSuit(LedBy.NOBODY)),)),
        Value("card-itself", "only by leading the called card itself", f"{APPEL}, Mar.; {now.AT_FIVE}",
(
            Add("course:play.rules", CalledSuit(LedBy.CARD)), Put("course:play.source", f"{APPEL}; {now.AT_FIVE}"))),
        Value("declarer", "only by the declarer", f"{APPEL}, Sim.", (Add("course:play.rules", CalledSuit(LedBy.DECLARER)),)),
    )),
    Option("first-lead", "Who leads to the first trick?", (
        Value("eldest", "the player to the dealer's right", APPEL),
        Value("first-bidder", "who made the first bid", f"{APPEL}, Sim.", (Put("course:play.lead", "first bidder"),)),
    )),
    Option("chelem", "May a slam be undertaken?", (
        Value("no", "no", APPEL),
        Value("bid", "grand chelem is the highest bid: the chien is taken, and 200 from or to each opponent for each partner",
              f"{APPEL}, Lau.", (
            Add("course:auction.bids", Bid("grand chelem", "I win every trick", 1)),
            slams(Slam("grand-chelem", "grand chelem", 200, each=True)),
        )),
        Value("after-discard", "the declarer announces it after the discard and leads: 1000", f"{APPEL}, Arn.; 004, 9.15, Arn.", (
            Insert(Announce(key="chelem", name="chelem", when=When.DECLARER, word="grand chelem", gloss="I shall win every trick",
                            decline="no announcement",
                            decline_gloss="play may begin", source=f"{APPEL}, Arn."), before="play"),
            Add("course:play.rules", LeadsHimself(("grand chelem",))), slams(Slam("grand-chelem", "grand chelem", 1000)),
        )),
        Value("before-tenth", "the declarer announces grand chelem (1600) or petit chelem (800) before the tenth trick", f"{APPEL}, Sim.",
              sim(1600, 800)),
        Value("before-tenth-low", "the same for 300 and 200", f"{APPEL}, Sim.", sim(300, 200)),
        Value("before-twelfth", "either partner announces grand chelem before the twelfth trick: 1000; the other may refuse",
              f"{APPEL}, Mar.", (
            Add(f"{CONTRACT}.rules", RefusableSlams((Slam("grand-chelem", "grand chelem", 1000, instead=False),))),
            in_play(12, MayAnnounce.EITHER, True, f"{APPEL}, Mar.", ("grand chelem", 0, 0)),
        )),
        now.FEDERAL_SLAM,
    )),
    Option("lone-petit", "Does the Petit without another trump or the Excuse annul the deal?", (
        Value("no", "no", APPEL),
        Value("annuls", "yes", f"{APPEL}, Arn.; 005, holding the cards", (Insert(now.ANNULLED, before="auction"),)),
    )),
    Option("chien", "How are the cards laid to the chien?", (
        Value("any", "as the dealer likes", APPEL),
        Value("single", "one at a time, none of the first or last three of the pack", f"{APPEL}, Laur.", (
            Put("course:chien.pattern", NOT_IN_THE_PACKETS),)),
        Value("not-ends", "not the first or last three of the pack", f"{APPEL}, Arn.", (
            Put("course:chien.pattern", NEITHER_PACKET),)),
        Value("one", "one at a time, not the first or the last of the pack", "005, the deal", (
            Put("course:chien.pattern", NOT_AT_THE_ENDS),
            Put("course:chien.source", f"{APPEL}; 005, the deal"))),
        Value("together", "all three together", f"{APPEL}, Sim.", (
            Put("course:chien.pattern", TOGETHER),)),
    )),
    Option("mouches", "Are there pots on the table?", (
        Value("no", "no", APPEL),
        Value("yes", "mouches, doubled by the declarer alone", f"{APPEL}, variant 11; 004, chapter 9, common rules", (
            Put("match", Mouches(dealer=20, others=10, more=5, source=f"{APPEL}, variant 11")),)),
    )),
    *now.FIVE_OPTIONS,
)

APPEL_PROFILES = (
    Profile("base", "the rules that most accounts share", APPEL),
    Profile("lau", "Laurent, 1975", APPEL, (
        ("chien", "single"), ("poignees", "20-30-40-at-15"), ("excuse", "no-bar"), ("base", "25"), ("difference", "fives"),
        ("chelem", "bid"))),
    Profile("arn", "Arnett, 1977", APPEL, (
        ("chien", "not-ends"), ("difference", "fives"), ("chelem", "after-discard"), ("lone-petit", "annuls"), ("petit", "side"))),
    Profile("sim", "Simpkins, 1975", APPEL, (
        ("chien", "together"), ("difference", "not-multiplied"), ("poignees", "10-20-40-at-15"), ("poignee-paid", "personal"),
        ("chelem", "before-tenth"), ("first-lead", "first-bidder"), ("called-suit", "declarer"))),
    Profile("four", "the leaflet of Fournier, about 1975", APPEL, (("poignees", "20-30-40-at-13"), ("base", "25"))),
    Profile("mar", "Hannuna, 1979", APPEL, (("call", "any-but-21"), ("called-suit", "card-itself"), ("chelem", "before-twelfth"))),
    Profile("trv", "Daynes and Sarian, 2000, its standard practice", APPEL, (("shares", "two-to-one"),)),
    now.FIVE_TODAY,
)

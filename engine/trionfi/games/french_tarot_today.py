"""French Tarot as it is played today, by the rules that the federation published in 2012: what they change in the book's games for
four, three and five (Dummett and McLeod 2004, 9.13, 9.14 and 9.17).

005 is the federation's *Règlement officiel du jeu de Tarot*, R-RO 201206, in force from 1 July 2012. It was read in a copy.
"""

from trionfi.game.edits import Add, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.melds import Scale
from trionfi.phases.announce import Announce
from trionfi.phases.annul import Annul
from trionfi.phases.bids import Bid
from trionfi.phases.play.leading import LeadsHimself
from trionfi.phases.when import When
from trionfi.settlement.between_players import TricklessSide
from trionfi.settlement.margin import Halves
from trionfi.settlement.margin_rules import PetitPaid
from trionfi.settlement.settling import Rate
from trionfi.settlement.slams import SlamBonus
from trionfi.state.contract import Talon
from trionfi.tricks.fool import EitherTrick, KeptFor, TrickBefore
from trionfi.words import Words

AMONG_THE_PACKETS: Words = "six cards, laid one at a time among the packets but never the first or the last of the pack,"
CONTRACT = "payments.rewards:contract"
RULES = "005"
AT_THREE, AT_FIVE = "005, three players", "005, five players"
FOUND = "the federation's rules of 2012"


PETIT_ASKED = "When the Excuse wins the last trick of a slam, in which trick is the Petit au bout?"
PETIT_BEFORE = "in the last but one"
PETIT_EITHER = "in the last but one, or in the last where an opponent's falls under the Excuse"


def petit_in_slam(source: str) -> Option:
    """Where the Petit must lie in a slam that the Excuse ends, for a game scored as 9.13: a Petit played to the last trick counts there."""
    return Option("petit-in-slam", PETIT_ASKED, (
        Value("either", PETIT_EITHER, f"{source}, the Petit played in the last trick; 005, Petit au bout and chelem"),
        Value("before", PETIT_BEFORE, "004, chapter 9, common rules, which have the trick before in place of the last", (
            Put("fool.rules:bonus", TrickBefore()),)),
    ))


def petit_before(source: str) -> Option:
    """Where the Petit must lie in a slam that the Excuse ends, for a game with words of its own, to which the common rules apply: by these
    it must lie in the trick before."""
    return Option("petit-in-slam", PETIT_ASKED, (
        Value("before", PETIT_BEFORE, f"004, chapter 9, common rules; {source}; open"),
        Value("either", PETIT_EITHER, f"{source}, taken in the last trick; 005, Petit au bout and chelem; open",
              (Put("fool.rules:bonus", EitherTrick()),)),
    ))


def opponents_slam(source: str) -> Option:
    """A slam against the declarer."""
    return Option("opponents-slam", "What do the opponents win who take every trick?", (
        Value("nothing", "nothing beside the contract", source),
        Value("200", "200 for each of them beside the contract", "005, chelem", (
            Add("payments.rewards", TricklessSide("opponents-chelem", "Chelem of the opponents", "005, chelem", value=200)),)),
    ))


FEDERATION = (
    Option("chien", "Which cards may not go to the chien?", (
        Value("three", "the first three and the last three of the pack", "004, 9.13"),
        Value("one", "the first and the last of the pack", "005, the deal", (
            Put("course:chien.pattern", AMONG_THE_PACKETS),
            Put("course:chien.source", "004, 9.13; 005, the deal"))),
    )),
    petit_in_slam("004, 9.13"), opponents_slam("004, 9.13"),
)
FEDERATION_TODAY = (("chien", "one"), ("opponents-slam", "200"))


def today(source: str, *options: tuple[str, str]) -> Profile:
    """The profile of that name."""
    return Profile("today", FOUND, source, options, common=True)


BIDS = (
    Bid("prise", "I take", 1), Bid("garde", "I keep", 2), Bid("garde sans", "I keep without the chien", 4, Talon.KEEP),
    Bid("garde contre", "I keep against the chien", 6, Talon.OPPONENTS),
)
FOUR_BIDS = Option("bids", "Which bids are there, and what do they multiply by?", (
    Value("five", "prise, pousse, garde, garde sans and garde contre: 1, 2, 4, 8 and 12", "004, 9.17"),
    Value("four", "prise, garde, garde sans and garde contre: 1, 2, 4 and 6", AT_FIVE, (
        Put("course:auction.bids", BIDS), Put("course:auction.source", f"004, 9.17; 004, 9.13; {AT_FIVE}"),
        Put("payments.rates", tuple(Rate(bid.rate, bid.say) for bid in BIDS)),
        Put(f"{CONTRACT}.source", f"004, 9.17; {AT_FIVE}"))),
))
FEDERAL_SLAM = Value(
    "announced", "announced before the first lead, which is then the declarer's: 400 more, or 200 when it fails; 200 more when it is made "
    "without a word", "005, chelem", (
        Insert(Announce(key="chelem", name="chelem", when=When.DECLARER, word="chelem", gloss="we shall win every trick",
                        decline="no announcement",
                        decline_gloss="play may begin", source="005, chelem"), before="play"),
        Add("course:play.rules", LeadsHimself(("chelem",))), Add("fool.rules", KeptFor("chelem")),
        Add(f"{CONTRACT}.rules", SlamBonus(400, 200, plain=200))))
FEDERAL_POIGNEES = Value("20-30-40-at-13", "8, 10 or 13 trumps: 20, 30 or 40", "004, 9.17, Four.; 005, five players", (
    Put("melds.combinations:poignee.values", (Scale(((8, 20), (10, 30), (13, 40))),)),
    Put("melds.combinations:poignee.source", "004, 9.17, Four.; 005, five players")))
SIDES_PETIT = Value("trick", "that of the side that wins the trick, whoever played it: 10, multiplied with the contract",
                    "005, Petit au bout", (
    Remove("payments.rewards", "petit"), Add(f"{CONTRACT}.rules", PetitPaid())))
ANNULLED = Annul(
    key="lone-petit", name="lone Petit", has="T1", lacks="trumps - T1 + fool", says="Petit sec",
    source="004, 9.17, Arn.; 005, holding the cards")
FIVE_OPTIONS = (
    Option("halves", "What of half a point?", (
        Value("exact", "it counts as it is", "004, 9.17"),
        Value("winner", "it goes to the side that wins", AT_FIVE, (Put(f"{CONTRACT}.halves", Halves.OUTWARD),)),
    )),
    Option("poor", "May poor hands be declared?", (
        Value("yes", "pas d'atouts and pas d'honneurs, each for 10 from every other player", "004, 9.17"),
        Value("no", "no", f"{RULES}, which has none", (
            Remove("melds.combinations", "pas-datouts"), Remove("melds.combinations", "pas-dhonneurs"),
            Put("payments.rewards:shown.personal", ()))),
    )),
    Option("trickless-excuse", "What of the Excuse of opponents without a trick?", (
        Value("lost", "it goes to the declarer's side", "004, chapter 9, common rules"),
        Value("kept", "they keep it, and it counts 4", "005, the play", (
            Put("fool.trickless", "kept by opponents"), Put("fool.source", "004, chapter 9, common rules; 005, the play"))),
    )),
    petit_before("004, 9.17"), opponents_slam("004, 9.17"),
)
FIVE_TODAY = today(
    AT_FIVE, ("base", "25"), ("poignees", "20-30-40-at-13"), ("poignee-paid", "winners"), ("petit", "trick"), ("shares", "two-to-one"),
    ("call-time", "before-chien"), ("called-suit", "card-itself"), ("chelem", "announced"), ("lone-petit", "annuls"), ("chien", "one"),
    ("bids", "four"), ("halves", "winner"), ("poor", "no"), ("trickless-excuse", "kept"), ("petit-in-slam", "either"),
    ("opponents-slam", "200"))

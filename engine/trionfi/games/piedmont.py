"""The games of Piedmont (Dummett and McLeod 2004, chapter 8)."""

from fractions import Fraction

from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.match_rules import MatchRule
from trionfi.options import Drop, Option, Profile, Put, Value
from trionfi.packs import PIEDMONTESE_78
from trionfi.phases import Ask, Bid, Discard, Duel, Give, Lay, Level, Pause, Play, Take, Word
from trionfi.settlement import Payments, Stages
from trionfi.settlement.rules import Rate
from trionfi.sides import Sides
from trionfi.tricks import Follow, Fool

GENERAL = "004, chapter 8, general rules"
HALF = Fraction(1, 2)
VALUES = (("T20", 5), ("T1", 5), ("F", 5), ("kings", 5), ("queens", 4), ("cavaliers", 3), ("jacks", 2))

IN_TWOS = Counting(values=VALUES, group=2, less=1, odd=((1, HALF),), source=GENERAL)

# The Fool is exchanged when the play is over, out of the tricks of its holder's side.
MATTO = Fool(exchange="at the end", by="side", covered=False, lead="free", trickless="trick's winner", source=GENERAL)

THROW_IN = Word("a monte", "throw the deal in", "abandon")
GO_ON = Word("avanti", "go on", "go on", ends=True)

HONOURS = "kings + T20 + T1 + F"
LAW_OF_PE = Discard(
    name="discard", who="dealer", cards=3, tiers=("all - kings - T20 - T1 - F",), allow=(("T1", "trumps + fool"),), source="004, 8.13, PE",
)

PERMESSO_BIDS = (
    Bid("a tre", "permesso: I play and ask for three cards", 2), Bid("a due", "I ask for two", 3), Bid("ad una", "I ask for one", 4),
    Bid("sans prendre", "I ask for none", 5),
)
PERMESSO = "004, 8.13"

PERMESSO_3 = Game(
    ref="8.13",
    slug="permesso-3",
    name="Three-handed Permesso",
    place="Piedmont",
    period="c. 1750 to c. 1850",
    family="piedmont",
    players=(3,),
    pack=PIEDMONTESE_78,
    counting=IN_TWOS,
    follow=Follow(source=GENERAL),
    fool=MATTO,
    sides=Sides("declarer against the rest"),
    course=(
        Give(name="first packet", each=5, source=PERMESSO),
        Pause(name="speaking after the first packet", vocabulary=(THROW_IN, GO_ON), source=PERMESSO),
        Give(name="second packet", each=10, source=PERMESSO),
        Give(name="third packet", each=10, source=PERMESSO),
        Lay(name="extra cards", pile="talon", cards=3, pattern="the last three cards of the pack", source=PERMESSO),
        Take(name="taking the extra cards", who="dealer", hidden="always", source=PERMESSO),
        LAW_OF_PE,
        Duel(name="auction", bids=PERMESSO_BIDS, decline="passo", hold="anch'io", source=PERMESSO),
        Level(name="level", bids=PERMESSO_BIDS, source=PERMESSO),
        Ask(name="asking", number=(("a tre", 3), ("a due", 2), ("ad una", 1), ("sans prendre", 0)), source=PERMESSO),
        Play(name="play", lead="after dealer", source=PERMESSO),
    ),
    payments=Payments(
        ledger="game points",
        rewards=(Stages("contract", "Contract", draw=45 + HALF, par=45, step=5, source=PERMESSO),),
        rates=(Rate(2, "a tre"), Rate(3, "a due"), Rate(4, "ad una"), Rate(5, "sans prendre")),
        abandoned="nothing", rate_asked="at which level was it played", source=PERMESSO,
    ),
    terms=(("declarer", "declarer"), ("talon", "extra cards"), ("fool", "Matto"), ("one of game points", "game point")),
    words_of_sets=(
        ("all - kings - T20 - T1 - F", "all cards but Kings, the Angelo (20), the Bagatto (1) and the Matto"), ("T1", "the Bagatto"),
        ("trumps + fool", "the trumps and the Matto"), ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavallo"),
        ("jacks", "each Jack"), ("T20", "the Angelo (20)"), ("F", "the Matto"),
    ),
    options=(
        Option("payments", "What is a level worth?", (
            Value("2-3-4-5", "2, 3, 4 and 5", "004, 8.13, PE"),
            Value("0-1-2", "0, 1 and 2, and no sans prendre", "004, 8.13, RI", (
                Put("payments.rates", (Rate(0, "a tre"), Rate(1, "a due"), Rate(2, "ad una"))),
                Put("course:auction.bids", tuple(Bid(bid.say, bid.gloss, rate) for rate, bid in enumerate(PERMESSO_BIDS[:3]))),
                Put("course:level.bids", tuple(Bid(bid.say, bid.gloss, rate) for rate, bid in enumerate(PERMESSO_BIDS[:3]))),
                Put("payments.rewards:contract.part", True),
            )),
        )),
        Option("discard", "May the dealer lay trumps away?", (
            Value("trumps", "yes, but the Angelo never and the Bagatto only without other trumps and Matto", "004, 8.13, PE"),
            Value("no-trumps", "no", "004, 8.13, RI", (
                Put("course:discard.tiers", ("suit-cards - kings",)), Put("course:discard.allow", ()),
            )),
        )),
        Option("asked-cards", "Which cards may be asked for?", (
            Value("any", "any card", PERMESSO),
            Value("honours", "honours only", "004, 8.13, variant", (Put("course:asking.which", HONOURS),)),
        )),
        Option("throw-in", "May the deal be thrown in after the first packet?", (
            Value("yes", "yes, if all agree", PERMESSO),
            Value("no", "no", "ours", (Drop("speaking after the first packet"),)),
        )),
    ),
    profiles=(
        Profile("pe", "Primi elementi, Turin 1787", "004, 8.13"),
        Profile("ri", "Regole inalterabili, Turin 1830", "004, 8.13", (("payments", "0-1-2"), ("discard", "no-trumps"))),
    ),
    sources=(("004", "chapter 8, game 8.13"),),
    match=MatchRule(text="Each hand is settled by itself."),
)

GAMES = {game.slug: game.with_options() for game in (PERMESSO_3,)}

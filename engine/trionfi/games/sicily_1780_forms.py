"""The other forms of the old Sicilian game, which Villabianca names, and the other undertakings (Dummett and McLeod 2004, 14.11). How
they are played here is a reconstruction after the games of today."""

from trionfi.cards.packs import SICILIAN_62, SICILIAN_63
from trionfi.game import Seating
from trionfi.game.edits import Add, Drop, Edit, Insert, Put
from trionfi.games.sicily import AGREE, COUNTING, PASSO, SOLO
from trionfi.games.sicily_calatafimi import CALATAFIMI_2
from trionfi.phases.announce import After, Announce, AnnounceCard, Announcer
from trionfi.phases.calling_round import FirstPlays
from trionfi.phases.deal import Give, Lay, nth_packet, nth_round
from trionfi.phases.pairs import Facing
from trionfi.phases.pause import Pause
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.captures import Captured, Collected, LastTrickAnnounced, LastTrickUndertaken, Undertaken
from trionfi.settlement.feats import Target
from trionfi.settlement.pars import Excess, Lead
from trionfi.settlement.payments import Payments
from trionfi.settlement.points import OnPoints
from trionfi.settlement.scoring import Scoring
from trionfi.settlement.settling import PairedRate
from trionfi.state.sides import Division, Sides
from trionfi.values import replace
from trionfi.words import Message, Term, Words

BOOK = "004, 14.11"
OURS = "ours, after 004, 14.7 and 14.11"
TODAY = "ours, after 004, 14.1, 14.3, 14.9 and 14.11"
LIKE_TWO = "ours, after 004, 14.10 and 14.11"
LADDER = (("vanto", 1), ("mi rivanto", 2), ("arcirivanto", 3))
TIERS = ("suit-cards - kings", "trumps - arie - T1")
TERMS = (("talon", "monte"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("jochi", "jochi"), ("one of jochi", "jocu"),
         ("points", "points"), ("one of points", "point"), ("stock", "stock"))

ANNOUNCED = (
    Announce(
        key="scommessa", name="scommessa", word="scommessa", gloss="my side will have the 20, the 1 and the Fuggitivo in its tricks",
        decline="fatto è", decline_gloss="it is done: play may begin", source=OURS,
    ),
    Announce(key="vanto", name="vanto", word="vanto", gloss="my side will win the last trick", source=OURS),
    Announce(key="mi-rivanto", name="mi rivanto", word="mi rivanto", gloss="our side will win the last trick", who=Announcer.OPPONENTS,
             source=OURS),
    Announce(key="arcirivanto", name="arcirivanto", word="arcirivanto", gloss="my side will win it all the same",
             rules=(After("mi rivanto"),), source=OURS),
)
PAYMENTS = Payments(
    ledger="jochi", shares=(1, 1), abandoned=Abandoned.NOTHING, source=OURS,
    rewards=(
        Target("rimatura", "Rimatura", OURS, points=58),
        LastTrickAnnounced("vanto", "Vanto", OURS, words_said=LADDER),
        Captured("pigliata", "Pigliata", OURS, cards="arie - T20 + T1"),
        Collected("four-kings", "Quattro Re", OURS, cards="kings", noun="all four Kings"),
        Collected("arie", "Arie", OURS, cards="arie - T20", noun="the four arie 16 to 19", better="T20",
                  better_times=2, better_noun="all five arie"),
        Undertaken("scommessa", "Scommessa", OURS, word="scommessa", cards="decine"),
    ),
)

ARIA, WAGER, CARD = "vanto coll'aria", "vanto colla scommessa", "vanto colla carta designata"
ALL_ARIE, ALL_KINGS = "fare tutte le arie", "scommettere per li quattro Re"


def patti(arie: str, arie_words: str, wager: LastTrickUndertaken, wager_words: Words) -> tuple[Edit, ...]:
    """The further undertakings, of which the declarer may announce one: in these readings."""
    step = AnnounceCard(
        key="further-patti", name="further patti", word=ARIA,
        gloss=Message("my side will win the last trick with {cards}", cards=Term(arie_words, "set")),
        others=((WAGER, wager_words), (ALL_ARIE, "my side will have the arie 16 to 19 in its tricks"),
                (ALL_KINGS, "my side will have the four Kings in its tricks")),
        naming=CARD, naming_gloss=Message("my side will win the last trick with {card}", card=Message("that card")),
        named="trumps + suit-cards",
        source=f"{BOOK}; the figures are ours",
    )
    rewards = (
        LastTrickUndertaken("vanto-aria", "Vanto coll'aria", OURS, 2, word=ARIA, cards=arie),
        wager,
        LastTrickUndertaken("vanto-card", "Vanto colla carta designata", OURS, 2, word=CARD),
        Undertaken("all-arie", "Tutte le arie", OURS, word=ALL_ARIE, cards="arie - T20"),
        Undertaken("all-kings", "Scommessa dei quattro Re", OURS, word=ALL_KINGS, cards="kings"),
    )
    return (Insert(step, before="play"), *(Add("payments.rewards", reward) for reward in rewards))


BET = LastTrickUndertaken("vanto-wager", "Vanto colla scommessa", OURS, 2, word=WAGER, cards="T20 + T1")
WITH_AN_ARIA = patti("arie", "one of the arie", BET, "my side will win the last trick with the 20 or the 1")
BELOW_GIOVE = patti("arie - T20", "one of the arie 16 to 19", replace(BET, cards="decine", home=True),
                    "my side will have the 20, the 1 and the Fuggitivo in its tricks and win the last trick")

COMPAGNI = (
    Put("course:calling", FirstPlays(key="calling", name="calling", bid="a compagni", dealer=True, apart=False, source=OURS)),
    Insert(Facing(key="partners", name="partners", source=BOOK), after="calling"),
    Drop("forced-caller"), Drop("call"),
    Put("sides", Sides(Division.FACING)), Put("payments.rates", (PairedRate(1, "partners sit opposite"),)),
    Put("terms", (("declarer", "dealer"), *TERMS)),
)
ALONE = Sides(Division.ALONE)
QUADRIGLIA = (
    Put("sides", ALONE),
    Put("course", (
        *(Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=OURS) for word,
          each in (("first", 5), ("second", 5), ("third", 5), ("last", 4))),
        Lay(key="monte", name="monte", pile="talon", cards=2, pattern="the two bottom cards of the pack", source=OURS),
        Take(key="taking-monte", name="taking the monte", who=Taker.DEALER, source=TODAY),
        Discard(name="discard", cards=2, who=LaysAway.DEALER, tiers=TIERS, source=TODAY),
        Play(name="play", lead=Leader.AFTER_DEALER, source=TODAY),
    )),
    Put("payments", Scoring(ledger="points", zero_sum=False, source=TODAY,
                            rewards=(OnPoints("par", "Beyond the par", TODAY, Excess((30, 28), signed=True)),))),
    Put("terms", TERMS),
)

THREE = Seating(3, "the pack of 63 cards; one plays alone against two, on twenty cards and a monte of three, and needs 55", (
    Put("players", (3,)), Put("pack", SICILIAN_63), Put("sides", Sides(Division.REST)),
    Put("course", (
        *(step for number, word in (("five", "first"), ("ten", "second"), ("fifteen", "third")) for step in (
            Give(key=f"{word}-five", name=nth_round(word, 5), each=5, source=OURS),
            Pause(key=f"speaking-{number}", name=Message("speaking on {number} cards", number=Term(number, "number")), vocabulary=AGREE,
                  source="004, 14.6"))),
        Give(key="last-five", name="last five", each=5, source=OURS),
        Lay(key="monte", name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=OURS),
        Pause(key="speaking-twenty", name="speaking on twenty cards", vocabulary=(PASSO, SOLO), last=True, source="004, 14.6"),
        Take(key="taking-monte", name="taking the monte", when=When.DECLARER_AND_TALON, source=OURS),
        Discard(name="discard", cards=3, tiers=TIERS, source=OURS), *ANNOUNCED,
        Play(name="play", lead=Leader.AFTER_DECLARER, source=OURS),
    )),
    Put("payments", replace(PAYMENTS, shares=None, rewards=(Target("rimatura", "Rimatura", OURS, points=55), *PAYMENTS.rewards[1:]))),
    Put("terms", (("declarer", "soloist"), *TERMS)),
), f"{BOOK} (the pack); the rest ours, after 004, 14.6")

TWO = Seating(2, "62 cards, hands of fifteen filled up from a stock, each for himself", (
    Put("players", (2,)), Put("pack", SICILIAN_62), Put("sides", ALONE), Put("counting", replace(COUNTING, source="004, 14.10")),
    Put("course", CALATAFIMI_2.course), Put("terms", TERMS),
    Put("payments", Scoring(ledger="points", rewards=(OnPoints("difference", "Difference", LIKE_TWO, Lead(signed=True)),),
                            source=LIKE_TWO)),
), f"{BOOK} (that two played); the rest ours, after 004, 14.10")

"""Sicilian Tarocchi of the 18th century, as it may have been played (Dummett and McLeod 2004, 14.11, after Villabianca)."""

from dataclasses import replace

from trionfi.games.sicily import COUNTING
from trionfi.games.sicily_called import ANY_ARIA, HIGHEST_MISSING, MINEO_4
from trionfi.match_rules import MatchRule
from trionfi.options import Add, Drop, Option, Profile, Put, Value
from trionfi.packs import SICILIAN_78
from trionfi.phases import Announce, Bid, CallingRound, Discard, Give, Lay, MustCall, Play, Take
from trionfi.settlement import Captured, Collected, LastTrick, LastTrickAnnounced, Payments, Reward, Target, Undertaken

BOOK = "004, 14.11"
OURS = "ours, after 004, 14.7 and 14.11"
LADDER = (("vanto", 1), ("mi rivanto", 2), ("arcirivanto", 3))

VANTO = Announce(name="vanto", word="vanto", gloss="my side will win the last trick", source=OURS)
RIVANTO = Announce(name="mi rivanto", word="mi rivanto", gloss="our side will win the last trick", who="opponents", source=OURS)
ARCIRIVANTO = Announce(name="arcirivanto", word="arcirivanto", gloss="my side will win it all the same", after="mi rivanto", source=OURS)

SICILY_1780 = replace(
    MINEO_4,
    ref="14.11",
    slug="sicily-1780",
    name="Sicilian Tarocchi of the 18th century (conjectural)",
    place="Palermo and Sicily generally",
    period="about 1663 to 1790; the rules are a reconstruction",
    pack=SICILIAN_78,
    counting=replace(COUNTING, source=f"{BOOK}; counted as today"),
    course=(
        *(Give(name=f"{word} packet", each=each, source=OURS) for word, each in (("first", 5), ("second", 5), ("third", 5), ("last", 4))),
        Lay(name="monte", pile="talon", cards=2, pattern="the two bottom cards of the pack", source=OURS),
        CallingRound(
            name="calling", decline="passo", goes_on=True, calling=("chiamo",), call=ANY_ARIA, source=OURS,
            bids=(Bid("chiamo", "I call the holder of a card as my partner"), Bid("vado solo", "I play alone (andarvi solo)")),
        ),
        MustCall(name="forced caller", when="no declarer yet", card="T20", bid="chiamante forzato", source=OURS),
        Take(name="taking the monte", when="a declarer and a talon", source=OURS),
        Discard(name="discard", cards=2, tiers=("suit-cards - kings", "trumps - arie - T1"), source=OURS),
        HIGHEST_MISSING,
        Announce(
            name="scommessa", word="scommessa", gloss="my side will have the 20, the 1 and the Fuggitivo in its tricks",
            decline="fatto è", decline_gloss="it is done: play may begin", source=OURS,
        ),
        VANTO, RIVANTO, ARCIRIVANTO,
        Play(name="play", lead="after declarer", source=OURS),
    ),
    payments=Payments(
        ledger="jochi", shares=(1, 1), abandoned="nothing", source=OURS,
        rewards=(
            Reward("rimatura", "Rimatura", Target(58), OURS),
            Reward("vanto", "Vanto", LastTrickAnnounced(LADDER), OURS),
            Reward("pigliata", "Pigliata", Captured("arie - T20 + T1"), OURS),
            Reward("four-kings", "Quattro Re", Collected("four_kings", "kings", "all four Kings"), OURS),
            Reward("arie", "Arie", Collected("arie", "arie - T20", "the four arie 16 to 19", "T20", 2, "all five arie"), OURS),
            Reward("scommessa", "Scommessa", Undertaken("scommessa", "decine"), OURS),
        ),
    ),
    terms=(
        ("declarer", "caller"), ("talon", "monte"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("jochi", "jochi"), ("one of jochi", "jocu"),
    ),
    signals=(),
    options=(
        Option("last-trick", "When is the last trick paid?", (
            Value("announced", "only if it was announced: vanto 1, mi rivanto 2, arcirivanto 3", f"{BOOK}; the figures are ours"),
            Value("always", "always, as today; mi rivanto doubles it", "004, 14.7", (
                Drop("vanto"), Drop("arcirivanto"), Put("payments.rewards:vanto.feat", LastTrick()),
                Add("payments.rewards", Reward("rivanto", "Rivanto", LastTrick(announced="mi rivanto"), "004, 14.7")),
            )),
        )),
        Option("all-pass", "What happens when all four have passed?", (
            Value("forced-call", "the holder of the 20 must play: he takes the monte and then calls", OURS),
            Value("redeal", "the deal is thrown in, and the next player deals", OURS, (
                Drop("forced caller"), Drop("call"), Put("course:calling.goes_on", False),
            )),
        )),
    ),
    profiles=(Profile("reconstruction", "our proposal: the book has the pack and the names of the feats, and no rules", "004; ours"),),
    sources=(("004", "chapter 14, game 14.11"),),
    match=MatchRule(text="Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds."),
)

GAMES = {game.slug: game.with_options() for game in (SICILY_1780,)}

"""Sicilian Tarocchi of the 18th century, as it may have been played (Dummett and McLeod 2004, 14.11, after Villabianca)."""

from trionfi.cards.packs import SICILIAN_78
from trionfi.game.edits import Add, Drop, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.sicily import COUNTING, fool_called
from trionfi.games.sicily_1780_forms import (
    ANNOUNCED,
    BELOW_GIOVE,
    BOOK,
    COMPAGNI,
    OURS,
    PAYMENTS,
    QUADRIGLIA,
    TERMS,
    THREE,
    TIERS,
    TODAY,
    TWO,
    WITH_AN_ARIA,
)
from trionfi.games.sicily_called import ANY_ARIA, FORCED_CALL, MINEO_4
from trionfi.matches.rules import MatchRule
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import GoesOn
from trionfi.phases.bids import Bid
from trionfi.phases.calling_round import Calls, MustCall
from trionfi.phases.deal import Give, Lay, nth_packet
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.captures import LastTrick
from trionfi.state.signals import TableTalk
from trionfi.values import replace

SICILY_1780 = replace(
    MINEO_4,
    ref="14.11",
    slug="sicily-1780",
    name="Sicilian Tarocchi of the 18th century (conjectural)",
    place="Palermo and Sicily generally",
    period="about 1663 to 1790; the rules are a reconstruction",
    players=(4, 3, 2),
    pack=SICILIAN_78.called("F", "Fuggitivo"),
    counting=replace(COUNTING, source=f"{BOOK}; counted as today"),
    course=(
        *(Give(key=f"{word}-packet", name=nth_packet(word), each=each, source=OURS) for word,
          each in (("first", 5), ("second", 5), ("third", 5), ("last", 4))),
        Lay(key="monte", name="monte", pile="talon", cards=2, pattern="the two bottom cards of the pack", source=OURS),
        Auction(
            key="calling", name="calling", decline="passo", rules=(Calls(("chiamo",), ANY_ARIA), GoesOn()), source=OURS,
            bids=(Bid("chiamo", "I call the holder of a card as my partner"), Bid("vado solo", "I play alone (andarvi solo)")),
        ),
        MustCall(key="forced-caller", name="forced caller", when=When.NO_DECLARER, card="T20", bid="chiamante forzato", source=OURS),
        Take(key="taking-monte", name="taking the monte", when=When.DECLARER_AND_TALON, source=OURS),
        Discard(name="discard", cards=2, tiers=TIERS, source=OURS),
        replace(FORCED_CALL, source=OURS),
        *ANNOUNCED,
        Play(name="play", lead=Leader.AFTER_DECLARER, source=OURS),
    ),
    payments=PAYMENTS,
    terms=(("declarer", "caller"), *TERMS),
    words_of_sets=(
        *fool_called("Fuggitivo"), ("arie", "one of the five arie (20 to 16)"), ("T20", "the 20 (Giove)"), ("trumps", "the trumps"),
        ("trumps + suit-cards", "the trumps and the suit cards"), ("arie - T20", "trumps 19, 18, 17 and 16"), ("kings", "the four Kings"),
        ("T20 + T1", "the 20 or the 1"),
    ),
    talk=TableTalk(),
    seatings=(THREE, TWO),
    options=(
        Option("last-trick", "With four: when is the last trick paid?", (
            Value("announced", "only if it was announced: vanto 1, mi rivanto 2, arcirivanto 3", f"{BOOK}; the figures are ours"),
            Value("always", "always, as today; mi rivanto doubles it", "004, 14.7", (
                Drop("vanto"), Drop("arcirivanto"), Put("payments.rewards:vanto", LastTrick("vanto", "Vanto", OURS)),
                Add("payments.rewards", LastTrick("rivanto", "Rivanto", "004, 14.7", announced="mi rivanto")),
            )),
        )),
        Option("all-pass", "When a partner is called: what happens if all four pass?", (
            Value("forced-call", "the holder of the 20 must play: he takes the monte and then calls", OURS),
            Value("redeal", "the deal is thrown in, and the next player deals", OURS, (
                Drop("forced-caller"), Drop("call"), Remove("course:calling.rules", "goes-on"),
            )),
        )),
        Option("patti", "With four: which further undertakings may be announced?", (
            Value("none", "none", OURS),
            Value("any-aria", "one of five; vanto coll'aria with any aria, vanto colla scommessa with the 20 or the 1", BOOK, WITH_AN_ARIA),
            Value("below-giove", "one of five; vanto coll'aria with an aria below the 20, vanto colla scommessa with all the decine", BOOK,
                  BELOW_GIOVE),
        )),
        Option("form", "With four: who plays with whom?", (
            Value("chiamare", "one calls a partner, or goes alone", BOOK),
            Value("compagni", "fixed partners, who sit opposite each other; the dealer takes the monte and announces", f"{BOOK}; ours",
                  COMPAGNI),
            Value("quadriglia", "each for himself, like war: card points against a par, and nothing is announced", f"{BOOK}; {TODAY}",
                  QUADRIGLIA),
        )),
    ),
    profiles=(
        Profile("chiamare", "our proposal, calling a partner: the book has the pack and the names of the feats, and no rules",
                "004, 14.11; ours"),
        Profile("compagni", "the same in fixed partnerships", "004, 14.11; ours", (("form", "compagni"),)),
        Profile("quadriglia", "the same pack, each for himself", "004, 14.11; ours", (("form", "quadriglia"),)),
        Profile("all-patti", "with all the undertakings that Villabianca names", "004, 14.11; ours", (("patti", "any-aria"),)),
    ),
    sources=(("004", of_book("14.11")),),
    match=MatchRule(text="Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds."),
)

GAMES = {game.slug: game.with_options() for game in (SICILY_1780,)}

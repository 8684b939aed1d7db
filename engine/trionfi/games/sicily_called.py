"""Four-handed Tarocchi of Mineo, in which a partner is called (Dummett and McLeod 2004, 14.7; McLeod's page; the two module documents)."""

from trionfi.game.edits import Add, Drop, Insert, Put, Remove
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.sicily import MINEO_3, MINEO_PAYMENTS, MONTE_AT_ONCE, SOLO_EARLY, SOLO_ON_FIVE
from trionfi.games.sicily_talk import MINEO_TALK, MINEO_TALK_MORE
from trionfi.matches.rules import MatchRule
from trionfi.phases.announce import Announce, Announcer, Barred, Needs
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import GoesOn
from trionfi.phases.bids import Bid
from trionfi.phases.call import Call, CallHighest
from trionfi.phases.calling_round import Calls, MustCall
from trionfi.phases.deal import Give, Lay, Look
from trionfi.phases.pause import Does, Pause, Word
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, Take
from trionfi.phases.when import When
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.settling import LoneRate, Rate
from trionfi.values import replace
from trionfi.words import Words

ARIE_20: Words = "the arie 16 to 19, with the 20 or without it"
BOOK = "004, 14.7"
PAGE = "000, four-player Mineo"
ITALIAN = "003, part two"
DEALT = f"002, the deal and the bids; {ITALIAN}"
MONTE = f"002, calling and exchanging the monte; {ITALIAN}"
BETS = f"002, the bets and the play; {ITALIAN}"
HELD = "002, other goals; 003, part one; 004, 14.6"
MODULES = "002; 003"

PASSO = Word("passo", "I pass: the deal goes on", Does.GO_ON)
EARLY_PAUSE = Pause(key="speaking-ten", name="speaking on ten cards", vocabulary=(PASSO, SOLO_EARLY), when=When.NO_DECLARER,
                    source="000, variations")

HIGHEST_MISSING = CallHighest(name="call", cards=("trumps",), source=f"{PAGE}; {DEALT}")
FORCED_CALL = replace(HIGHEST_MISSING, when=When.FORCED)
ANY_ARIA = Call(name="call", cards=("arie",), own=True, source=BOOK)

MINEO_4_COURSE = (
    Lay(key="monte", name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=PAGE),
    Look(key="bottom-card", name="bottom card", pile="talon", cards=1, source=ITALIAN),
    Give(key="first-five", name="first five", each=5, source=PAGE),
    Pause(key="speaking-five", name="speaking on five cards", vocabulary=(PASSO, SOLO_ON_FIVE), source=PAGE),
    Give(key="second-five", name="second five", each=5, source=PAGE),
    Give(key="last-five", name="last five", each=5, source=PAGE),
    Look(key="dealer-looks", name="dealer looks at the monte", pile="talon", cards=3, when=When.NO_DECLARER,
         source="002, the deal and the bids"),
    Auction(
        key="calling", name="calling", when=When.NO_DECLARER, decline="passo", rules=(Calls(("chiamo",), HIGHEST_MISSING), GoesOn()),
        bids=(Bid("chiamo", "I call the holder of a card as my partner"), Bid("vado solo", "I play alone")), source=PAGE,
    ),
    MustCall(key="forced-caller", name="forced caller", when=When.NO_DECLARER, card="T20", bid="chiamante forzato",
             source=f"{BOOK}; {DEALT}"),
    Take(key="taking-monte", name="taking the monte", when=When.DECLARER_AND_TALON, source=f"{PAGE}; {MONTE}"),
    Discard(name="discard", cards=3, tiers=("suit-cards - kings", "trumps - arie - T1"), source=f"{PAGE}; {BOOK}"),
    FORCED_CALL,
    Announce(
        key="scommessa", name="scommessa", word="scommessa",
        gloss="after fatto è: my side will have the 20, the 1 and the Fujutu in its tricks",
        decline="fatto è", decline_gloss="it is done: play may begin", source=PAGE,
    ),
    Announce(key="rivanto", name="rivanto", word="rivanto", gloss="our side will win the last trick", who=Announcer.OPPONENTS,
             barred=Barred.CALL,
             source=PAGE),
    Play(name="play", lead=Leader.AFTER_DECLARER, source=f"{PAGE}; {BOOK}"),
)

MINEO_4 = replace(
    MINEO_3,
    ref="14.7",
    slug="mineo-4",
    name="Four-handed Tarocchi of Mineo",
    place="Mineo and Catania, Sicily",
    period="present day",
    players=(4,),
    course=MINEO_4_COURSE,
    payments=replace(
        MINEO_PAYMENTS, rewards=tuple(replace(one, source=f"{PAGE}; {BOOK}") for one in MINEO_PAYMENTS.rewards), shares=(1, 1),
        abandoned=Abandoned.NOTHING,
        rates=(Rate(1, "on the full hand, or calling"), LoneRate(2, "on five cards (stata)")), source=PAGE,
    ),
    terms=(
        ("declarer", "caller"), ("talon", "monte"), ("dealer", "dealer"), ("fool", "Fujutu"), ("jochi", "jochi"), ("one of jochi", "jocu"),
    ),
    words_of_sets=(
        *MINEO_3.words_of_sets, ("arie", "one of the five arie (20 to 16)"), ("T20", "the 20 (Giove)"), ("trumps", "the trumps"),
    ),
    options=(
        Option("all-pass", "What happens when all four have passed?", (
            Value("forced-call", "the holder of the 20 must play: he takes the monte and then calls", f"{BOOK}; {DEALT}"),
            Value("redeal", "the deal is thrown in, and the next player deals", PAGE, (
                Drop("forced-caller"), Drop("call"), Remove("course:calling.rules", "goes-on"),
            )),
        )),
        Option("call", "Which card is called?", (
            Value("highest-missing", "the highest trump that the caller does not hold", f"{PAGE}; {DEALT}"),
            Value("any-aria", "any of the arie, even one of his own hand", BOOK, (Put("course:calling.rules:calls.call", ANY_ARIA),
                                                                                   Put("course:calling.source", BOOK))),
        )),
        Option("early-solo", "When may a solo be declared before the deal is complete?", (
            Value("five", "on five cards only", f"{PAGE}; {BOOK}"),
            Value("any-round", "after any round of the deal, doubled before the last", "000, variations", (
                Insert(EARLY_PAUSE, after="second-five"),
                Put("payments.rates", (Rate(1, "on the full hand, or calling"), LoneRate(2, "before the deal was complete"))),
            )),
        )),
        Option("monte", "When does a soloist on five cards receive the monte?", (
            Value("after-deal", "when the deal is complete", PAGE),
            Value("at-once", "at once, before more cards are given", BOOK, MONTE_AT_ONCE[:1]),
        )),
        Option("dealer-looks", "What may the dealer see of the monte?", (
            Value("monte", "the bottom card, and all of it when nobody has bid on five cards",
                  "002, the deal and the bids; 004, 14.6, for three players"),
            Value("one-card", "one card of it", ITALIAN, (Drop("dealer-looks"),)),
            Value("nothing", "nothing", "ours", (Drop("bottom-card"), Drop("dealer-looks"))),
        )),
        Option("scommessa", "Who may announce scommessa?", (
            Value("free", "any soloist or caller", PAGE),
            Value("holding", "a soloist or caller who holds the 20 and the Fujutu", HELD,
                  (Add("course:scommessa.rules", Needs("T20 + F")), Put("course:scommessa.source", HELD))),
        )),
        Option("rivanto", "Which opponent may announce rivanto?", (
            Value("could-not-call", "one to whom no call was open when he spoke", PAGE),
            Value("strict", "one who did not speak before the winning bid", "ours",
                  (Put("course:rivanto.barred", "could bid"), Put("course:rivanto.source", "ours"))),
            Value("any", "any opponent", f"{BOOK}; {BETS}",
                  (Put("course:rivanto.barred", ""), Put("course:rivanto.source", f"{BOOK}; {BETS}"))),
        )),
        Option("five-arie", "What are all five arie worth?", (
            Value("two", "two: one more than the four without the 20", f"{PAGE}; 003, part one; 004, 14.6"),
            Value("one", "one, as the four", "002, its list read by the letter", (
                Put("payments.rewards:arie.noun", ARIE_20),
                Put("payments.rewards:arie.better", ""))),
        )),
        Option("lead", "Who leads to the first trick?", (
            Value("after-caller", "the player to the caller's or soloist's right", f"{PAGE}; {BOOK}; {BETS}"),
            Value("caller", "the caller or soloist", "000, variations", (Put("course:play.lead", "declarer"),)),
        )),
        Option("talk", "Which phrases may known partners use?", (
            Value("usual", "those of the usual list", f"{PAGE}; 003, table talk"),
            Value("extended", "also the phrases that some descriptions add", "000, variations; 004, 14.6",
                  (Put("talk.signals", MINEO_TALK + MINEO_TALK_MORE),)),
            Value("silent", "no phrase", "ours", (Put("talk.signals", ()),)),
        )),
    ),
    profiles=(
        Profile("association", "the Catania association: as its page, with the forced call of its modules",
                f"{PAGE}; {MODULES}; 004, 14.7"),
        Profile("web", "McLeod's page, with a new deal when all pass", PAGE, (("all-pass", "redeal"),)),
        Profile("book", "Dummett and McLeod's description", "004, 14.7", (
            ("call", "any-aria"), ("monte", "at-once"), ("scommessa", "holding"), ("rivanto", "any"), ("talk", "extended"),
        )),
        Profile("vassal", "the two documents of the module", "002; 003",
                (("scommessa", "holding"), ("rivanto", "any"), ("talk", "extended"))),
    ),
    sources=(("000", "four-player Mineo game"), ("002", "module, English"), ("003", "module, Italian"), ("004", of_book("14.7"))),
    match=MatchRule(text="Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds so that all "
                         "deal equally often (the Italian module: at least one or two).", source=ITALIAN),
)

GAMES = {game.slug: game.with_options() for game in (MINEO_4,)}

"""Games played today around Asti, with 54 cards (Dummett and McLeod 2004, 8.40 on)."""

from trionfi.cards.packs import PIEDMONTESE_54_ASTI
from trionfi.counting import Counting
from trionfi.game import Game
from trionfi.game.edits import Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.piedmont import VALUES
from trionfi.games.piedmont_open import FOLLOW, SIDES, kept_apart, led, lost_discard
from trionfi.games.piedmont_signals import MONCUCCO
from trionfi.matches.rules import MatchRule
from trionfi.phases.asking import Ask
from trionfi.phases.auction import Auction
from trionfi.phases.auction_rules import GoesOn
from trionfi.phases.bids import Bid
from trionfi.phases.call import DealerCalls
from trionfi.phases.deal import Give, Lay
from trionfi.phases.discard_rules import OpenlyLaid
from trionfi.phases.duel import WithOrWithout
from trionfi.phases.play.leading import Leader
from trionfi.phases.play.play import Play
from trionfi.phases.talon import Discard, LaysAway, Take, Taker, Unseen
from trionfi.phases.when import When
from trionfi.settlement.feats import Tiers
from trionfi.settlement.payments import Payments
from trionfi.settlement.settling import LoneRate, Rate
from trionfi.state.contract import Known
from trionfi.state.sides import Division, Sides
from trionfi.state.signals import TableTalk

ASTI, RE = "004, 8.40", "004, 8.41"

IN_TWOS_OF_ASTI = Counting(
    values=tuple(entry for entry in VALUES if entry[0] != "F"), group=2, less=1, odd=((1, 0),), apart=(("F", 4),), source=f"{ASTI}; {RE}",
)
SOLO = Bid("solo", "I play alone", 1)
LEVELS = (Bid("solo", "ask for one card", 1), Bid("senza carta", "ask for none, and all is paid double", 2))

ASTI_TERMS = (("talon", "extra cards"), ("fool", "Matto"), ("one of game points", "game point"))
ASTI_WORDS = (
    ("suit-cards - kings", "suit cards other than Kings"), ("trumps - T20 - T1", "trumps other than the Angelo (20) and the Bagatto (1)"),
    ("trumps", "the trumps"), ("kings", "each King"), ("queens", "each Queen"), ("cavaliers", "each Cavalier"), ("jacks", "each Jack"),
    ("T20", "the Angelo (20)"), ("T1", "the Bagatto"), ("F", "the Matto"),
)
SIGNALS = Option("signals", "May partners give signals?", (
    Value("moncucco", "yes, those of Moncucco", ASTI),
    Value("none", "no; other villages have others", "ours", (Put("talk.signals", ()),)),
))
MATTO_LED = led("Matto")
DEALT = (
    Give(key="cards", name="cards", each=13, source=ASTI),
    Lay(key="extra-cards", name="extra cards", pile="talon", cards=2, pattern="the last two cards of the pack", source=ASTI),
    Take(key="taking-extra-cards", name="taking the extra cards", who=Taker.DEALER, hidden=Unseen.ALWAYS, source=ASTI),
    Discard(name="discard", who=LaysAway.DEALER, cards=2, tiers=("suit-cards - kings", "trumps - T20 - T1"),
            rules=(OpenlyLaid("trumps"),), source=ASTI),
)

CHIAMARE_IL_RE = Game(
    ref="8.41",
    slug="asti-chiamare-il-re",
    name="Chiamare il Re (Asti)",
    place="district of Asti (Moncucco Torinese)",
    period="present day",
    family="piedmont",
    players=(4,),
    pack=PIEDMONTESE_54_ASTI,
    counting=IN_TWOS_OF_ASTI,
    follow=FOLLOW,
    fool=kept_apart(ASTI),
    sides=Sides(Division.REST),
    course=(
        *DEALT,
        Auction(key="chi-va", name="chi va", bids=(SOLO,), decline="passo", rules=(GoesOn(),), source=RE),
        WithOrWithout(key="with-card", name="with or without a card", when=When.DECLARER, bids=LEVELS, source=RE),
        Ask(key="asking", name="asking", when=When.DECLARER, number=(("solo", 1), ("senza carta", 0)), source=RE),
        DealerCalls(name="call", when=When.NO_DECLARER, bid="chiamata", known=Known.FIRST_TRICK, source=RE),
        Play(name="play", lead=Leader.AFTER_DEALER, source=ASTI),
    ),
    payments=Payments(
        ledger="game points",
        rewards=(Tiers("hand", "Hand", RE, points=40, tiers=((40, 1), (60, 2)), total=79),),
        rates=(Rate(1, "a card was called, or asked for"), LoneRate(2, "solo without asking for a card")),
        rate_asked="how was it played", shares=(1, 1), source=RE,
    ),
    talk=TableTalk(MONCUCCO),
    terms=ASTI_TERMS,
    words_of_sets=ASTI_WORDS,
    options=(
        Option("discarded", "What if the card asked for lies in the dealer's discard?", (
            Value("given", "the dealer gives it from there and lays the other card in its place", "our reading: 004, 8.41 does not say"),
            Value("refused", "it cannot be had, and the asker takes his own card back", "ours: not stated", (
                Put("course:asking.fails", True),)),
        )),
        SIGNALS, lost_discard(SIDES, "8.40 and 8.41"), MATTO_LED,
    ),
    profiles=(Profile("moncucco", "as at Moncucco Torinese", RE),),
    sources=(("004", of_book("8.40", "8.41")),),
    match=MatchRule(text="Each hand is settled by itself; the partners change from hand to hand."),
)

GAMES = {game.slug: game.with_options() for game in (CHIAMARE_IL_RE,)}

"""French Tarot for two (Dummett and McLeod 2004, 9.20 to 9.22)."""

from trionfi.game.edits import Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import french_tarot_popular as told
from trionfi.games.france import (
    FFT_CHELEM,
    FFT_CHIEN,
    FFT_CONTRACT,
    FFT_DISCARD,
    FFT_PAYMENTS,
    FFT_PLAY,
    FFT_PLAY_3,
    FFT_SPEAKING,
    TAROT_FFT_4,
)
from trionfi.games.france_popular import BEFORE_PLAY_OF_THREE, RULES_OF_THREE, TAROT_POPULAIRE_3
from trionfi.games.french_tarot_today import petit_in_slam
from trionfi.matches.rules import MatchRule
from trionfi.phases.deal import Give, Lay, numbered
from trionfi.phases.discard_rules import HeldOnly
from trionfi.phases.layout import Layout
from trionfi.phases.play.after_lead import AfterLead
from trionfi.phases.play.drawing import Drawing
from trionfi.phases.play.leading import LeadsHimself
from trionfi.phases.play.uncovering import Uncovering
from trionfi.phases.uncover import Uncover
from trionfi.state.dummies import BEFORE_DEALER, Dummies
from trionfi.state.signals import TableTalk
from trionfi.values import replace
from trionfi.words import Words

ALL_BUT_THE_LAST: Words = "the remaining cards but the last"
TIRETTE = "004, 9.21"
TURNED_UP = Lay(key="turned-up", name="turned up", pile="turned up", cards=1, pattern="the bottom card of the stock, laid beside it,",
                open=True,
                source=f"{TIRETTE}, variant (2)")

TAROT_TIRETTE = replace(
    TAROT_FFT_4,
    ref="9.21",
    slug="tarot-tirette",
    name="La Tirette",
    period="about 2000",
    players=(2,),
    course=(
        *(Give(key=f"packet-{number}", name=numbered(number), each=4, source=TIRETTE) for number in range(1, 7)),
        FFT_CHIEN,
        Lay(key="stock", name="stock", pile="stock", cards=24, pattern="the remaining {n} cards", source=TIRETTE),
        *FFT_SPEAKING[1:],
        replace(FFT_PLAY, rules=(LeadsHimself(("chelem",)), Drawing("stock", source=TIRETTE)), source=f"{TIRETTE}; 004, 9.13"),
    ),
    payments=replace(FFT_PAYMENTS, rewards=(FFT_CONTRACT.without_shows(),)),
    options=(
        Option("draws", "Are the cards drawn shown?", (
            Value("unseen", "no", TIRETTE), Value("shown", "yes, each before it goes into the hand", f"{TIRETTE}, variant (1)", (
                Put("course:play.rules:drawing.shown", True),)),
        )),
        Option("bottom", "Is the bottom card of the stock turned up?", (
            Value("hidden", "no", TIRETTE),
            Value("turned-up", "yes: it lies face up, and who does not win the twelfth trick gets it", f"{TIRETTE}, variant (2)", (
                Insert(TURNED_UP, after="stock"), Put("course:stock.cards", 23),
                Put("course:stock.pattern", ALL_BUT_THE_LAST), Put("course:play.rules:drawing.beside", "turned up"))),
        )),
        petit_in_slam(f"{TIRETTE}; 004, 9.13"),
    ),
    profiles=(Profile("trv", "Daynes and Sarian, 2000", TIRETTE),),
    sources=(("004", of_book("9.21", "9.13")),),
    terms=(*TAROT_FFT_4.terms, ("turned up", "card turned up")),
    match=MatchRule(text="A running total is kept for each player; they always add up to zero.", source=TIRETTE),
)

OPEN = "004, 9.20"
LAID = Layout(key="layout", name="layout", packets_each=12, source=OPEN)


def sizes(packets: int, hand: int) -> tuple[Put, ...]:
    """So many packets, and so many cards in the hand."""
    return (Put("course:layout.packets_each", packets), Put("course:hand.each", hand))


TAROT_DECOUVERTE = replace(
    TAROT_TIRETTE,
    ref="9.20",
    slug="tarot-decouverte",
    name="La Découverte",
    match=replace(TAROT_TIRETTE.match, source=OPEN),
    course=(
        Give(key="hand", name="hand", each=12, source=OPEN), LAID, FFT_CHIEN, *FFT_SPEAKING[1:3],
        replace(FFT_DISCARD, rules=(*FFT_DISCARD.rules, HeldOnly()), source=f"{OPEN}; 004, 9.13"), FFT_CHELEM,
        replace(FFT_PLAY, rules=(LeadsHimself(("chelem",)), Uncovering(OPEN)), source=f"{OPEN}; 004, 9.13"),
    ),
    options=(
        Option("packets", "How many packets are laid out?", (
            Value("12", "12, in two rows of six, and 12 cards in the hand", OPEN),
            Value("9", "9, in three rows of three, and 18 cards in the hand", f"{OPEN}, variant (1)", sizes(9, 18)),
            Value("6", "6, and 24 cards in the hand", f"{OPEN}, variant (2)", sizes(6, 24)),
        )),
        petit_in_slam(f"{OPEN}; 004, 9.13"),
    ),
    profiles=(Profile("trv", "Daynes and Sarian, 2000", OPEN),),
    terms=(*TAROT_FFT_4.terms, ("under", "covered cards")),
    sources=(("004", of_book("9.20", "9.13")),),
)

MORT = "004, 9.22"
TABLE = "004, 9.22 and 9.16"


def only(option: Option, *names: str) -> Option:
    """An option with only some of its values."""
    return replace(option, values=tuple(value for value in option.values if value.name in names))


TAROT_MORT = replace(
    TAROT_POPULAIRE_3,
    ref="9.22",
    slug="tarot-mort",
    name="French Tarot with a mort",
    period="about 2000",
    players=(2,),
    talk=TableTalk(),
    sides=Dummies(seated=BEFORE_DEALER, declared_for=False, source=f"{MORT}; that nothing is declared for the mort is our reading"),
    course=(*BEFORE_PLAY_OF_THREE, replace(
        FFT_PLAY_3, rules=(AfterLead((Uncover(key="mort", name="mort", source=MORT),)), *RULES_OF_THREE), source=TABLE)),
    terms=(*TAROT_FFT_4.terms, ("dummy", "mort")),
    options=(
        Option("bids", "Which bids are there?", (
            Value("four", "prise, garde, garde sans and garde contre", TABLE),
            Value("two", "garde sans and garde contre alone", f"{MORT}, variant", (
                Put("course:auction.bids", told.said(("garde sans", "garde contre"), (4, 6))),
                Put("payments.rates", FFT_PAYMENTS.rates[2:]))),
        )),
        only(told.FORCED, "no", "yes"), only(told.CONTRE, "no", "each"), only(told.PETIT, "side", "inside"),
        only(told.MOUCHES, "20-10", "dealer-20", "no-additions", "no"),
        petit_in_slam(f"{TABLE}; 004, 9.13"),
    ),
    profiles=(Profile("trv", "Daynes and Sarian, 2000", MORT),),
    sources=(("004", of_book("9.22", "9.16", "9.14")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_DECOUVERTE, TAROT_TIRETTE, TAROT_MORT)}

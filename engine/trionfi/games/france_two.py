"""French Tarot for two (Dummett and McLeod 2004, 9.21)."""

from dataclasses import replace

from trionfi.games.france import FFT_COURSE, TAROT_FFT_4
from trionfi.match_rules import MatchRule
from trionfi.options import Option, Profile, Put, Value
from trionfi.phases import Drawing, Give, Lay

TIRETTE = "004, 9.21"

TAROT_TIRETTE = replace(
    TAROT_FFT_4,
    ref="9.21",
    slug="tarot-tirette",
    name="La Tirette",
    period="about 2000",
    players=(2,),
    course=(
        *(Give(name=f"packet {number}", each=4, source=TIRETTE) for number in range(1, 7)),
        FFT_COURSE[6],
        Lay(name="stock", pile="stock", cards=24, pattern="the remaining cards", source=TIRETTE),
        *FFT_COURSE[8:-1],
        replace(FFT_COURSE[-1], shows=None, drawing=Drawing("stock", source=TIRETTE), source=f"{TIRETTE}; 004, 9.13"),
    ),
    payments=replace(TAROT_FFT_4.payments, rewards=(replace(TAROT_FFT_4.payments.rewards[0], shows=()),)),
    options=(
        Option("draws", "Are the cards drawn shown?", (
            Value("unseen", "no", TIRETTE), Value("shown", "yes, each before it goes into the hand", f"{TIRETTE}, variant", (
                Put("course:play.drawing.shown", True),)),
        )),
    ),
    profiles=(Profile("trv", "TRV", TIRETTE),),
    sources=(("004", "chapter 9, games 9.21 and 9.13"),),
    match=MatchRule(text="A running total is kept for each player; the two always sum to nothing.", source=TIRETTE),
)

GAMES = {game.slug: game.with_options() for game in (TAROT_TIRETTE,)}

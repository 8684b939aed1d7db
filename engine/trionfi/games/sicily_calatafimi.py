"""Tarocchi of Calatafimi, province of Trapani (Dummett and McLeod 2004, 14.8 to 14.10; McLeod's page)."""

from dataclasses import replace

from trionfi.games.sicily import COUNTING, FUJUTU, MINEO_3
from trionfi.match_rules import MatchRule
from trionfi.options import Drop, Option, Profile, Put, Value
from trionfi.packs import SICILIAN_62
from trionfi.phases import Bargain, Discard, Give, Lay, Play, Take
from trionfi.settlement import Excess, LeadOver, Scoring
from trionfi.sides import Sides
from trionfi.tricks import Follow

GENERAL = "004, general rules of chapter 14"
THREE = "004, 14.9; 000, Calatafimi"
TWO = "004, 14.10"
WHOLE_ROUNDS = "Each hand is settled by itself; the deal passes to the right, and a sitting runs for whole rounds so that all deal equally often."
TIERS = ("suit-cards - kings", "trumps - arie - T1")
ALONE = Sides("each for himself")
MONTE = Lay(name="monte", pile="talon", cards=3, pattern="the three bottom cards of the pack", source=GENERAL)
FORCED = (("kings", ""), ("cavaliers", "numerals"))

CALATAFIMI_3 = replace(
    MINEO_3,
    ref="14.9",
    slug="calatafimi-3",
    name="Three-handed Tarocchi of Calatafimi",
    place="Calatafimi Segesta, province of Trapani, Sicily",
    period="present day",
    counting=replace(COUNTING, source=f"{THREE}; {GENERAL}"),
    follow=Follow(first=FORCED, under=("jacks", "kings"), source=THREE),
    fool=replace(FUJUTU, source=GENERAL),
    sides=ALONE,
    course=(
        *(Give(name=f"{word} five", each=5, source=THREE) for word in ("first", "second", "third")),
        Bargain(name="patti", source="004, 14.8 and 14.9; 000, Calatafimi"),
        Give(name="last five", each=5, source=THREE),
        MONTE,
        Take(name="taking the monte", who="dealer", open=False, source=THREE),
        Discard(name="discard", cards=3, who="dealer", tiers=TIERS, source=THREE),
        Play(name="play", lead="after dealer", source=THREE),
    ),
    payments=Scoring(ledger="points", rewards=(Excess("par", "Beyond the par", THREE, pars=(37, 36), signed=True),), total=109,
                     abandoned="bargained", source=THREE),
    signals=(),
    terms=(("talon", "monte"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "points"), ("one of points", "point")),
    words_of_sets=(*MINEO_3.words_of_sets, ("kings", "each King")),
    options=(
        Option("patti", "Do the players bargain over the deal?", (
            Value("yes", "yes, on fifteen cards", THREE),
            Value("no", "no", "ours", (Drop("patti"), Put("payments.abandoned", ""))),
        )),
        Option("forced-plays", "Must Kings, some Cavalli and Donne be played?", (
            Value("yes", "yes", THREE),
            Value("no", "no", "ours", (Put("follow", Follow(source=GENERAL)),)),
        )),
    ),
    profiles=(Profile("book", "Dummett and McLeod's description, with which McLeod's page agrees", "004; 000"),),
    sources=(("000", "Calatafimi"), ("004", "chapter 14, game 14.9")),
    match=MatchRule(text=WHOLE_ROUNDS),
)

CALATAFIMI_2 = replace(
    CALATAFIMI_3,
    ref="14.10",
    slug="calatafimi-2",
    name="Two-handed Tarocchi of Calatafimi",
    players=(2,),
    pack=SICILIAN_62,
    counting=replace(COUNTING, source=f"{TWO}; {GENERAL}"),
    follow=Follow(source=GENERAL),
    course=(
        *(Give(name=f"{word} five", each=5, source=TWO) for word in ("first", "second", "third")),
        Lay(name="stock", pile="stock", cards=32, pattern="the rest of the pack", source=f"{TWO}; digest: the page's 15 is an error"),
        Play(name="play", lead="after dealer", refill="stock", source=TWO),
    ),
    payments=Scoring(ledger="points", rewards=(LeadOver("difference", "Difference", TWO),), zero_sum=False, source=TWO),
    terms=(("stock", "stock"), ("dealer", "dealer"), ("fool", "Fuggitivo"), ("points", "points"), ("one of points", "point")),
    options=(),
    profiles=(Profile("book", "Dummett and McLeod's description", "004"),),
    sources=(("000", "Calatafimi"), ("004", "chapter 14, game 14.10")),
)

GAMES = {game.slug: game.with_options() for game in (CALATAFIMI_3, CALATAFIMI_2)}

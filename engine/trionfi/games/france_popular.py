"""French Tarot as it is played at home, for four and for three (Dummett and McLeod 2004, 9.15 and 9.16)."""

from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games import french_tarot_popular as told
from trionfi.games.france import (
    FFT_CONTRACT,
    FFT_CONTRACT_3,
    FFT_COURSE,
    FFT_COURSE_3,
    FFT_PAYMENTS,
    FFT_PLAY,
    FFT_PLAY_3,
    TAROT_FFT_4,
)
from trionfi.games.france_five import TAROT_5_CALL
from trionfi.games.french_tarot_melds import poignees, table
from trionfi.games.french_tarot_popular import FOUR, THREE, shown
from trionfi.games.french_tarot_signs import SIGNS
from trionfi.games.french_tarot_today import petit_in_slam
from trionfi.matches.mouches import Mouches
from trionfi.phases.declare import Declaring
from trionfi.phases.play.declaring import Declares
from trionfi.phases.play.leading import LeadsHimself
from trionfi.phases.rule import PlayRule
from trionfi.settlement.margin import Margin
from trionfi.settlement.payments import Payments
from trionfi.settlement.premiums import Shown, ShownFor
from trionfi.state.signals import TableTalk
from trionfi.values import replace

SHOWN = Shown("shown", "Declarations", f"{FOUR}; 004, 9.13", goes=ShownFor.WINNERS)
MOUCHES = Mouches(dealer=20, others=10, more=5, source=f"{FOUR}; 004, chapter 9, common rules")


SETS = (*TAROT_5_CALL.words_of_sets, (told.COURTS, "the court cards"), (f"{told.COURTS} + fool", "the court cards and the Excuse"))


def payments(contract: Margin, source: str) -> Payments:
    """What the federation's game pays, with poignées as declarations of their own."""
    return replace(FFT_PAYMENTS, rewards=(replace(contract.without_shows(), source=f"{source}; {contract.source}"), SHOWN))


def rules(source: str) -> tuple[PlayRule, ...]:
    """A declarer of a slam leads; poignées are declared in the play."""
    return LeadsHimself(("chelem",)), Declares(Declaring(source=source))


POIGNEES_4 = told.poignees(
    Value("10-13-15", "10, 13 or 15 trumps: 20, 30 or 40", FOUR),
    shown("10-20-30", "10, 13 or 15 trumps: 10, 20 or 30", f"{FOUR}, Arn.", (10, 10), (13, 20), (15, 30), usual=10),
    shown("10-20-40", "10, 13 or 15 trumps: 10, 20 or 40, the 10 times the bid where bids multiply", f"{FOUR}, Mar.",
          (10, 10), (13, 20), (15, 40), usual=10, times=10),
    shown("four", "10, 13, 15 or 18 trumps: 10, 20, 30 or 40", f"{FOUR}, AT", (10, 10), (13, 20), (15, 30), (18, 40), usual=10),
    shown("at-18", "10, 13 or 18 trumps: 10, 20 or 30", f"{FOUR}, Sim.", (10, 10), (13, 20), (18, 30), usual=10),
    shown("from-11", "11, 13 or 15 trumps: 20, 30 or 40", f"{FOUR}, a group of players", (11, 20), (13, 30), (15, 40), usual=10),
)
POIGNEES_3 = told.poignees(
    Value("13-15-18", "13, 15 or 18 trumps: 20, 30 or 40", THREE),
    shown("10-20-30", "13, 15 or 18 trumps: 10, 20 or 30", f"{THREE}, Arn.", (13, 10), (15, 20), (18, 30), usual=13),
    shown("10-20-40", "13, 15 or 18 trumps: 10, 20 or 40, the 10 times the bid where bids multiply", f"{FOUR}, Mar.",
          (13, 10), (15, 20), (18, 40), usual=13, times=10),
    shown("four", "13, 15, 18 or 21 trumps: 10, 20, 30 or 40", f"{THREE}, AT", (13, 10), (15, 20), (18, 30), (21, 40), usual=13),
    shown("all", "13 or 15 trumps or all 22: 10, 20 or 40", f"{THREE}, Sim.", (13, 10), (15, 20), (22, 40), usual=13),
)


def options(deal: Option, shows: Option, slams: Option, *more: Option) -> tuple[Option, ...]:
    """All that a table may choose."""
    return (
        deal, told.CHIEN, told.LONE_PETIT, told.BASE, told.BIDS, told.FORCED, told.CONTRE, slams, shows, told.PAID, told.MISERES,
        told.DECLARED, told.PETIT, told.LEAD, told.DIRECTION, told.EXCUSE, told.MOUCHES, petit_in_slam(f"{FOUR}; 004, 9.13"), *more,
    )


Chosen = tuple[tuple[str, str], ...]

LAU = (("bids", "five"), ("contre", "all"), ("poignee-paid", "opponent-personal"), ("misere", "honours"), ("petit", "personal"))
ARN = (("chien", "early-twos"), ("bids", "five"), ("base", "10"), ("chelem", "announced-1000"), ("poignees", "10-20-30"),
       ("poignee-paid", "opponent-personal"), ("misere", "honours-excuse-bars"), ("petit", "declarer"), ("mouches", "one"))
AT = (("chien", "after-rounds"), ("lone-petit", "may-annul"), ("bids", "no-garde"), ("chelem", "petit-150"), ("poignees", "four"),
      ("misere", "courts-excuse-bars"), ("petit", "between-sides"), ("excuse", "lost"), ("mouches", "new"))
SIM = (("direction", "clockwise"), ("chien", "threes"), ("bids", "five-added"), ("chelem", "before-tenth"), ("poignee-paid", "personal"),
       ("misere", "honours-excuse-bars"), ("declared", "before-lead"), ("first-lead", "first-bidder"))
GROUP = (("lone-petit", "imprenable"), ("misere", "courts"), ("mouches", "passed"))


def profiles(source: str, lau: Chosen, arn: Chosen, sim: Chosen) -> tuple[Profile, ...]:
    """The authors and the groups; what is added for each in this game."""
    return (
        Profile("base", "the rules of the federation with mouches", source),
        Profile("trv", "Daynes and Sarian, 2000: the same; its variants are options", source),
        Profile("tm", "Jeannin-Naltet and Garrivet, 1983, with the older rules of the federation", source, (
            ("chelem", "bid-600"), ("poignee-paid", "opponent-personal"), ("misere", "honours"))),
        Profile("lau", "Laurent, 1975", source, (*LAU, *lau)),
        Profile("arn", "Arnett, 1977", source, (*ARN, *arn)),
        Profile("at", "L'Art du Tarot, 1977", source, AT),
        Profile("mar", "Hannuna, 1979", source, (
            ("lone-petit", "annuls-or-imprenable"), ("bids", "five"), ("chelem", "announced-only"), ("poignees", "10-20-40"))),
        Profile("sim", "Simpkins, 1975", source, (*SIM, *sim)),
        Profile("four", "the leaflet of Fournier, about 1975", source, (
            ("chien", "twos"), ("chelem", "announced-only"), ("first-lead", "after-declarer"))),
        Profile("group-a", "one of the authors' groups", source, (("bids", "no-garde-sans"), *GROUP)),
        Profile("group-b", "the other of the authors' groups", source, (("bids", "five-from-nothing"), *GROUP)),
    )


TAROT_POPULAIRE_4 = replace(
    TAROT_FFT_4,
    ref="9.15",
    slug="tarot-populaire-4",
    name="Popular French Tarot for four",
    period="about 1975 to the present",
    options=options(told.DEAL_4, POIGNEES_4, told.slams()),
    course=(*FFT_COURSE[:-1], replace(FFT_PLAY, rules=rules(FOUR))),
    melds=table(FOUR, poignees(FOUR, (10, 20), (13, 30), (15, 40))),
    payments=payments(FFT_CONTRACT, FOUR),
    profiles=profiles(FOUR, (("chelem", "bid-1000"),), (), (("poignees", "at-18"),)),
    sources=(("004", of_book("9.15", "9.13")),),
    match=MOUCHES,
    talk=TableTalk(signs=SIGNS),
    words_of_sets=SETS,
)

RULES_OF_THREE = rules(THREE)
BEFORE_PLAY_OF_THREE = FFT_COURSE_3[:-1]

TAROT_POPULAIRE_3 = replace(
    TAROT_FFT_4,
    ref="9.16",
    slug="tarot-populaire-3",
    name="Popular French Tarot for three",
    period="about 1975 to the present",
    players=(3,),
    course=(*BEFORE_PLAY_OF_THREE, replace(FFT_PLAY_3, rules=RULES_OF_THREE)),
    melds=table(THREE, poignees(THREE, (13, 20), (15, 30), (18, 40))),
    payments=payments(FFT_CONTRACT_3, THREE),
    options=options(told.DEAL_3, POIGNEES_3, told.slams(told.SLAMS_OF_THREE), told.ROUNDED),
    profiles=profiles(
        THREE, (("deal", "threes"), ("chelem", "bid-beside"), ("rounded", "5")), (("deal", "threes"),),
        (("deal", "threes"), ("poignees", "all"), ("rounded", "10"))),
    sources=(("004", of_book("9.16", "9.15", "9.14")),),
    match=MOUCHES,
    talk=TableTalk(signs=SIGNS),
    words_of_sets=SETS,
)

GAMES = {game.slug: game.with_options() for game in (TAROT_POPULAIRE_4, TAROT_POPULAIRE_3)}

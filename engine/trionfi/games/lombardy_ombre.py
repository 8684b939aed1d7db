"""Tarocc'Ombre, the games of Lombardy with bidding: for three and for four (Dummett and McLeod 2004, 6.3 and 6.4)."""

from trionfi.game.edits import Drop, Insert, Put
from trionfi.game.options import Option, Profile, Value
from trionfi.game.sources import of_book
from trionfi.games.lombardy import EXCHANGED, IN_FOURS, IN_THREES, TAROCCHI_4, TERMS, dealt, extra_cards, laid_away
from trionfi.games.lombardy_packs import LOMBARD_54
from trionfi.matches.rules import MatchRule
from trionfi.phases.asking import Ask
from trionfi.phases.auction import Auction, Turns
from trionfi.phases.bid_again import AsMuch
from trionfi.phases.bids import Bid
from trionfi.phases.deal import Lay
from trionfi.phases.discard_rules import LostDiscard
from trionfi.phases.play.play import Play
from trionfi.phases.sacrifice import Sacrifice
from trionfi.phases.talon import LaysAway, Take, Taker
from trionfi.settlement.abandoned import Abandoned
from trionfi.settlement.bid_sums import FullSteps, OrLaidDown
from trionfi.settlement.payments import Payments
from trionfi.settlement.settling import Rate
from trionfi.state.contract import Talon
from trionfi.state.sides import Division, Sides
from trionfi.tricks.fool import Saves
from trionfi.values import replace
from trionfi.words import Message, Words

THREE, FOUR = "004, 6.3", "004, 6.4"
CONTRACT = "payments.rewards:contract"


BIDS: tuple[tuple[str, Words], ...] = (("a due", "I ask for two cards"), ("ad una", "I ask for one card"), ("a niente", "I ask for none"))


def rates(least: int) -> tuple[Rate, ...]:
    """The sums of the three bids: of the lowest `least`, of each other 1 more than of the one before."""
    return tuple(Rate(least + place, say) for place, (say, _) in enumerate(BIDS))


def of_points(rate: Rate) -> Words:
    """What a bid is worth, in words."""
    return Message("{n} game points", n=rate.times)


def auction(source: str, least: int, talon: Talon = Talon.GONE) -> Auction:
    """Round after round; an earlier player need only bid as much."""
    bids = tuple(Bid(say, gloss, rate.times, talon, of_points(rate))
                 for (say, gloss), rate in zip(BIDS, rates(least), strict=True))
    return Auction(key="bidding", name="bidding", bids=bids, decline="passo", turns=Turns.SEVERAL, rules=(AsMuch(),),
                   source=f"{source}; that the hand is thrown in when all pass is ours")


def sums(least: int) -> tuple[Put, ...]:
    """Other sums of the bids."""
    puts = [Put("payments.rates", rates(least))]
    for rate in rates(least):
        bid = f"course:bidding.bids:{rate.words}"
        puts += [Put(f"{bid}.rate", rate.times), Put(f"{bid}.worth", of_points(rate))]
    return tuple(puts)


def payments(source: str, least: int, contract: FullSteps, shares: tuple[int, int] | None = None, total: int = 0) -> Payments:
    """A contract that is paid between the declarer and each opponent."""
    return Payments(ledger="game points", rewards=(contract,), rates=rates(least), rate_asked="what was bid", shares=shares,
                    total=total, abandoned=Abandoned.NOTHING, source=source)


ASKS = (("a due", 2), ("ad una", 1))
LAST_BUT_HONOURS = Option("asked-cards", "What if a card asked for lies in the dealer's discard?", (
    Value("fails", "nobody gives it, and the declarer takes his own card back", f"our reading: {THREE} calls it unclear"),
    Value("given", "the dealer gives it from there, and the other card takes its place", "ours", (Put("course:asking.fails", False),)),
    Value("honours", "it cannot: only honours are asked for", f"{THREE}, as a way to be safe", (Put("course:asking.which", "honours"),)),
))
OWN_TRICKS = Option("own-tricks", "Whose tricks save a Matto or a discard?", (
    Value("player", "those of its player alone, whoever his allies are", "our reading: 004, 6.2, where each plays for himself"),
    Value("side", "those of his side", "ours", (Put("fool.by", Saves.SIDE), Put("course:discard.rules", (LostDiscard(),)))),
))
LAYS_DOWN = Option("sacrifice", "May a declarer lay down his hand before the play?", (
    Value("yes", "yes, if the dealer has bid against him: he pays the bare sum of his bid", THREE),
    Value("no", "no", "ours", (Drop("sacrifice"), Put(CONTRACT, FullSteps("contract", "Contract", THREE)))),
))

TAROCC_OMBRE_3 = replace(
    TAROCCHI_4,
    ref="6.3",
    slug="tarocc-ombre-3",
    name="Three-handed Tarocc'Ombre",
    place="Lombardy",
    period="18th and 19th centuries",
    players=(3,),
    pack=LOMBARD_54,
    counting=replace(IN_THREES, source=THREE),
    fool=replace(EXCHANGED, source="004, 6.2; that it may be led is ours"),
    sides=Sides(Division.REST),
    course=(
        *dealt(f"{THREE}; the packets are ours", 6, 6, 5),
        *extra_cards(THREE, 3),
        laid_away(f"{THREE}; 004, 6.2", 3),
        auction(THREE, 2),
        Ask(key="asking", name="asking", number=ASKS, fails=True,
            source=f"{THREE}; that he gives before he asks, and a card in the discard, are ours"),
        Sacrifice(key="sacrifice", name="sacrifice", source=THREE),
        Play(name="play", source=f"{THREE}; 004, 6.2"),
    ),
    payments=payments(f"{THREE}; the sum of a niente is inferred", 2, OrLaidDown("contract", "Contract", THREE)),
    terms=TERMS,
    options=(LAST_BUT_HONOURS, LAYS_DOWN, OWN_TRICKS, TAROCCHI_4.options[2]),
    profiles=(Profile("book", "the books of Milan from 1811 on", "004, 6.3"),),
    sources=(("004", of_book("6.3", "6.2")),),
    match=MatchRule(text="Each hand is settled by itself.", source="ours"),
)

OF_FOUR = OrLaidDown("contract", "Contract", f"{FOUR}, as the authors mend it", win=34, par=33, slam=4)
DECLARER_TAKES = (
    Take(key="taking-talon", name="taking the talon", who=Taker.DECLARER, open=False, source=f"{FOUR}; that it is not shown is ours"),
    laid_away(f"{FOUR}; 004, 6.2", 2, LaysAway.DECLARER),
)
BY_DEALER = extra_cards("004, 6.3", 2)[1], laid_away("004, 6.3; 004, 6.2", 2)

OMBRA_ARRABIATA = replace(
    TAROCC_OMBRE_3,
    ref="6.4",
    slug="ombra-arrabiata",
    name="Ombra arrabiata",
    period="18th and 19th centuries",
    players=(4,),
    counting=replace(IN_FOURS, source=FOUR),
    course=(
        *dealt(f"{FOUR}; the packets are ours", 5, 4, 4),
        Lay(key="last-cards", name="last cards", pile="talon", cards=2, pattern="the last two cards of the pack", source=FOUR),
        auction(FOUR, 4, Talon.TAKE),
        *DECLARER_TAKES,
        Ask(key="asking", name="asking", number=ASKS, source=f"{FOUR}; 004, 6.3; the order: ours"),
        Sacrifice(key="sacrifice", name="sacrifice", source="004, 6.3"),
        Play(name="play", source="004, 6.3; 004, 6.2"),
    ),
    payments=payments(f"{FOUR}, as the authors mend it", 4, OF_FOUR, total=66),
    terms=(("talon", "talon"), *TERMS[1:]),
    options=(
        Option("last-cards", "Who takes the last two cards?", (
            Value("declarer", "the declarer, after the bidding", FOUR),
            Value("dealer", "the dealer, who discards two before the bidding", "004, 6.3, as in the sister games", (
                Drop("taking-talon"), Drop("discard"),
                *(Insert(step, before="bidding") for step in BY_DEALER), Put("course:bidding.bids:*.talon", Talon.GONE),
                Put("course:asking.fails", True))),
        )),
        Option("payments", "What are the bids worth?", (
            Value("4-5-6", "4, 5 and 6", f"{FOUR}, the authors' reconstruction"),
            Value("14-15-16", "14, 15 and 16", f"{FOUR}: 14 and 15 as the book of 1832 prints them; 16 is ours", sums(14)),
        )),
        replace(LAYS_DOWN, values=(
            LAYS_DOWN.values[0],
            replace(LAYS_DOWN.values[1], edits=(
                Drop("sacrifice"), Put(CONTRACT, FullSteps("contract", "Contract", FOUR, win=34, par=33, slam=4)))))),
        OWN_TRICKS,
        TAROCCHI_4.options[2],
    ),
    sources=(("004", of_book("6.4", "6.3", "6.1")),),
)

GAMES = {game.slug: game.with_options() for game in (TAROCC_OMBRE_3, OMBRA_ARRABIATA)}

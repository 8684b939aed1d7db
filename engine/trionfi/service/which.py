"""Which game does this table play? What each game and profile of a family answers to a player's questions, read off its rules."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trionfi.counting import Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.game import Game
from trionfi.games import games
from trionfi.melds import Count, Lacking
from trionfi.service.request import Data, Request
from trionfi.settlement import Margin, OwnPetit, Shown, SidePetit
from trionfi.settlement.contract import DROPPED, EXACT, OUTWARD
from trionfi.state.decisions import Annulled, Bidding

if TYPE_CHECKING:
    from trionfi.service.shapes import which as shapes

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}
NONE = "no"


@dataclass(frozen=True)
class Question:
    """What a player is asked, and how a game answers it for so many players."""

    key: str
    words: str
    answer: Callable[[Game, int], str]


def which(request: Request) -> "shapes.Which":
    """The questions, and a row of answers for every game, profile and number of players of a `family`. Questions that all
    of them answer alike are left out."""
    family = request.get("family")
    chosen = [games[slug] for slug in games if games[slug].family == family]
    if not chosen:
        known = dict.fromkeys(games[slug].family for slug in games)
        raise TrionfiError(f"no family is called '{brief(family)}': there are {', '.join(known)}")
    rows = sorted((row for game in chosen for row in _rows(game)), key=lambda row: not row[0]["common"])
    asked = [one for one in QUESTIONS if len({answers[one.key] for _, answers in rows}) > 1]
    return {
        "family": family,
        "games": [row | {"answers": {one.key: answers[one.key] for one in asked}} for row, answers in rows],
        "questions": [
            {"key": one.key, "words": one.words, "values": list(dict.fromkeys(answers[one.key] for _, answers in rows))} for one in asked],
    }


def _rows(game: Game) -> "list[shapes.WhichRow]":
    """One row for each profile and number of players, with its answers by question; `usual` where the game's page begins with it by
    itself."""
    found: list[tuple[Data, dict[str, str]]] = []
    for profile in game.profiles or (None,):
        played = game.with_options(profile.name) if profile else game
        for players in sorted(game.players):
            found.append(({
                "slug": game.slug, "ref": game.ref, "name": game.name, "period": game.period, "players": players,
                "profile": profile.name if profile else None, "words": profile.words if profile else "",
                "usual": profile is None or (profile is game.profiles[0] and not any(one.common for one in game.profiles)),
                "common": profile is not None and profile.common, "several": len(game.players) > 1,
            }, {one.key: one.answer(played.at(players), players) for one in QUESTIONS}))
    return found


def _part[Kind](game: Game, kind: type[Kind]) -> Kind | None:
    """The payment of that kind, if there is one."""
    return next((reward.feat for reward in game.payments.rewards if isinstance(reward.feat, kind)), None)


def _bid_list(game: Game) -> tuple[Bidding, ...]:
    return next((bids for step in game.course if (bids := step.levels())), ())


def _sides(game: Game, players: int) -> str:
    if any(step.pairs for step in game.course):
        return "the taker and the player opposite"
    if any(step.calls for step in game.course):
        return "the taker and a partner whom he calls"
    return "the taker alone" if _part(game, Margin) else "each for himself"


def _shares(game: Game, players: int) -> str:
    shares = getattr(game.payments, "shares", None)
    if not shares:
        return "he has no partner"
    return "alike" if shares[0] == shares[1] else f"{shares[0]} to {shares[1]}"


def _bids(game: Game, players: int) -> str:
    """Those that are no slams; slams have a question of their own."""
    contract = _part(game, Margin)
    slams = {slam.word for slam in contract.slams} if contract else set()
    return ", ".join(bid.say for bid in _bid_list(game) if bid.say not in slams) or "none"



def _worth(game: Game, players: int) -> str:
    """What the bids count, lowest first."""
    contract = _part(game, Margin)
    if contract is None:
        return "nothing"
    slams = {slam.word for slam in contract.slams}
    rates = [bid.rate for bid in _bid_list(game) if bid.say not in slams] or [rate.times for rate in game.payments.rates]
    if contract.multiplied and len(set(rates)) > 1:
        return f"{contract.base} and the difference, times {_listed(rates)}"
    sums = [contract.base * rate for rate in rates]
    return f"the difference and {_listed(sums)}" if len(set(sums)) > 1 else f"the difference and {sums[0]}" if sums else "the difference"


def _listed(numbers: Iterable[Points]) -> str:
    texts = [str(plain(number)) for number in dict.fromkeys(numbers)]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"


def _halves(game: Game, players: int) -> str:
    contract = _part(game, Margin)
    if contract is None:
        return "they stay as they are"
    if contract.nearest:
        return f"the payment is rounded to a multiple of {contract.nearest}"
    if contract.step:
        return f"the difference is rounded to a multiple of {contract.step}"
    if players % game.counting.group == 0:
        return "there are none"
    return {EXACT: "they stay as they are", OUTWARD: "rounded in favour of who has won", DROPPED: "the taker's is dropped"}.get(
        contract.halves, "the taker's is rounded up")


def _contre(game: Game, players: int) -> str:
    return {"each": "yes, each for himself", "all": "yes, one for all"}.get(getattr(game.payments, "contre", ""), NONE)


def _steps(game: Game) -> tuple[tuple[int, Points], ...]:
    """(how many trumps, their price) of the poignées."""
    shown = tuple((len(one.cards), one.value) for step in game.course for one in step.showable(game.pack, game.pack.all))
    if shown:
        return shown
    kinds = game.melds.combinations if game.melds else ()
    return next((value.steps for kind in kinds if isinstance(kind.pattern, Count) for value in kind.values if hasattr(value, "steps")), ())


def _sizes(game: Game, players: int) -> str:
    return _listed([size for size, _ in _steps(game)]) if _steps(game) else "there are none"


def _prices(game: Game, players: int) -> str:
    return _listed([value for _, value in _steps(game)]) if _steps(game) else "there are none"


def _paid(game: Game, players: int) -> str:
    shown, contract = _part(game, Shown), _part(game, Margin)
    if not _steps(game) or contract is None:
        return "there are none"
    if contract.shows or shown is None or shown.to_winners:
        return "the side that wins the hand"
    return "whoever shows it, won or lost" if shown.all_personal else "an opponent for his own; the taker's goes with the hand"


def _poor(game: Game, players: int) -> str:
    kinds = game.melds.combinations if game.melds else ()
    return " and ".join(kind.name for kind in kinds if isinstance(kind.pattern, Lacking)) or NONE


def _petit(game: Game, players: int) -> str:
    contract, own, side = _part(game, Margin), _part(game, OwnPetit), _part(game, SidePetit)
    if own:
        return f"its player, from everybody{', multiplied' if own.multiplied else ''}"
    if side:
        return "the taker only" if side.lost != 1 else "the sides, not multiplied"
    if contract and contract.inside:
        return "nobody: it changes what is needed"
    return ("the sides, multiplied" if contract.multiplied else "the sides, not multiplied") if contract and contract.petit else "nobody"


def _slam(game: Game, players: int) -> str:
    contract = _part(game, Margin)
    if contract is None:
        return "nothing"
    said = [f"{slam.word} {slam.value}" for slam in contract.slams]
    said += [f"announced {contract.slam[1]}"] * bool(contract.slam[1]) + [f"unannounced {contract.slam[0]}"] * bool(contract.slam[0])
    return ", ".join(said) or "nothing"


def _alone(game: Game, players: int) -> str:
    found = {step.annuls("T1") for step in game.course}
    return next(kind for kind in (Annulled.ALWAYS, Annulled.AT_WILL, Annulled.NEVER) if kind in found)


def _lead(game: Game, players: int) -> str:
    lead = next((lead for step in game.course if (lead := step.first_lead)), "")
    return {"after dealer": "the player after the dealer", "after declarer": "the player after the taker",
            "first bidder": "the first bidder",
            "before declarer": "the player before the taker", "dealer": "the dealer", "declarer": "the taker"}.get(lead, lead)


QUESTIONS = (
    Question("players", "How many are you?", lambda game, players: NUMBERS.get(players, str(players))),
    Question("sides", "Who plays together?", _sides),
    Question("held", "How many cards has each hand?", lambda game, players: str(game.hand_size)),
    Question("shares", "How do the taker and his partner share?", _shares),
    Question("bids", "Which bids are there?", _bids),
    Question("worth", "What does a hand count?", _worth),
    Question("halves", "What happens to half points?", _halves),
    Question("pots", "Are mouches (pots) laid, and how does one begin?", lambda game, players: game.match.pot_laid()),
    Question("later", "What do later dealers add to a mouche?", lambda game, players: game.match.pot_added()),
    Question("loss", "A taker who loses does what with a mouche?", lambda game, players: game.match.pot_lost()),
    Question("contre", "May the opponents double (contre)?", _contre),
    Question("sizes", "How many trumps make a poignée?", _sizes),
    Question("prices", "What is a poignée worth?", _prices),
    Question("paid", "Who is paid for a poignée?", _paid),
    Question("poor", "Are poor hands declared (misère)?", _poor),
    Question("petit", "Who is paid for the Petit in the last trick?", _petit),
    Question("slam", "What is a slam worth?", _slam),
    Question("alone", "What if the Petit is somebody's only trump?", _alone),
    Question("lead", "Who leads first?", _lead),
    Question("turn", "Which way round?", lambda game, players: "to the right" if game.anticlockwise else "to the left"),
)

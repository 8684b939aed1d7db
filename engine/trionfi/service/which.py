"""Which game does this table play? What each game and profile of a family answers to a player's questions, read off its rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trionfi.errors import TrionfiError, brief
from trionfi.game import Game
from trionfi.games import games
from trionfi.matches.mouches import DOUBLES, OPENS, Mouches
from trionfi.melds import Count, Lacking
from trionfi.phases import Annul
from trionfi.settlement import About
from trionfi.settlement.reward import listed

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


def which(request: Mapping) -> "shapes.Which":
    """The questions, and a row of answers for every game, profile and number of players of a `family`. Questions that all
    of them answer alike are left out."""
    family = request.get("family")
    chosen = [games[slug] for slug in games if games[slug].family == family]
    if not chosen:
        known = dict.fromkeys(games[slug].family for slug in games)
        raise TrionfiError(f"no family is called '{brief(family)}': there are {', '.join(known)}")
    rows = [row for game in chosen for row in _rows(game)]
    asked = [one for one in QUESTIONS if len({row["answers"][one.key] for row in rows}) > 1]
    for row in rows:
        row["answers"] = {one.key: row["answers"][one.key] for one in asked}
    rows.sort(key=lambda row: not row["common"])
    return {
        "family": family, "games": rows,
        "questions": [
            {"key": one.key, "words": one.words, "values": list(dict.fromkeys(row["answers"][one.key] for row in rows))} for one in asked],
    }


def _rows(game: Game) -> "list[shapes.WhichRow]":
    """One row for each profile and number of players; `usual` where the game's page begins with it by itself."""
    found = []
    for profile in game.profiles or (None,):
        played = game.with_options(profile.name) if profile else game
        for players in sorted(game.players):
            found.append({
                "slug": game.slug, "ref": game.ref, "name": game.name, "period": game.period, "players": players,
                "profile": profile.name if profile else None, "words": profile.words if profile else "",
                "usual": profile is None or (profile is game.profiles[0] and not any(one.common for one in game.profiles)),
                "common": profile is not None and profile.common, "several": len(game.players) > 1,
                "answers": {one.key: one.answer(played.at(players), players) for one in QUESTIONS},
            })
    return found


def _told(game: Game, about: About, players: int = 0) -> str:
    """What the rewards answer, "" where none does."""
    rewards = game.payments.rewards
    slams = {word for reward in rewards for word in reward.slam_bids}
    rates = tuple(bid.rate for bid in _bid_list(game) if bid.say not in slams) or tuple(rate.times for rate in game.payments.rates)
    whole = players % game.counting.group == 0
    return next(filter(None, (reward.answer(about, rates, whole) for reward in rewards)), "")


def _bid_list(game: Game) -> tuple:
    return next((step.bids for step in game.course if getattr(step, "bids", ())), ())


def _sides(game: Game, players: int) -> str:
    if any(step.pairs for step in game.course):
        return "the taker and the player opposite"
    if any(step.calls for step in game.course):
        return "the taker and a partner whom he calls"
    return _told(game, About.SIDES) or "each for himself"


def _shares(game: Game, players: int) -> str:
    shares = game.payments.shares
    if not shares:
        return "he has no partner"
    return "alike" if shares[0] == shares[1] else f"{shares[0]} to {shares[1]}"


def _bids(game: Game, players: int) -> str:
    """Those that are no slams; slams have a question of their own."""
    slams = {word for reward in game.payments.rewards for word in reward.slam_bids}
    return ", ".join(bid.say for bid in _bid_list(game) if bid.say not in slams) or "none"


def _worth(game: Game, players: int) -> str:
    """What the bids count, lowest first."""
    return _told(game, About.WORTH) or "nothing"


def _halves(game: Game, players: int) -> str:
    return _told(game, About.HALVES, players) or "they stay as they are"


def _pots(game: Game, players: int) -> str:
    pots = game.match
    if not isinstance(pots, Mouches):
        return NONE
    others = f", {pots.others} from each other" if pots.others else " alone"
    return f"{pots.dealer} from the dealer{others}" if pots.others != pots.dealer else f"{pots.dealer} from everybody"


def _later(game: Game, players: int) -> str:
    pots = game.match
    if not isinstance(pots, Mouches) or not pots.more:
        return "nothing"
    return f"{pots.more}, after a deal that all passed" if pots.passed else str(pots.more)


def _loss(game: Game, players: int) -> str:
    pots = game.match
    if not isinstance(pots, Mouches):
        return "there are no pots"
    if pots.new_from:
        return f"doubles one of less than {pots.new_from}, else lays a new one"
    return {OPENS: "lays a new one", DOUBLES: "doubles the only one"}.get(pots.loss, "doubles it once, then lays new ones")


def _contre(game: Game, players: int) -> str:
    return {"each": "yes, each for himself", "all": "yes, one for all"}.get(game.payments.contre, NONE)


def _steps(game: Game) -> tuple[tuple[int, object], ...]:
    """(how many trumps, their price) of the poignées."""
    shown = tuple((len(one.cards), one.value) for step in game.course for one in step.showable(game.pack, game.pack.all))
    if shown:
        return shown
    kinds = game.melds.combinations if game.melds else ()
    return next((value.steps for kind in kinds if isinstance(kind.pattern, Count) for value in kind.values if hasattr(value, "steps")), ())


def _sizes(game: Game, players: int) -> str:
    return listed([size for size, _ in _steps(game)]) if _steps(game) else "there are none"


def _prices(game: Game, players: int) -> str:
    return listed([value for _, value in _steps(game)]) if _steps(game) else "there are none"


def _paid(game: Game, players: int) -> str:
    if not _steps(game) or not _told(game, About.WORTH):
        return "there are none"
    return _told(game, About.SHOWN) or "the side that wins the hand"


def _poor(game: Game, players: int) -> str:
    kinds = game.melds.combinations if game.melds else ()
    return " and ".join(kind.name for kind in kinds if isinstance(kind.pattern, Lacking)) or NONE


def _petit(game: Game, players: int) -> str:
    return _told(game, About.PETIT) or "nobody"


def _slam(game: Game, players: int) -> str:
    return _told(game, About.SLAM) or "nothing"


def _alone(game: Game, players: int) -> str:
    if any(isinstance(step, Annul) and step.has == "T1" for step in game.course):
        return "the deal is annulled"
    return "the deal may be annulled" if any(getattr(step, "annulled", None) for step in game.course) else "it is played"


def _lead(game: Game, players: int) -> str:
    lead = next((step.lead for step in game.course if hasattr(step, "lead")), "")
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
    Question("pots", "Are mouches (pots) laid, and how does one begin?", _pots),
    Question("later", "What do later dealers add to a mouche?", _later),
    Question("loss", "A taker who loses does what with a mouche?", _loss),
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

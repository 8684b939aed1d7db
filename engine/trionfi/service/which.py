"""Which game does this table play? What each game and profile of a family answers to a player's questions, read off its rules."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from trionfi.bots.stakes import Stakes
from trionfi.counting import Points
from trionfi.errors import TrionfiError, brief
from trionfi.game import Game
from trionfi.games import games
from trionfi.games.index import INDEX
from trionfi.melds.called import term
from trionfi.service import which_piedmont
from trionfi.service.request import Request
from trionfi.settlement.reward import About, listed
from trionfi.state.decisions import Annulled, Bidding
from trionfi.values import dataclass
from trionfi.words import Listing, Message, Words
from trionfi.words.phrases import in_row

if TYPE_CHECKING:
    from trionfi.service.shapes import which as shapes

NUMBERS: dict[int, Words] = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}
NONE: Words = "no"
ALONE: dict[Annulled, Words] = {
    Annulled.ALWAYS: "the deal is annulled", Annulled.AT_WILL: "the deal may be annulled", Annulled.NEVER: "it is played"}


@dataclass(frozen=True)
class Question:
    """What a player is asked, and how a game answers it for so many players; `known` if everybody at a table can tell."""

    key: str
    words: Words
    answer: Callable[[Game, int], Words]
    known: bool = False


def which(request: Request) -> "shapes.Which":
    """The questions, and a row of answers for every game, profile and number of players of a `family`. Questions that all
    of them answer alike are left out."""
    family = request.get("family")
    chosen = [games[one.slug] for one in INDEX if one.family == family]
    if not chosen:
        known = Listing(tuple(dict.fromkeys(one.family for one in INDEX)), ",")
        raise TrionfiError(Message("no family is called '{name}': there are {known}", name=brief(family), known=known))
    questions = OF_FAMILY.get(str(family), QUESTIONS)
    rows = sorted((row for game in chosen for row in _rows(game, questions)), key=lambda row: (not row["common"], not row["today"]))
    asked = [one for one in questions if len({row["answers"][one.key] for row in rows}) > 1]
    return {
        "family": chosen[0].family,
        "games": [row | {"answers": {one.key: row["answers"][one.key] for one in asked}} for row in rows],
        "questions": [
            {"key": one.key, "words": one.words, "known": one.known,
             "values": list(dict.fromkeys(row["answers"][one.key] for row in rows))} for one in asked],
    }


def _rows(game: Game, questions: tuple[Question, ...]) -> "list[shapes.WhichRow]":
    """One row for each profile and number of players, with its answers by question; `usual` where the game's page begins with it by
    itself."""
    found: list[shapes.WhichRow] = []
    for profile in game.profiles or (None,):
        played = game.with_options(profile.name) if profile else game
        for players in sorted(game.tables):
            found.append({
                "slug": game.slug, "ref": game.ref, "name": game.name, "period": game.period, "players": players,
                "profile": profile.name if profile else None, "words": profile.words if profile else "",
                "usual": profile is None or (profile is game.profiles[0] and not any(one.common for one in game.profiles)),
                "common": profile is not None and profile.common, "several": len(game.tables) > 1, "today": game.today,
                "answers": {one.key: one.answer(played.at(players), players) for one in questions},
            })
    return found


def _told(game: Game, about: About, players: int = 0) -> Words:
    """What the rewards answer, "" where none does."""
    rewards = game.payments.rewards
    slams = {word for reward in rewards for word in reward.slam_bids}
    rates = tuple(bid.rate for bid in _bid_list(game) if bid.say not in slams) or tuple(rate.times for rate in game.payments.rates)
    whole = players % game.counting.group == 0
    return next(filter(None, (reward.answer(about, rates, whole) for reward in rewards)), "")


def _bid_list(game: Game) -> tuple[Bidding, ...]:
    return next((bids for step in game.course if (bids := step.speaking.levels())), ())


def _sides(game: Game, players: int) -> Words:
    if any(step.speaking.pairs for step in game.course):
        return "the taker and the player opposite"
    if any(step.speaking.calls for step in game.course):
        return "the taker and a partner whom he calls"
    return _told(game, About.SIDES) or "each for himself"


def _shares(game: Game, players: int) -> Words:
    shares = game.payments.shares
    if not shares:
        return "he has no partner"
    return "alike" if shares[0] == shares[1] else Message("{first} to {other}", first=shares[0], other=shares[1])


def _bids(game: Game, players: int) -> Words:
    """Those that are no slams; slams have a question of their own."""
    slams = {word for reward in game.payments.rewards for word in reward.slam_bids}
    said = [bid.say for bid in _bid_list(game) if bid.say not in slams]
    return in_row(said) if said else Message("none", context="bids")


def _worth(game: Game, players: int) -> Words:
    """What the bids count, lowest first."""
    return _told(game, About.WORTH) or "nothing"


def _halves(game: Game, players: int) -> Words:
    return _told(game, About.HALVES, players) or "they stay as they are"


def _contre(game: Game, players: int) -> Words:
    known: dict[str, Words] = {"each": "yes, each for himself", "all": "yes, one for all"}
    return known.get(game.payments.contre, NONE)


def _steps(game: Game) -> tuple[tuple[int, Points], ...]:
    """(how many trumps, their price) of the poignées."""
    shown = tuple((len(one.cards), one.value) for step in game.course for one in step.tricks.showable(game.pack, game.pack.all))
    if shown:
        return shown
    kinds = game.melds.combinations if game.melds else ()
    return next((kind.sizes for kind in kinds if kind.sizes), ())


def _sizes(game: Game, players: int) -> Words:
    return _in_row([size for size, _ in _steps(game)])


def _prices(game: Game, players: int) -> Words:
    return _in_row([value for _, value in _steps(game)])


def _in_row(numbers: list[Points]) -> Words:
    return Message("{numbers}", numbers=listed(numbers)) if numbers else "there are none"


def _paid(game: Game, players: int) -> Words:
    if not _steps(game) or not _told(game, About.WORTH):
        return "there are none"
    return _told(game, About.SHOWN) or "the side that wins the hand"


def _poor(game: Game, players: int) -> Words:
    kinds = game.melds.combinations if game.melds else ()
    names = tuple(term(kind.name) for kind in kinds if kind.for_lack)
    return Message("{names}", names=Listing(names)) if names else NONE


def _petit(game: Game, players: int) -> Words:
    return _told(game, About.PETIT) or "nobody"


def _slam(game: Game, players: int) -> Words:
    return _told(game, About.SLAM) or "nothing"


def _alone(game: Game, players: int) -> Words:
    found = {step.speaking.annuls("T1") for step in game.course}
    return next(words for kind, words in ALONE.items() if kind in found)


def _lead(game: Game, players: int) -> Words:
    lead = next((lead for step in game.course if (lead := step.tricks.first_lead)), "")
    known: dict[str, Words] = {
        "after dealer": "the player after the dealer", "after declarer": "the player after the taker", "first bidder": "the first bidder",
        "before declarer": "the player before the taker", "dealer": "the dealer", "declarer": "the taker"}
    return known.get(lead, lead)


def _club(game: Game, players: int) -> Words:
    return "yes" if any(one.common for one in game.profiles if one.name == game.profile) else NONE


def _aim(game: Game, players: int) -> Words:
    return "bad: one had better have few" if Stakes.of(game).reverse else "good"


# What everybody at a table can say comes first, in this order.
QUESTIONS = (
    Question("players", "How many are you?", lambda game, players: NUMBERS.get(players, str(players)), known=True),
    Question("sides", "Who plays together?", _sides, known=True),
    Question("club", "Do you play as in a club, by the federation's rules of today?", _club, known=True),
    Question("aim", "Are card points good or bad?", _aim, known=True),
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

# The games of Piedmont differ in other things: in what lies on the table before anything is bid.
OF_FAMILY = {"piedmont": (
    QUESTIONS[0],
    Question("sides", "Who plays together?", which_piedmont.sides, known=True),
    Question("pack", "How many cards, and which suits?", which_piedmont.pack, known=True),
    Question("highest", "Which trump is the highest?", which_piedmont.highest, known=True),
    Question("held", "How many cards has each hand?", lambda game, players: str(game.hand_size)),
    Question("counting", "How are the cards counted?", which_piedmont.counting),
    Question("equals", "Which trumps are equal in rank?", which_piedmont.equals),
    Question("fool", "What does the Fool do?", which_piedmont.fool),
    Question("bids", "What is bid?", which_piedmont.bids),
    Question("declared", "What is declared?", which_piedmont.declared),
    Question("signs", "Do partners give signals?", which_piedmont.signs),
    Question("aim", "Are card points good or bad?", _aim),
    Question("trickless", "What becomes of the Fool of a player without a trick?", which_piedmont.trickless),
    Question("thrown", "May a deal be thrown in before the play?", which_piedmont.thrown_in),
)}

"""What is to be simulated, checked before anything is played."""

from functools import lru_cache
from typing import Any

from trionfi import reading
from trionfi.bots import bot
from trionfi.errors import TrionfiError, brief
from trionfi.game import Game
from trionfi.games import games
from trionfi.numbers.dealt import cards_dealt
from trionfi.values import dataclass
from trionfi.words import Listing, Message

PIECE = 10
"""So many hands are a piece of work: what is lost when a worker is."""

MOST_HANDS = 10**9
WHAT = ("dealt", "bids", "play", "cards", "match")
"""What may be asked: what is dealt, what is bid and comes of it, how the play ends, what each card adds, and how matches go."""


@dataclass(frozen=True)
class Plan:
    """A simulation: the game by its slug with its profile, options and number of players, how many `hands` are played, rounded up to whole
    pieces, `what` is looked at, which `bots` sit there, by seat and repeated round the table, and the `seed`. Two plans that differ only in
    their hands have their pieces in common. Raises TrionfiError for what cannot be played or asked."""

    slug: str
    hands: int = 1000
    what: tuple[str, ...] = ("dealt", "bids", "play")
    bots: tuple[str, ...] = ("simple",)
    seed: int | str = 0
    players: int | None = None
    profile: str = ""
    options: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        game = self.game
        object.__setattr__(self, "slug", game.slug)
        object.__setattr__(self, "players", game.table(self.players))
        reading.seed(self.seed)
        if isinstance(self.hands, bool) or not isinstance(self.hands, int) or not 1 <= self.hands <= MOST_HANDS:
            raise TrionfiError(Message("the number of hands is from 1 to {most}, not {n}", most=MOST_HANDS, n=brief(str(self.hands))))
        for one in self.what:
            if one not in WHAT:
                raise TrionfiError(Message("nothing is known of '{what}': there are {known}", what=brief(one), known=Listing(WHAT, ",")))
        if not self.what:
            raise TrionfiError(Message("nothing is asked: there are {known}", known=Listing(WHAT, ",")))
        for name in self.bots:
            bot(name)
        if not 1 <= len(self.bots) <= self.table:
            raise TrionfiError(Message("at {game} sit {players} players, and {n} bots are named", game=self.slug, players=self.table,
                                       n=len(self.bots)))
        if "match" in self.what and not game.match.ends:
            raise TrionfiError(Message("{game} is played without an end: it has no match to be simulated", game=self.slug))
        if "cards" in self.what and not cards_dealt(game, self.table):
            raise TrionfiError(Message("in {game} the players are not dealt alike: what a card adds cannot be told apart", game=self.slug))

    @property
    def game(self) -> Game:
        """The game under its profile and options."""
        return _game(self.slug, self.profile, self.options)

    @property
    def table(self) -> int:
        """How many play."""
        return int(self.players or 0)

    @property
    def pieces(self) -> int:
        """How many pieces of work it has."""
        return -(-self.hands // PIECE)

    def plain(self) -> dict[str, Any]:
        """As plain data, without the number of hands: what must be alike for one simulation to go on with another's sums."""
        return {"game": self.slug, "profile": self.profile, "options": dict(self.options), "players": self.table, "what": list(self.what),
                "bots": list(self.bots), "seed": self.seed}


@lru_cache(maxsize=4)
def _game(slug: str, profile: str, options: tuple[tuple[str, str], ...]) -> Game:
    found = games[slug]
    return found.with_options(profile or None, dict(options)) if profile or options else found

"""A game: the rule parts of one set of rules, put together; options and profiles make its other readings."""

from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from typing import Any

from trionfi import reading
from trionfi.cards import Pack
from trionfi.counting import Count, Counting, Points, plain
from trionfi.errors import TrionfiError, brief
from trionfi.game.edits import applied
from trionfi.game.numbers import among, named, piles
from trionfi.game.options import Option, Profile
from trionfi.game.placing import arranged
from trionfi.game.score_sheet import ScoreSheet
from trionfi.game.seating import Seating
from trionfi.hand import Hand
from trionfi.matches import typed
from trionfi.matches.rules import MatchRule
from trionfi.melds import Declarable
from trionfi.phases.base import Step
from trionfi.settlement.limits import Limits
from trionfi.settlement.payments import Payments
from trionfi.settlement.questions import Question
from trionfi.settlement.reward import Reward
from trionfi.settlement.scoring import Scoring
from trionfi.state.account import Settlement
from trionfi.state.deal import Deal
from trionfi.state.dealing import set_up, shuffled
from trionfi.state.dummies import seat_count
from trionfi.state.rules import Dealing
from trionfi.state.shown import Shown
from trionfi.state.sides import Sides
from trionfi.state.signals import Sign, Signal, TableTalk
from trionfi.state.sitting import Sitting
from trionfi.state.standing import Standing
from trionfi.tricks import Duty, Follow, Fool
from trionfi.tricks.fool import Trickless
from trionfi.values import dataclass, field, replace
from trionfi.words import Bare, Listing, Message, Term, Words


@dataclass(frozen=True)
class Game(Shown):
    """The rules of one game as data. `ref` is the number in the book (Dummett and McLeod 2004), `players` the
    numbers it is for, `terms` its own words for roles and things, `chosen` the option values in force where they
    differ from the default, `profile` the profile they were chosen on; `melds` is what may be declared, `match` how hands
    make a match, `seatings` what hangs on the number of players (the parts themselves are those of the first number);
    `talk` what may be said and read at the table; `sheet` how the hands are written down."""

    ref: str
    slug: str
    name: Words
    place: Words
    period: Words
    family: str
    players: tuple[int, ...]
    pack: Pack
    counting: Counting
    follow: Follow
    fool: Fool
    sides: Sides
    course: tuple[Step, ...]
    payments: Payments | Scoring
    anticlockwise: bool = True
    talk: TableTalk = TableTalk()
    terms: tuple[tuple[str, str], ...] = ()
    words_of_sets: tuple[tuple[str, str], ...] = ()
    options: tuple[Option, ...] = ()
    profiles: tuple[Profile, ...] = ()
    sources: tuple[tuple[str, Words], ...] = ()
    melds: Declarable | None = None
    match: MatchRule = MatchRule()
    sheet: ScoreSheet | None = None
    seatings: tuple[Seating, ...] = ()
    profile: str = ""
    chosen: tuple[tuple[str, str], ...] = ()
    _plain: "Game | None" = field(default=None, repr=False, compare=False)

    def __repr__(self) -> str:
        under = f", profile={self.profile!r}" if self.profile else ""
        return f"Game({self.slug!r}{under}{''.join(f', {name.replace("-", "_")}={value!r}' for name, value in self.chosen)})"

    def rows(self) -> list[tuple[str, str]]:
        return [("name", self.name), ("place", self.place), ("period", self.period)]

    def at(self, players: int | None = None) -> "Game":
        """The game as so many at the table play it. Raises TrionfiError for a number that it is not for."""
        return self._seated.get(self.playing(self.table(players)), self)

    @cached_property
    def _seated(self) -> dict[int, "Game"]:
        made = {}
        for seating in self.seatings:
            game = applied(self, seating.edits, f"{self.slug} for {seating.players}", self._plain or self)
            made[seating.players] = seated = replace(game, seatings=())
            vars(seated)["card_points"] = seated._points_among(seating.players)  # its first number is that of the game
        return made

    @property
    def today(self) -> bool:
        """Whether it is played today, as its period tells."""
        return "present" in self.period

    @property
    def default_profile(self) -> str:
        """The profile that the game plays when none is named."""
        return self.profiles[0].name if self.profiles else ""

    def with_options(self, profile: str | None = None, options: Mapping[str, object] | None = None, **more: object) -> "Game":
        """The game under a profile, with single options changed: `game.with_options(profile="book", rivanto="any")`.

        Option names with a hyphen are written with `_` as keyword, or given in `options`. Raises TrionfiError for an
        unknown profile, option or value, naming those that there are; and for an edit of a value that cannot be made, naming it.
        """
        base = self._plain or self
        name = profile or self.profile or self.default_profile
        chosen = dict(base._profile(name).options) if name else {}
        if profile is None and self._plain is not None:
            chosen = dict(self.chosen)
        wanted = dict(named(options or {})) | {key.replace("_", "-"): value for key, value in more.items()}
        for key, value in wanted.items():
            chosen[base._option(key).name] = str(value)
        game = base
        kept: list[tuple[str, str]] = []
        for option in base.options:
            value = option.value(chosen.get(option.name, option.values[0].name))
            game = applied(game, value.edits, f"{self.slug}, {option.name}={value.name}", base)
            if value is not option.values[0]:
                kept.append((option.name, value.name))
        return replace(game, profile=name, chosen=tuple(kept), _plain=base)

    def _profile(self, name: str) -> Profile:
        for profile in self.profiles:
            if profile.name == name:
                return profile
        if not self.profiles:
            raise TrionfiError(Message("{game} has no profile '{name}': there are none", game=self.slug, name=brief(name)))
        known = Listing(tuple(profile.name for profile in self.profiles), ",")
        raise TrionfiError(Message("{game} has no profile '{name}': there are {known}", game=self.slug, name=brief(name), known=known))

    def _option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        if not self.options:
            raise TrionfiError(Message("{game} has no option '{name}': there are none", game=self.slug, name=brief(name)))
        known = Listing(tuple(option.name for option in self.options), ",")
        raise TrionfiError(Message("{game} has no option '{name}': there are {known}", game=self.slug, name=brief(name), known=known))

    def option_value(self, name: str) -> str:
        """The value of an option in force."""
        option = self._option(name)
        return dict(self.chosen).get(name, option.values[0].name)

    @cached_property
    def changed(self) -> dict[str, str]:
        """The options in force that differ from the profile's own, which is what a record or a link must carry."""
        name = self.profile or self.default_profile
        base = dict((self._plain or self)._profile(name).options) if name else {}
        return {
            option.name: self.option_value(option.name) for option in self.options
            if self.option_value(option.name) != base.get(option.name, option.values[0].name)
        }

    @cached_property
    def signals(self) -> tuple[Signal, ...]:
        """What may be said to a partner."""
        return self.talk.signals

    @property
    def signs(self) -> tuple[Sign, ...]:
        """What partners read from the cards."""
        return self.talk.signs

    @cached_property
    def _terms(self) -> dict[str, Term]:
        return {word: Term(own) for word, own in self.terms}

    def term(self, word: str) -> Term:
        """The game's own word for a role or a thing ("declarer" -> "soloist")."""
        return self._terms.get(word) or Term(word)

    @property
    def next_side(self) -> Term:
        """On which side of a player the next in turn sits: "right" or "left"."""
        return Term("right" if self.anticlockwise else "left", "side")

    @property
    def other_side(self) -> Term:
        """The other side of him."""
        return Term("left" if self.anticlockwise else "right", "side")

    def set_words(self, expression: str) -> Term:
        """A set of cards in words."""
        named = dict(self.words_of_sets).get(expression)
        if named or (expression.isalpha() and expression.islower()):
            return self.pack.worded(named or Bare(expression), "set")
        return Bare(" ".join(self.pack.unmask(self.pack.select(expression))), "cards")

    @cached_property
    def duty(self) -> Duty:
        """Which cards of a hand may be played to a trick, by following suit and the plain Fool."""
        return self.follow.duty(self.pack, self.fool)

    @cached_property
    def pays_at_once(self) -> bool:
        """Whether some payment falls due during the play."""
        return any(reward.at_once for reward in self.payments.rewards)

    @cached_property
    def paid_in_tricks(self) -> tuple[tuple[Reward, int], ...]:
        """What may pay when a trick is gathered, each with cards (a mask) of which one then lies in the trick."""
        found = ((reward, reward.in_tricks(self)) for reward in self.payments.rewards)
        return tuple((reward, cards) for reward, cards in found if cards) if self.pays_at_once else ()

    @cached_property
    def card_points(self) -> tuple[Points, Points]:
        """The least and most card points that the sides of a hand hold together (see `piles`)."""
        return self._points_among(self.players[0])

    def _points_among(self, players: int) -> tuple[Points, Points]:
        return self.counting.pack_points(self.pack, piles(self.sides, players, self.counting, self.payments.whole))

    @property
    def points(self) -> int | float | str | list[int | float | str]:
        """The card points of the pack as JSON has them: a number, or [least, most] where they depend on the split."""
        if self.payments.total:
            return plain(self.payments.total)
        least, most = self.card_points
        return plain(least) if least == most else [plain(least), plain(most)]

    def count(self, cards: str | Iterable[str], last_trick: bool = False, tricks: int = 0, method: str = "customary",
              players: int | None = None) -> Count:
        """The card points of a pile, with the working; `cards` is a text or an iterable of texts. Where the counting hangs on
        the number of players, that of the first number or of so many.

        Raises InvalidCard for a card that is not in the pack or is there twice.
        """
        pile = self.pack.mask(self.pack.parse_all(cards))
        return self.at(players).counting.count(self.pack, pile, last_trick, tricks, method)

    def settle(self, facts: Mapping[str, object], players: int | None = None) -> Settlement:
        """The settlement of a hand from its facts; `form` lists them.

        Raises MissingFact naming a fact that is wanted, TrionfiError for one that makes no sense.
        """
        game, count = self.at(players), among(players, self.settled, self.slug)
        return game.payments.settle(game.pack, game.counting, count, named(facts), game.limits(self.playing(count)))

    def form(self, players: int | None = None) -> tuple[Question, ...]:
        """The facts that `settle` may ask for."""
        game = self.at(players)
        return game.payments.form(game.pack, game.counting, among(players, self.settled, self.slug))

    def settle_match(self, facts: Mapping[str, object], players: int | None = None) -> Settlement:
        """What a rubber or match that is over pays of its own, from the facts that `match_form` lists.

        Raises MissingFact naming a fact that is wanted, TrionfiError for one that makes no sense and where no match is over or settled.
        """
        return typed.settle(self.match, self.at(players), self.table(players), facts)

    def match_form(self, players: int | None = None) -> tuple[Question, ...]:
        """The facts that `settle_match` may ask for."""
        return typed.form(self.match, self.at(players), self.table(players))

    def standing(self, given: Standing | Mapping[str, Any] | None, players: int | None = None) -> Standing:
        """A checked standing of a match of so many players, also from plain data; the first where none is given."""
        return _standing(given, self.table(players), self.at(players).pack)

    def seats(self, players: int | None = None) -> int:
        """A checked number of players; the game's first when none is named."""
        return among(players, self.players, self.slug)

    @property
    def tables(self) -> tuple[int, ...]:
        """How many may sit at the table: the numbers of players, and more where one sits out."""
        return self.sides.tables(self.players)

    @property
    def settled(self) -> tuple[int, ...]:
        """For how many a hand may be settled."""
        return self.sides.settled(self.players)

    def table(self, players: int | None = None) -> int:
        """A checked number of players at the table; the game's first when none is named."""
        return among(players, self.tables, self.slug)

    def playing(self, table: int) -> int:
        """How many of so many at the table play a hand."""
        return table if table in self.players else table - 1

    def deal(self, seed: int | str | None = None, *, packets: Mapping[str, Any] | None = None, dealer: int = 0,
             players: int | None = None, standing: Standing | Mapping[str, Any] | None = None) -> Hand:
        """A hand, dealt from a seed or from set-up packets {"hands": [cards of seat 0, ...], "talon": cards}.

        Cards of a hand come in the order of the list. Cards that the packets do not place are dealt by the seed, so that
        `game.deal(7, packets={"hands": {0: "T20 KS"}})` gives seat 0 these two and all else by chance. `standing` is that of the match
        before it (none: a first hand), also as plain data ({"totals": [3, -1, -2], "played": 1}). `players` and `dealer` are those at the
        table: where some of them sit out or have left the match, the hand has fewer seats, and the deal passes by who has left. Raises
        TrionfiError for a wrong dealer, number of players, standing or set of packets, and for a standing with which the match is over.
        """
        count = self.table(players)
        if isinstance(dealer, bool) or not isinstance(dealer, int) or not 0 <= dealer < count:
            raise TrionfiError(Message("the dealer is a seat from 0 to {last}, not {given}", last=count - 1, given=brief(dealer)))
        sitting = self._sitting(dealer, self.standing(standing, count))
        game, known = self.at(sitting.playing), sitting.within
        by_chance = None if seed is None else shuffled(game, reading.seed(seed), sitting.playing, sitting.deals, known)
        if packets is not None:
            begin = partial(_begun, game, sitting)
            if by_chance and not game.deals_hands and isinstance(packets, Mapping) and packets.get("hands"):
                if len(packets) > 1:
                    raise TrionfiError("the packets place cards in hands or in the pack that is cut, not both")
                return begin(arranged(game, packets["hands"], begin, by_chance, known.gone))
            return begin(set_up(game, packets, sitting.playing, known, by_chance))
        if by_chance is None:
            raise TrionfiError("a deal needs a seed or packets")
        return _begun(game, sitting, by_chance, seed)

    def _sitting(self, dealer: int, standing: Standing) -> Sitting:
        """Who sits where when the deal has come to a player. Raises TrionfiError where too few are left in the match."""
        left, deals = self.match.left(standing), self.match.deals(standing, dealer)
        table = self.match.seated(standing)
        here = tuple(player for player in table if player not in left)
        if len(here) not in self.tables:
            raise TrionfiError(Message("the match is over: {n} of {all} players are left", n=len(here), all=len(standing.totals)))
        sitters = self.sides.sitters(len(here), self.players, here.index(deals))
        return Sitting((*(here[one] for one in sitters), *left), self.playing(len(here)), deals, standing, table)

    @cached_property
    def hand_size(self) -> int:
        """How many cards the deal gives each player."""
        return sum(step.dealing.deals_each for step in self.course)

    @cached_property
    def packets(self) -> tuple[tuple[str, int, int], ...]:
        """What the course takes of the shuffled pack: packets by name, of at least and at most so many cards; the name "" stands for a
        packet to each hand."""
        return tuple(packet for step in self.course for packet in step.dealing.packets(self.pack))

    @cached_property
    def tricks(self) -> int:
        """How many tricks are played: the cards of a player other than the dealer when all has been discarded, with those that are
        drawn and laid out."""
        drawn = tuple(pile for step in self.course for pile in step.tricks.draws)
        more = sum(size for name, size, _ in self.packets if name in drawn) // self.players[0]
        return more + sum(step.adds_each for step in self.course)

    def limits(self, players: int) -> Limits:
        """What the course leaves possible in a hand of so many players."""
        seats, pack = seat_count(self, players), self.pack
        tricks = self.tricks if 0 < self.tricks * seats <= pack.size else 0
        shown = [one for step in self.steps for one in step.tricks.showable(pack, pack.all)]
        outside = pack.size - tricks * seats
        kept = outside - sum(step.laying.surrendered(players) for step in self.steps)
        fool = self.fool.trickless not in (Trickless.TRICK_WINNER, Trickless.OTHER_SIDE)
        bids = tuple((bid.say, bid.rate) for step in self.steps for bid in step.speaking.levels())
        return Limits(tricks, outside, max(kept, 0), fool, self.melds, tuple((one.level, len(one.cards)) for one in shown),
                      max((one.of for one in shown), default=0), bids, self.term("declarer"), self.payments.partners)

    @cached_property
    def deals_hands(self) -> bool:
        """Whether the deal as data has a packet for each hand; else the hands come of how the pack is cut and turned up."""
        return any(not name for name, _, _ in self.packets)

    @cached_property
    def dealing(self) -> Dealing:
        """How the shuffled pack goes round."""
        return Dealing(tuple(size for name, size, _ in self.packets if not name), sum(least for name, least, _ in self.packets if name),
                       tuple(step for step in self.course if any(name for name, _, _ in step.dealing.packets(self.pack))),
                       any(step.dealing.reshuffles for step in self.course))

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """Every step, with those inserted into others."""
        return tuple(one for step in self.course for one in (step, *step.tricks.inner))

    def step(self, name: str) -> Step:
        """The step of that key."""
        return next(step for step in self.steps if step.key == name)


def _standing(given: Standing | Mapping[str, Any] | None, players: int, pack: Pack) -> Standing:
    """A checked standing: the first where none is given."""
    if given is None:
        return Standing.new(players)
    if not isinstance(given, Standing):
        return Standing.read(given, players, pack)
    given.check(players, pack)
    return given


def _begun(game: Game, sitting: Sitting, deal: Deal, seed: int | str | None = None) -> Hand:
    """A hand of a deal; without a seed of packets that were set up."""
    return Hand(game, sitting.playing, sitting.deals, deal, seed, sitting.within, sitting)

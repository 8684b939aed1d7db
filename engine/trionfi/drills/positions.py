"""Where questions come from: hands that bots have played, and the moments in them at which somebody decides."""

from collections.abc import Iterator
from functools import cached_property

from trionfi.bots import bot, play
from trionfi.cards import bits
from trionfi.cards.chance import Chance
from trionfi.drills.chances import likely
from trionfi.drills.position import Position
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.record import packets_of
from trionfi.state.notes import NAMED_SUITS
from trionfi.state.rules import Rules
from trionfi.values import dataclass

PLAYER, ANYONE = "simple", "random"
MOST, TALKS, LONGER = 240, 12, 600
TRUMP, POINT = 8, 2.5  # what the lowest trump is worth in a hand (the highest: twice that), and each point of a card
_KEPT: list[tuple[tuple[object, ...], "Played"]] = []


@dataclass(frozen=True)
class Moment:
    """A moment of a played hand after so many moves at which a seat must act.

    `plays` are the cards on the table as (seat, number), `hand` and `legal` masks of the seat's cards and of those
    that it may play (0 when it plays no card now), `words` what it may say, `first` whether nobody has spoken by
    choice yet: in some games the first bid is forced. `tricks` is how many tricks are over.
    """

    ply: int
    seat: int
    step: str
    plays: tuple[tuple[int, int], ...]
    hand: int
    legal: int
    words: tuple[str, ...]
    first: bool
    tricks: int


@dataclass(frozen=True)
class Favour:
    """A hand made better than it was dealt: up to so many of the worst cards of the seat, counted from the dealer, against the best that
    others have. A card that would make it better than chance ever deals, or hardly ever, is left where it is."""

    seat: int
    cards: int


class Dealt:
    """Hand number `number` of a seed, dealt to so many players as use all the pack; with `favour` a better hand, and with `changed` one in
    which the two cards have changed places."""

    def __init__(self, game: Game, seed: int | str, number: int, favour: Favour | None = None, changed: tuple[str, str] | None = None):
        self.game, self.number, self.favour = game, number, favour
        self.seed = f"drill {game.slug} {seed}" + (f" {number}" if number else "")
        chance = Chance(self.seed, 21)
        players = chance.choice([number for number in game.players if game.at(number).pack == game.pack])
        self.deal: dict[str, object] | None = None
        self.hand = game.deal(self.seed, dealer=chance.below(players), players=players)
        if favour:
            self.deal = favoured(self.hand, favour)
        if changed:
            self.deal = exchanged(self.deal or packets_of(self.hand), *changed)
        if self.deal:
            self.hand = game.deal(None, packets=self.deal, dealer=self.hand.dealer, players=players)

    def at(self, ply: int) -> Hand:
        """The hand after so many moves: a copy of what was played, taken back to there."""
        hand = self.hand.copy()
        hand.table.unsee(ply)
        while len(hand.moves) > ply:
            hand.pop()
        return hand

    def position(self, ply: int, seat: int) -> Position:
        """The moment as plain data."""
        moves = tuple(str(move) for move in self.hand.moves[:ply])
        return Position(self.seed, self.hand.dealer, self.hand.players, seat, moves, self.deal)


class Played(Dealt):
    """A hand dealt and played by bots; with `talk` only as far as the first card."""

    def __init__(self, game: Game, seed: int | str, number: int, player: str = PLAYER, talk: bool = False,
                 favour: Favour | None = None):
        super().__init__(game, seed, number, favour)
        bots = [bot(player, f"{self.seed} {seat}") for seat in range(self.hand.players)]
        if not talk:
            play(self.hand, bots)
        while talk and (seat := self.hand.turn) is not None and (actor := self.hand.actor) is not None and not _playing(self.hand):
            self.hand.push(bots[actor].choose(self.hand.view(seat)), seat)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Every moment with a choice between cards to play or words to say."""
        found: list[Moment] = []
        hand = self.at(0)
        silent = 0
        for ply, move in enumerate(self.hand.moves):
            if not hand.table.said:
                silent = ply
            actions = hand.legal_actions()
            if isinstance(actions, tuple) and len(actions) > 1 and move.seat == hand.turn and move.seat < hand.players:  # in its turn
                cards = [action.cards[0] for action in actions if action.verb == "play"]
                words = tuple(str(action) for action in actions if hand.step.speaking.speaks(action))
                if (cards or len(words) > 1) and len(hand.table.tricks) + 1 not in dict(NAMED_SUITS.of(hand.table)):
                    table, seat = hand.table, move.seat
                    found.append(Moment(ply, seat, hand.step.key, tuple(table.plays), table.hands[seat],
                                        self.game.pack.mask(cards), () if cards else words,
                                        not any(one.words for one in found if one.ply >= silent), len(table.tricks)))
            hand.push(move.action, move.seat)
        return tuple(found)


def worth(game: Rules) -> list[float]:
    """What each card is worth in a hand that is bid on: trumps by their rank, and every card by its points."""
    pack = game.pack
    values, trumps = game.counting.table(pack), bits(pack.trump_mask)
    found = [float(value) * POINT for value in values]
    for place, number in enumerate(trumps):
        found[number] += TRUMP + TRUMP * place / len(trumps)
    return found


def favoured(hand: Hand, favour: Favour) -> dict[str, object]:
    """The packets of a hand after the exchange of a favour."""
    game, pack = hand.game, hand.game.pack
    worths = worth(game)
    packets = packets_of(hand)
    hands = [[pack.texts[number] for number in cards] for cards in hand.deal.hands]
    piles = {name: str(cards).split() for name, cards in packets.items() if name not in ("hands", "again")}
    own = hands[(hand.dealer + favour.seat) % hand.players]

    def rank(card: str) -> float:
        return worths[pack.index[card]]

    others = [(cards, place) for cards in (*hands, *piles.values()) if cards is not own for place in range(len(cards))]
    others.sort(key=lambda one: -rank(one[0][one[1]]))
    mine = sorted(range(len(own)), key=lambda place: rank(own[place]))
    for (cards, there), here in zip(others[:favour.cards], mine, strict=False):
        better = [*own[:here], cards[there], *own[here + 1:]]
        if rank(cards[there]) > rank(own[here]) and likely(game, pack.mask(better)):
            cards[there], own[here] = own[here], cards[there]
    return packets | {"hands": [" ".join(cards) for cards in hands]} | {name: " ".join(cards) for name, cards in piles.items()}


def exchanged(packets: dict[str, object], one: str, other: str) -> dict[str, object]:
    """The packets with these two cards in each other's places."""
    places = {one: other, other: one}

    def moved(cards: object) -> object:
        if isinstance(cards, str):
            return " ".join(places.get(card, card) for card in cards.split())
        return [moved(part) for part in cards] if isinstance(cards, list | tuple) else cards

    return {name: moved(cards) for name, cards in packets.items()}


def _playing(hand: Hand) -> bool:
    actions = hand.legal_actions()
    return isinstance(actions, tuple) and any(action.verb == "play" for action in actions)


def played(game: Game, seed: int | str, number: int = 0, player: str = PLAYER, talk: bool = False,
           favour: Favour | None = None) -> Played:
    """Hand number `number` of a seed; all kinds and levels of one seed look into the same hands."""
    key = (game.slug, game.profile, game.chosen, str(seed), number, player, talk, favour)
    for place, (known, hand) in enumerate(_KEPT):
        if known == key and (hand.game is game or hand.game == game):
            _KEPT.insert(0, _KEPT.pop(place))
            return hand
    made = Played(game, seed, number, player, talk, favour)
    _KEPT.insert(0, (key, made))
    del _KEPT[MOST:]
    return made


def hands(game: Game, seed: int | str, most: int = MOST) -> Iterator[Played]:
    """The hands of a seed one after another."""
    for number in range(most):
        yield played(game, seed, number)


def talks(game: Game, seed: int | str) -> Iterator[Played]:
    """What was said in the hands of a seed, each up to its first card; where good players come to no such moment,
    players who speak by chance."""
    for number in range(LONGER):
        yield played(game, seed, number, PLAYER if number < TALKS else ANYONE, True)

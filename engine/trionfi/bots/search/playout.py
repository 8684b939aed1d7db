"""A hand played on to its end by quick rules of thumb, on the full rules of the game."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from trionfi.bots.memory import Memory
from trionfi.bots.simple import SimpleBot
from trionfi.cards import bits
from trionfi.hand import Hand
from trionfi.kernel import layout
from trionfi.kernel.compile import Numbers, Thumb, compiled, left_out, of_game, position, world
from trionfi.kernel.compiled import fast
from trionfi.phases.play.play import Play, play_of
from trionfi.state.actions import Action, Choice
from trionfi.state.decisions import Advice, Asks
from trionfi.state.table import Table

SHARE = 0.5             # of what a card brings, what it may be expected to bring home later
TRUMP, RANK = 0.2, 0.5  # what a trump will win later, and the highest more than the lowest, in the content of a trick
TOP, MASTER = 0.8, 0.25  # the same, besides, for the highest trump left, and for the highest card left of a suit
SURE = 0.8              # of what such a card brings, what it brings home later
FOOL = 0.8
NOTHING = (Advice.DECLINES, Advice.LEAVES)


class Playout:
    """Plays a hand on. Each seat goes by its own cards, by what lies in the trick, and by what all others hold together; what comes
    before the play is decided by `simple`. One serves many hands of one decision."""

    def __init__(self, memory: Memory):
        self.pack, self.gain, self.point = memory.pack, memory.gain, memory.point
        self.content = abs(memory.content) or memory.unit
        self.reverse = memory.reverse
        self.others = SimpleBot(0)
        self.numbers, self.figures = Numbers(memory.pack), figures(memory)
        self.fixed: list[int] = []
        self.laid: dict[tuple[int, int, str, int], Action] = {}     # what was discarded or given away of these cards
        self._plays = [play_of(text) for text in self.pack.texts]
        trumps = bits(memory.trumps)
        sign = -1.0 if self.reverse else 1.0
        self.keep = [SHARE * gain for gain in self.gain]
        for place, number in enumerate(trumps):
            self.keep[number] += sign * self.content * (TRUMP + RANK * place / len(trumps)) + (SURE - SHARE) * max(0.0, self.gain[number])
        self.master = [sign * self.content * MASTER + (SURE - SHARE) * max(0.0, gain) for gain in self.gain]
        for number in trumps:
            self.master[number] = sign * self.content * TOP
        for number in bits(memory.fool):
            self.keep[number] += FOOL * self.content

    def finish(self, hand: Hand) -> None:
        """Play the hand to its end. Most cards are no moves of the hand then: they are taken back with the move that went before them."""
        line = Line(self, hand)
        while (turn := hand.turn) is not None:
            number = self._plain(hand, line, turn)
            if number is None:
                hand.push(self._action(hand, turn))
                continue
            cast(Play, hand.step).apply(hand.table, self._plays[number])
            if hand.table.turn is None:
                hand.go_on()

    def moves(self, hand: Hand) -> Iterator[Action]:
        """Play the hand to its end as `finish` does, by moves: each is made, and then told."""
        line = Line(self, hand)
        while (turn := hand.turn) is not None:
            number = self._plain(hand, line, turn)
            action = self._action(hand, turn) if number is None else self._plays[number]
            hand.push(action)
            yield action

    def _plain(self, hand: Hand, line: "Line", turn: int) -> int | None:
        """The card that the seat in turn plays (its place in the pack), where nothing but a card is asked for; else None."""
        table, step = hand.table, hand.step
        if step.asks is Asks.CARD and table.hands[turn] & table.hands[turn] - 1:
            play = cast(Play, step)  # what rules offer beside a card is left alone
            if not any(rule.holds(table) for rule in play.hooks.holds):
                legal = play.legal(table)
                number = line.card(play, turn, legal)
                return self.card(table, turn, legal) if number is None else number
        return None

    @contextmanager
    def ended(self, hand: Hand, action: Action) -> Iterator[None]:
        """The hand at its end after this action, as long as it is looked at; then it is as it was."""
        moves = len(hand.moves)
        hand.push(action)
        self.finish(hand)
        yield
        while len(hand.moves) > moves:
            hand.pop()

    def _action(self, hand: Hand, turn: int) -> Action:
        step = hand.step
        offered = hand.legal_actions()
        if isinstance(offered, Choice):
            return self._laid(hand, turn, offered)
        if step.asks is not Asks.CARD:
            return self.others.choose(hand.view(turn))
        if len(offered) == 1:
            return offered[0]
        legal, pack = 0, self.pack
        for action in offered:
            if action.verb == "play":
                legal |= 1 << pack.index[action.cards[0]]
        if not legal:
            given = [action for action in offered if action.verb == "give"]
            if given:
                return min(given, key=lambda action: self.gain[pack.index[action.cards[0]]])
            return next((action for action in offered if step.advice(action) in NOTHING), offered[0])
        return play_of(pack.texts[self.card(hand.table, turn, legal)])

    def _laid(self, hand: Hand, turn: int, choice: Choice) -> Action:
        """The cards that the seat chooses; of the same hand always the same, whatever was bid."""
        key = turn, hand.table.hands[turn], choice.verb, choice.count
        found = self.laid.get(key)
        if found is None or choice.check(found.cards) is not None:
            found = self.laid[key] = self.others.choose(hand.view(turn))
        return found

    def card(self, table: Table, seat: int, legal: int) -> int:
        """The card that the seat plays, among the legal ones (a mask)."""
        if not legal & legal - 1:
            return legal.bit_length() - 1
        pack, gain, keep, side = self.pack, self.gain, self.keep, table.side(seat)
        out = 0
        for other, cards in enumerate(table.hands):
            if other != seat:
                out |= cards
        plays = table.plays
        friends, foes, following = 0, 0, table.next[seat]
        for _ in range(table.seats - 1 - len(plays)):
            if following in side:
                friends += 1
            else:
                foes += 1
            following = table.next[following]
        value = self.content * (friends + foes) / table.seats
        for _, number in plays:
            value += gain[number]
        led, best, ours = table.led, table.best, table.best_seat in side
        found, most = -1, 0.0
        for number in bits(legal):
            if pack.fool_mask >> number & 1:
                win = self._wins(table, out, led, best, ours, friends, foes) if best >= 0 else 0.0
                score = win * value + gain[number] - keep[number]
            else:
                suit, top, mine = led or pack.suit_of[number], best, ours
                if best < 0 or (number >= pack.floor[best] and (pack.ruffing | led) >> number & 1):
                    top, mine = number, True
                win = self._wins(table, out, suit, top, mine, friends, foes)
                score = win * (value + gain[number]) - keep[number]
                if not pack.beats[number] & out:
                    score -= self.master[number]
            if found < 0 or score > most:
                found, most = number, score
        return found

    def _wins(self, table: Table, out: int, led: int, best: int, ours: bool, friends: int, foes: int) -> float:
        """How likely the trick stays with the own side, or comes to it."""
        pack = self.pack
        over = (pack.beats[best] & out).bit_count()
        seats = table.seats - 1
        if not ours:
            return 1 - (1 - friends / seats) ** over if friends and over else 0.0
        if not foes:
            return 1.0
        held = (1 - foes / seats) ** over
        trumps = pack.trump_mask
        if not trumps >> best & 1 and out & trumps:
            void = (1 - 1 / seats) ** (out & led).bit_count()
            held *= (1 - void) ** foes
        return held


class Line:
    """The cards of the rest of a hand, as the compiled kernel plays it; asked for when the first of them is due."""

    def __init__(self, playout: Playout, hand: Hand):
        self.playout, self.hand = playout, hand
        self.asked = False
        self.cards: list[tuple[int, int]] = []     # what is still to come, the last first

    def card(self, play: Play, seat: int, legal: int) -> int | None:
        """The card that the seat now plays (its place in the pack), of the legal ones; None where no line says it."""
        if not self.asked:
            self.asked = True
            self.cards = self._foreseen(play)
        if self.cards:
            player, card = self.cards.pop()
            number = self.playout.numbers.of.index(card)
            if player == seat and legal >> number & 1:
                return number
            self.cards = []
        return None

    def _foreseen(self, play: Play) -> list[tuple[int, int]]:
        table, machine = self.hand.table, fast()
        if machine is None or left_out(table, play):
            return []
        numbers = self.playout.numbers
        self.playout.fixed = self.playout.fixed or of_game(table.game, numbers, self.playout.figures)
        rows = compiled(table, play, numbers, self.playout.figures, self.playout.fixed)
        return machine.trace(rows, position(table, numbers, table.in_turn), world(table, numbers), layout.THUMB, 0)[::-1]


def figures(memory: Memory) -> Thumb:
    """What the rules of thumb of a playout go by."""
    stakes, size = memory.stakes, memory.pack.size
    closes, feared = ([sum([amount for cards, amount in found if cards >> number & 1]) for number in range(size)]
                      for found in (stakes.closing, stakes.fears))
    return Thumb(memory.gain, closes, feared, stakes.counting, stakes.high, memory.unit, memory.last, memory.reverse,
                 memory.habits.declarer_trumps)

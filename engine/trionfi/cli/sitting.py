"""Sitting down at the terminal: a match against bots, and questions one after another. Lines are typed and lines are printed."""

from argparse import Namespace
from typing import Any

from trionfi.bots import bot, unasked
from trionfi.cli import terminal
from trionfi.cli.reader import Reader
from trionfi.cli.text import TEXTS, drill_question
from trionfi.counting import plain
from trionfi.errors import TrionfiError
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.match import Match
from trionfi.service import answer
from trionfi.service.reckon import settlement_data
from trionfi.service.words import lines
from trionfi.state.actions import Choice, listed
from trionfi.words import Message, Words

HINT, UNDO, WHY, HELP, QUIT = "hint", "undo", "why", "help", "quit"
USE: Words = ("Type a card or a move as it is listed. 'hint' says what a bot would do, 'undo' takes your last move back, 'why KS' says "
              "whether a card may be played and why not, and 'quit' ends the match.")


class Left(Exception):
    """The reader has left the table."""


def ask(prompt: str) -> str:
    """A line that is typed. Raises Left at the end of the input."""
    try:
        return input(prompt).strip()
    except EOFError:
        raise Left from None


class Seated:
    """A reader at his seat of a match."""

    def __init__(self, match: Match, args: Namespace, reader: Reader):
        self.match, self.seat, self.seed, self.reader = match, args.seat, args.seed, reader
        self.names = [name for part in args.bots for name in part.split(",") if name] or ["simple"]
        self.told = 0

    def tell(self, words: str) -> None:
        """Print a message in the reader's language."""
        terminal.say_fitting(self.reader.say(words))

    def play(self, hand: Hand) -> None:
        """A hand to its end. Raises Left when the reader leaves."""
        self.told = 0
        bots = {seat: bot(self.names[seat % len(self.names)], f"{self.seed}-{len(self.match.hands)}-{seat}")
                for seat in range(hand.players) if seat != self.seat}
        while (turn := hand.turn) is not None and (actor := hand.actor) is not None:
            self._news(hand)
            if actor == self.seat:
                self._own_turn(hand, turn)
            else:
                said, action = unasked(hand, bots) or (turn, bots[actor].choose(hand.view(turn)))
                hand.push(action, said)
        self._news(hand)
        data: Any = self.reader.answer("score", settlement_data(hand.played().settlement))
        terminal.say(TEXTS["score"](data, self.reader.say))

    def _news(self, hand: Hand) -> None:
        """What has happened since the last line was printed."""
        view = hand.view(self.seat)
        for event in view.events[self.told:]:
            for line in lines(view, event):
                if line["kind"] != "deal":
                    terminal.say_fitting(f"  {self.reader.say(line['words'])}")
        self.told = len(view.events)

    def _own_turn(self, hand: Hand, turn: int) -> None:
        view = hand.view(turn)
        if view.trick:
            self.tell(Message("On the table: {cards}", cards="  ".join(card for _, card in view.trick)))
        self.tell(Message("Your cards: {cards}", cards=" ".join(view.cards)))
        self.tell(Message("{question} ({choice}; hint, undo, why CARD, help or quit)", question=hand.step.prompt(view),
                          choice=listed(hand.legal_actions())))
        while True:
            typed = ask("> ")
            try:
                if self._done(hand, turn, typed):
                    return
            except TrionfiError as error:
                terminal.say_fitting(self.reader.refusal(error))

    def _done(self, hand: Hand, turn: int, typed: str) -> bool:
        """Do what was typed; whether a move was made or taken back. Raises TrionfiError for what the rules forbid, Left for quit."""
        word, _, rest = typed.partition(" ")
        if typed == QUIT:
            raise Left
        if typed == HINT:
            adviser, view = bot("simple", self.seed), hand.view(turn)
            self.tell(Message("{action}: {why}", action=str(adviser.choose(view)), why=adviser.why(view)))
        elif typed == UNDO:
            return self._undone(hand)
        elif word == WHY and rest:
            other = hand.copy()
            other.push(self._move(hand, rest), self.seat if rest.startswith("say ") else None)
            self.tell(Message("{move} is allowed", move=rest))
        elif typed in (HELP, ""):
            self.tell(USE)
        else:
            hand.push(self._move(hand, typed), self.seat if typed.startswith("say ") else None)
            return True
        return False

    def _move(self, hand: Hand, typed: str) -> str:
        """The move that is meant: a card alone is played."""
        texts = [part.upper() for part in typed.split()]
        known = bool(texts) and all(part in hand.game.pack.index for part in texts)
        actions = hand.legal_actions()
        verb = actions.verb if isinstance(actions, Choice) else "play"
        return f"{verb} {' '.join(texts)}" if known else typed

    def _undone(self, hand: Hand) -> bool:
        own = [place for place, move in enumerate(hand.moves) if hand.table.player(move.seat) == self.seat]
        if not own:
            self.tell("There is no move of yours to take back.")
            return False
        while len(hand.moves) > own[-1]:
            hand.pop()
        self.told = min(self.told, len(hand.events))
        return True


def sit(game: Game, args: Namespace, reader: Reader) -> int:
    """A match at one seat, until so many hands are played or the reader leaves."""
    match = Match(game, args.seed, args.players)
    if not 0 <= args.seat < match.players:
        raise TrionfiError(Message("--seat is from 0 to {last}, not {given}", last=match.players - 1, given=str(args.seat)))
    seated = Seated(match, args, reader)
    try:
        while not match.over and len(match.hands) < args.hands:
            seated.play(match.deal())
            match.score()
            seated.tell(Message("Totals: {totals}", totals=", ".join(str(plain(one)) for one in match.totals)))
    except Left:
        seated.tell("You have left the table.")
    return 0


def questions(request: dict[str, Any], reader: Reader, shown: bool = False) -> int:
    """Drill questions one after another, each with its verdict, until the reader leaves. Where that is to be `shown`, it is told
    after each how the hand goes on."""
    right = asked = 0
    number = 0
    try:
        while True:
            this = request | {"seed": request["seed"] if not number else f"{request['seed']}-{number}"}
            found: Any = reader.answer("drill", answer("drill", this))
            terminal.say_fitting(drill_question(found, reader.say))
            answered, verdict = _judged(this, reader)
            asked, right, number = asked + 1, right + bool(verdict["right"]), number + 1
            terminal.say(TEXTS["check"](verdict, reader.say))
            if shown and found["plays_on"]:
                terminal.say("\n" + _played_on(answered, reader))
            terminal.say(reader.say(Message("{right} of {asked} right so far.", right=right, asked=asked)) + "\n")
    except Left:
        terminal.say(reader.say(Message("{right} of {asked} right.", right=right, asked=asked)))
    return 0


def _played_on(answered: dict[str, Any], reader: Reader) -> str:
    """How the hand goes on after an answer, or why that cannot be shown."""
    try:
        return TEXTS["lines"](reader.answer("lines", answer("lines", answered)), reader.say)
    except TrionfiError as error:
        return reader.refusal(error)


def _judged(request: dict[str, Any], reader: Reader) -> tuple[dict[str, Any], Any]:
    """The request with the answer that was typed, and the verdict on it."""
    while True:
        typed = ask("> ")
        if typed == QUIT:
            raise Left
        if not typed:
            continue
        try:
            answered = request | {"answer": typed}
            return answered, reader.answer("check", answer("check", answered))
        except TrionfiError as error:
            terminal.say_fitting(reader.refusal(error))

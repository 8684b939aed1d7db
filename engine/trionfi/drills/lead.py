"""Which card to lead: to the first trick and to later ones, each card judged by playing on."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from trionfi.bots.memory import Memory
from trionfi.cards.chance import Chance
from trionfi.drills.answers import CARD, Form
from trionfi.drills.base import FOLDED, ONCE, Drill, Kind, Part, Parts, Slip, Verdict, correct, told
from trionfi.drills.in_play import compared, figures
from trionfi.drills.leads import Lead, Leading, found, seen, shows
from trionfi.drills.lines import Lines, first_idea, of_cards, played_on
from trionfi.drills.puzzles import Choice
from trionfi.drills.theme import shown
from trionfi.drills.to_play import compared_with, refuting
from trionfi.drills.trail import KEPT, nothing_asked
from trionfi.drills.unleadable import FIRST, LATER
from trionfi.game import Game
from trionfi.seat_names import view_people
from trionfi.state.decisions import Asks
from trionfi.state.rules import as_usual
from trionfi.state.view import View
from trionfi.words import Message, Words

TRIES = 3       # leads that are weighed for one in which the cards differ clearly
TELLING = 0.5   # share of the choices that are then clearly worse than the best
HOW: Words = ("The cards that you do not see were dealt anew each time, as they may lie after what was said and played; each card was "
              "led in the same deals, and quick rules of thumb played the hand to its end. What it brings is reckoned beside the mean of "
              "your opponents.")


class LeadDrill(Kind):
    """What would you lead?"""

    name = "lead"
    words: Words = "What would you lead"
    short: Words = "Leading"
    form = CARD

    def offered(self, game: Game) -> bool:
        """Whether hands can be played on quickly from a lead."""
        return bool(self.levels(game))

    def levels(self, game: Game) -> tuple[Leading, ...]:
        """The first lead, of the declarer's opponents where there is one; then later leads, at last from memory."""
        if not as_usual(game) or not any(step.asks is Asks.CARD for step in game.course):
            return ()
        shapes: list[Leading] = []
        if game.slug not in FIRST:
            words: Words = "the first lead against the declarer" if game.sides.declared else "the first lead of the hand"
            shapes.append(Leading(words, (), 0.0, 0.0, FOLDED, True))
        if game.slug not in LATER:
            shapes += [Leading("a later lead, one trick open at a time", (), 0.1, 0.5, FOLDED),
                       Leading("a later lead, each trick seen only once", (), 0.3, 0.7, ONCE)]
        return tuple(shapes)

    def make(self, game: Game, level: int, seed: int | str, parts: Parts, method: str) -> Drill:
        """The question of a level and seed."""
        shape = self.levels(game)[level - 1]
        asked = _asked(game, level, seed, shape)
        view, best = asked.view, asked.choices[0].cards[0]
        offered = {action.cards[0] for action in view.offered if action.verb == "play"}
        form = Form(CARD, "the card that you lead", "", tuple(card for card in view.cards if card in offered), table=True)
        return Drill("lead", level, seed, _words(view), (), False, best, tuple(_explained(game, asked)), form, seen(asked, shape),
                     tuple(parts.items()), game=game, maker=self)

    def equals(self, drill: Drill) -> tuple[object, ...]:
        """The other cards that are right."""
        asked = self._found(drill)
        return tuple(card for one in asked.choices if asked.right(one) for card in one.cards if card != drill.answer)

    def judge(self, drill: Drill, answer: object) -> Verdict:
        """Right for the best card and what the deals do not tell from it, or nearly; else what is lost, and what the best lead does that
        this one does not."""
        card, asked = str(answer), self._found(drill)
        best, one = asked.choices[0], asked.choice(card)
        less, interval = figures(one.less, one.interval)
        values: dict[str, Any] = {"n": asked.deals, "said": card, "less": less, "interval": interval, "unit": _unit(drill.game),
                                  "best": best.cards[0]}
        if one is best:
            return correct(Message("In {n} deals leading {said} brings most.", **values))
        if not one.less:
            return correct(Message("In {n} deals leading {said} brings as much as leading {best}.", **values))
        if asked.right(one):
            return correct(Message("In {n} deals leading {said} brings {less} {unit} less on average than leading {best}, give or take "
                                   "{interval}: that is as good, or nearly.", **values))
        words = Message("In {n} deals leading {said} brings {less} {unit} less on average than leading {best}, give or take {interval}.",
                        **values)
        idea = shows(asked.view, best.cards[0], card)
        why = refuting(idea, best.cards[0], card, not Memory(asked.view).friends) if idea else ""
        return told(words, [Slip(card, "", why, best.cards)])

    def plays_on(self, drill: Drill) -> bool:
        """Where a card is clearly worse than the best."""
        return self._found(drill).wrong > 0

    def goes_on(self, drill: Drill, answer: object) -> Lines:
        """As it was weighed."""
        asked, card = self._found(drill), str(answer or "")
        cards, choices = compared_with(asked.choices, asked.right, card)
        return played_on(asked.played.at(asked.ply), of_cards(asked.view, cards, choices, True, card, first_idea))

    def _found(self, drill: Drill) -> Lead:
        """The lead that is asked for."""
        return _asked(drill.game, drill.level, drill.seed, self.levels(drill.game)[drill.level - 1])


@lru_cache(maxsize=KEPT)
def _asked(game: Game, level: int, seed: int | str, shape: Leading) -> Lead:
    """A lead of a seed in which at least half of the choices are clearly worse than the best; after some tries that in which most are."""
    tried = list[Lead]()
    for lead in found(game, seed, Chance(f"lead {game.slug} {level} {seed}"), shape):
        tried.append(lead)
        if lead.wrong >= TELLING or len(tried) == TRIES:
            return max(tried, key=lambda one: one.wrong)
    raise nothing_asked(game, seed)


def _unit(game: Game) -> Words:
    """What the figures are in."""
    return game.term(game.payments.booked)


def _words(view: View) -> Words:
    """The question."""
    declarer = view.contract.declarer
    if declarer is None:
        return "You lead. Which card?"
    if declarer == view.seat:
        return Message("You are the {declarer}, and you lead. Which card?", declarer=view.game.term("declarer"))
    return Message("You lead; the {declarer} is {who}. Which card?", declarer=view.game.term("declarer"), who=view_people(view)[declarer])


def _explained(game: Game, asked: Lead) -> Iterator[Part]:
    """What the best lead is about and what is held of its suit, what each card brought, and how that was found."""
    unit, best = _unit(game), asked.choices[0]
    yield Part(Message("what it is about: {theme}", theme=shown(asked.view, best.cards[0])), None, (), "theme")
    yield from _length(asked.view, best.cards[0])
    yield Part("brings most", None, best.cards, "worth")
    for group in asked.grouped():
        yield Part(_together(asked, group, unit), None, tuple(card for one in group for card in one.cards), "worth")
    yield Part(Message("tried in {n} deals: {said} brings most", n=asked.deals, said=best.cards[0]), None, (), "judge", HOW)


def _together(asked: Lead, group: list[Choice], unit: Words) -> Words:
    """What choices that lose much the same brought."""
    widest = max(one.interval for one in group)
    (least, interval), (most, _) = (figures(one.less, widest) for one in (group[0], group[-1]))
    if asked.right(group[0]) or least == most:
        return compared(group[0].less, widest, unit, asked.right(group[0]))
    return Message("{less} to {most} {unit} less, give or take {interval}", less=least, most=most, unit=unit, interval=interval)


def _length(view: View, card: str) -> Iterator[Part]:
    """How many cards of the suit of a lead are in the hand, and how many are out."""
    pack = view.game.pack
    suit = pack.suit_of[pack.index[card]]
    if not suit & pack.fool_mask:
        held = suit & view.hand
        yield Part(Message("{Suit}: you hold {n}, and {m} are out", {"m one": "{Suit}: you hold {n}, and {m} is out"},
                           suit=pack.suit_name(suit), n=held.bit_count(), m=(suit & view.outstanding).bit_count()),
                   None, pack.unmask(held), "length")


KIND = LeadDrill()

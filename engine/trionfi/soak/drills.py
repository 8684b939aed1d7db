"""The proof of a drill: its answer is the engine's, its explanation sums or covers all, it is well-formed and
within its level."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby

from trionfi.counting import Points
from trionfi.drills import drill, kinds
from trionfi.drills.answers import CARD, CARDS, CHOICE, CHOICES, NUMBER, NUMBERS, ORDER, cards_in, numbers_in
from trionfi.drills.base import Drill, Level, Part
from trionfi.drills.count import Pile
from trionfi.drills.declare import Declaring, tables
from trionfi.drills.discard import Discarding
from trionfi.drills.leads import Leading
from trionfi.drills.legal import Duty
from trionfi.drills.make import Choosing
from trionfi.drills.sort import Sorting
from trionfi.game import Game
from trionfi.hand import Hand
from trionfi.melds import declarations, total
from trionfi.phases.play.play import play_of
from trionfi.soak import signalled, walked
from trionfi.soak.faults import Broken
from trionfi.soak.faults import hold as _hold
from trionfi.state.actions import of_a_set, one_by_one
from trionfi.tricks.follow import standing
from trionfi.words import Message, Words

FEW = 2     # wrong leads that are judged
FORM, ANSWER, EXPLANATION, LEVEL, VERDICT = "form", "answer", "explanation", "level", "verdict"


def questions(games: Sequence[Game], seeds: int) -> Iterator[tuple[Game, str, int, int]]:
    """Every kind and level of every game with each seed; the profiles take turns."""
    for seed in range(seeds):
        for game in games:
            profiles = [profile.name for profile in game.profiles]
            under = game.with_options(profiles[seed % len(profiles)]) if profiles else game
            for kind in kinds(under):
                for level in kind.numbers(under):
                    yield under, kind.name, level, seed


def prove(game: Game, kind: str, level: int, seed: int | str, parts: dict[str, bool] | None = None, method: str = "") -> Broken | None:
    """What is wrong with a drill, or None."""
    try:
        made = drill(game, kind, level, seed, parts, method)
        proof(made)
    except Broken as broken:
        return Broken(f"{kind}: {broken.check}", _where(level, seed, broken.words))
    except Exception as error:  # whatever a drill raises is what a soak looks for
        return Broken(f"{kind}: error", _where(level, seed, Message("{kind}: {error}", kind=type(error).__name__, error=str(error))))
    return None


def _where(level: int, seed: int | str, words: Words) -> Words:
    """What is wrong with the drill of a level and a seed."""
    return Message("level {level}, seed {seed}: {words}", level=level, seed=str(seed), words=words)


def proof(made: Drill) -> None:
    """Raise Broken for the first thing that is wrong with a drill."""
    _formed(made)
    _PROOFS[made.kind](made)
    _switched(made)
    for right in (made.answer, *made.maker.equals(made)):
        if not made.check(right).right:
            raise Broken(VERDICT, Message("its own answer {answer} is called wrong", answer=str(right)))
    for wrong in wrongs(made):
        verdict = made.check(wrong)
        if verdict.right or not verdict.words:
            raise Broken(VERDICT, Message("the answer {wrong} is called right", wrong=str(wrong)))


def _formed(made: Drill) -> None:
    """The question can be read and answered."""
    form, pack = made.form, made.game.pack
    _hold(FORM, bool(made.words.strip()) and made.words.strip()[-1] in ".?!", "the words are {told}", told=repr(made.words))
    known = (NUMBER, CARD, CARDS, ORDER, CHOICE, CHOICES, NUMBERS)
    _hold(FORM, form.kind in known and bool(form.words), "the form is {kind}", kind=repr(form.kind))
    for cards in (made.cards, form.cards, made.scene.hand, [card for _, card in made.scene.trick]):
        _hold(FORM, len(set(cards)) == len(cards) and set(cards) <= set(pack.texts), "these are not cards of the pack: {cards}",
              cards=cards)
    _hold(FORM, form.read(pack, made.answer) == made.answer, "its answer cannot be given in its form")
    _hold(EXPLANATION, bool(made.explanation), "nothing is explained")
    for part in made.explanation:
        _hold(EXPLANATION, bool(part.label) and set(part.cards) <= set(pack.texts), "a part has no label or strange cards: {part}",
              part=part)


def _switched(made: Drill) -> None:
    """The parts that are switched are those of the question."""
    known = {switch.name for switch in made.maker.switches(made.game)}
    _hold(LEVEL, set(dict(made.parts)) == known, "it has the parts {parts}", parts=made.parts)
    _hold(LEVEL, made.level in made.maker.numbers(made.game), "there is no level {level}", level=made.level)


def wrongs(made: Drill) -> Iterator[object]:
    """Some answers that are not right."""
    form, answer = made.form, made.answer
    if form.kind == NUMBER:
        yield from (one + by for one in numbers_in(answer) for by in (1, -1, 7))
    elif form.kind == NUMBERS:
        scores = numbers_in(answer)
        yield tuple(score + 1 for score in scores)
        yield tuple(score + 2 * (place == 0) - (place == 1) for place, score in enumerate(scores))
    elif form.kind in (CARD, CHOICE):
        right = answer, *made.maker.equals(made)
        wrong = [one for one in (form.cards or [value for value, _ in form.choices]) if one not in right]
        yield from wrong[:FEW] if made.kind == "lead" else wrong     # why one is worse is found by playing on
    elif form.kind == CHOICES:
        values, right = [value for value, _ in form.choices], cards_in(answer)
        yield from (some for one in values if (some := tuple(value for value in values if (value in right) != (value == one))))
    elif form.kind == ORDER:
        yield tuple(reversed(cards_in(answer)))
        yield form.cards
    elif made.kind != "make":
        yield ()
        yield tuple(card for card in form.cards if card not in cards_in(answer))


def _level[L: Level](made: Drill, kind: type[L]) -> L:
    """The level of a question. Raises Broken where it is not one of that kind of drill."""
    level = made.maker.level(made.game, made.level)
    if not isinstance(level, kind):
        raise Broken(LEVEL, Message("it is no level of a drill of the kind {kind}", kind=repr(made.kind)))
    return level


def _sum(parts: Iterable[Part]) -> Points:
    """What the parts of an explanation come to. Raises Broken for one without a number."""
    return sum(_value(part, 0, 1) for part in parts)


def _value(part: Part, place: int, count: int) -> Points:
    """One of so many numbers of a part."""
    values = numbers_in(part.value)
    _hold(EXPLANATION, len(values) == count, "the part '{label}' has {n} numbers", label=part.label, n=len(values))
    return values[place]


def _count(made: Drill) -> None:
    game, level = made.game, _level(made, Pile)
    for method in game.counting.methods:
        points = game.count(made.cards, made.last_trick, made.scene.tricks, method).points
        _hold(ANSWER, points == made.answer, "by the method {method} it is {points}", method=method, points=points)
    _hold(EXPLANATION, _sum(made.explanation) == made.answer, "the parts do not sum to the answer")
    group, parts = game.counting.group, dict(made.parts)
    loose = [card for part in made.explanation if part.kind == "apart" for card in part.cards]
    size = len(made.cards) - len(loose)
    least, most = level.batches
    if parts.get("batches") is False:
        least = most = 0
    _hold(LEVEL, least <= size // group <= most, "{n} batches, and the level has {least} to {most}", n=size // group, least=least,
          most=most)
    if parts.get("odd") is not None:
        _hold(LEVEL, bool(size % group) == parts["odd"], "{n} odd cards", n=size % group)
    if parts.get("last trick") is not None:
        _hold(LEVEL, made.last_trick == parts["last trick"], "the last trick is not as it was switched")
    shown = [card for part in made.explanation for card in part.cards]
    _hold(EXPLANATION, sorted(shown) == sorted(made.cards), "the parts do not hold every card once")


def _make(made: Drill) -> None:
    game, level, answer = made.game, _level(made, Choosing), cards_in(made.answer)
    points = game.count(answer, made.last_trick).points
    _hold(EXPLANATION, _sum(made.explanation) == points, "the parts do not sum to the points")
    _hold(ANSWER, answer == made.answer and set(answer) <= set(made.form.cards), "the answer is not among the cards")
    size = len(answer)
    _hold(LEVEL, made.form.count in (None, size) and (made.form.count is None) == level.free, f"{size} cards")
    odd = dict(made.parts).get("odd")
    _hold(LEVEL, odd is None or bool(size % game.counting.group) == odd, "{n} odd cards", n=size % game.counting.group)
    told = made.words.values.get("points") if isinstance(made.words, Message) else None
    _hold(LEVEL, told == points, "the words do not say how many points")


def _at(made: Drill) -> Hand:
    """The position of a question, played up to it."""
    if made.scene.position is None:
        raise Broken(FORM, "it does not say in which position it is asked")
    return made.scene.position.played(made.game)


def _laid(made: Drill, hand: Hand) -> None:
    """What lies before the reader is what lies on the table."""
    texts = made.game.pack.texts
    _hold(ANSWER, hand.turn == made.scene.seat, "it is not the reader's turn")
    _hold(ANSWER, made.scene.hand == hand.game.pack.unmask(hand.table.hands[hand.table.in_turn]), "the hand is another")
    _hold(ANSWER, made.scene.trick == tuple((seat, texts[card]) for seat, card in hand.table.plays), "the trick is another")


def _sort(made: Drill) -> None:
    pack, level, answer = made.game.pack, _level(made, Sorting), cards_in(made.answer)
    numbers = [pack.index[card] for card in answer]
    for place, first in enumerate(numbers):
        for later in numbers[place + 1:]:
            if pack.suit_of[first] == pack.suit_of[later] and pack.floor[first] != pack.floor[later]:
                best = {standing(pack, [(0, one), (1, other)])[1] for one, other in ((first, later), (later, first))}
                _hold(ANSWER, best == {first}, "{card} stands too late", card=pack.texts[later])
    suits = [suit for suit, _ in groupby(numbers, key=lambda number: pack.suit_of[number])]
    _hold(ANSWER, len({*suits}) == len(suits), "a suit stands in two places")
    _hold(LEVEL, level.dealt or len({*suits} - {pack.fool_mask}) == 1, "{n} suits", n=len(suits))
    shown = [card for part in made.explanation if part.kind != "equal" for card in part.cards]
    _hold(EXPLANATION, sorted(shown) == sorted(answer) == sorted(made.form.cards), "the parts do not hold every card once")
    for slip in made.slips:
        _hold(VERDICT, slip.step in made.check(slip.answer).steps, "{answer} is not put down to {step}", answer=slip.answer, step=slip.step)


def _legal(made: Drill) -> None:
    hand, level, parts = _at(made), _level(made, Duty), dict(made.parts)
    _laid(made, hand)
    legal = {action.cards[0] for action in one_by_one(hand.legal_actions()) if action.verb == "play"}
    _hold(ANSWER, set(cards_in(made.answer)) == legal, "the engine allows {legal}", legal=legal)
    shown = [card for part in made.explanation for card in part.cards]
    _hold(EXPLANATION, sorted(shown) == sorted(made.scene.hand), "the parts do not hold every card once")
    _hold(LEVEL, len(made.scene.hand) <= level.most, "{n} cards in hand", n=len(made.scene.hand))
    fool = made.game.pack.fool_mask & made.game.pack.mask(made.scene.hand)
    _hold(LEVEL, parts.get("fool") is None or bool(fool) == parts["fool"], "the Fool is not as it was switched")
    _hold(LEVEL, bool(made.scene.trick) or level.lead, "the reader leads")
    led, _, _ = standing(made.game.pack, hand.table.plays)
    holds = bool(led & hand.table.hands[hand.table.in_turn])
    _hold(LEVEL, not level.situation or holds == (level.situation == "suit"), "the suit led is not as the level has it")
    for slip in made.slips:
        steps = made.check(slip.answer).steps
        _hold(VERDICT, slip.step in steps, "{answer} is put down to {steps}, not to {step}", answer=slip.answer, steps=steps,
              step=slip.step)


def _trick(made: Drill) -> None:
    pack, parts = made.game.pack, dict(made.parts)
    trick = [(seat, pack.index[card]) for seat, card in made.scene.trick]
    cards = pack.mask(card for _, card in made.scene.trick)
    for name, mask in (("trumps", pack.trump_mask), ("fool", pack.fool_mask)):
        _hold(LEVEL, parts.get(name) is None or bool(cards & mask) == parts[name], "{name} are not as they were switched", name=name)
    if made.form.kind == CARD:
        _hold(ANSWER, pack.texts[standing(pack, trick)[1]] == made.answer, "another card wins")
        shown = [part.cards for part in made.explanation]
        _hold(EXPLANATION, shown == [(card,) for _, card in made.scene.trick], "a card is not explained")
        for slip in made.slips:
            _hold(VERDICT, slip.step in made.check(slip.answer).steps, "{answer} is not put down to {step}", answer=slip.answer,
                  step=slip.step)
        return
    hand = _at(made)
    _laid(made, hand)
    for card in made.form.cards:
        hand.push(play_of(card))
        table = hand.table
        winner = table.best_seat if table.plays else table.tricks[-1].winner
        _hold(ANSWER, (winner == made.scene.seat) == (card in cards_in(made.answer)), "{card} is not as the engine has it", card=card)
        hand.pop()


def _out(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    walked.out(made, hand)


def _voids(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    walked.voids(made, hand)


def _holders(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    walked.holders(made, hand)


def _taken(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    walked.taken(made, hand)
    _hold(EXPLANATION, _sum(made.explanation) == made.answer, "the parts do not sum to the answer")
    _hold(VERDICT, made.answer not in [slip.answer for slip in made.slips], "a slip leads to the right answer")


def _needed(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    walked.needed(made, hand)
    _hold(EXPLANATION, _sum(made.explanation) == made.answer, "the parts do not sum to the answer")
    _hold(VERDICT, made.answer not in [slip.answer for slip in made.slips], "a slip leads to the right answer")


def _completing(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    walked.completing(made, hand)


def _declare(made: Drill) -> None:
    table, level = tables(made.game)[0], _level(made, Declaring)
    best = declarations(made.game.pack, made.game.pack.mask(made.cards), table, level.won)
    _hold(ANSWER, bool(best), "there is nothing to declare")
    if made.form.kind == CARDS:
        _hold(ANSWER, made.answer in [one.cards for one in best], "the cards are no declaration")
        return
    _hold(ANSWER, total(table, best).value == made.answer, "it is worth {value}", value=total(table, best).value)
    _hold(EXPLANATION, _sum(made.explanation) == made.answer, "the parts do not sum to the answer")
    _hold(VERDICT, made.answer not in [slip.answer for slip in made.slips], "a slip leads to the right answer")


def _settle(made: Drill) -> None:
    facts = {fact.key: fact.value for fact in made.scene.facts}
    players = len(made.form.players)
    _hold(ANSWER, made.game.settle(facts, players).scores == made.answer, "the facts settle otherwise")
    hand = _at(made)
    _hold(ANSWER, hand.settlement is not None and hand.settlement.scores == made.answer, "the hand was settled otherwise")
    sums = tuple(sum(_value(part, seat, players) for part in made.explanation) for seat in range(players))
    _hold(EXPLANATION, sums == made.answer, "the lines do not sum to the answer")
    points = [fact.value for fact in made.scene.facts if fact.key == "points"]
    if made.working and points:
        _hold(EXPLANATION, _sum(made.working) == points[0], "the working does not sum to the points")
    _hold(VERDICT, made.answer not in [slip.answer for slip in made.slips], "a slip leads to the right answer")
    for slip in made.slips[:1]:
        steps = made.check(slip.answer).steps
        _hold(VERDICT, slip.step in steps, "{answer} is put down to {steps}, not to {step}", answer=slip.answer, steps=steps,
              step=slip.step)


def _bid(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    words = [str(action) for action in one_by_one(hand.legal_actions())]
    _hold(ANSWER, [value for value, _ in made.form.choices] == words and made.answer in words, "one may say {said}", said=words)


def _discard(made: Drill) -> None:
    hand, level, answer = _at(made), _level(made, Discarding), cards_in(made.answer)
    _laid(made, hand)
    choice, cards = of_a_set(hand.legal_actions()), {*made.scene.hand}
    if level.barred:
        _hold(ANSWER, {*answer} == {*choice.refused} == cards - {*choice.cards}, "the engine keeps {cards}", cards=sorted(choice.refused))
        shown = [card for part in made.explanation for card in part.cards]
        _hold(EXPLANATION, sorted(shown) == sorted(cards), "the parts do not hold every card once")
        return
    _hold(FORM, {*made.form.cards} <= {*choice.cards}, "some of the cards may not be discarded")
    _hold(LEVEL, made.form.count == len(answer) == (1 if level.last else choice.count), "{n} cards are asked for", n=made.form.count)
    if not level.last:
        _hold(ANSWER, choice.check(answer) is None, "{cards} may not be discarded", cards=" ".join(answer))
    told = [part.cards for part in made.explanation if part.kind == "worth"]
    _hold(EXPLANATION, told[0] == answer and len(set(told)) == len(told) > 1, "the answer does not bring most")


def _signals(made: Drill) -> None:
    signalled.signals(made, _at(made))
    _hold(VERDICT, made.answer not in [slip.answer for slip in made.slips], "a slip leads to the right answer")


def _puzzle(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    _PUZZLES[made.form.kind](made, hand)


def _to_play(made: Drill, hand: Hand) -> None:
    cards = {action.cards[0] for action in one_by_one(hand.legal_actions()) if action.verb == "play"}
    _hold(ANSWER, {*made.form.cards} == cards and made.answer in cards, "one may play {cards}", cards=sorted(cards))
    shown = [card for part in made.explanation for card in part.cards]
    _hold(EXPLANATION, sorted(shown) == sorted(cards), "the explanation shows {cards}", cards=sorted(shown))


def _to_discard(made: Drill, hand: Hand) -> None:
    choice, answer = of_a_set(hand.legal_actions()), cards_in(made.answer)
    told = [part.cards for part in made.explanation if part.kind == "worth"]
    _hold(FORM, {*made.form.cards} == {*choice.cards} and made.form.count == choice.count, "one may discard {cards}", cards=choice.cards)
    _hold(ANSWER, told[0] == answer and len({*told}) == len(told) > 1, "the answer does not bring most")
    for cards in (answer, *told):
        _hold(EXPLANATION, choice.check(cards) is None, "{cards} may not be discarded", cards=" ".join(cards))


def _to_say(made: Drill, hand: Hand) -> None:
    words = [str(action) for action in one_by_one(hand.legal_actions())]
    _hold(ANSWER, [value for value, _ in made.form.choices] == words and made.answer in words, "one may say {said}", said=words)
    told = [part for part in made.explanation if part.kind == "worth"]
    _hold(EXPLANATION, len(told) == len(words), "{n} words are told", n=len(told))


_PUZZLES = {CARD: _to_play, CARDS: _to_discard, CHOICE: _to_say}


def _lead(made: Drill) -> None:
    hand = _at(made)
    _laid(made, hand)
    _hold(LEVEL, not hand.table.plays, "the reader does not lead")
    cards = {action.cards[0] for action in one_by_one(hand.legal_actions()) if action.verb == "play"}
    _hold(ANSWER, {*made.form.cards} == cards and made.answer in cards, "one may play {cards}", cards=sorted(cards))
    worths = [part.cards for part in made.explanation if part.kind == "worth"]
    _hold(EXPLANATION, sorted(chain(*worths)) == sorted(cards), "the explanation shows {cards}", cards=sorted(chain(*worths)))
    _hold(EXPLANATION, made.answer in worths[0], "the answer does not bring most")
    declarer, level = hand.table.contract.declarer, _level(made, Leading)
    if level.first and made.game.sides.declared and declarer is not None:
        _hold(LEVEL, made.scene.seat not in hand.table.side(declarer), "the reader is on the declarer's side")


_PROOFS = {"count": _count, "make": _make, "legal": _legal, "trick": _trick, "out": _out, "voids": _voids, "holders": _holders,
           "taken": _taken, "declare": _declare, "needed": _needed, "completing": _completing, "settle": _settle, "bid": _bid,
           "puzzle": _puzzle, "signals": _signals, "discard": _discard, "lead": _lead, "sort": _sort}

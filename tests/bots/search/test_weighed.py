"""How surely one choice is better than another, and how many worlds it takes to tell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from trionfi.bots.search.weighed import Gap, Outlook, gap, outlook, rivals
from trionfi.cards.chance import Chance
from trionfi.phases.play.play import play_of

KING, QUEEN, JACK = (play_of(card) for card in ("KS", "QS", "JS"))


class Made:
    """A trial whose choices bring what they are said to, more or less, as far as so many worlds."""

    def __init__(self, means, spread, most):
        self.choices, self.means, self.spread, self.most = [KING, QUEEN, JACK][:len(means)], means, spread, most
        self.found, self.chance = [[] for _ in means], Chance(7)

    @property
    def tried(self):
        return len(self.found[0])

    def grow(self):
        if self.tried >= self.most:
            return False
        for _ in range(self.tried or 8):
            for own, mean in zip(self.found, self.means, strict=True):
                own.append(mean and mean + self.spread * (self.chance.below(201) - 100) / 100)
        return True

    def gains(self):
        return self.found


def test_a_difference_has_the_interval_of_student():
    found = gap([1.0, 2.0, 3.0, 4.0])
    assert found.more == 2.5 and found.interval == pytest.approx(3.18 * (5 / 3 / 4) ** 0.5)


def test_what_was_always_the_same_is_certain_and_what_was_tried_once_is_not():
    assert gap([2.0] * 8) == Gap(2.0, 0.0) and gap([2.0] * 8).clear
    assert gap([2.0]).interval == float("inf") and not gap([2.0]).clear


def test_it_stops_where_the_best_is_told_from_all_others():
    few, many = Made((0, 3, -9), 2, 800), Made((0, 0.5, -9), 9, 800)
    assert outlook(few).worlds == 8 < outlook(many).worlds
    assert outlook(Made((0, 3, -9), 2, 800)).best == 1


def test_what_cannot_be_told_apart_takes_all_worlds_and_is_not_clear():
    found = outlook(Made((0, 0.001), 9, 64))
    assert found.worlds == 64 and not found.told and not found.gap(found.best, 1 - found.best).clear


def test_of_equals_the_first_is_best_and_no_more_worlds_are_tried():
    found = outlook(Made((0, 0, 0), 0, 64))
    assert (found.best, found.worlds, found.told) == (0, 8, True)


def test_what_is_told_from_the_best_is_tried_no_longer_and_the_first_always_is():
    many = [0.0, 1.0] * 8
    gains = [[0.0] * 16, [5 + one for one in many], [4.8 + 3 * one for one in many], [-50 + one for one in many]]
    assert rivals(gains) == [0, 1, 2]
    fewer = [*gains[:3], gains[3][:8]]
    assert rivals(fewer) == [0, 1, 2] and Outlook([KING] * 4, fewer, 16).best == 2
    assert Outlook([KING] * 4, fewer, 16).gap(2, 3) == gap([one - other for one, other in zip(gains[2], gains[3][:8], strict=False)])


def test_a_choice_that_was_given_up_is_not_the_best_whatever_its_few_worlds_brought():
    found = Outlook([KING, QUEEN, JACK], [[0.0] * 4, [1.0, 1.0, 1.0, 1.0], [9.0, 9.0]], 4)
    assert found.best == 1 and found.told


def test_a_trial_without_a_world_is_refused():
    with pytest.raises(ValueError, match="without a world"):
        outlook(Made((0, 1), 1, 0))


@given(st.lists(st.lists(st.integers(-50, 50), min_size=6, max_size=6), min_size=1, max_size=5))
def test_nothing_is_ahead_of_the_best(gains):
    found = Outlook([KING] * len(gains), gains, 6)
    assert all(found.gap(found.best, place).more >= 0 for place in range(len(gains)))
    assert all(found.gap(one, other).more == pytest.approx(-found.gap(other, one).more) for one in range(len(gains))
               for other in range(len(gains)))

"""What sides owe each other by their card points, by a table. The C is in `dues.h`."""

from collections.abc import Sequence

from trionfi.kernel import layout as at


def most(made: Sequence[int], sign: int, amount: int, own: int, each: bool = False) -> int:
    """What the side with most, or fewest, of all has beyond the others' mean, as seen by one (its place); several share it, or each has all
    of it."""
    best = max([sign * total for total in made])
    winners, ours, foes = [sign * total for total in made].count(best), sign * made[own] == best, max(1, len(made) - 1)
    return amount * (ours * foes - (winners - ours)) // ((1 if each else winners) * foes)


def top(kind: int, amount: int, points: int, beyond: int, made: Sequence[int], own: int) -> int:
    """What the side with most has for each so many points, or for having so many."""
    best = max(made) + beyond
    times = max(0, best // points) if kind == at.TOP_EACH else int(best >= points)
    return most(made, 1, amount * times, own)


def owed(amount: int, points: int, times: int, made: Sequence[int], own: int) -> int:
    """What a side gets, or pays: each that has not most owes the amount, if it has fewer than so many points or, where `times` is not 0, so
    many times its points are fewer than the most. Those that have most share it."""
    best = max(made)
    dues = [amount if total < best and (total * times < best if times else total < points) else 0 for total in made]
    return sum(dues) // made.count(best) if made[own] == best else -dues[own]


def lacking(total: int, wanted: int) -> int:
    """What is lacking to so many points, twice below half of them."""
    return max(wanted - total, 0) * (2 if 2 * total < wanted else 1)


def by_par(amount: int, par: int, made: Sequence[int], own: int) -> int:
    """What a side gets, or pays: who has fewer points than `par` owes the amount for each that is lacking, and those who have more share it
    by what they have more."""
    over = [max(total - par, 0) for total in made]
    if not over[own]:
        return -amount * lacking(made[own], par)
    return amount * sum([lacking(total, par) for total in made]) * over[own] // sum(over)

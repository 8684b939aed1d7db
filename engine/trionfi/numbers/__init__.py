"""How a game behaves: what is dealt, exactly where combinatorics can say it, and what comes of it when bots play.

    from trionfi import games, numbers
    numbers.chances(games["mitigati-3"])["honours"].chance      # of a hand of 25 cards, a Fraction
    plan = numbers.Plan("mineo-3", hands=2000, what=("bids", "play"))
    numbers.figures(plan, numbers.simulate(plan))

The work of a plan is cut into seeded pieces. A piece may be done anywhere, twice or again after it was lost: the sums are exact, so the
figures are the same whoever did it, with one worker or forty.
"""

from trionfi.numbers.dealt import Chanced, chances
from trionfi.numbers.plan import Plan
from trionfi.numbers.run import simulate
from trionfi.numbers.sums import Sums
from trionfi.numbers.told import Figure, figures

__all__ = ["Chanced", "Figure", "Plan", "Sums", "chances", "figures", "simulate"]

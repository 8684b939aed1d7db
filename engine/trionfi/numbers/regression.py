"""What a card adds to a hand: least squares of what was paid on the cards that were dealt."""

from collections.abc import Mapping

from trionfi.counting import Points


def worth_of_cards(total: Mapping[str, Points], size: int) -> dict[str, float]:
    """By number of the card in a pack of so many, what a hand with it is paid more than one that has any other card in its place; nothing
    where too few hands were dealt to tell all cards apart. `total` has, for each pair of cards, in how many hands both were (`x/i/j`),
    and what was paid to hands with a card (`y/i`)."""
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for key, value in total.items():
        kind, *places = key.split("/")
        if kind == "x":
            row, column = map(int, places)
            matrix[row][column] = matrix[column][row] = float(value)
        elif kind == "y":
            right[int(places[0])] = float(value)
    found = solved(matrix, right)
    if not found:
        return {}
    whole = sum(found)
    return {str(number): one - (whole - one) / (size - 1) for number, one in enumerate(found)}


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric system of equations, by elimination; nothing where it has none or several. Changes what it is given."""
    size = len(right)
    for pivot in range(size):
        head = matrix[pivot]
        if head[pivot] <= 1e-9 * size:
            return []
        for row in range(pivot + 1, size):
            factor = matrix[row][pivot] / head[pivot]
            if factor:
                below = matrix[row]
                below[pivot:] = [one - factor * other for one, other in zip(below[pivot:], head[pivot:], strict=True)]
                right[row] -= factor * right[pivot]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        found[row] = (right[row] - sum(matrix[row][column] * found[column] for column in range(row + 1, size))) / matrix[row][row]
    return found

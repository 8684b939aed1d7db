"""How bids of these games are put right by what came true; `python -m benchmarks.bids --fit` writes it. By game and bid what is
added to what the hand promises at sight, in hundredths, and how many times that is taken, in thousandths."""

LINES: dict[str, dict[str, tuple[int, int]]] = {
    "tarok-lhombre-old": {
        "a tre": (141, 570),
        "a due": (-839, 1183),
        "a uno": (-225, 858),
        "solo": (671, 330),
    },
    "tarok-lhombre-later": {
        "a due": (-2670, 893),
        "a uno": (-3484, 1194),
        "solo": (-4036, 814),
    },
    "tarok-quadrille": {
        "Frage": (-261, 1174),
        "Mediateur": (90, 1182),
        "Solo": (-161, 1096),
    },
    "droggn": {
        "Ansager": (-1583, 1451),
        "Solo": (-3075, 1492),
        "Super": (-3886, 1541),
        "Super Mord": (-2287, 1396),
    },
}

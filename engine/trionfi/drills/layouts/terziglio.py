"""Bids of terziglio that were tried in play; `python -m benchmarks.layouts terziglio` writes this."""

QUESTIONS = (
    (2, 0, 1, (0, 1), ("0 passo", "1 passo"), 16, (
        ("solo", 0, 0),
        ("gioco", 17.81, 4.52),
        ("passo", 46.12, 5.59),
    )),
    (2, 1, 3, (0, 3), ("1 passo",), 16, (
        ("gioco", 0, 0),
        ("passo", 15.47, 8.14),
        ("solo", 70.5, 12.61),
    )),
    (2, 2, 0, None, ("2 gioco",), 16, (
        ("va bene", 0, 0),
        ("solo", 60.84, 5.03),
    )),
    (2, 3, 0, None, ("1 gioco", "2 va bene"), 16, (
        ("va bene", 0, 0),
        ("solo", 57.19, 8.13),
    )),
    (2, 4, 3, (0, 3), ("0 passo",), 64, (
        ("gioco", 0, 0),
        ("passo", 6.28, 3.93),
        ("solo", 55.69, 8.14),
    )),
    (2, 5, 2, None, ("1 passo",), 32, (
        ("gioco", 0, 0),
        ("passo", 12.14, 6.1),
        ("solo", 34.31, 8.67),
    )),
    (2, 6, 3, (0, 3), ("0 gioco", "1 va bene"), 16, (
        ("solo", 0, 0),
        ("va bene", 20.62, 13.68),
    )),
    (2, 7, 6, None, ("1 passo",), 16, (
        ("gioco", 0, 0),
        ("passo", 17.53, 8.56),
        ("solo", 64.12, 15.38),
    )),
    (2, 8, 3, (0, 3), ("0 gioco", "1 va bene"), 16, (
        ("solo", 0, 0),
        ("va bene", 49.12, 4.89),
    )),
    (2, 9, 7, (0, 7), ("2 passo", "0 passo"), 16, (
        ("solo", 0, 0),
        ("gioco", 16.12, 4.1),
        ("passo", 54.38, 4.46),
    )),
    (2, 10, 3, (0, 3), ("2 passo",), 256, (
        ("gioco", 0, 0),
        ("passo", 3.13, 1.89),
        ("solo", 74.06, 8.92),
    )),
)

CONTRASTS = (
)

"""Bids of barcellona-3 that were tried in play; `python -m benchmarks.layouts barcellona-3` writes this."""

QUESTIONS = (
    (1, 0, 0, None, (), 16, (
        ("passo", 0, 0),
        ("vado solo", 93.47, 32.14),
    )),
    (1, 1, 0, None, (), 16, (
        ("passo", 0, 0),
        ("vado solo", 86.16, 27.2),
    )),
    (1, 2, 2, None, (), 256, (
        ("vado solo", 0, 0),
        ("passo", 10.71, 5.55),
    )),
    (1, 3, 3, (2, 3), (), 16, (
        ("passo", 0, 0),
        ("vado solo", 73.31, 32.26),
    )),
    (1, 4, 1, (2, 1), (), 32, (
        ("passo", 0, 0),
        ("vado solo", 48.84, 19.62),
    )),
    (1, 5, 0, None, (), 16, (
        ("passo", 0, 0),
        ("vado solo", 69.38, 25.73),
    )),
    (1, 6, 0, None, (), 16, (
        ("passo", 0, 0),
        ("vado solo", 96.19, 30.01),
    )),
    (1, 7, 2, None, (), 128, (
        ("vado solo", 0, 0),
        ("passo", 16.24, 8.71),
    )),
    (1, 8, 0, None, (), 16, (
        ("passo", 0, 0),
        ("vado solo", 78.38, 35.8),
    )),
    (1, 9, 3, (1, 3), (), 32, (
        ("vado solo", 0, 0),
        ("passo", 25.59, 11.62),
    )),
    (1, 11, 0, None, (), 16, (
        ("passo", 0, 0),
        ("vado solo", 42.28, 28.18),
    )),
    (1, 12, 1, (0, 1), (), 16, (
        ("passo", 0, 0),
        ("vado solo", 105.19, 25.61),
    )),
    (1, 13, 0, None, (), 128, (
        ("vado solo", 0, 0),
        ("passo", 8.57, 5.62),
    )),
    (1, 14, 2, None, (), 16, (
        ("passo", 0, 0),
        ("vado solo", 40.78, 22.77),
    )),
    (1, 16, 0, None, (), 32, (
        ("passo", 0, 0),
        ("vado solo", 30.05, 18.41),
    )),
    (1, 17, 1, (0, 1), (), 64, (
        ("passo", 0, 0),
        ("vado solo", 26.67, 12.19),
    )),
    (1, 26, 4, None, (), 16, (
        ("vado solo", 0, 0),
        ("passo", 68.91, 21.11),
    )),
    (1, 33, 10, None, (), 16, (
        ("vado solo", 0, 0),
        ("passo", 77.16, 16.8),
    )),
    (1, 36, 0, None, (), 16, (
        ("vado solo", 0, 0),
        ("passo", 42.38, 18.24),
    )),
    (1, 37, 2, None, (), 32, (
        ("vado solo", 0, 0),
        ("passo", 33.28, 15.85),
    )),
    (1, 39, 4, None, (), 16, (
        ("vado solo", 0, 0),
        ("passo", 31.03, 19.65),
    )),
    (1, 42, 7, (1, 8), (), 16, (
        ("vado solo", 0, 0),
        ("passo", 167.34, 29.13),
    )),
    (1, 43, 1, (1, 1), (), 16, (
        ("vado solo", 0, 0),
        ("passo", 42.84, 25.03),
    )),
    (1, 48, 1, (1, 1), (), 16, (
        ("vado solo", 0, 0),
        ("passo", 54.75, 19.07),
    )),
    (2, 0, 2, None, ("2 passo", "0 passo"), 16, (
        ("prendo il monte", 0, 0),
        ("passo", 47.44, 15.59),
    )),
    (2, 1, 10, None, ("2 passo",), 64, (
        ("passo", 0, 0),
        ("vado solo", 21.45, 12.22),
    )),
    (2, 2, 5, (0, 6), ("0 passo", "1 passo"), 16, (
        ("prendo il monte", 0, 0),
        ("passo", 181.12, 16.75),
    )),
    (2, 3, 11, None, ("2 passo", "0 passo", "1 prendo il monte", "1 discard QS 6B CC"), 256, (
        ("vado solo", 0, 0),
        ("ognuno per sé", 8.33, 4.28),
    )),
    (2, 4, 4, (2, 3), ("2 passo", "0 passo", "1 prendo il monte", "1 discard 7C 6C 5C"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 71.34, 12.6),
    )),
    (2, 5, 4, None, ("0 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 64.31, 29.99),
    )),
    (2, 6, 1, (2, 1), ("1 passo",), 16, (
        ("vado solo", 0, 0),
        ("passo", 62.72, 24.33),
    )),
    (2, 7, 4, None, ("0 passo", "1 passo", "2 prendo il monte", "2 discard QS CS CB"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 68.81, 15.98),
    )),
    (2, 8, 1, (0, 1), ("2 passo", "0 passo", "1 prendo il monte", "1 discard QB QC CD"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 58.97, 9.92),
    )),
    (2, 9, 0, None, ("2 passo", "0 passo", "1 prendo il monte", "1 discard QB CC JD"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 71.53, 12.89),
    )),
    (2, 10, 2, None, ("2 passo", "0 passo", "1 prendo il monte", "1 discard CS CC JC"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 75.47, 26.12),
    )),
    (2, 11, 4, (2, 3), ("0 passo",), 16, (
        ("vado solo", 0, 0),
        ("passo", 79.22, 24.58),
    )),
    (2, 12, 2, (0, 1), ("0 passo", "1 passo", "2 prendo il monte", "2 discard QS JS 6S"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 36.75, 12.01),
    )),
    (2, 13, 6, (0, 6), ("1 passo", "2 passo", "0 prendo il monte", "0 discard 6B QC QD"), 16, (
        ("vado solo", 0, 0),
        ("ognuno per sé", 41.44, 5.73),
    )),
    (2, 14, 4, None, ("0 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 94.41, 17.41),
    )),
    (2, 15, 2, None, ("0 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 127.41, 20.88),
    )),
    (2, 16, 4, None, ("2 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 67.88, 25.96),
    )),
    (2, 17, 4, None, ("2 passo", "0 passo", "1 prendo il monte", "1 discard CS CB JC"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 147.84, 6.87),
    )),
    (2, 18, 2, (0, 1), ("1 passo", "2 passo", "0 prendo il monte", "0 discard QS JC 9C"), 16, (
        ("ognuno per sé", 0, 0),
        ("vado solo", 19.78, 11.12),
    )),
    (2, 19, 8, None, ("1 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 141.94, 23.0),
    )),
    (2, 20, 3, (0, 1), ("2 passo", "0 passo", "1 prendo il monte", "1 discard QB QC CD"), 16, (
        ("vado solo", 0, 0),
        ("ognuno per sé", 25.22, 11.95),
    )),
    (2, 21, 5, None, ("0 passo", "1 passo"), 16, (
        ("prendo il monte", 0, 0),
        ("passo", 24.56, 8.04),
    )),
    (2, 22, 6, (0, 6), ("0 passo", "1 passo"), 16, (
        ("prendo il monte", 0, 0),
        ("passo", 250.88, 9.1),
    )),
    (2, 23, 0, None, ("1 passo", "2 passo"), 16, (
        ("prendo il monte", 0, 0),
        ("passo", 25.03, 13.39),
    )),
)

CONTRASTS = (
)

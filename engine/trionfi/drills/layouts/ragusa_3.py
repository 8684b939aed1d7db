"""Bids of ragusa-3 that were tried in play; `python -m benchmarks.layouts ragusa-3` writes this."""

QUESTIONS = (
    (1, 1, 1, (1, 1), ("2 altre cinque", "0 mischio", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.62, 0.8),
        ("pago", 4.12, 0.8),
    )),
    (1, 2, 10, None, ("2 altre cinque", "0 altre cinque", "1 mischio", "2 altre cinque", "2 altre cinque"), 128, (
        ("vado solo", 0, 0),
        ("mischio", 0.83, 0.51),
        ("pago", 1.31, 1.2),
    )),
    (1, 3, 1, (2, 1), ("1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque"), 64, (
        ("vado solo", 0, 0),
        ("mischio", 1.05, 0.68),
        ("pago", 2.16, 1.13),
    )),
    (1, 4, 0, None, ("0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.62, 0.8),
        ("pago", 4.12, 0.8),
    )),
    (1, 5, 0, None, ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 320, (
        ("mischio", 0, 0),
        ("vado solo", 0.38, 0.33),
        ("pago", 1.31, 0.27),
    )),
    (1, 6, 0, None, ("0 mischio", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.62, 0.8),
        ("pago", 3.94, 0.87),
    )),
    (1, 7, 1, (1, 1), ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
        ("pago", 4.5, 0.0),
    )),
    (1, 8, 5, (0, 6), (
         "1 altre cinque", "2 altre cinque", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque",
         "1 mischio", "2 mischio", "0 altre cinque",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.08, 0.05),
        ("vado solo", 1.69, 1.09),
    )),
    (1, 10, 0, None, ("0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 64, (
        ("mischio", 0, 0),
        ("pago", 0.42, 0.18),
        ("vado solo", 1.5, 0.93),
    )),
    (1, 11, 0, None, ("1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
        ("pago", 4.5, 0.0),
    )),
    (1, 12, 0, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 mischio", "0 altre cinque",
     ), 64, (
        ("mischio", 0, 0),
        ("pago", 0.42, 0.23),
        ("vado solo", 1.69, 0.75),
    )),
    (1, 13, 8, None, ("0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.44, 0.82),
        ("pago", 3.75, 0.93),
    )),
    (1, 14, 0, None, (
         "0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 mischio", "1 altre cinque",
     ), 128, (
        ("mischio", 0, 0),
        ("pago", 0.2, 0.1),
        ("vado solo", 1.59, 0.62),
    )),
    (1, 15, 1, (0, 1), ("1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque"), 32, (
        ("mischio", 0, 0),
        ("pago", 0.66, 0.34),
        ("vado solo", 1.5, 0.77),
    )),
    (1, 16, 0, None, ("1 altre cinque", "2 mischio", "0 altre cinque", "1 altre cinque", "1 altre cinque"), 64, (
        ("mischio", 0, 0),
        ("pago", 0.38, 0.19),
        ("vado solo", 1.88, 0.36),
    )),
    (1, 17, 0, None, ("1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.25, 1.1),
        ("pago", 3.75, 1.1),
    )),
    (1, 18, 1, (1, 1), (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 mischio", "0 altre cinque", "2 altre cinque",
     ), 16, (
        ("mischio", 0, 0),
        ("pago", 1.22, 0.32),
        ("vado solo", 2.16, 1.28),
    )),
    (1, 19, 2, None, ("1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.34, 1.06),
        ("pago", 3.75, 1.24),
    )),
    (1, 20, 1, (1, 1), ("0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 64, (
        ("vado solo", 0, 0),
        ("mischio", 1.1, 0.72),
        ("pago", 2.44, 1.52),
    )),
    (1, 24, 13, (0, 16), (
         "0 altre cinque", "1 altre cinque", "2 altre cinque", "0 mischio", "1 mischio", "2 altre cinque",
         "0 mischio", "1 mischio", "2 altre cinque",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 1.5, 0.0),
    )),
    (1, 26, 0, None, ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 128, (
        ("mischio", 0, 0),
        ("pago", 0.28, 0.15),
        ("vado solo", 0.96, 0.57),
    )),
    (1, 27, 0, None, ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 32, (
        ("mischio", 0, 0),
        ("pago", 1.12, 0.36),
        ("vado solo", 1.83, 0.71),
    )),
    (2, 0, 1, None, (
         "1 altre cinque", "2 altre cinque", "0 mischio", "1 altre cinque", "1 mischio", "2 altre cinque",
         "1 mischio", "2 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.62, 0.8),
    )),
    (2, 1, 1, (2, 1), (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque", "2 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
        ("pago", 4.5, 0.0),
    )),
    (2, 3, 1, None, (
         "1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque", "1 mischio",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.2, 0.15),
        ("vado solo", 1.05, 0.45),
    )),
    (2, 4, 1, None, (
         "0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque", "0 mischio",
         "1 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
    )),
    (2, 5, 2, None, (
         "2 altre cinque", "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "2 mischio",
         "0 mischio", "1 altre cinque", "2 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.62, 0.85),
        ("pago", 3.56, 0.82),
    )),
    (2, 7, 0, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque", "2 mischio",
         "0 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
    )),
    (2, 8, 3, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque", "2 mischio",
         "0 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
    )),
    (2, 9, 3, (2, 1), (
         "2 altre cinque", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque", "2 mischio",
         "0 altre cinque", "2 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
        ("pago", 4.5, 0.0),
    )),
    (2, 10, 0, None, (
         "0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque", "0 mischio",
     ), 32, (
        ("vado solo", 0, 0),
        ("mischio", 1.88, 0.86),
        ("pago", 3.38, 1.29),
    )),
    (2, 11, 1, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque", "2 mischio",
         "0 mischio",
     ), 32, (
        ("vado solo", 0, 0),
        ("mischio", 1.5, 0.96),
    )),
    (2, 12, 0, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 mischio", "0 altre cinque",
         "2 mischio",
     ), 128, (
        ("mischio", 0, 0),
        ("vado solo", 0.88, 0.51),
        ("pago", 1.31, 0.4),
    )),
    (2, 13, 0, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 mischio", "0 altre cinque", "2 mischio",
         "0 altre cinque", "2 mischio",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.2, 0.14),
        ("vado solo", 0.4, 0.31),
    )),
    (2, 14, 0, None, (
         "0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 mischio", "1 altre cinque",
         "0 mischio",
     ), 320, (
        ("pago", 0, 0),
        ("mischio", 0.01, 0.08),
        ("vado solo", 1.27, 0.66),
    )),
    (2, 15, 1, None, (
         "1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque", "1 mischio",
     ), 64, (
        ("mischio", 0, 0),
        ("pago", 0.75, 0.31),
        ("vado solo", 1.17, 0.68),
    )),
    (2, 16, 0, None, (
         "1 altre cinque", "2 mischio", "0 altre cinque", "1 altre cinque", "1 altre cinque", "1 mischio",
         "2 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
    )),
    (2, 17, 1, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque", "2 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.25, 1.1),
        ("pago", 3.75, 1.1),
    )),
    (2, 18, 5, None, (
         "1 altre cinque", "2 altre cinque", "0 altre cinque", "1 mischio", "2 altre cinque", "1 mischio",
         "2 altre cinque", "1 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 2.44, 0.82),
        ("pago", 3.94, 0.82),
    )),
    (2, 19, 4, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque", "2 mischio",
     ), 320, (
        ("mischio", 0, 0),
        ("vado solo", 0.44, 0.31),
        ("pago", 0.73, 0.33),
    )),
    (2, 21, 14, (0, 16), (
         "0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque", "0 mischio",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 1.5, 0.0),
    )),
    (2, 26, 2, None, (
         "0 mischio", "1 altre cinque", "2 altre cinque", "0 mischio", "1 altre cinque", "0 mischio",
         "1 altre cinque", "0 mischio",
     ), 320, (
        ("mischio", 0, 0),
        ("vado solo", 0.28, 0.33),
        ("pago", 0.54, 0.25),
    )),
    (2, 27, 7, (0, 8), (
         "2 altre cinque", "0 mischio", "1 altre cinque", "2 altre cinque", "2 altre cinque", "2 mischio",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 1.5, 0.0),
    )),
    (2, 30, 2, (2, 1), (
         "1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque", "1 mischio",
     ), 128, (
        ("mischio", 0, 0),
        ("vado solo", 0.79, 0.51),
        ("pago", 1.31, 0.4),
    )),
    (2, 34, 2, None, (
         "1 altre cinque", "2 mischio", "0 altre cinque", "1 altre cinque", "1 altre cinque", "1 mischio",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.02, 0.12),
        ("vado solo", 1.5, 0.54),
    )),
    (2, 36, 4, None, (
         "2 mischio", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 mischio", "0 altre cinque",
         "2 mischio",
     ), 16, (
        ("mischio", 0, 0),
        ("pago", 1.12, 0.46),
        ("vado solo", 1.97, 1.09),
    )),
    (3, 0, 0, None, ("1 altre cinque",), 320, (
        ("altre cinque", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 0.83, 0.55),
    )),
    (3, 2, 3, (2, 3), ("0 altre cinque",), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.0, 0.0),
        ("altre cinque", 3.0, 0.0),
    )),
    (3, 3, 3, (2, 3), (), 32, (
        ("mischio", 0, 0),
        ("altre cinque", 0.0, 0.0),
        ("vado solo", 3.52, 1.4),
    )),
    (3, 6, 7, (0, 8), ("0 mischio", "1 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.19, 0.4),
        ("altre cinque", 3.19, 0.4),
    )),
    (3, 8, 0, None, ("2 altre cinque", "0 mischio", "1 altre cinque", "2 altre cinque"), 256, (
        ("altre cinque", 0, 0),
        ("mischio", 0.0, 0.0),
        ("pago", 0.26, 0.12),
    )),
    (3, 9, 2, None, (), 320, (
        ("altre cinque", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 0.75, 0.55),
    )),
    (3, 10, 3, (2, 3), ("1 mischio",), 32, (
        ("vado solo", 0, 0),
        ("altre cinque", 2.25, 1.1),
        ("mischio", 2.53, 0.68),
    )),
    (3, 11, 0, None, ("1 altre cinque", "2 altre cinque"), 320, (
        ("altre cinque", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 0.94, 0.56),
    )),
    (3, 13, 0, None, ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 mischio"), 64, (
        ("altre cinque", 0, 0),
        ("mischio", 0.0, 0.0),
        ("pago", 1.03, 0.46),
    )),
    (3, 15, 5, (2, 6), ("0 altre cinque", "1 altre cinque"), 64, (
        ("mischio", 0, 0),
        ("altre cinque", 0.0, 0.0),
        ("vado solo", 2.46, 1.12),
    )),
)

CONTRASTS = (
)

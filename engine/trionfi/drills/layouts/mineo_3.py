"""Bids of mineo-3 that were tried in play; `python -m benchmarks.layouts mineo-3` writes this."""

QUESTIONS = (
    (1, 0, 1, None, (
         "2 mischio", "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "2 mischio",
         "0 mischio", "1 altre cinque",
     ), 256, (
        ("mischio", 0, 0),
        ("pago", 0.21, 0.1),
        ("vado solo", 4.88, 2.68),
    )),
    (1, 1, 1, (1, 1), ("0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 32, (
        ("vado solo", 0, 0),
        ("mischio", 2.62, 1.37),
        ("pago", 4.5, 2.03),
    )),
    (1, 2, 1, (0, 1), (
         "1 mischio", "2 altre cinque", "0 altre cinque", "1 mischio", "2 altre cinque", "1 mischio", "2 mischio",
         "0 altre cinque",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.01, 0.08),
        ("vado solo", 8.34, 3.25),
    )),
    (1, 3, 4, None, ("1 altre cinque", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 altre cinque"), 64, (
        ("vado solo", 0, 0),
        ("mischio", 3.7, 1.81),
        ("pago", 5.3, 1.79),
    )),
    (1, 4, 3, (0, 3), (
         "1 mischio", "2 mischio", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque", "1 pago", "2 prendo",
         "0 altre cinque",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.02, 0.16),
        ("vado solo", 7.97, 3.59),
    )),
    (1, 5, 1, (0, 1), (
         "0 mischio", "1 altre cinque", "2 altre cinque", "0 mischio", "1 mischio", "2 altre cinque", "0 mischio",
         "1 mischio", "2 altre cinque",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 8.91, 2.72),
    )),
    (1, 6, 5, (2, 6), (
         "2 mischio", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque", "2 mischio", "0 altre cinque",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.31, 0.2),
        ("vado solo", 11.81, 2.36),
    )),
    (1, 7, 0, None, ("0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 7.31, 1.65),
        ("pago", 8.44, 1.76),
    )),
    (1, 8, 11, (0, 13), (
         "1 mischio", "2 mischio", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque", "1 pago", "2 prendo",
         "0 altre cinque",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.07, 0.11),
        ("vado solo", 7.27, 2.32),
    )),
    (1, 9, 2, None, (
         "1 mischio", "2 altre cinque", "0 altre cinque", "1 mischio", "2 altre cinque", "1 pago", "2 prendo",
         "0 altre cinque",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.49, 0.26),
        ("vado solo", 11.06, 1.96),
    )),
    (1, 10, 0, None, (
         "2 mischio", "0 altre cinque", "1 altre cinque", "2 mischio", "0 altre cinque", "2 mischio",
         "0 altre cinque",
     ), 320, (
        ("mischio", 0, 0),
        ("pago", 0.05, 0.15),
        ("vado solo", 9.84, 2.72),
    )),
    (1, 11, 1, (1, 1), ("0 altre cinque", "1 altre cinque", "2 mischio", "0 altre cinque", "0 altre cinque"), 320, (
        ("mischio", 0, 0),
        ("vado solo", 0.42, 0.64),
        ("pago", 1.5, 0.0),
    )),
    (1, 13, 2, None, ("1 altre cinque", "2 altre cinque", "0 mischio", "1 altre cinque", "1 altre cinque"), 32, (
        ("mischio", 0, 0),
        ("pago", 1.22, 0.44),
        ("vado solo", 3.8, 2.0),
    )),
    (1, 14, 5, (2, 6), (
         "1 mischio", "2 altre cinque", "0 mischio", "1 mischio", "2 altre cinque", "1 mischio", "2 altre cinque",
     ), 320, (
        ("pago", 0, 0),
        ("mischio", 0.01, 0.15),
        ("vado solo", 11.53, 1.75),
    )),
    (1, 15, 0, None, ("2 mischio", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 32, (
        ("mischio", 0, 0),
        ("pago", 1.22, 0.32),
        ("vado solo", 4.45, 2.53),
    )),
    (1, 16, 3, None, (
         "0 mischio", "1 altre cinque", "2 altre cinque", "0 mischio", "1 altre cinque", "0 mischio",
         "1 altre cinque",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 10.31, 2.32),
    )),
    (1, 17, 3, None, ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 4.12, 2.26),
        ("pago", 5.62, 2.26),
    )),
    (1, 18, 2, None, ("0 altre cinque", "1 mischio", "2 altre cinque", "0 altre cinque", "0 altre cinque"), 32, (
        ("vado solo", 0, 0),
        ("mischio", 3.33, 1.61),
        ("pago", 3.75, 2.31),
    )),
    (1, 19, 5, (0, 6), (
         "2 mischio", "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "2 mischio",
         "0 mischio", "1 altre cinque",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 8.25, 2.05),
    )),
    (1, 20, 0, None, ("2 altre cinque", "0 mischio", "1 altre cinque", "2 altre cinque", "2 altre cinque"), 16, (
        ("vado solo", 0, 0),
        ("mischio", 5.62, 1.93),
        ("pago", 7.03, 2.02),
    )),
    (2, 0, 2, (0, 1), (
         "0 altre cinque", "1 altre cinque", "2 altre cinque", "0 altre cinque", "0 altre cinque", "0 mischio",
     ), 64, (
        ("mischio", 0, 0),
        ("pago", 0.87, 0.38),
        ("vado solo", 4.78, 2.56),
    )),
    (2, 2, 11, None, (
         "0 altre cinque", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "0 mischio",
         "1 altre cinque", "0 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.94, 2.09),
        ("pago", 5.44, 2.09),
    )),
    (2, 5, 2, None, (
         "1 mischio", "2 altre cinque", "0 altre cinque", "1 altre cinque", "1 mischio", "2 altre cinque",
         "1 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 3.56, 1.87),
        ("pago", 5.06, 1.87),
    )),
    (2, 6, 5, (0, 6), (
         "2 mischio", "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "2 mischio",
         "0 pago", "1 altre cinque", "2 mischio",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 8.53, 1.87),
    )),
    (2, 10, 0, None, (
         "2 mischio", "0 altre cinque", "1 altre cinque", "2 mischio", "0 altre cinque", "2 mischio",
         "0 altre cinque", "2 mischio",
     ), 256, (
        ("vado solo", 0, 0),
        ("mischio", 1.29, 0.82),
        ("pago", 3.14, 1.66),
    )),
    (2, 12, 0, None, (
         "1 altre cinque", "2 altre cinque", "0 mischio", "1 mischio", "2 altre cinque", "1 mischio", "2 mischio",
         "0 altre cinque", "1 mischio", "2 mischio",
     ), 32, (
        ("mischio", 0, 0),
        ("vado solo", 4.03, 1.22),
    )),
    (2, 13, 8, None, (
         "1 altre cinque", "2 mischio", "0 altre cinque", "1 altre cinque", "1 altre cinque", "1 mischio",
     ), 320, (
        ("pago", 0, 0),
        ("mischio", 0.12, 0.12),
        ("vado solo", 5.72, 1.86),
    )),
    (2, 16, 3, None, (
         "0 mischio", "1 altre cinque", "2 altre cinque", "0 mischio", "1 altre cinque", "0 mischio",
         "1 altre cinque", "0 pago",
     ), 32, (
        ("vado solo", 0, 0),
        ("mischio", 4.69, 2.75),
        ("prendo", 5.44, 1.64),
        ("pago", 6.19, 2.75),
    )),
    (2, 17, 9, None, (
         "1 altre cinque", "2 altre cinque", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque",
         "1 mischio", "2 altre cinque", "1 mischio",
     ), 256, (
        ("mischio", 0, 0),
        ("pago", 0.82, 0.48),
        ("vado solo", 1.29, 0.81),
    )),
    (2, 19, 0, None, (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 mischio", "0 altre cinque",
         "2 mischio",
     ), 256, (
        ("vado solo", 0, 0),
        ("mischio", 0.89, 0.57),
        ("pago", 2.06, 0.77),
    )),
    (2, 20, 5, (0, 3), (
         "1 altre cinque", "2 mischio", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque", "1 mischio",
         "2 mischio", "0 altre cinque", "1 mischio",
     ), 320, (
        ("pago", 0, 0),
        ("mischio", 0.02, 0.08),
        ("vado solo", 4.41, 2.83),
    )),
    (2, 22, 0, None, (
         "1 altre cinque", "2 mischio", "0 altre cinque", "1 altre cinque", "1 mischio", "2 mischio",
         "0 altre cinque", "1 mischio",
     ), 16, (
        ("vado solo", 0, 0),
        ("mischio", 5.81, 1.09),
        ("pago", 7.31, 1.09),
    )),
    (2, 23, 0, None, (
         "2 mischio", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 mischio", "0 altre cinque",
         "2 mischio", "0 mischio",
     ), 16, (
        ("mischio", 0, 0),
        ("vado solo", 4.88, 2.26),
    )),
    (2, 25, 2, None, (
         "1 mischio", "2 mischio", "0 altre cinque", "1 mischio", "2 mischio", "0 altre cinque", "1 mischio",
         "2 mischio", "0 altre cinque", "1 mischio",
     ), 32, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 6.05, 2.73),
    )),
    (2, 27, 5, (0, 1), (
         "2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque", "2 mischio", "0 mischio",
         "1 altre cinque", "2 mischio",
     ), 16, (
        ("pago", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 9.0, 3.28),
    )),
    (3, 1, 3, (1, 3), (), 16, (
        ("vado solo", 0, 0),
        ("altre cinque", 6.56, 2.29),
        ("mischio", 8.25, 3.54),
    )),
    (3, 2, 7, (2, 8), ("0 altre cinque",), 16, (
        ("vado solo", 0, 0),
        ("mischio", 5.91, 2.66),
        ("altre cinque", 5.91, 2.66),
    )),
    (3, 5, 0, None, ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque"), 320, (
        ("mischio", 0, 0),
        ("altre cinque", 0.1, 0.16),
        ("pago", 0.29, 0.18),
    )),
    (3, 6, 1, (2, 1), (), 16, (
        ("mischio", 0, 0),
        ("altre cinque", 0.0, 0.0),
        ("vado solo", 13.69, 7.67),
    )),
    (3, 8, 0, None, ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque"), 320, (
        ("altre cinque", 0, 0),
        ("mischio", 0.05, 0.1),
        ("pago", 0.23, 0.18),
    )),
    (3, 9, 3, (1, 3), (), 16, (
        ("vado solo", 0, 0),
        ("altre cinque", 4.88, 2.8),
        ("mischio", 5.06, 2.79),
    )),
    (3, 11, 1, (1, 1), ("0 altre cinque", "1 altre cinque"), 32, (
        ("mischio", 0, 0),
        ("altre cinque", 0.0, 0.0),
        ("vado solo", 8.34, 4.55),
    )),
    (3, 12, 1, (2, 1), ("2 mischio",), 64, (
        ("vado solo", 0, 0),
        ("altre cinque", 3.84, 1.87),
        ("mischio", 3.94, 2.09),
    )),
    (3, 13, 1, (1, 1), (), 320, (
        ("vado solo", 0, 0),
        ("altre cinque", 1.46, 1.13),
        ("mischio", 2.1, 1.37),
    )),
    (3, 14, 1, (0, 1), ("2 altre cinque", "0 altre cinque", "1 altre cinque", "2 altre cinque"), 320, (
        ("mischio", 0, 0),
        ("altre cinque", 0.01, 0.14),
        ("pago", 0.21, 0.13),
    )),
    (3, 15, 0, None, ("2 mischio", "0 altre cinque", "1 altre cinque", "2 altre cinque"), 256, (
        ("altre cinque", 0, 0),
        ("mischio", 0.6, 0.31),
        ("pago", 3.98, 2.22),
    )),
    (3, 17, 3, (0, 3), ("2 mischio", "0 altre cinque"), 64, (
        ("vado solo", 0, 0),
        ("mischio", 6.47, 1.86),
        ("altre cinque", 6.47, 1.86),
    )),
    (3, 18, 0, None, ("1 mischio", "2 altre cinque", "0 mischio", "1 mischio"), 32, (
        ("altre cinque", 0, 0),
        ("mischio", 2.06, 1.37),
        ("pago", 3.28, 2.08),
    )),
    (3, 22, 0, None, ("1 altre cinque", "2 mischio"), 64, (
        ("altre cinque", 0, 0),
        ("mischio", 0.0, 0.0),
        ("vado solo", 4.78, 3.12),
    )),
    (4, 0, 1, None, (
         "2 mischio", "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "2 mischio",
         "0 mischio", "1 altre cinque", "2 mischio", "0 pago", "1 vado solo", "1 discard 7D 6D 4D",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 3.0, 0.0),
    )),
    (4, 2, 1, (0, 10), ("1 mischio", "2 altre cinque", "0 vado solo", "0 discard JS 8C CD"), 16, (
        ("scommessa", 0, 0),
        ("fatto è", 6.0, 0.0),
    )),
    (4, 6, 0, None, (
         "2 mischio", "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "2 mischio",
         "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 vado solo", "1 discard JS 10S QB",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 3.0, 0.0),
    )),
    (4, 8, 1, (1, 10), ("1 vado solo", "1 discard JC 6C 5C"), 16, (
        ("scommessa", 0, 0),
        ("fatto è", 6.0, 0.0),
    )),
    (4, 11, 1, None, (
         "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "0 altre cinque", "0 mischio",
         "1 vado solo", "1 discard CD 8D 6D", "1 fatto è",
     ), 32, (
        ("passo", 0, 0),
        ("rivanto", 1.03, 0.4),
    )),
    (4, 12, 2, (0, 10), (
         "2 mischio", "0 mischio", "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "2 mischio",
         "0 mischio", "1 altre cinque", "2 pago", "0 prendo", "1 vado solo", "1 discard 6S JC 9C",
     ), 16, (
        ("scommessa", 0, 0),
        ("fatto è", 3.0, 0.0),
    )),
    (4, 15, 1, None, (
         "1 altre cinque", "2 mischio", "0 altre cinque", "1 altre cinque", "1 altre cinque", "1 vado solo",
         "1 discard QS 10B CC",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 3.0, 0.0),
    )),
    (4, 18, 1, None, (
         "1 altre cinque", "2 mischio", "0 mischio", "1 altre cinque", "1 mischio", "2 mischio", "0 altre cinque",
         "1 mischio", "2 mischio", "0 vado solo", "0 discard CB JB 7C",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 3.0, 0.0),
    )),
    (4, 20, 2, None, (
         "1 altre cinque", "2 altre cinque", "0 mischio", "1 altre cinque", "1 mischio", "2 altre cinque",
         "1 mischio", "2 vado solo", "2 discard QB JB 5B",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 2.25, 1.1),
    )),
    (4, 21, 0, None, (
         "0 altre cinque", "1 mischio", "2 altre cinque", "0 altre cinque", "0 altre cinque", "0 vado solo",
         "0 discard CB 9B 6B", "0 fatto è",
     ), 16, (
        ("passo", 0, 0),
        ("rivanto", 1.5, 0.0),
    )),
    (4, 22, 4, None, (
         "0 mischio", "1 mischio", "2 altre cinque", "0 altre cinque", "0 altre cinque", "0 vado solo",
         "0 discard QC CC CD", "0 fatto è", "1 passo",
     ), 320, (
        ("passo", 0, 0),
        ("rivanto", 0.3, 0.16),
    )),
)

CONTRASTS = (
)

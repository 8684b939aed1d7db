"""Bids of mineo-4 that were tried in play; `python -m benchmarks.layouts mineo-4` writes this."""

QUESTIONS = (
    (1, 0, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 16, (
        ("chiamo T20", 0, 0),
        ("passo", 4.92, 2.72),
        ("vado solo", 17.67, 4.6),
    )),
    (1, 1, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo"), 256, (
        ("chiamo T20", 0, 0),
        ("passo", 1.43, 0.54),
        ("vado solo", 16.08, 4.31),
    )),
    (1, 2, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo"), 32, (
        ("chiamo T20", 0, 0),
        ("passo", 3.08, 1.72),
        ("vado solo", 11.42, 4.3),
    )),
    (1, 3, 0, None, ("3 passo", "0 passo", "1 passo", "2 passo"), 64, (
        ("chiamo T20", 0, 0),
        ("passo", 1.73, 1.03),
        ("vado solo", 14.67, 5.51),
    )),
    (1, 4, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 32, (
        ("chiamo T20", 0, 0),
        ("passo", 2.92, 1.6),
        ("vado solo", 17.92, 3.23),
    )),
    (1, 5, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 256, (
        ("chiamo T19", 0, 0),
        ("passo", 0.79, 0.51),
        ("vado solo", 13.17, 3.06),
    )),
    (1, 6, 0, None, ("3 passo", "0 passo", "1 passo", "2 passo"), 64, (
        ("chiamo T20", 0, 0),
        ("passo", 2.0, 1.18),
        ("vado solo", 17.92, 3.24),
    )),
    (1, 7, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 128, (
        ("chiamo T20", 0, 0),
        ("passo", 1.31, 0.73),
        ("vado solo", 16.17, 4.17),
    )),
    (1, 8, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo"), 256, (
        ("vado solo", 0, 0),
        ("chiamo T18", 1.54, 0.87),
        ("passo", 1.55, 0.88),
    )),
    (1, 9, 0, None, ("2 passo", "3 passo", "0 passo", "1 passo"), 320, (
        ("chiamo T19", 0, 0),
        ("passo", 0.36, 0.42),
        ("vado solo", 1.2, 0.93),
    )),
    (1, 10, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 64, (
        ("chiamo T20", 0, 0),
        ("passo", 3.25, 2.1),
        ("vado solo", 4.06, 2.56),
    )),
    (1, 11, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 32, (
        ("chiamo T20", 0, 0),
        ("passo", 3.42, 1.42),
        ("vado solo", 9.5, 3.7),
    )),
    (1, 12, 3, (1, 2), ("2 passo", "3 passo", "0 passo", "1 passo"), 16, (
        ("vado solo", 0, 0),
        ("chiamo T17", 3.42, 1.45),
        ("passo", 4.83, 1.64),
    )),
    (1, 13, 0, None, ("3 passo", "0 passo", "1 passo", "2 passo"), 32, (
        ("chiamo T20", 0, 0),
        ("passo", 4.04, 1.56),
        ("vado solo", 8.92, 4.14),
    )),
    (1, 14, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo"), 64, (
        ("chiamo T20", 0, 0),
        ("passo", 3.02, 1.42),
        ("vado solo", 9.58, 3.15),
    )),
    (1, 15, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 16, (
        ("chiamo T20", 0, 0),
        ("passo", 4.75, 2.5),
        ("vado solo", 16.33, 4.53),
    )),
    (1, 23, 11, (1, 10), ("0 passo", "1 passo", "2 passo", "3 passo"), 16, (
        ("vado solo", 0, 0),
        ("chiamo T14", 14.42, 0.83),
        ("passo", 15.42, 1.33),
    )),
    (1, 25, 6, None, ("0 passo", "1 passo", "2 passo", "3 passo"), 320, (
        ("chiamo T19", 0, 0),
        ("vado solo", 0.17, 1.1),
        ("passo", 1.94, 1.01),
    )),
    (1, 27, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo"), 64, (
        ("vado solo", 0, 0),
        ("chiamo T18", 2.9, 1.77),
        ("passo", 4.08, 2.7),
    )),
    (1, 31, 0, None, ("3 passo", "0 passo", "1 passo", "2 passo"), 320, (
        ("passo", 0, 0),
        ("chiamo T19", 0.05, 0.34),
        ("vado solo", 3.81, 2.26),
    )),
    (1, 32, 7, (1, 6), ("3 passo", "0 passo", "1 passo", "2 passo"), 16, (
        ("vado solo", 0, 0),
        ("chiamo T17", 8.25, 4.02),
        ("passo", 13.33, 3.67),
    )),
    (1, 37, 5, (1, 4), ("0 passo", "1 passo", "2 passo", "3 passo"), 16, (
        ("vado solo", 0, 0),
        ("chiamo T18", 8.0, 2.63),
        ("passo", 9.83, 3.27),
    )),
    (1, 44, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo"), 256, (
        ("chiamo T19", 0, 0),
        ("passo", 1.01, 0.56),
        ("vado solo", 12.67, 2.02),
    )),
    (1, 48, 9, (1, 8), ("2 passo", "3 passo", "0 passo", "1 passo"), 16, (
        ("vado solo", 0, 0),
        ("chiamo T16", 6.0, 2.71),
        ("passo", 10.08, 2.79),
    )),
    (2, 0, 1, (2, 0), ("1 passo", "2 passo", "3 passo", "0 passo", "1 chiamo T19"), 16, (
        ("passo", 0, 0),
        ("vado solo", 8.25, 2.75),
    )),
    (2, 1, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20", "1 passo"), 32, (
        ("passo", 0, 0),
        ("vado solo", 10.04, 3.61),
    )),
    (2, 2, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20", "1 passo", "2 passo"), 32, (
        ("vado solo", 0, 0),
        ("passo", 3.58, 1.83),
    )),
    (2, 3, 0, None, ("3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20"), 320, (
        ("passo", 0, 0),
        ("vado solo", 2.25, 1.4),
    )),
    (2, 4, 3, (0, 2), ("3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20", "0 passo", "1 passo"), 16, (
        ("vado solo", 0, 0),
        ("passo", 8.0, 5.0),
    )),
    (2, 5, 4, None, ("1 passo", "2 passo", "3 passo", "0 passo", "1 chiamo T20"), 32, (
        ("passo", 0, 0),
        ("vado solo", 5.83, 3.77),
    )),
    (2, 6, 1, (3, 0), ("0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T19"), 64, (
        ("passo", 0, 0),
        ("vado solo", 4.56, 1.66),
    )),
    (2, 7, 0, None, ("1 passo", "2 passo", "3 passo", "0 passo", "1 chiamo T20", "2 passo"), 32, (
        ("passo", 0, 0),
        ("vado solo", 7.46, 3.27),
    )),
    (2, 8, 4, None, ("3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20", "0 passo"), 320, (
        ("passo", 0, 0),
        ("vado solo", 1.47, 1.0),
    )),
    (2, 9, 1, (2, 0), ("1 passo", "2 passo", "3 passo", "0 passo", "1 chiamo T20", "2 passo"), 256, (
        ("vado solo", 0, 0),
        ("passo", 2.24, 1.18),
    )),
    (2, 10, 2, (1, 0), ("0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20"), 16, (
        ("passo", 0, 0),
        ("vado solo", 14.75, 5.49),
    )),
    (2, 11, 1, (0, 0), ("3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20", "0 passo", "1 passo"), 16, (
        ("vado solo", 0, 0),
        ("passo", 7.5, 1.42),
    )),
    (2, 12, 1, (0, 0), ("2 passo", "3 passo", "0 passo", "1 passo", "2 chiamo T20"), 16, (
        ("passo", 0, 0),
        ("vado solo", 12.17, 5.45),
    )),
    (2, 13, 0, None, ("3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20"), 32, (
        ("passo", 0, 0),
        ("vado solo", 5.75, 3.51),
    )),
    (2, 14, 0, None, ("0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20"), 16, (
        ("passo", 0, 0),
        ("vado solo", 6.92, 3.78),
    )),
    (2, 15, 2, None, ("2 passo", "3 passo", "0 passo", "1 passo", "2 chiamo T20"), 16, (
        ("vado solo", 0, 0),
        ("passo", 5.17, 2.59),
    )),
    (2, 17, 3, (3, 2), ("2 passo", "3 passo", "0 passo", "1 passo", "2 chiamo T20", "3 passo"), 16, (
        ("vado solo", 0, 0),
        ("passo", 4.0, 1.93),
    )),
    (2, 21, 3, (2, 2), ("0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20"), 16, (
        ("vado solo", 0, 0),
        ("passo", 6.5, 2.6),
    )),
    (2, 22, 0, None, ("3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20", "0 passo"), 16, (
        ("vado solo", 0, 0),
        ("passo", 8.67, 3.77),
    )),
    (2, 25, 3, (2, 2), ("2 passo", "3 passo", "0 passo", "1 passo", "2 chiamo T20"), 16, (
        ("vado solo", 0, 0),
        ("passo", 8.25, 2.77),
    )),
    (2, 28, 1, (3, 0), ("2 passo", "3 passo", "0 passo", "1 passo", "2 chiamo T20"), 16, (
        ("vado solo", 0, 0),
        ("passo", 9.42, 3.69),
    )),
    (2, 29, 2, None, ("1 passo", "2 passo", "3 passo", "0 passo", "1 chiamo T20"), 32, (
        ("vado solo", 0, 0),
        ("passo", 4.17, 2.5),
    )),
    (3, 1, 7, (3, 6), ("3 passo", "0 passo"), 16, (
        ("vado solo", 0, 0),
        ("passo", 8.33, 4.0),
    )),
    (3, 2, 0, None, ("0 passo", "1 passo", "2 passo"), 32, (
        ("passo", 0, 0),
        ("vado solo", 15.33, 5.8),
    )),
    (3, 3, 0, None, ("3 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 24.67, 7.77),
    )),
    (3, 4, 0, None, ("1 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 26.17, 7.55),
    )),
    (3, 5, 5, (2, 4), ("0 passo",), 64, (
        ("vado solo", 0, 0),
        ("passo", 6.62, 3.73),
    )),
    (3, 6, 0, None, ("3 passo", "0 passo"), 64, (
        ("passo", 0, 0),
        ("vado solo", 11.9, 4.97),
    )),
    (3, 7, 13, (3, 12), ("3 passo", "0 passo"), 16, (
        ("vado solo", 0, 0),
        ("passo", 11.17, 5.21),
    )),
    (3, 8, 5, (0, 4), ("0 passo", "1 passo", "2 passo"), 16, (
        ("vado solo", 0, 0),
        ("passo", 9.92, 2.33),
    )),
    (3, 9, 3, (1, 2), (), 128, (
        ("vado solo", 0, 0),
        ("passo", 5.01, 3.19),
    )),
    (3, 10, 3, (1, 2), (), 256, (
        ("vado solo", 0, 0),
        ("passo", 3.01, 1.92),
    )),
    (3, 11, 0, None, ("1 passo", "2 passo"), 16, (
        ("passo", 0, 0),
        ("vado solo", 17.0, 11.19),
    )),
    (3, 12, 0, None, (), 32, (
        ("passo", 0, 0),
        ("vado solo", 10.75, 6.26),
    )),
    (3, 13, 0, None, ("3 passo", "0 passo"), 16, (
        ("passo", 0, 0),
        ("vado solo", 18.17, 9.45),
    )),
    (3, 14, 3, (0, 2), ("2 passo", "3 passo", "0 passo"), 128, (
        ("vado solo", 0, 0),
        ("passo", 4.78, 2.86),
    )),
    (3, 15, 3, (2, 2), ("1 passo",), 128, (
        ("vado solo", 0, 0),
        ("passo", 5.85, 2.94),
    )),
    (3, 18, 0, None, ("2 passo",), 16, (
        ("passo", 0, 0),
        ("vado solo", 25.5, 10.11),
    )),
    (4, 1, 0, None, (
         "0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20", "1 passo", "2 passo", "3 vado solo",
         "3 discard CS QC 6C",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 4.0, 0.0),
    )),
    (4, 2, 0, None, (
         "0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20", "1 passo", "2 passo", "3 passo",
         "0 discard 9C 8C CD", "0 fatto è", "1 passo",
     ), 16, (
        ("passo", 0, 0),
        ("rivanto", 0.83, 0.51),
    )),
    (4, 3, 0, None, (
         "3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20", "0 vado solo", "0 discard 10S 8S CB",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 4.0, 0.0),
    )),
    (4, 4, 2, None, (
         "1 passo", "2 passo", "3 passo", "0 passo", "1 chiamo T20", "2 passo", "3 passo", "0 passo",
         "1 discard CC 10D 8D", "1 fatto è", "2 passo", "3 passo",
     ), 256, (
        ("passo", 0, 0),
        ("rivanto", 0.34, 0.16),
    )),
    (4, 5, 6, None, (
         "0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20", "1 passo", "2 passo", "3 passo",
         "0 discard 10B 6B CD", "0 fatto è", "1 passo", "2 passo",
     ), 320, (
        ("passo", 0, 0),
        ("rivanto", 0.21, 0.15),
    )),
    (4, 6, 0, None, (
         "3 passo", "0 passo", "1 passo", "2 passo", "3 chiamo T20", "0 vado solo", "0 discard CB CD 10D",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 4.0, 0.0),
    )),
    (4, 7, 2, None, (
         "0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T19", "1 passo", "2 vado solo", "2 discard 6S CC 7C",
         "2 fatto è",
     ), 32, (
        ("rivanto", 0, 0),
        ("passo", 0.75, 0.41),
    )),
    (4, 9, 0, None, (
         "2 passo", "3 passo", "0 passo", "1 passo", "2 chiamo T19", "3 passo", "0 passo", "1 passo",
         "2 discard QS CS 9S",
     ), 16, (
        ("fatto è", 0, 0),
        ("scommessa", 1.17, 0.36),
    )),
    (4, 10, 2, None, (
         "0 passo", "1 passo", "2 passo", "3 passo", "0 chiamo T20", "1 passo", "2 vado solo", "2 discard JC CD 7D",
     ), 16, (
        ("scommessa", 0, 0),
        ("fatto è", 3.5, 1.07),
    )),
    (4, 11, 1, (2, 7), ("3 passo", "0 vado solo", "0 discard 10C JD 4D"), 32, (
        ("scommessa", 0, 0),
        ("fatto è", 6.0, 1.95),
    )),
    (4, 12, 1, (3, 7), (
         "2 passo", "3 passo", "0 passo", "1 passo", "2 chiamo T20", "3 passo", "0 vado solo", "0 discard CB 6B CC",
         "0 scommessa",
     ), 92, (
        ("passo", 0, 0),
        ("rivanto", 0.28, 0.24),
    )),
)

CONTRASTS = (
)

"""Bids of asti-chiamare-il-re that were tried in play; `python -m benchmarks.layouts asti-chiamare-il-re` writes this."""

QUESTIONS = (
    (1, 0, 0, None, ("1 discard QD 4D",), 16, (
        ("passo", 0, 0),
        ("solo", 4.67, 1.28),
    )),
    (1, 1, 3, (1, 2), ("1 discard QC CC",), 32, (
        ("solo", 0, 0),
        ("passo", 1.96, 1.07),
    )),
    (1, 2, 0, None, ("3 discard QS CC",), 16, (
        ("passo", 0, 0),
        ("solo", 5.58, 0.83),
    )),
    (1, 3, 0, None, ("1 discard QD 4D",), 16, (
        ("passo", 0, 0),
        ("solo", 4.67, 1.35),
    )),
    (1, 4, 0, None, ("0 discard CC CD",), 16, (
        ("passo", 0, 0),
        ("solo", 3.83, 0.73),
    )),
    (1, 5, 0, None, ("2 discard AC QD",), 16, (
        ("passo", 0, 0),
        ("solo", 6.0, 1.61),
    )),
    (1, 6, 9, (1, 7), ("0 discard QB QD",), 32, (
        ("passo", 0, 0),
        ("solo", 5.04, 2.55),
    )),
    (1, 7, 7, (1, 5), ("0 discard QS 7S",), 32, (
        ("passo", 0, 0),
        ("solo", 2.67, 1.43),
    )),
    (1, 8, 0, None, ("3 discard CD AD",), 16, (
        ("passo", 0, 0),
        ("solo", 5.08, 1.38),
    )),
    (1, 9, 13, (1, 10), ("1 discard QS CB",), 16, (
        ("solo", 0, 0),
        ("passo", 5.25, 2.29),
    )),
    (1, 10, 0, None, ("2 discard QD CD",), 256, (
        ("solo", 0, 0),
        ("passo", 1.36, 0.42),
    )),
    (1, 11, 7, (1, 5), ("1 discard QS 9S",), 32, (
        ("passo", 0, 0),
        ("solo", 2.46, 1.41),
    )),
    (1, 12, 0, None, ("1 discard QS 7S",), 16, (
        ("passo", 0, 0),
        ("solo", 5.42, 1.44),
    )),
    (1, 13, 0, None, ("0 discard QS QD",), 16, (
        ("passo", 0, 0),
        ("solo", 3.5, 1.71),
    )),
    (1, 14, 0, None, ("3 discard JC CD",), 16, (
        ("passo", 0, 0),
        ("solo", 4.42, 1.0),
    )),
    (1, 15, 13, (1, 10), ("3 discard 7S 3D",), 16, (
        ("solo", 0, 0),
        ("passo", 7.17, 1.67),
    )),
    (1, 16, 11, (1, 8), ("3 discard CS QD",), 16, (
        ("solo", 0, 0),
        ("passo", 11.33, 1.91),
    )),
    (1, 20, 5, (1, 4), ("3 discard QB CB",), 64, (
        ("solo", 0, 0),
        ("passo", 1.46, 0.78),
    )),
    (1, 25, 5, (1, 4), ("1 discard CC CD",), 16, (
        ("solo", 0, 0),
        ("passo", 5.25, 2.11),
    )),
    (1, 27, 9, (1, 7), ("3 discard QS JC",), 16, (
        ("solo", 0, 0),
        ("passo", 8.83, 1.95),
    )),
    (1, 33, 9, (1, 7), ("2 discard QS 2C",), 16, (
        ("solo", 0, 0),
        ("passo", 10.33, 2.14),
    )),
    (1, 34, 11, (1, 8), ("1 discard CB QC",), 16, (
        ("solo", 0, 0),
        ("passo", 5.08, 2.09),
    )),
    (1, 35, 11, (1, 8), ("0 discard 8S QC",), 16, (
        ("solo", 0, 0),
        ("passo", 4.83, 2.05),
    )),
    (1, 36, 7, (1, 5), ("2 discard CD AD",), 16, (
        ("solo", 0, 0),
        ("passo", 2.67, 0.45),
    )),
    (2, 0, 3, (2, 2), ("0 discard QB 4C", "1 passo", "2 solo"), 128, (
        ("solo", 0, 0),
        ("senza carta", 2.22, 1.31),
    )),
    (2, 2, 5, (2, 4), ("1 discard QB QC", "2 passo", "3 solo"), 64, (
        ("senza carta", 0, 0),
        ("solo", 2.25, 0.77),
    )),
    (2, 3, 1, (2, 0), ("0 discard CS JD", "1 passo", "2 passo", "3 passo"), 16, (
        ("solo", 0, 0),
        ("passo", 1.83, 1.07),
    )),
    (2, 6, 1, (3, 0), ("3 discard CB 2D", "0 passo", "1 passo", "2 passo"), 16, (
        ("solo", 0, 0),
        ("passo", 1.92, 0.37),
    )),
    (2, 7, 3, (2, 2), ("0 discard 8S QC", "1 passo", "2 solo"), 32, (
        ("solo", 0, 0),
        ("senza carta", 4.38, 2.16),
    )),
    (2, 8, 3, (3, 2), ("0 discard CS 8S", "1 passo", "2 passo"), 16, (
        ("solo", 0, 0),
        ("passo", 6.08, 0.37),
    )),
    (2, 9, 0, None, ("0 discard CS 7S", "1 passo"), 16, (
        ("passo", 0, 0),
        ("solo", 5.33, 1.11),
    )),
    (2, 10, 5, (2, 4), ("1 discard QS QB", "2 passo", "3 solo"), 128, (
        ("senza carta", 0, 0),
        ("solo", 2.59, 1.21),
    )),
    (2, 13, 0, None, ("0 discard QS QD", "1 passo", "2 passo", "3 passo"), 32, (
        ("passo", 0, 0),
        ("solo", 2.08, 1.33),
    )),
    (2, 14, 5, (3, 4), ("3 discard QS CB", "0 passo", "1 passo", "2 solo"), 320, (
        ("senza carta", 0, 0),
        ("solo", 0.72, 0.64),
    )),
    (2, 15, 5, (3, 4), ("3 discard QB AC", "0 passo", "1 passo", "2 solo"), 128, (
        ("senza carta", 0, 0),
        ("solo", 1.12, 0.53),
    )),
    (2, 16, 0, None, ("2 discard JS QD", "3 passo", "0 passo", "1 passo"), 256, (
        ("passo", 0, 0),
        ("solo", 1.02, 0.49),
    )),
    (2, 17, 5, (2, 4), ("1 discard JB 2D", "2 passo", "3 solo"), 64, (
        ("senza carta", 0, 0),
        ("solo", 2.12, 0.93),
    )),
    (2, 18, 1, (0, 0), ("3 discard QS QD", "0 passo", "1 passo"), 256, (
        ("solo", 0, 0),
        ("passo", 1.05, 0.42),
    )),
    (2, 19, 0, None, ("3 discard 7S 2C", "0 passo", "1 passo"), 16, (
        ("passo", 0, 0),
        ("solo", 5.33, 1.01),
    )),
    (2, 20, 0, None, ("2 discard QB JB", "3 passo", "0 passo", "1 solo"), 16, (
        ("solo", 0, 0),
        ("senza carta", 7.0, 2.14),
    )),
    (2, 21, 0, None, ("3 discard 9S QB", "0 passo"), 16, (
        ("passo", 0, 0),
        ("solo", 3.58, 0.77),
    )),
    (2, 22, 1, (0, 0), ("2 discard CD JD", "3 passo"), 16, (
        ("passo", 0, 0),
        ("solo", 6.58, 1.02),
    )),
    (2, 23, 1, (3, 0), ("3 discard 7S AC", "0 passo", "1 passo", "2 passo", "3 solo"), 256, (
        ("senza carta", 0, 0),
        ("solo", 1.56, 0.61),
    )),
    (2, 24, 3, (1, 2), ("2 discard QS 3C", "3 solo"), 16, (
        ("solo", 0, 0),
        ("senza carta", 7.0, 2.14),
    )),
)

CONTRASTS = (
)

"""Puzzles of mineo-4; `python -m benchmarks.puzzles_before discards mineo-4` adds to them."""

RULES = "ff83f372bb37"
HANDS = 74
PUZZLES = (
    (100019007, 2, 3, 4, True, 2000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 vado solo",
     "CC 10D 9D: 0 0, CC JC 5C: 1.79 0.4, 6B CC 5C: 3.13 0.36, 6B JC 5C: 3.21 0.36, 9B 8B 6B: 3.47 0.38"),
    (100030008, 2, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T19; 2 passo; 3 passo; 0 passo",
     "QB JC QD: 0 0, QS 9S 5S: 1.92 0.42, QB 5B QD: 2.65 0.34, JC 7C 5C: 4.55 0.45"),
    (100041007, 2, 3, 4, True, 2000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 vado solo",
     "QB 9C 6C: 0 0, QB CB 6C: 0.33 0.46, JD 10D 5D: 1.14 0.45, 10C 9C 6C: 2.82 0.47"),
    (100052008, 2, 2, 4, True, 2000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 passo; 1 passo; 2 vado solo",
     "QS JD 5D: 0 0, QB JC 6C: 3.36 0.55, QS JS 6S: 3.98 0.56, JS 6S JD: 3.99 0.54, QS 10S 6S: 4.32 0.55, JS 10S 6S: 4.73 0.53, QB JD "
     "5D: 5.01 0.52, QB JB 10B: 5.02 0.53"),
    (100056006, 2, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 vado solo",
     "JC QD JD: 0 0, 6B QD JD: 0.84 0.39, 6B QD 5D: 1.2 0.4, 6B JD 5D: 2.14 0.4, QD JD 5D: 3.67 0.5, 8B 7B 6B: 4.17 0.57, 9C 8C 7C: "
     "4.3 0.55, 7S QD JD: 4.75 0.49"),
    (100070008, 2, 3, 4, True, 2000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T19; 1 passo; 2 passo; 3 passo",
     "QS 5S 7B: 0 0, 10S 7S 5S: 0.13 0.16, 7S 5S 7B: 0.26 0.09, 9B 8B 7B: 1.17 0.2, QC QD 10D: 1.2 0.21, QC CC 6C: 1.26 0.21"),
    (100012008, 3, 2, 4, True, 2000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 passo; 1 passo; 2 vado solo",
     "8S QB JD: 0 0, 8S QB CD: 0.03 0.09, 8S QB 8D: 0.07 0.12, CC 10C 8C: 0.88 0.43, CD JD 8D: 1.26 0.42, QB JB CD: 1.65 0.4"),
    (100014007, 3, 2, 4, True, 2000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T20; 0 passo; 1 vado solo",
     "9B JD 5D: 0 0, CD 9D 5D: 2.39 0.52, JD 9D 5D: 2.48 0.52, 10S 8S 9B: 3.43 0.51, CC 8C 6C: 4.01 0.49"),
    (100015008, 3, 1, 4, True, 2000,
     "2 passo; 3 passo; 0 passo; 1 passo; 2 chiamo T20; 3 passo; 0 passo; 1 passo",
     "9B 7D 4D: 0 0, CB 7D 4D: 0.03 0.05, JB 7D 4D: 0.04 0.04, QS QB 6C: 1.15 0.23, QS 10S 7S: 1.48 0.23, CB JB 9B: 2.91 0.21"),
    (100034008, 3, 3, 4, True, 2000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T19; 1 passo; 2 passo; 3 passo",
     "9S 8S 5S: 0 0, 8S 5S QB: 0.37 0.15, 8S 5S 6B: 0.38 0.15, QB 7B 6B: 0.97 0.18, CC JC 7C: 0.99 0.17"),
    (100039008, 3, 2, 4, True, 2000,
     "3 passo; 0 passo; 1 passo; 2 passo; 3 chiamo T19; 0 passo; 1 passo; 2 passo",
     "CS JS CC: 0 0, CS JS 6S: 0.25 0.1, CS JS 5B: 0.27 0.1, 7B 6B 5B: 0.28 0.11, JS 5B JD: 0.73 0.12, CC QD JD: 0.92 0.14"),
    (100043008, 3, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 passo; 0 passo; 1 chiamo T20; 2 passo; 3 passo; 0 passo",
     "6D 5D 4D: 0 0, QB 5B 4D: 0.28 0.13, QB 6B 5B: 0.5 0.15, 6B 5B 4D: 0.52 0.14, 9S 6S QB: 0.55 0.15, QB 6B 5C: 0.66 0.15, 6B 5B 5C: "
     "0.93 0.16"),
    (100049008, 3, 3, 4, True, 2000,
     "0 passo; 1 passo; 2 passo; 3 passo; 0 chiamo T20; 1 passo; 2 passo; 3 passo",
     "QS 6S 6C: 0 0, JS 6S 6C: 0.05 0.06, JS 10S 6S: 0.44 0.2, QB 6C QD: 0.64 0.18, QB 8B 7B: 0.78 0.19, QD 10D 4D: 0.79 0.2"),
)

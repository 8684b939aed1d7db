"""Puzzles of classic-tarot; `python -m benchmarks.puzzles classic-tarot` adds to them."""

RULES = "3cd86f202ccc"
HANDS = 61
PUZZLES = (
    (24, 1, 1, 3, True, 2000,
     "1 discard 2S JH 10C; 9C; 6C; CC; 10H; AH; KH; 10S; 4S; AS; 3D; AD; JD; JC; T1; AC; 3S; 8S; 6S; 5H; 4H; F; T19; T3",
     "T5: 0 0, T8: 0.02 0.01, T12 T13 T14 T15: 0.51 0.06, T21: 0.96 0.16 card QC 30 16 32, T18: 1.51 0.09"),
    (2048, 1, 0, 3, True, 4000,
     "0 discard AD 4D 5D; 3C; JC; KC; KS; 2S; 3S; KH; 10H; 4H; QH; 9H; 3H; 6H; JH; CH; 2D; T3; 10D; 5H; 8H; T2; T14; T16; T17; 7H; T5; "
     "2H; 9D; T4; JD; T13; T6; T15; 8D; T7; 7D; AS; QS; 5S; 5C; QC; AC; CD; T8; 3D; AH; T18",
     "F: 0 0, T20: 1.59 0.12 card KD 15 6 32, T9: 2.12 0.12 card JS 16 3 32, T12: 2.18 0.13 card JS 16 8 32"),
    (4032, 1, 0, 3, True, 1000,
     "0 discard JS 4S CH; 10H; 4H; 3H; 6H; QH; KH; AS; 8S; 9S; KS; 2S; 6S; QS; 3S; T3; 5H; JH; AH; 5S; CS; T4; 2H; 8H; T1; 5C; 10C; "
     "8C; 7D; CD; KD; JC",
     "KC: 0 0, CC: 1.59 0.27 card JC 32 15 32, 2C: 2.49 0.19 card JC 32 0 32, 4C: 2.5 0.19 card JC 32 0 32"),
    (5011, 1, 1, 3, True, 2100,
     "1 discard QS 8D CC; 7S; 8S; CS; 7C; KC; AC; QC; 4C; 3C; 6C",
     "T1: 0 0, T3: 0.36 0.07, T12 T13 T14: 0.62 0.09, T17: 0.86 0.1"),
    (8003, 1, 2, 3, True, 1000,
     "2 discard JD AD 3D; 8S; 9S",
     "JS: 0 0, KS: 1.3 0.23 card JS 32 14 32, QS: 1.34 0.23 card JS 32 14 32, 10S: 1.48 0.13 card JS 32 0 32, 3S: 3.26 0.21 card JS 32 "
     "0 32, 5S: 3.26 0.21 card JS 32 0 32"),
    (9006, 1, 2, 3, True, 1000,
     "2 discard 10S 3S CH; 8S; 9S; KS; 8C; QC",
     "KC: 0 0, 6C 7C: 4.34 0.18 card QC 32 0 32, 10C: 4.39 0.19 card QC 32 0 32"),
    (11017, 1, 2, 3, True, 2000,
     "2 discard CH 4H 6H; KS; 3S; F; KH; 9H; T3; KC; AC; 3C; QC; 8C; 4C; CC; T10; 6C; 6D",
     "AD: 0 0, 4D: 0.42 0.07, 7D: 0.5 0.07, JD: 1.9 0.09 card JD 24 1 32"),
    (13011, 1, 1, 3, True, 1000,
     "1 discard 6C 4C 3C; KC; 7C; F; 10C; JC; QC; 5H; AH; CH; 3D",
     "KD: 0 0, QD: 0.27 0.04, JD: 2.36 0.33 card QD 26 14 32, 9D: 4.15 0.32 card QD 26 13 32, 7D 6D 5D 4D: 4.15 0.32 card QD 26 13 32"),
    (14055, 1, 0, 3, True, 4000,
     "0 discard 2H 4H 10H; 7C; 3C; 8C; 9S; 10S; CS; KS; F; T2; CC; 6C; KC; T19; T3; T5; AS; T8; 2S; QC; T7; 9C; 8S; 4S; T9; AC; T11; "
     "10C; 3S; 5S; T16; 2C; T13; T20; KD; 8D; 7D; 6S; T18; JS; 4C; T14; T4; 6H; AH; JH; 5C; T15; T6; 9H; T1; 7H; 7S; JC; T17",
     "8H: 0 0, CH: 0.06 0.04, T21: 0.54 0.17 card QS 12 1 32, QH: 0.73 0.05 card QH 13 0 32, 6D: 2.06 0.15 card QH 13 4 32, 4D: 2.08 "
     "0.15 card QH 13 4 32, 2D: 2.65 0.16 card QH 13 3 32"),
    (27016, 1, 2, 3, True, 760,
     "2 discard CS JD 2D; 4H; 2H; AH; 3C; KC; F; 7D; CD; KD; 4C; QC; AC; 5S; QS; KS",
     "10H 9H 8H 7H 6H 5H: 0 0, CC: 0.37 0.18, T16 T17: 0.55 0.22, JS: 0.63 0.21, T21: 0.66 0.22, 2S: 0.68 0.24, 4S: 0.68 0.24, 8C: "
     "0.72 0.22, T5: 1.09 0.21, T7: 1.09 0.21, 9S: 1.12 0.23, T10: 1.12 0.21, T13 T14: 1.16 0.22"),
    (29052, 1, 2, 3, True, 4000,
     "2 discard 6S 4S 2S; AC; 8C; JC; KC; 7C; 4C; 2C; QC; T1; 5S; JS; KS; CC; T5; F; T19; T20; T21; 2H; AH; CH; 3C; T17; T6; 8H; 6H; "
     "JH; 5C; T9; T11; AS; T3; 7S; 9D; 2D; KD; 8S; T4; CS; 6D; 4D; 3D; 9S; T8; QS; 6C; T10; T12; T14; T15; T18",
     "10H: 0 0, 7H: 0.01 0.01, 10D 8D 7D: 1.05 0.1, T13: 1.3 0.09, T2: 1.55 0.09, QH: 5.21 0.07 card QH 25 0 32"),
    (31048, 1, 2, 3, True, 1000,
     "2 discard 7D 8D 9D; 2H; AH; KH; QH; 6H; 10H; 8S; JS; AS; 5H; 3H; CH; 2S; KS; 4S; 5C; CC; KC; 3S; QS; 6S; JH; 9H; 8H; KD; 10D; "
     "6D; 7S; 10S; CS; 7H; T16; T18; QD; 5D; 4D; 10C; F; 8C; 7C; 9C; QC; 9S; T6; 5S; JC; 2C",
     "T1: 0 0, T4: 0.77 0.14 card T1 32 24 32, T10: 0.96 0.15 card T1 32 24 32, T13 T14: 1.22 0.15 card T1 32 24 32"),
    (36064, 1, 2, 3, True, 1100,
     "2 discard 7C 4C AC; KC; 5C; QC; 9C; CC; T1; AS; KS; 2S; T18; T2; T4; T19; T3; T21; 5H; 10H; JH; KH; 3H; T5; T16; T17; T20; 3D; "
     "QD; KD; AH; 2H; F; T14; T7; T6; 9H; CH; T9; 6D; CD; 10D; 8H; QH; T10; 2C; 6C; T8; 3S; QS; 6S; 10C; 8C; T13; JD; 5D; T11; T15; "
     "4S; T12; 7H; 9D; 3C; 6H; 8D; 5S",
     "4H: 0 0, 9S 10S: 0.7 0.09 trick - 32 0 32, 7S: 0.81 0.1 trick - 32 0 32"),
    (37052, 1, 2, 3, True, 2000,
     "2 discard 9C 7C 4C; T18; T2; T7; T19; T9; T8; 3H; 2H; AH; KD; F; 10D; T17; T3; T16; T21; T4; AS; T15; T5; 2C; T20; T6; 3C; 8D; "
     "QD; 9D; 6H; 4H; 10H; 6S; KS; 3S; 5D; CD; 7D; 5H; 9H; KH; T10; T14; 6C; JH; 7H; QH; T11; T1; 6D; JD; 8H; 3D",
     "AD: 0 0, QS: 0 0, JC: 0.68 0.08 trick - 32 0 32, 4D: 0.79 0.09 trick - 32 0 32, 4S: 1.02 0.1 card JS 20 0 32, CS: 1.22 0.08 card "
     "JS 20 3 32, T12 T13: 1.77 0.08 card CC 23 15 32"),
    (29, 2, 1, 3, True, 2200,
     "1 discard 2S JH 10C; 9C; 6C; CC; 10H; AH; KH; 10S; 4S; AS; 3D; AD; JD; JC; T1; AC; 3S; 8S; 6S; 5H; 4H; F; T19; T3; T5; T20; T4; "
     "T21; T12",
     "T16 T17: 0 0, T2 T6 T7: 0.86 0.13 trick - 32 0 32, T9: 1.28 0.14 trick - 32 0 32"),
    (2064, 2, 0, 3, True, 1000,
     "0 discard AD 4D 5D; 3C; JC; KC; KS; 2S; 3S; KH; 10H; 4H; QH; 9H; 3H; 6H; JH; CH; 2D; T3; 10D; 5H; 8H; T2; T14; T16; T17; 7H; T5; "
     "2H; 9D; T4; JD; T13; T6; T15; 8D; T7; 7D; AS; QS; 5S; 5C; QC; AC; CD; T8; 3D; AH; T18; F; CS; 9S; 4S; 10S; T9; 8S; QD; T10; KD; "
     "T21; T19; T12; 2C; 9C; CC",
     "T20: 0 0, 4C: 2.17 0.22 card T1 19 1 32, 7C: 2.48 0.22 card T1 19 1 32, 6D: 2.62 0.22 card T1 19 1 32"),
    (3041, 2, 0, 3, True, 4000,
     "0 discard CS JS 2S; 10H; KH; 8H; QH; 6H; 3H; 2H; JH; CH; 9C; KC; 3C; AH; 5H; T2; AC; 5C; 6C; KD; 6D; 8D; QD; 5D; 7D; 10D; AD; "
     "T1; 9H; 4H; T6; 2C; QC; 7C; 7H; T20; T7; T17; T18; F; T15",
     "T16 T19: 0 0, T21: 0.03 0.01, T5: 0.95 0.04 trick - 32 0 32, T13 T14: 1.37 0.03 trick - 32 0 32"),
    (3064, 2, 0, 3, True, 2000,
     "0 discard CS JS 2S; 10H; KH; 8H; QH; 6H; 3H; 2H; JH; CH; 9C; KC; 3C; AH; 5H; T2; AC; 5C; 6C; KD; 6D; 8D; QD; 5D; 7D; 10D; AD; "
     "T1; 9H; 4H; T6; 2C; QC; 7C; 7H; T20; T7; T17; T18; F; T15; T16; T3; AS; KS; 4S; 9D; T9; T21; 3S; T4; 6S; CD; T10; T13; 5S; T8; "
     "7S; 4D; T11; T14; 8C; 10C; CC",
     "10S: 0 0, 4C: 1.29 0.16, JC: 1.52 0.16, QS: 3.19 0.21"),
    (5005, 2, 1, 3, True, 1000,
     "1 discard QS 8D CC; 7S; 8S; CS; 7C",
     "KC: 0 0, QC: 0.1 0.04, JC: 1.02 0.24 trick - 32 17 32, 2C: 1.55 0.23 card JC 15 6 32, 6C: 1.55 0.23 card JC 15 6 32, F: 1.71 "
     "0.24 card JC 15 6 32"),
    (6031, 2, 1, 3, True, 1000,
     "1 discard 2S CH JC; 7S; 3S; 5S; 8S; JS; T2; T10; T8; F; KH; 3H; 7H; 10H; AH; JH; 10C; 4C; 2C; T21; T3; T9; T16; T5; T1; T17; T6; "
     "5C; KS; T7; AS",
     "T11 T12 T13 T14 T15: 0 0, 6D: 0.3 0.32, 3D: 0.52 0.32, 9H 8H 6H 5H 4H: 1.44 0.27 trick - 32 0 32, JD: 3.27 0.36 card JD 25 0 32, "
     "KC: 3.31 0.36, QD: 6.47 0.36 card QD 24 0 32"),
    (6035, 2, 1, 3, True, 2000,
     "1 discard 2S CH JC; 7S; 3S; 5S; 8S; JS; T2; T10; T8; F; KH; 3H; 7H; 10H; AH; JH; 10C; 4C; 2C; T21; T3; T9; T16; T5; T1; T17; T6; "
     "5C; KS; T7; AS; T11; 4S; T18; 8D",
     "6D: 0 0, 3D: 0.04 0.07, JD: 1.03 0.16 card JD 22 9 32, QD: 2.28 0.2 card QD 27 18 32"),
    (7059, 2, 0, 3, True, 1000,
     "0 discard 5D 9D 10D; 5C; 10C; JC; KC; 8C; F; 10H; KH; 8H; KD; 7D; 3D; 4D; QD; T1; KS; 2S; 4S; 10S; 5S; QS; T2; T4; T6; T18; T7; "
     "T20; AC; CC; QC; 2C; 7C; T3; 2D; 6D; T5; AS; 9S; CS; 3C; 9C; T9; 7H; 3H; QH; JS; T10; 7S; 5H; JH; CH; 3S; T14; 8S; 4H; T12; 9H; "
     "T17",
     "T21: 0 0, T8 T11: 1.37 0.07 trick - 32 0 32, T16: 1.37 0.07 trick - 32 0 32"),
    (9022, 2, 2, 3, True, 850,
     "2 discard 10S 3S CH; 8S; 9S; KS; 8C; QC; KC; 6C; F; 2C; 3D; KD; 10D; 9C; CC; 7C; 4S; QS; T3; JC; 4C; 10C",
     "10H: 0 0, 5H 4H: 0 0, 2H AH: 0.2 0.09, T16: 0.56 0.24, T4: 0.63 0.23, T7: 0.64 0.23, T12 T13: 0.66 0.23, AC 3C 5C: 0.92 0.22, "
     "QD: 1.26 0.23, 8D: 2.33 0.3, 4D: 2.33 0.3, AD: 2.33 0.3, JD: 2.56 0.28 card JD 18 0 32"),
    (10001, 2, 0, 3, True, 420,
     "0 discard JS 6D 8D",
     "6S 7S: 0 0, 10S: 0.36 0.11, 8C: 0.42 0.47, T18 T19 T20: 0.99 0.36 card CS 28 19 32, T21: 1.16 0.36 card CS 28 19 32, 9D: 1.34 "
     "0.37 card CS 28 20 32, 7D: 1.34 0.37 card CS 28 20 32, 5D: 1.34 0.37 card CS 28 20 32, KD: 1.35 0.34 card CS 28 20 32, 3D 2D: "
     "1.4 0.37 card CS 28 20 32, 9H: 1.45 0.3 card CS 28 18 32, 7H 6H: 1.45 0.3 card CS 28 18 32, AH: 1.77 0.31 card CS 28 17 32, T7: "
     "1.88 0.33 card CS 28 18 32, T3: 1.9 0.33 card CS 28 18 32, T12 T13: 1.9 0.34 card CS 28 18 32, CS: 3.94 0.25 card CS 28 0 32, "
     "JC: 4 0.39 card CS 28 16 32, KC: 4.56 0.43 card CC 15 0 32"),
    (10009, 2, 0, 3, True, 1000,
     "0 discard JS 6D 8D; 6S; 8S; KS; KH; 9H; 10H; 5H; AH",
     "2H: 0 0, QH: 1.42 0.19 card CH 20 0 32, F: 2.23 0.17 card CH 20 7 32"),
    (12016, 2, 2, 3, True, 710,
     "2 discard CS 8S CC; KS; AS; T1; KC; 4C; F; T18; T19; T5; T16; T10; T20; T13; T17; T12",
     "T21: 0 0, 10D: 1.16 0.26 trick - 32 0 32, 6D: 1.17 0.25 trick - 32 0 32, 3D: 1.4 0.25 trick - 32 0 32, T7: 1.55 0.2 trick - 32 2 "
     "32, T3 T4: 1.58 0.2 trick - 32 0 32, 2S 3S 4S 5S 6S: 1.91 0.21 trick - 32 0 32, 8H: 2.15 0.25 trick - 32 0 32, 6H 5H: 2.15 0.25 "
     "trick - 32 0 32, 2H: 2.52 0.25 trick - 32 0 32, QC: 2.82 0.24, 5C: 3.08 0.27 trick - 32 0 32, JS: 3.32 0.23 card JS 24 0 32, CD: "
     "5.18 0.25 card CD 20 0 32"),
    (13055, 2, 1, 3, True, 2100,
     "1 discard 6C 4C 3C; KC; 7C; F; 10C; JC; QC; 5H; AH; CH; 3D; KD; 10D; 4H; KH; 10H; T19; T7; T21; QD; 8D; AD; T20; T2; T10; JD; "
     "2D; CD; 9H; QH; T5; CC; 8C; T3; 9D; T6; T11; T18; T4; T8; 8H; JH; T12; T16; T15; T9; T13; T1; AS; AC; 9C; 2S; 7H; 7D; T14",
     "5S: 0 0, 8S: 0.08 0.01, T17: 1.28 0.12 card CS 29 16 32, 5C: 1.29 0.12 card CS 29 17 32, 2C: 1.38 0.12 card CS 29 17 32, CS: "
     "4.31 0.05 card CS 29 0 32, QS: 5.79 0.05 card QS 32 0 32"),
    (14033, 2, 0, 3, True, 1100,
     "0 discard 2H 4H 10H; 7C; 3C; 8C; 9S; 10S; CS; KS; F; T2; CC; 6C; KC; T19; T3; T5; AS; T8; 2S; QC; T7; 9C; 8S; 4S; T9; AC; T11; "
     "10C; 3S; 5S; T16; 2C; T13",
     "T20: 0 0, T4 T6 T10 T12: 1.79 0.34 trick - 32 0 32, T1: 7.83 0.33 card T1 32 0 32"),
    (27039, 3, 2, 3, True, 1200,
     "2 discard CS JD 2D; 4H; 2H; AH; 3C; KC; F; 7D; CD; KD; 4C; QC; AC; 5S; QS; KS; 10H; CH; KH; 3D; T5; 5D; 9H; QH; JH; 6S; 10S; JS; "
     "8H; 3H; T1; T20; T7; T6; 6C; 8C; 9C; T19; T2",
     "T21: 0 0, T10: 0.45 0.13 trick - 32 0 32, T13 T14: 0.46 0.13 trick - 32 0 32, T16 T17: 0.61 0.14 trick - 32 0 32"),
    (44021, 3, 0, 3, True, 2000,
     "0 discard JD 4D 8D; 9H; 10H; JH; AC; 6C; JC; T19; F; T5; 6D; T7; 10D; JS; KS; AS; 2H; 4H; KH; 5C; 7C",
     "8C: 0 0, 10C: 0.04 0.02, 3C 4C: 1.14 0.16 trick - 32 0 32, KC: 1.55 0.21"),
)

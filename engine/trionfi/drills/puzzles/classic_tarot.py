"""Puzzles of classic-tarot; `python -m benchmarks.puzzles classic-tarot` adds to them."""

RULES = "3cd86f202ccc"
HANDS = 7
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
)

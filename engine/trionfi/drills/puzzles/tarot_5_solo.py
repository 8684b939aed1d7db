"""Puzzles of tarot-5-solo; `python -m benchmarks.puzzles tarot-5-solo` adds to them."""

RULES = "dfcf7e8a9d81"
HANDS = 8
PUZZLES = (
    (10, 1, 2, 5, True, 2100,
     "3 passe; 4 passe; 0 prise; 1 pousse; 2 passe; 1 discard 8S 3S 2S 6H 5H 2H AH 8D; 1 no announcement; KH; CH; T5",
     "T8 T9: 0 0, T13 T14 T15 T16 T17 T18: 10.32 2.3, F: 48.74 3.27 card KH 31 0 32"),
    (4024, 1, 4, 5, True, 2000,
     "0 passe; 1 passe; 2 prise; 3 passe; 4 passe; 2 discard CS 3H 8D 6D 5D 9C 8C AC; 2 no announcement; JH; 2H; KH; 10H; 5H; KC; 5C; "
     "3C; JC; 2C; T2; T3; T5; T11; T12; 8H; F",
     "T1: 0 0, T4: 1.98 0.84, T15 T16: 4.52 0.97, T19: 8.31 0.97"),
    (5053, 1, 1, 5, True, 1000,
     "2 passe; 3 passe; 4 passe; 0 prise; 1 pousse; 1 discard CS 10S 9S 2S CD 10D CC 3C; 1 no announcement; KS; QS; 3S; JS; T3; KH; "
     "AH; 8H; 4H; 6H; 2H; QH; CH; T15; 10H; KC; AC; T11; 8C; 2C; 3H; JH; T4; T16; F; 5S; AS; T9; 6S; 4S; 5H; T2; T5; T18; T20; T10; "
     "T19; T13; T21; JC; 4D; 9D; 6D; KD; AD; 7H",
     "QC: 0 0, JD: 18.73 2.17 card QC 32 15 32, 5D: 19.2 2.14 card QC 32 15 32, 8D: 19.67 2.26 card QC 32 15 32, 7S: 20.61 2.42 card "
     "QC 32 14 32"),
    (4018, 2, 4, 5, True, 2000,
     "0 passe; 1 passe; 2 prise; 3 passe; 4 passe; 2 discard CS 3H 8D 6D 5D 9C 8C AC; 2 no announcement; JH; 2H; KH; 10H; 5H; KC; 5C; "
     "3C; JC; 2C; T2",
     "T3 T4: 0 0, T15 T16: 9.15 1.55, T19: 12.63 1.53"),
    (5047, 2, 1, 5, True, 1100,
     "2 passe; 3 passe; 4 passe; 0 prise; 1 pousse; 1 discard CS 10S 9S 2S CD 10D CC 3C; 1 no announcement; KS; QS; 3S; JS; T3; KH; "
     "AH; 8H; 4H; 6H; 2H; QH; CH; T15; 10H; KC; AC; T11; 8C; 2C; 3H; JH; T4; T16; F; 5S; AS; T9; 6S; 4S; 5H; T2; T5; T18; T20; T10; "
     "T19; T13; T21; JC",
     "4D: 0 0, 8S: 12.31 2.16 trick - 24 13 32, T8: 15.74 2.82 card CD 21 13 32, QD: 15.77 2.03 card CD 21 12 32, T6: 15.98 2.95 card "
     "CD 21 13 32, T14: 18.9 2.99 card CD 21 12 32"),
    (6008, 2, 4, 5, True, 2100,
     "0 passe; 1 passe; 2 prise; 3 passe; 4 pousse; 4 discard QH CH 9H 7H 3H AH CD CC; 4 no announcement; 2D",
     "3D 4D 5D 6D 7D: 0 0, QD: 4.97 0.9, KD: 5.83 1.01 card QD 30 20 32"),
    (22, 3, 2, 5, True, 1000,
     "3 passe; 4 passe; 0 prise; 1 pousse; 2 passe; 1 discard 8S 3S 2S 6H 5H 2H AH 8D; 1 no announcement; KH; CH; T5; T8; 3H; T9; T7; "
     "T10; T12; T19; 10S; T13; 5S; QS; AS",
     "QC: 0 0, KC: 2.83 1.67, T2: 17.95 5.13 card QC 31 18 32, T14 T15 T16 T17 T18: 20.63 5.67 card QC 31 16 32, F: 31.52 5.11 card QC "
     "31 13 32, 6C: 49.3 4.43 card QC 31 3 32, 8C: 49.41 4.5 card QC 31 3 32"),
    (7014, 3, 1, 5, True, 2000,
     "2 pousse; 3 passe; 4 passe; 0 passe; 1 passe; 2 discard 4S QH QD JD QC 6C 4C AC; 2 no announcement; 6D; KD; 3D; T8; AD; KH; AH",
     "F: 0 0, 6H: 6.6 1.97, 3H: 6.76 1.97"),
    (7046, 3, 1, 5, True, 4100,
     "2 pousse; 3 passe; 4 passe; 0 passe; 1 passe; 2 discard 4S QH QD JD QC 6C 4C AC; 2 no announcement; 6D; KD; 3D; T8; AD; KH; AH; "
     "3H; CH; 4H; 2C; 7C; T2; 5C; 3C; 7D; CD; 5D; T16; T19; 10H; F; 2H; T10; 5H; KS; QS; 2S; T13; T20; JC; 10C; 9C; T12; T14; 8D; 10D; "
     "T15; T17",
     "T3 T4: 0 0, T1: 4.03 0.8, T9: 5.4 0.9"),
)

"""Puzzles of taroc-german-1750; `python -m benchmarks.puzzles taroc-german-1750` adds to them."""

RULES = "44b89abfd6f0"
HANDS = 11
PUZZLES = (
    (29, 1, 1, 3, True, 4000,
     "1 discard CS JD CC; 1 no more; 2 no more; 0 no more; KD; 10D; 9D; QD; 6D; 7D; CD; T10; 4D; 2H; KH; 4H; QH; T3; 10H; 8D; T2; AD; "
     "AH; 9H; T5; 5D; F; T4; 5H",
     "T6: 0 0, T16 T17 T18 T19 T20: 0.45 0.12, T1: 1.69 0.27"),
    (46, 1, 1, 3, True, 2000,
     "1 discard CS JD CC; 1 no more; 2 no more; 0 no more; KD; 10D; 9D; QD; 6D; 7D; CD; T10; 4D; 2H; KH; 4H; QH; T3; 10H; 8D; T2; AD; "
     "AH; 9H; T5; 5D; F; T4; 5H; T6; 8H; 3D; T12; T14; JH; T16; 7H; T17; T7; T8; T18; T13; T9; 2D; 4S; T11",
     "3H: 0 0, T21: 1.48 0.16 card CH 26 8 32, AS 2S: 2.92 0.18 card CH 26 6 32, 7S 8S: 3.44 0.22 card CH 26 8 32, 2C: 3.57 0.12 card "
     "CH 26 7 32, KS: 3.8 0.22 card CH 26 2 32, T15: 3.87 0.16 card CH 26 0 32, KC: 4.46 0.12 card CH 26 11 32, 9C: 4.48 0.13 card CH "
     "26 5 32"),
    (1038, 1, 0, 3, True, 1000,
     "0 discard QS 2H 3H; 0 no more; 1 no more; 2 declare half Cavallerie of spades F KS CS JS; 2 no more; KH; 9H; T2; 2S; AS; CS; "
     "T14; T16; T21; 10H; 7H; T4; 3S; 7S; JS; AC; 2C; 3C; 8H; 4H; T7; 5S; T3; 4S; AH; JH; T8; 6S; T11; F; 6H; QH; T10",
     "8S 9S 10S: 0 0, KD: 1.89 0.37, 9C: 1.92 0.61 card QC 10 0 32, T17: 2.31 0.59, 9D 8D: 2.64 0.72, 4D 3D: 2.68 0.69, AD: 2.74 0.73, "
     "JC: 2.9 0.59 card QC 10 0 32, T12: 3.26 0.62, KC: 3.91 0.62 card QC 10 0 32"),
    (2007, 1, 2, 3, True, 1000,
     "2 discard AS QH QC; 2 no more; 0 declare ten or more Tarocs T20 T19 T15 T14 T13 T11 T10 T9 T8 T4 T2 T1; 0 no more; 1 no more; "
     "7H; 3H",
     "JH: 0 0, AH: 0.76 0.19 card JH 32 21 32, 5H 4H: 2.2 0.33 card JH 32 10 32, 8H: 2.22 0.34 card JH 32 10 32, F: 2.7 0.36 card JH "
     "32 20 32"),
    (5042, 1, 0, 3, True, 2000,
     "0 discard 3S CD CC; 0 no more; 1 no more; 2 no more; 10S; 5S; CS; JH; KH; 7H; 8S; QS; KS; KC; 4C; 3C; 9D; JD; KD; QD; 8D; 10D; "
     "2D; 6D; 3D; 4D; 5D; T1; JS; 7S; 4S; 6S; T9; 9S; AH; QH; F; T5; T2; T10; 7D; T13",
     "T16: 0 0, T7 T8: 0.55 0.08 trick - 32 0 32, T3 T4: 0.55 0.08 trick - 32 0 32, T20: 0.92 0.09"),
    (7017, 1, 1, 3, True, 2000,
     "1 discard QH CH CC; 1 no more; 2 no more; 0 no more; KD; 9D; 8D; 3D; JD; 4D; 8S; CS; QS; 4H; 10H; 3H; T5",
     "T14 T15: 0 0, T10 T11: 0.61 0.19 trick - 18 4 32, T8: 0.76 0.21 trick - 18 2 32, T3 T4: 0.95 0.23 trick - 18 0 32"),
    (9040, 1, 2, 3, True, 1000,
     "2 discard 2S CH CC; 2 no more; 0 declare Matadors F T21 T1; 0 no more; 1 no more; 4H; 9H; 10H; 3H; 7H; KH; 10C; F; 4C; 8C; QC; "
     "KC; KS; 4S; 6S; 9S; 7S; QS; 2H; QH; T4; AC; JC; T2; 10S; 8S; CS; AH; 5H; T6; 2C; 7C; T3; 4D; 2D",
     "JD: 0 0, AD: 1.43 0.03 card JD 32 0 32, KD: 2.21 0.16 card JD 32 7 32, 9D: 2.66 0.09 card JD 32 0 32, 5D: 2.66 0.09 card JD 32 0 "
     "32, 3D: 2.66 0.09 card JD 32 0 32"),
    (2056, 2, 2, 3, True, 2100,
     "2 discard AS QH QC; 2 no more; 0 declare ten or more Tarocs T20 T19 T15 T14 T13 T11 T10 T9 T8 T4 T2 T1; 0 no more; 1 no more; "
     "7H; 3H; JH; AH; CH; KH; 8S; CS; 5S; 5H; 10H; 2H; 6D; 2D; KD; 9H; 6H; F; 9S; KS; 7S; 8H; T8; T18; QS; 2S; T2; QD; 3D; 10D; 7D; "
     "CD; 8D; JS; 3S; T4; T9; T6; T17; 4H; T13; T16; 10S; 6S; T10; T14; T7; T21; 5D; 9D; JD",
     "4S: 0 0, AD: 1.83 0.31, 2C 3C: 4.32 0.3, 8C: 4.32 0.3, 10C: 4.6 0.29, KC: 5.15 0.34, T12: 5.67 0.35"),
    (5027, 2, 0, 3, True, 1000,
     "0 discard 3S CD CC; 0 no more; 1 no more; 2 no more; 10S; 5S; CS; JH; KH; 7H; 8S; QS; KS; KC; 4C; 3C; 9D; JD; KD; QD; 8D; 10D; "
     "2D; 6D; 3D; 4D; 5D",
     "T1: 0 0, T2 T3 T4: 2.2 0.66, T7 T8: 2.28 0.67, T16: 3.51 0.67, T20: 4.35 0.63 card CD 26 13 32, F: 5.65 0.85 trick - 32 0 32"),
    (8021, 2, 1, 3, True, 1000,
     "1 discard CD 3D QC; 1 declare ten or more Tarocs T20 T19 T15 T14 T13 T11 T8 T7 T2 T1; 1 no more; 2 no more; 0 no more; 4H; CH; "
     "KH; 9C; KC; AC; QH; 5H; 8H; 3H; JH; 6H; AH; 2H; 10H; KD",
     "T1: 0 0, T2: 9.03 1.32 card T1 32 13 32, T7 T8: 9.03 1.32 card T1 32 13 32, T11: 9.06 1.33 card T1 32 13 32, T13 T14 T15: 9.49 "
     "1.33 card T1 32 13 32, T19 T20: 12.01 1.38 card T1 32 13 32, F: 16.19 1.25 card T1 32 14 32"),
    (8027, 2, 1, 3, True, 1100,
     "1 discard CD 3D QC; 1 declare ten or more Tarocs T20 T19 T15 T14 T13 T11 T8 T7 T2 T1; 1 no more; 2 no more; 0 no more; 4H; CH; "
     "KH; 9C; KC; AC; QH; 5H; 8H; 3H; JH; 6H; AH; 2H; 10H; KD; T1; 10D; 6C; 8C; CC; 5C",
     "F: 0 0, 7C: 1.24 0.16, 2C: 1.4 0.16, 4C: 1.4 0.16"),
    (9037, 2, 2, 3, True, 2000,
     "2 discard 2S CH CC; 2 no more; 0 declare Matadors F T21 T1; 0 no more; 1 no more; 4H; 9H; 10H; 3H; 7H; KH; 10C; F; 4C; 8C; QC; "
     "KC; KS; 4S; 6S; 9S; 7S; QS; 2H; QH; T4; AC; JC; T2; 10S; 8S; CS; AH; 5H; T6; 2C; 7C",
     "T3 T5: 0 0, T8: 0 0.06, T13: 1.2 0.18, T15: 1.3 0.22, T20: 1.55 0.2, T18: 1.91 0.25"),
    (10038, 2, 0, 3, True, 1000,
     "0 discard QH QC JC; 0 no more; 1 declare Cavallerie of spades KS QS CS JS; 1 declare three Kings and the Skis F KS KH KC; 1 no "
     "more; 2 no more; KS; 3S; AS; QS; 6S; 5S; KC; 5C; AC; T6; T21; T5; 5D; KD; 7D; 9C; CC; 8C; CS; 8S; 7S; JS; 9S; 10S; 2S; T2; T9; "
     "10C; 2C; T13; AH; 10H",
     "6H: 0 0, KH: 4.51 0.5 card QH 29 1 32, F: 6.14 0.63 card QH 29 7 32"),
    (1030, 3, 0, 3, True, 4200,
     "0 discard QS 2H 3H; 0 no more; 1 no more; 2 declare half Cavallerie of spades F KS CS JS; 2 no more; KH; 9H; T2; 2S; AS; CS; "
     "T14; T16; T21; 10H; 7H; T4; 3S; 7S; JS; AC; 2C; 3C; 8H; 4H; T7; 5S; T3; 4S; AH",
     "F: 0 0, JH: 1.62 0.4, QH: 1.72 0.4"),
    (6027, 3, 1, 3, True, 2000,
     "1 discard 7S QH CC; 1 no more; 2 no more; 0 no more; 8S; AS; 10S; 2H; 10H; 7H; JH; KH; 5H; 9S; 2S; KS; T17; F; T2; CH; T4; 4H; "
     "6S; 5S; QS; T18; T5",
     "T21: 0 0, T19: 0.17 0.2, T3: 1.35 0.38 trick - 32 0 32, T9: 1.57 0.39 trick - 32 0 32, T12: 2.98 0.42 trick - 32 0 32"),
    (10018, 3, 0, 3, True, 680,
     "0 discard QH QC JC; 0 no more; 1 declare Cavallerie of spades KS QS CS JS; 1 declare three Kings and the Skis F KS KH KC; 1 no "
     "more; 2 no more; KS; 3S; AS; QS; 6S; 5S; KC; 5C; AC; T6; T21; T5",
     "9H: 0 0, 5H 4H: 0.02 0.02, AH: 0.13 0.34, 8C: 1.89 0.7 card CH 30 13 32, 8S 9S: 1.98 0.63 card CH 30 13 32, 5D 4D 3D 2D AD: 2.08 "
     "0.57 card CH 30 17 32, 10D: 2.14 0.56 card CH 30 17 32, JD: 2.33 0.6 card CH 30 15 32, CD: 2.91 0.6 card CH 30 15 32, CH: 3.35 "
     "0.61 card CH 30 0 32, T17 T18: 3.48 0.58 card CH 30 13 32, T20: 3.57 0.55 card CH 30 13 32, T2: 3.58 0.66 card CH 30 14 32, T13: "
     "3.7 0.66 card CH 30 14 32"),
)

"""Puzzles of tarok-lhombre-old; `python -m benchmarks.puzzles tarok-lhombre-old` adds to them."""

RULES = "cf9a84f05011"
HANDS = 14
PUZZLES = (
    (50, 1, 1, 3, True, 1000,
     "1 discard JS CH QC; 2 a tre; 0 passo; 1 passo; 2 a due; 2 give AS 2S; 2 ask KH KS; QS; 2S; AS; KS; 4S; 3S; QD; 10D; 9D; CD; JD; "
     "7D; KD; 8D; 3D; CS; 5S; 6S; 10S; 8S; T3; 2D; T10; 6D; 7S; 9S; T4; 10C; CC; 6C; KC; 9C; AC; 8C; JC; 4C; 5D; T19; F; T7; T8; T11; "
     "T18",
     "T9: 0 0, T13 T14: 2.77 0.2, T16: 2.9 0.23, T20: 2.98 0.49"),
    (5009, 1, 1, 3, True, 2000,
     "1 discard CD CC JC; 2 a tre; 0 a due; 2 passo; 1 passo; 0 a due; 0 give 3S 8S; 0 ask KH KS; AD",
     "KD: 0 0, QD: 4.53 1.01, 8D 7D 6D 5D 4D: 55.6 3.02 card QD 23 4 32, 2D: 56.94 2.95 card QD 23 4 32"),
    (7026, 1, 2, 3, True, 1000,
     "2 discard JS AD 9D; 0 a tre; 1 a due; 0 passo; 2 a uno; 1 passo; 2 a uno; 2 give 3S; 2 ask T21; KD; QD; T3; KH; 8H; 5H; T21; "
     "T17; T2; KS; AS; 2S; AH; CH; 2H; T20; T1",
     "F: 0 0, T4: 5 1.14, T6 T7: 5 1.14, T9: 5.08 1.17, T11: 5.11 1.16, T14: 7.38 1.22, T18 T19: 11.63 1.41"),
    (8055, 1, 1, 3, True, 1000,
     "1 discard 8C 5C AC; 2 a tre; 0 passo; 1 a due; 2 passo; 1 a due; 1 give 8S 10H; 1 ask T21 T1; KC; QC; T1; QD; 9D; 10D; QS; 2S; "
     "AS; T3; T4; T2; 4C; 2C; T5; F; QH; JH; 7C; 3C; T6; KD; 8D; 6D; 3D; 4D; CD; 3S; JS; CS; 9C; 6C; T9; KS; 4S; 5S; AD; T7; JD; 9S; "
     "8S; T11; 7D; T8; 5D; T10; T12",
     "T15: 0 0, T21: 0.95 0.17, T17 T18 T19 T20: 1.03 0.17"),
    (10042, 1, 0, 3, True, 2100,
     "0 discard QS JS CH; 1 a tre; 2 passo; 0 a due; 1 passo; 0 a due; 0 give AS 2S; 0 ask KD KS; AH; 8H; F; 3H; QH; KH; QC; 3C; AC; "
     "CC; 5C; 7C; KC; 6C; JC; 10C; 8C; T1; 7H; 4H; JH; 9C; T3; 2C; 2S; 5S; CS; 5H; T4; 6H; 3S; KS; AS; 4C",
     "T2: 0 0, T6: 0.72 0.19, T8: 0.97 0.22 card JS 17 8 32, T11 T12: 1.1 0.22 card JS 17 7 32, T15 T16: 1.46 0.24 card JS 17 7 32"),
    (10058, 1, 0, 3, True, 2100,
     "0 discard QS JS CH; 1 a tre; 2 passo; 0 a due; 1 passo; 0 a due; 0 give AS 2S; 0 ask KD KS; AH; 8H; F; 3H; QH; KH; QC; 3C; AC; "
     "CC; 5C; 7C; KC; 6C; JC; 10C; 8C; T1; 7H; 4H; JH; 9C; T3; 2C; 2S; 5S; CS; 5H; T4; 6H; 3S; KS; AS; 4C; T2; T7; T19; T20; T6; 2H; "
     "9H; T9; 8D; 7D; CD; 9S; 4S; T5; 10D; 9D",
     "QD: 0 0, 6D: 1.96 0.38, 4D 3D: 1.96 0.38"),
    (11016, 1, 2, 3, True, 1000,
     "2 discard QS CH QD; 0 a tre; 1 passo; 2 a due; 0 passo; 2 a due; 2 give AS 3S; 2 ask KH T1; KS; CS; T1; T21; T4; T2; F; AS",
     "JS: 0 0, 3S 4S: 4.46 0.57 card JS 32 10 32, 8S 9S 10S: 4.46 0.57 card JS 32 10 32"),
    (13056, 1, 0, 3, True, 1000,
     "0 discard QH CH QC; 1 a tre; 2 a due; 1 passo; 0 passo; 2 a due; 2 give AS 3S; 2 ask T21 KD; 7C; CC; F; KH; 7H; 8H; AH; 6H; 2H; "
     "10H; 3H; T1; KS; 4S; CS; 9C; KC; AC; 9H; T5; T2; T14; T7; T21; QD; 7D; 9D; T19; T8; T11; T20; T10; 2S; 5H; T12; JS; JC; 2C; T3; "
     "4H; T15; JD; AS; 8S; QS; KD; 5D; 6D",
     "CD: 0 0, 10D 8D 4D: 5.27 0.74 trick - 26 0 32, T4 T6 T9 T13: 6.86 0.76 trick - 26 0 32, JH: 7.32 0.69 card JH 21 0 32"),
    (47, 2, 1, 3, True, 2000,
     "1 discard JS CH QC; 2 a tre; 0 passo; 1 passo; 2 a due; 2 give AS 2S; 2 ask KH KS; QS; 2S; AS; KS; 4S; 3S; QD; 10D; 9D; CD; JD; "
     "7D; KD; 8D; 3D; CS; 5S; 6S; 10S; 8S; T3; 2D; T10; 6D; 7S; 9S; T4; 10C; CC; 6C; KC; 9C; AC; 8C; JC; 4C; 5D; T19; F; T7",
     "T8: 0 0, T5 T6: 1.43 0.25, T21: 2.66 0.29, T17: 4.06 0.3, T15: 4.12 0.3"),
    (2027, 2, 0, 3, True, 870,
     "0 discard QS JD 5D; 1 a tre; 2 passo; 0 a due; 1 ich behalte es; 0 passo; 1 a due; 1 give AS 4S; 1 ask KC KH; QH; 5H; 10H; KH; "
     "CH; 7H; JH; T2; 6H; T6; T7; T8; 3H; T4; 4H; T14; T20; F",
     "4C: 0 0, 6C 7C: 0.14 0.19, AS 2S 3S 4S: 11.64 3.35 card QC 24 10 32, 6S 7S: 11.65 3.34 card QC 24 10 32, 9S: 12.13 3.54 card QC "
     "24 10 32, 2H AH: 13.27 3.56 card QC 24 16 32, JC: 17.96 3.67 card JC 31 0 32, T16 T17: 24.25 4.12, T12: 32.7 4.22 card QC 24 15 "
     "32, T9: 35.39 4.59 card QC 24 16 32, T1: 38.74 4.71 card QC 24 14 32, QC: 42.8 4.15 card QC 24 0 32"),
    (2054, 2, 0, 3, True, 2000,
     "0 discard QS JD 5D; 1 a tre; 2 passo; 0 a due; 1 ich behalte es; 0 passo; 1 a due; 1 give AS 4S; 1 ask KC KH; QH; 5H; 10H; KH; "
     "CH; 7H; JH; T2; 6H; T6; T7; T8; 3H; T4; 4H; T14; T20; F; 4C; KC; AC; T18; T21; T1; KS; AS; CS; 10S; 2S; T3; 9H; T15; 2H; 5S; 3S; "
     "T5; 8H; QD; AH; T16; T19; 4D; CD; 10D; T9",
     "T17: 0 0, 4S 6S 7S: 7.87 0.38 card JS 14 0 32, 9S: 7.87 0.38 card JS 14 0 32, QC: 9.13 0.42 card JS 14 2 32, JC: 10.35 0.8 card "
     "JC 30 20 32, 6C 7C: 10.66 1.13 card JS 14 6 32, T12: 13.03 0.82 card JS 14 0 32"),
    (4043, 2, 2, 3, True, 2000,
     "2 discard QS JH QD; 0 a tre; 1 a due; 0 passo; 2 passo; 1 a due; 1 give 2S 3S; 1 ask T21 KD; AH; 10H; KH; T17; T16; T2; KS; JS; "
     "5S; CS; AS; T1; KD; F; 10D; 8D; 6D; JD; T4; T19; T6; 4D; 3D; 9D; 8S; 3S; T3; CD; AD; 7D; KC; 3C; 2C; 8C; 9C",
     "JC: 0 0, 4C: 6.64 2.39 card JC 32 23 32, 6C 7C: 6.71 2.38 card JC 32 23 32, QC: 12.04 2.85 card CC 20 10 32"),
    (5062, 2, 1, 3, True, 1000,
     "1 discard CD CC JC; 2 a tre; 0 a due; 2 passo; 1 passo; 0 a due; 0 give 3S 8S; 0 ask KH KS; AD; KD; F; QD; 9D; 10D; QS; AS; 2S; "
     "QH; 7H; 10H; T21; T6; T2; 2D; JD; T5; 8C; KC; 2C; 8D; 3D; T8; QC; AC; 3C; 6C; 9C; 10C; 5C; 4C; T3; 7D; T1; T9; 4S; KS; 3S; 6D; "
     "T7; T10; CS; 9S; 7S; 5S; JS; 10S; 5D; T16; T11; T17; T14; T4",
     "T20: 0 0, 7C: 4.36 0.34 trick - 32 10 32, T13: 7.03 0.62 trick - 32 10 32, 4H 3H 2H: 7.13 0.44 card CH 11 0 32, JH: 14.57 0.53 "
     "card JH 32 0 32"),
    (7046, 2, 2, 3, True, 2000,
     "2 discard JS AD 9D; 0 a tre; 1 a due; 0 passo; 2 a uno; 1 passo; 2 a uno; 2 give 3S; 2 ask T21; KD; QD; T3; KH; 8H; 5H; T21; "
     "T17; T2; KS; AS; 2S; AH; CH; 2H; T20; T1; F; QS; 3S; 6S; CS; 4S; 7S; 5S; T5; 10S; T15; T18; 8S; 6H; JH; QH; AC; 2C; CC; 9S",
     "T16: 0 0, T12 T13: 12.65 1.92 trick - 32 16 32, T10: 14.45 2.04 trick - 32 16 32, T8: 14.45 2.04 trick - 32 16 32"),
    (8068, 2, 1, 3, True, 4000,
     "1 discard 8C 5C AC; 2 a tre; 0 passo; 1 a due; 2 passo; 1 a due; 1 give 8S 10H; 1 ask T21 T1; KC; QC; T1; QD; 9D; 10D; QS; 2S; "
     "AS; T3; T4; T2; 4C; 2C; T5; F; QH; JH; 7C; 3C; T6; KD; 8D; 6D; 3D; 4D; CD; 3S; JS; CS; 9C; 6C; T9; KS; 4S; 5S; AD; T7; JD; 9S; "
     "8S; T11; 7D; T8; 5D; T10; T12; T15; KH; 10H; 9H; 3H; CH; 5H; T14; T13; T17; 8H; 6H; 4H",
     "10S: 0 0, 10C: 0.3 0.09, JC: 1.51 0.12 card JC 10 1 32, 2D: 1.73 0.19 card JC 10 2 32, CC: 5.89 0.17 card CC 25 1 32"),
    (9010, 2, 0, 3, True, 430,
     "0 discard QS JS 7C; 1 a tre; 2 passo; 0 passo; 1 a due; 1 give AS 2S; 1 ask KD T21; QC; AC; 2C",
     "QH: 0 0, KH: 5.29 1.69 card CH 14 3 32, T11: 7.88 3.01 card CH 14 3 32, T2 T3: 8.79 3.11 card CH 14 3 32, KS: 8.97 3.72 card CH "
     "14 3 32, T7 T8: 9.51 3.11 card CH 14 3 32, T16: 9.86 3.62 card CH 14 3 32, T21: 10.76 3.08 card CH 14 3 32, T18: 10.99 3.65 card "
     "CH 14 3 32, 6S: 13.35 3.13 card CH 14 3 32, KC: 14.56 3.89 card CH 14 3 32, F: 16.61 3.64 card CH 14 3 32, 2D AD: 17.98 3.97 "
     "card QD 9 0 32, 8C 9C: 18.89 5.26 card CH 14 3 32, 6C: 19.36 5.3 card CH 14 3 32, KD: 20.59 3.41 card QD 9 0 32, 5H: 25.55 4.22 "
     "card CH 14 0 32, 8H 7H: 25.75 4.21 card CH 14 0 32, AH: 25.89 4.55 card CH 14 0 32"),
    (12039, 2, 0, 3, True, 1000,
     "0 discard CH JD QC; 1 a tre; 2 a due; 1 ich behalte es; 2 passo; 0 passo; 1 a due; 1 give AS 3D; 1 ask T21 KC; QH; 7H; 10H; 2S; "
     "KS; JS; QS; 5S; 3S; CS; 9S; 4S; 8S; F; 6S; AS; 10S; 7S; 8C; CC; AC; T3; T1; T9; 9H; KH; 5H; T20; T5; T2",
     "T21: 0 0, T17 T18: 10.01 3.66 trick - 32 14 32, T11 T12 T13 T14: 13.09 4.21 trick - 32 2 32, 8H: 16.54 3.92 trick - 32 0 32, 2H: "
     "17.72 3.82 trick - 32 0 32, T7 T8: 18.94 3.87 trick - 32 0 32, T4: 19.11 3.88 trick - 32 0 32, KC: 20.24 4.05, 7C: 23.17 4.02 "
     "trick - 32 0 32, JH: 37.13 4.24 card JH 23 3 32"),
    (11027, 3, 2, 3, True, 1000,
     "2 discard QS CH QD; 0 a tre; 1 passo; 2 a due; 0 passo; 2 a due; 2 give AS 3S; 2 ask KH T1; KS; CS; T1; T21; T4; T2; F; AS; JS; "
     "AC; 2C; QC; 2S; 3S; T5; T20; T10; T3; T18",
     "T19: 0 0, T16 T17: 14.53 2.94 trick - 32 0 32, T13: 14.54 2.94 trick - 32 0 32"),
)

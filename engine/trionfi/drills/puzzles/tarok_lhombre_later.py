"""Puzzles of tarok-lhombre-later; `python -m benchmarks.puzzles tarok-lhombre-later` adds to them."""

RULES = "a9cf1ef82138"
HANDS = 13
PUZZLES = (
    (1028, 1, 1, 3, True, 2000,
     "2 a due; 0 passo; 1 a uno; 2 passo; 1 a uno; 1 discard JS CH AD; 1 give 2S; 1 ask KH; 10C; AC; KC; QD; 4D; 10D; T13; T6; T15; "
     "8C; 9C; CC; 5C; JC; QC; KD; 9D; 7D; T20; T21",
     "T4: 0 0, T9 T10: 3.02 1.02, T12: 3.32 1.12, T17: 6 1.37"),
    (2017, 1, 0, 3, True, 640,
     "1 a due; 2 a uno; 1 passo; 0 passo; 2 a uno; 2 discard CS QH QD; 2 give 9S; 2 ask KH; F; 8C; JC; 9S; QS; KS; KD; 10D; 8D",
     "T20: 0 0, 10S: 0.18 1.8, T21: 0.72 0.53, CD: 1.23 0.99, T6 T7: 3.6 1.57 trick - 32 0 32, T2: 4.7 1.56 trick - 32 0 32, T14: 5.91 "
     "2.13 trick - 32 0 32, KH: 7.04 2.18, 3C: 9.53 2.53 trick - 32 0 32, KC: 13.29 2.12, 10H 9H 8H: 14.25 3.61 trick - 32 0 32, 2H "
     "AH: 14.61 3.59 trick - 32 0 32, 10C: 15.82 2.61 trick - 32 0 32, 5D 4D 3D 2D AD: 16.12 2.75 card CD 29 10 32"),
    (2023, 1, 0, 3, True, 830,
     "1 a due; 2 a uno; 1 passo; 0 passo; 2 a uno; 2 discard CS QH QD; 2 give 9S; 2 ask KH; F; 8C; JC; 9S; QS; KS; KD; 10D; 8D; 10S; "
     "JS; AS; 6S; 7S; T2",
     "CD: 0 0, T20: 0.61 0.8, T21: 0.99 0.87, T6 T7: 4.17 1.17 trick - 28 0 32, T14: 6.51 1.17 trick - 28 0 32, KH: 7.05 1.17 card CH "
     "8 0 32, 3C: 7.28 1.7 card QC 9 0 32, KC: 9.93 1.29 card QC 9 0 32, 10H 9H 8H: 11.69 2.63 card CH 8 0 32, 10C: 12.49 1.83 card QC "
     "9 0 32, 2H AH: 12.75 2.75 card CH 8 0 32, 5D 4D 3D 2D AD: 15.36 1.5 card CD 28 9 32"),
    (11052, 1, 0, 3, True, 4000,
     "1 a due; 2 passo; 0 a uno; 1 ich behalte es; 0 solo; 1 passo; 0 solo; 0 discard CS 10H QC; KS; JS; T1; 3H; JH; CH; 3C; 6C; 8C; "
     "KH; AH; 9H; QH; F; 8H; T17; T15; T2; T19; T16; T3; T14; AS; T18; 2H; 6H; 5S; 7H; 4H; KC; T11; 6S; T12; 5H; T4; CD; T9; 8S; T10; "
     "10D; QD; 8D; 2S; 9S",
     "T6: 0 0, T8 T13 T20: 2.12 0.78, T21: 2.31 0.8"),
    (12061, 1, 2, 3, True, 1000,
     "0 a due; 1 a uno; 0 passo; 2 passo; 1 a uno; 1 discard QH 6H CD; 1 give AS; 1 ask KD; 5D; 4D; JD; KH; JH; T1; KS; 2S; AS; 9S; "
     "CS; QS; 9D; KD; 8D; 10D; 6D; 7D; 5H; 10H; T5; 10S; T3; JS; 4H; 9H; T7; 3S; T4; 4S; 2H; 8H; F; 3D; QD; AD; 7H; T8; CH; 5S; T6; "
     "8S; 2D; T2; T9; 6S; T10; T15; 3H; T11; T12; 6C; CC",
     "KC: 0 0, 4C 5C: 5.54 0.84 card CC 32 0 32, 7C: 5.54 0.84 card CC 32 0 32, 2C: 5.56 0.84 card CC 32 0 32"),
    (12065, 1, 2, 3, True, 4400,
     "0 a due; 1 a uno; 0 passo; 2 passo; 1 a uno; 1 discard QH 6H CD; 1 give AS; 1 ask KD; 5D; 4D; JD; KH; JH; T1; KS; 2S; AS; 9S; "
     "CS; QS; 9D; KD; 8D; 10D; 6D; 7D; 5H; 10H; T5; 10S; T3; JS; 4H; 9H; T7; 3S; T4; 4S; 2H; 8H; F; 3D; QD; AD; 7H; T8; CH; 5S; T6; "
     "8S; 2D; T2; T9; 6S; T10; T15; 3H; T11; T12; 6C; CC; KC; T21; T13; T20",
     "7S: 0 0, 2C: 0.4 0.07, 4C 5C 7C: 0.4 0.07, T18: 1.69 0.26"),
    (26, 2, 2, 3, True, 1000,
     "0 a due; 1 a uno; 0 ich behalte es; 1 solo; 0 passo; 1 solo; 1 discard QH 2H 7H; KH; T3; JH; QC; AC; 2C; KC; F; 3C; 7C; CC; 8C; "
     "T2; T18; T20; JC; 6C; T1; T4",
     "T14 T15 T16 T17: 0 0, T11 T12: 4.7 0.86 trick - 18 9 32, T21: 6.51 1.42, T8: 8.8 1.05 trick - 18 3 32"),
    (45, 2, 2, 3, True, 1000,
     "0 a due; 1 a uno; 0 ich behalte es; 1 solo; 0 passo; 1 solo; 1 discard QH 2H 7H; KH; T3; JH; QC; AC; 2C; KC; F; 3C; 7C; CC; 8C; "
     "T2; T18; T20; JC; 6C; T1; T4; T14; T19; KD; QD; 6D; T13; T9; T15; 4C; 9C; T10; 5S; AS; JS; 10H; 9H; T8; 5C; 10C",
     "CH: 0 0, CS: 52.5 6.09 card CH 32 0 32, KS: 59.8 7.14 card CH 32 0 32, 8H: 61.3 7.77 card CH 32 0 32, AH: 61.3 7.77 card CH 32 0 "
     "32, 6S: 67.11 7.5 card CH 32 0 32, 8S: 67.22 7.5 card CH 32 0 32, 10S: 68.55 7.46 card CH 32 0 32, 9D 8D 7D: 72.3 7.92 card CH "
     "32 0 32, JD: 72.47 7.94 card CH 32 0 32, AD: 95.14 9.69 card CH 32 0 32"),
    (1018, 2, 1, 3, True, 2000,
     "2 a due; 0 passo; 1 a uno; 2 passo; 1 a uno; 1 discard JS CH AD; 1 give 2S; 1 ask KH; 10C; AC; KC; QD; 4D; 10D; T13; T6; T15; 8C",
     "9C: 0 0, QC: 14.98 2.26 card CC 15 0 32, F: 20.48 2.39 card CC 15 6 32"),
    (3064, 2, 0, 3, True, 1300,
     "1 a due; 2 a uno; 1 ich behalte es; 2 solo; 1 passo; 2 solo; 2 discard QS CC 7C; 8H; KH; 10H; QH; 5H; 7H; CH; T2; 6H; AC; KC; "
     "T1; 3H; T6; 4H; 2C; 10C; T5; 9H; T7; T11; KS; 4S; CS; AS; 6S; JS; 3C; JC; T8; T21; T13; F; 2H; T15; T3; 4C; QC; T9; T19; T16; "
     "T4; AH; T18; T14; 5C; T17; T20; T10; 10S; 2S; JH; 6C; 3S; 7S; 8C; 9S",
     "8D: 0 0, 6D: 0.07 0.06, AD: 7.67 0.85, 5S: 12.03 0.93 card CD 20 12 32, JD: 14.88 1.01 card JD 32 20 32, KD: 20.19 1.28 card CC "
     "19 10 32"),
    (4035, 2, 1, 3, True, 1000,
     "2 a due; 0 passo; 1 a uno; 2 passo; 1 a uno; 1 discard QH JD 4C; 1 give 4S; 1 ask T1; F; QD; KD; KC; 2C; AC; T21; T10; T6; T20; "
     "T15; T7; T18; T16; T19; 2S; KS; AS; T14; 3S; T17; 9S; QS; 4S; T12; 7S; T13",
     "6H 5H: 0 0, 7D: 6.79 1.13, 2D AD: 7.67 1.18 card QH 29 21 32, T11: 7.85 1.23, 6C 7C 8C: 8.13 1.31, 10C: 8.76 1.31, 10S: 10.91 "
     "1.15 trick - 24 10 32, 5S 6S: 11.29 1.17 trick - 24 5 32, JS: 13.22 1.1 card JS 18 10 32, CC: 13.77 1.39 card CC 28 20 32, T8: "
     "16.42 1.19 trick - 24 0 32"),
    (4053, 2, 1, 3, True, 2000,
     "2 a due; 0 passo; 1 a uno; 2 passo; 1 a uno; 1 discard QH JD 4C; 1 give 4S; 1 ask T1; F; QD; KD; KC; 2C; AC; T21; T10; T6; T20; "
     "T15; T7; T18; T16; T19; 2S; KS; AS; T14; 3S; T17; 9S; QS; 4S; T12; 7S; T13; 6H; 4H; JH; QC; CC; T1; KH; 7H; 5H; CH; 2H; T8; T11; "
     "T2; JC; 10C; T3; 9C",
     "T4 T5 T9: 0 0, CS: 1.94 0.29, 10H 9H 8H 3H: 3.77 0.24 trick - 32 0 32, 4D 3D: 4.28 0.25 trick - 32 0 32"),
    (5047, 3, 0, 3, True, 2200,
     "1 a due; 2 passo; 0 passo; 1 a uno; 1 discard 6S QH QD; 1 give 9H; 1 ask KD; QC; AC; 2C; KC; 10C; 3C; CC; T4; JC; 8S; KS; T1; "
     "KH; 10H; 8H; CH; 9H; 7H; JH; AH; F; 6H; T5; 3H; AS; 2S; T2; 5H; T7; 2H; 5S; 3S; T6; 4H; T11; T3; 9D; 8D; 4D; 4C",
     "T17: 0 0, T14: 1.2 0.43, T12: 1.5 0.44"),
    (5053, 3, 0, 3, True, 4200,
     "1 a due; 2 passo; 0 passo; 1 a uno; 1 discard 6S QH QD; 1 give 9H; 1 ask KD; QC; AC; 2C; KC; 10C; 3C; CC; T4; JC; 8S; KS; T1; "
     "KH; 10H; 8H; CH; 9H; 7H; JH; AH; F; 6H; T5; 3H; AS; 2S; T2; 5H; T7; 2H; 5S; 3S; T6; 4H; T11; T3; 9D; 8D; 4D; 4C; T12; 6C; 7D; "
     "6D; 3D; KD",
     "JD: 0 0, CD: 0.82 0.24 card CD 26 12 32, 5D 2D AD: 2.45 0.44"),
    (11062, 3, 0, 3, True, 4000,
     "1 a due; 2 passo; 0 a uno; 1 ich behalte es; 0 solo; 1 passo; 0 solo; 0 discard CS 10H QC; KS; JS; T1; 3H; JH; CH; 3C; 6C; 8C; "
     "KH; AH; 9H; QH; F; 8H; T17; T15; T2; T19; T16; T3; T14; AS; T18; 2H; 6H; 5S; 7H; 4H; KC; T11; 6S; T12; 5H; T4; CD; T9; 8S; T10; "
     "10D; QD; 8D; 2S; 9S; T6; KD; 7D; 6D; JD; T5; 5D; 3S; 10S; T8",
     "9C: 0 0, 9D: 6.76 1.53, 3D: 6.76 1.53, T13 T20: 16.18 2.5, T21: 16.18 2.5, CC: 21.33 2.55"),
)

"""Puzzles of gatti-3; `python -m benchmarks.puzzles gatti-3` adds to them."""

RULES = "be48923b824b"
HANDS = 51
PUZZLES = (
    (25, 1, 2, 3, True, 1000,
     "2 discard 9S 6S CH; 0 declare of a kind: Queens QS QD QC; 0 no more; 1 no more; 2 declare trumps T21 T19 T16 T11 T7 T5 T4 T3 T2 "
     "T1; 2 no more; KH; F; AH; 10H; QH; 4H; T20; T2; T9; KS; T1; AS; KC; 3C; 4C; AC; QC; 7C; 6D",
     "CD: 0 0, KD: 1.2 0.19 card CD 32 22 32, JD: 1.33 0.03 card CD 32 5 32, 9D: 3.41 0.08 card CD 32 5 32, 4D 5D: 4.32 0.09 card CD "
     "32 5 32"),
    (2033, 1, 1, 3, True, 1000,
     "1 discard JD 7D 6D; 2 declare of a kind: Kings KS KH KC; 2 no more; 0 declare of a kind: Queens QS QH QD; 0 no more; 1 declare "
     "trumps T20 T18 T16 T12 T11 T10 T8 T4 T3 T2 T1; 1 no more; KS; 2S; 4S; T5; T21; T20; AH; 8H; QH; AC; 10C; KC; AS; JS; 6S; KD; T1; "
     "3D; 4H; 10H; 2H; 3S; QS; 10S; 7C; JC",
     "QC: 0 0, 3C 4C: 1.54 0.17 card JC 32 0 32, 6C: 1.65 0.17 card JC 32 0 32, F: 2.33 0.21 card QD 27 13 32"),
    (4026, 1, 0, 3, True, 1000,
     "0 discard JS 4S 3S; 1 no more; 2 no more; 0 no more; KD; 5D; 7D; AD; 9D; 10D; 7C; 8C; CC; AH; QH; KH; 6C; KC; AC; 2C; JC; QC; "
     "2D; 6D; 8D; 5C",
     "T1: 0 0, T5 T6: 0.98 0.17, T8: 1.06 0.16, T14: 1.62 0.17, T17: 2.02 0.2, F: 2.17 0.21 trick - 32 0 32, T20: 2.99 0.22"),
    (6056, 1, 0, 3, True, 1000,
     "0 discard 8D 7D AD; 1 no more; 2 no more; 0 no more; 6D; KD; 9D; QD; T1; 2D; AC; KC; 6C; 10C; 9C; QC; KS; 5S; 4S; 9S; JS; QS; "
     "6S; CS; 8S; AS; 10S; 7S; 2C; T2; 8C; 10D; T11; 3D; AH; 6H; CH; 4D; T6; CD; 4H; 2H; JH; 10H; QH; KH; 3C; T5; CC; T14; T16; T17; "
     "4C; T10; T18; 2S",
     "F: 0 0, T8 T9: 2.49 0.22, T13: 2.77 0.23 card JC 17 9 32, T20: 3.26 0.27"),
    (7015, 1, 2, 3, True, 1000,
     "2 discard JS 5S 4S; 0 no more; 1 declare of a kind: Kings KS KH KD; 1 no more; 2 no more; 7H; KH; 5H; F; KC; 2C; T21; T20; T6; "
     "AS",
     "KS: 0 0, QS: 0.27 0.04, 8S: 3.36 0.31 card QS 29 18 32, 10S: 3.36 0.31 card QS 29 18 32, 6S: 3.57 0.32 card QS 29 18 32, 2S 3S: "
     "3.78 0.32 card QS 29 18 32"),
    (7031, 1, 2, 3, True, 2000,
     "2 discard JS 5S 4S; 0 no more; 1 declare of a kind: Kings KS KH KD; 1 no more; 2 no more; 7H; KH; 5H; F; KC; 2C; T21; T20; T6; "
     "AS; KS; T3; QC; 4C; 8C; CC; 9C; JC; 9H; QH; AH; AD; 6D; 7D; AC; 10C",
     "T1: 0 0, T11: 1.15 0.14, T14: 1.39 0.15, T17: 1.52 0.17"),
    (9066, 1, 1, 3, True, 1000,
     "1 discard 8S 6S AS; 2 no more; 0 declare of a kind: Cavaliers CH CD CC; 0 no more; 1 declare of a kind: Queens QH QD QC; 1 no "
     "more; AD; 2D; KD; AC; 9C; CC; AH; KH; 3H; 4C; JC; 3C; 3D; 6D; 7D; QD; F; 10D; 2C; 10C; T1; QS; CS; 2S; KS; T4; 3S; 5C; KC; T2; "
     "T3; T17; T21; T19; T5; T7; T20; T8; T12; 4H; 5H; 6H; T18; T6; T9; 6C; T15; T16; 7H; QH; 9H; QC; T13; T14; T11; 7C; T10; 4S; 8C; "
     "5S",
     "8D: 0 0, 10H: 0.79 0.08 card JD 24 13 32, 7S: 1.47 0.12 card JD 24 12 32, 9S: 2.18 0.14 card JD 24 10 32, JD: 2.36 0.09 card JD "
     "24 0 32"),
    (15022, 1, 1, 3, True, 1000,
     "1 discard 7S 6S 4S; 2 no more; 0 no more; 1 declare of a kind: Queens QH QD QC; 1 no more; 5H; 2H; F; 6H; 8H; KH; QH; 7H; 9H; "
     "10C; 3C; AC; JC; 4C; 6C; 10D; CD",
     "KD: 0 0, 5D: 2.76 0.17 card CD 32 0 32, 8D 9D: 2.92 0.17 card CD 32 0 32"),
    (17042, 1, 1, 3, True, 1000,
     "1 discard QH 8H 6H; 2 declare of a kind: Kings KS KH KD; 2 declare of a kind: Jacks JS JH JD JC; 2 no more; 0 declare trumps T18 "
     "T17 T15 T13 T11 T10 T9 T5 T4 T3 T1; 0 no more; 1 no more; KH; 5H; T2; 10S; JS; AS; 2C; 9C; KC; 3C; QC; AC; AH; 7H; T6; 4C; CC; "
     "7C; 9H; CH; T14; CS; KS; 3S; 10H; T13; T16; 5C; JC; T1; 6D; F; JD; 2H; T15",
     "T21: 0 0, T19: 0.56 0.04, T7 T8: 1.62 0.09 trick - 32 0 32, T12: 1.73 0.08 trick - 32 0 32"),
    (19030, 1, 0, 3, True, 1000,
     "0 discard 8H 6H 3H; 1 no more; 2 no more; 0 no more; AH; KH; 10H; 4H; T4; 2H; 8C; KC; 4C; 3S; 7S; QS; 9C; QC; T1; 5H; T5; CH; "
     "10C; 5C; T2; 7H; T6; QH; F; JS",
     "CS: 0 0, AS: 3.12 0.18 card JS 32 0 32, 4S: 3.12 0.18 card JS 32 0 32, 8S: 3.22 0.19 card JS 32 0 32"),
    (20049, 1, 0, 3, True, 2000,
     "0 discard 10S 9S 7S; 1 no more; 2 no more; 0 no more; KS; AS; T2; 2D; KD; 5D; 2S; CS; T3; JH; AH; KH; T13; T21; T5; 4D; QD; 8D; "
     "8H; 4H; QH; CH; 10H; 6H; QC; 6C; 3C; 9H; T7; 7H; AD; F; 6D; 2H; T16; T17; T10; T19; T18; 3H; 3S; T1; 10D; CD; 3D",
     "5H: 0 0, KC: 0.08 0.03, T12 T14 T15: 0.8 0.11, AC 2C: 1.97 0.17, 5C 7C: 1.97 0.17, T9: 2.58 0.11"),
    (24040, 1, 1, 3, True, 1000,
     "1 discard 6H 4H 2H; 2 no more; 0 declare of a kind: Kings KS KH KD; 0 no more; 1 no more; AS; 5S; CS; KC; AC; 3C; QC; 2C; 6C; "
     "JC; 7C; CC; 10C; 4C; T3; AD; KD; 3D; 2D; 7D; CD; 5H; 9H; 10H; 5C; T21; T20; KH; 8H; 7H; 9D; QD; 5D; 8C; F",
     "T1: 0 0, T6: 4.78 0.15 card T1 32 6 32, T8: 4.83 0.15 card T1 32 6 32, T15 T16 T17: 5.61 0.16 card T1 32 6 32"),
    (25051, 1, 0, 3, True, 1000,
     "0 discard 5D 4D 3D; 1 no more; 2 declare family of diamonds KD QD CD JD; 2 declare of a kind: Queens QH QD QC; 2 no more; 0 "
     "declare of a kind: Jacks JS JH JC; 0 no more; KC; 4C; 2C; AC; QC; 3C; 2H; CH; AH; 7C; F; CC; 3H; JH; 4H; KH; 5H; 10H; JC; 6C; "
     "T1; KD; 6D; 2D; QD; 7D; 10D; CD; T2; T3; 9S; AS; JS; KS; 6S; 2S; QS; CS; 3S; T5; T11; T13; AD; T16",
     "T18: 0 0, T7: 1.68 0.12 card JD 20 12 32, T4: 1.68 0.12 card JD 20 12 32, T9: 1.75 0.13 card JD 20 12 32, T14 T15: 1.84 0.13 "
     "card JD 20 12 32"),
    (26045, 1, 2, 3, True, 1000,
     "2 discard 9D 8D 7D; 0 declare gatti F T21 T1; 0 no more; 1 no more; 2 declare of a kind: Jacks JS JH JC; 2 no more; KH; AH; 5H; "
     "3H; QH; 10H; 10D; KD; 2D; 10S; F; 8S; 4S; 7S; KS; JD; T2; 6D; 5S; QS; T6; 2H; CH; 6H; 8C; 9C; KC; AD; T4; QD; 10C; AC; QC; CC; "
     "2C; 5C; 4H; JH; 7H",
     "JC: 0 0, 2S: 0.45 0.11 trick - 12 0 32, 6S: 0.45 0.11 trick - 12 0 32, JS: 0.49 0.12 trick - 12 0 32, CS: 0.51 0.12 trick - 12 0 "
     "32, T16 T17: 0.85 0.23, T10: 0.98 0.2 trick - 12 0 32, T12: 1.2 0.21 trick - 12 0 32, T14: 1.39 0.21 trick - 12 0 32, 3C 4C: "
     "2.11 0.2 card JC 12 0 32"),
    (38022, 1, 2, 3, True, 1000,
     "2 discard 9D 6D 3D; 0 no more; 1 no more; 2 declare of a kind: Jacks JS JH JC; 2 no more; 5S; 2S; JS; KH; 2H; F; QH; 3H; 4H; 3C; "
     "7C; 10C; 7S; KS; 6S; 4C; 9C",
     "QC: 0 0, 2C: 1.73 0.27 card QC 32 15 32, 5C 6C: 1.73 0.27 card QC 32 15 32"),
    (40024, 1, 0, 3, True, 2000,
     "0 discard 6S 3S AS; 1 no more; 2 no more; 0 no more; KC; AC; 6C; QC; 2C; 7C; 9C; 4C; CC; 9D; 3D; 10D; 5C; 8C; JC; 3C; T8; F; "
     "10S; 9S",
     "CS: 0 0, 7S: 0.66 0.19 card CS 32 21 32, 4S: 0.67 0.19 card CS 32 21 32, 2S: 0.67 0.19 card CS 32 21 32, KS: 1 0.14"),
    (48028, 1, 2, 3, True, 780,
     "2 discard JD 3D 2D; 0 no more; 1 no more; 2 no more; KD; 4D; T1; JC; KC; AC; 4H; KH; AH; KS; AS; 2S; 8S; QS; F; QC; 10C; 2C; CC; "
     "T14; 3C; 8H; QH; 3H",
     "5C: 0 0, CS: 0.28 0.22, T20: 1.25 0.23 card CD 22 12 32, T19: 1.26 0.23, T2: 1.3 0.18, T6: 1.36 0.17, 7D: 1.63 0.19, QD: 1.76 "
     "0.19 card CD 22 14 32, 2H: 1.83 0.24 card CD 22 12 32, 7H: 2.06 0.24 card CD 22 11 32, T11: 2.64 0.23 card CD 22 10 32, 3S 4S: "
     "2.66 0.3 card CS 31 10 32, 9S 10S: 2.81 0.29 card CS 31 10 32, T16: 3.08 0.24 card CD 22 8 32, JH: 3.2 0.23 card JH 32 4 32"),
    (1043, 2, 1, 3, True, 1000,
     "1 discard 4S 9D 4D; 2 declare of a kind: Queens QS QD QC; 2 declare of a kind: Cavaliers CH CD CC; 2 declare of a kind: Jacks JS "
     "JH JD; 2 no more; 0 no more; 1 no more; 7D; 10D; F; AS; KS; 8S; KH; 3H; 5H; QH; 7H; 6H; 3C; AC; JC; 2S; 10S; JS; CH; T1; AH; "
     "T20; T3; T6; 3S; T4; QS; 2H; 9H; T2; 5S; T7; T9; T15; T5; T19",
     "T21: 0 0, 4H 8H 10H: 2.96 0.34 card JD 28 20 32, 5C 6C: 4.02 0.49 card CS 16 4 32, 8C 9C 10C: 4.23 0.5 card CS 16 4 32, T12 T13 "
     "T14: 5.55 0.37 card CS 16 5 32, T8: 6.08 0.41 card CS 16 6 32"),
    (2042, 2, 1, 3, True, 1000,
     "1 discard JD 7D 6D; 2 declare of a kind: Kings KS KH KC; 2 no more; 0 declare of a kind: Queens QS QH QD; 0 no more; 1 declare "
     "trumps T20 T18 T16 T12 T11 T10 T8 T4 T3 T2 T1; 1 no more; KS; 2S; 4S; T5; T21; T20; AH; 8H; QH; AC; 10C; KC; AS; JS; 6S; KD; T1; "
     "3D; 4H; 10H; 2H; 3S; QS; 10S; 7C; JC; QC; 7S; 5S; T2; 5H; KH; 3H; 8S; T17",
     "T18: 0 0, T8: 1.02 0.2 trick - 32 0 32, T3 T4: 1.03 0.2 trick - 32 0 32, T10 T11 T12: 1.05 0.2 trick - 32 0 32, T16: 1.85 0.2 "
     "trick - 32 0 32"),
    (3028, 2, 0, 3, True, 1000,
     "0 discard 8D 6D 5D; 1 no more; 2 no more; 0 declare of a kind: Kings KS KH KC; 0 no more; KD; 2D; 10D; 9D; QD; T7; KS; CS; 3S; "
     "8S; T5; 5S; JD; CD; T9; F; QC; 4C; T18; T21; T11; T16; T12",
     "T19: 0 0, T6 T8 T10: 1.33 0.19 trick - 32 0 32, T13: 1.33 0.19 trick - 32 0 32"),
    (4011, 2, 0, 3, True, 2000,
     "0 discard JS 4S 3S; 1 no more; 2 no more; 0 no more; KD; 5D; 7D; AD; 9D; 10D; 7C",
     "8C: 0 0, 6C: 0.07 0.03, F: 1.85 0.21 card JC 14 4 32, QC: 3.4 0.2 card QC 28 19 32"),
    (5015, 2, 0, 3, True, 1000,
     "0 discard 7H 4H 3H; 1 declare of a kind: Cavaliers CS CH CC; 1 declare of a kind: Jacks JS JH JC; 1 no more; 2 declare of a "
     "kind: Kings KH KD KC; 2 declare of a kind: Queens QS QD QC; 2 no more; 0 no more; 10S; F; 8S; JS; 3S; KS; T17",
     "T19 T20: 0 0, T21: 0.11 0.07, T2: 1.98 0.17 trick - 32 0 32, T12: 2.12 0.17 trick - 32 0 32, T14: 2.21 0.18 trick - 32 0 32"),
    (5029, 2, 0, 3, True, 790,
     "0 discard 7H 4H 3H; 1 declare of a kind: Cavaliers CS CH CC; 1 declare of a kind: Jacks JS JH JC; 1 no more; 2 declare of a "
     "kind: Kings KH KD KC; 2 declare of a kind: Queens QS QD QC; 2 no more; 0 no more; 10S; F; 8S; JS; 3S; KS; T17; T21; T3; AH; 8H; "
     "T1; AS; CS; QS; 7S; 9S; T2; 2H; 9H; T4",
     "T18: 0 0, T10 T11: 0.36 0.19, T7 T8: 0.39 0.19, T5: 0.4 0.19, 3C 4C: 1.11 0.24 trick - 30 0 32, 6C: 1.12 0.25 trick - 30 0 32, "
     "8C: 1.15 0.24 trick - 30 0 32, 5S 6S: 1.47 0.21 trick - 30 0 32, 2S: 1.47 0.21 trick - 30 0 32, AD: 3.34 0.29 card CD 29 15 32, "
     "5D: 3.34 0.29 card CD 29 15 32, 7D: 3.34 0.29 card CD 29 15 32, 9D: 3.38 0.29 card CD 29 15 32, CD: 5.53 0.23 card CD 29 0 32"),
    (6040, 2, 0, 3, True, 1000,
     "0 discard 8D 7D AD; 1 no more; 2 no more; 0 no more; 6D; KD; 9D; QD; T1; 2D; AC; KC; 6C; 10C; 9C; QC; KS; 5S; 4S; 9S; JS; QS; "
     "6S; CS; 8S; AS; 10S; 7S; 2C; T2; 8C; 10D; T11; 3D; AH; 6H; CH; 4D; T6; CD",
     "4H: 0 0, 8H 9H: 0.02 0.02, 2S 3S: 1.08 0.23, CC: 1.38 0.22, T18 T19: 1.46 0.23, T7: 1.77 0.23, T3 T4: 1.78 0.23, T16: 2.02 0.24, "
     "QH: 4.86 0.19 card QH 25 0 32"),
    (8044, 2, 1, 3, True, 2000,
     "1 discard CS 5S 3S; 2 declare trumps T20 T21 T16 T14 T12 T11 T10 T8 T5 T4 T1; 2 declare of a kind: Kings KS KD KC; 2 no more; 0 "
     "declare of a kind: Jacks JS JD JC; 0 no more; 1 no more; KS; AS; T9; 2C; KC; AC; 10S; 2S; T17; AD; 5D; QD; T3; T18; T4; QC; T1; "
     "3C; KD; 2D; 3D; 6D; CD; 4D; 7C; 4C; T5; 7D; JD; 9D; T13; T15; T16; 3H; KH; AH; 8C",
     "CC: 0 0, 9C: 0.37 0.06, 5C 6C: 0.93 0.08"),
    (9010, 2, 1, 3, True, 2100,
     "1 discard 8S 6S AS; 2 no more; 0 declare of a kind: Cavaliers CH CD CC; 0 no more; 1 declare of a kind: Queens QH QD QC; 1 no "
     "more; AD; 2D; KD; AC",
     "9C 10C: 0 0, F: 0.77 0.15, JC: 1.64 0.1 card JC 25 0 32, KC: 2.59 0.17 card QC 15 0 32"),
    (10024, 2, 0, 3, True, 580,
     "0 discard QH 10C 5C; 1 no more; 2 declare family of clubs KC QC CC JC; 2 declare of a kind: Jacks JS JH JC; 2 no more; 0 no "
     "more; AC; KC; T2; 3H; AH; JH; 6S; KS; AS; 8H; KH; 5H; 3C; 7C; T3; T16; F; T18",
     "T19: 0 0, T9 T10: 0.45 0.16, T7: 0.46 0.16, T5: 0.47 0.16, T21: 0.56 0.24, 8S: 1.92 0.24 trick - 32 0 32, 2D: 1.92 0.25 trick - "
     "32 0 32, 4D: 1.93 0.25 trick - 32 0 32, 8D: 1.95 0.25 trick - 32 0 32, JC: 1.96 0.23 trick - 32 0 32, 10D: 1.97 0.25 trick - 32 "
     "0 32, CC: 1.99 0.24 trick - 32 0 32, 10S: 2.03 0.24 trick - 32 0 32, 2C: 2.03 0.22 trick - 32 0 32, QC: 2.17 0.25 trick - 32 0 "
     "32, 7H: 2.51 0.26 trick - 32 0 32, JS: 3.31 0.25 card JS 26 0 32, T1: 6.55 0.2 card T1 30 0 32"),
    (10068, 2, 0, 3, True, 1000,
     "0 discard QH 10C 5C; 1 no more; 2 declare family of clubs KC QC CC JC; 2 declare of a kind: Jacks JS JH JC; 2 no more; 0 no "
     "more; AC; KC; T2; 3H; AH; JH; 6S; KS; AS; 8H; KH; 5H; 3C; 7C; T3; T16; F; T18; T19; T6; T4; T9; T17; T20; 4C; 2C; T8; CH; 2H; "
     "7H; 4H; T12; T5; 6C; JC; T11; 6H; T13; T7; 5D; 10D; KD; 9H; T15; T10; 3S; 10S; QS; AD; QD; 2D; 4S; 8S; CS; 6D; CD; 4D; 5S; JS; "
     "2S; T21; T14",
     "8C 9C: 0 0, 9S: 1.52 0.13, 3D: 1.91 0.18, JD: 6.13 0.22 card QC 13 0 32"),
    (11060, 2, 0, 3, True, 2000,
     "0 discard 7D 2D AD; 1 no more; 2 declare family of diamonds KD QD CD JD; 2 no more; 0 declare family of clubs KC QC CC JC; 0 "
     "declare of a kind: Jacks JS JH JC; 0 no more; 2H; AH; 4H; KC; 6C; 2C; QC; 9C; 4C; CC; 10C; 5C; AC; T2; 8C; T21; T20; T3; 5H; 7H; "
     "CH; 3H; 6H; JH; JC; T7; T13; KD; T1; 3D; 3C; F; T4; T5; T18; T19; 9H; 8H; KH; T8; T14; T6; 4D; 5D; T9; 7C; T15; AS; 6D; 8D; T10; "
     "5S; 6S",
     "4S: 0 0, CS: 1.8 0.24 card JS 14 2 32, KS: 3.36 0.23 card QS 13 0 32"),
    (12021, 2, 2, 3, True, 710,
     "2 discard 6S 4S 3S; 0 declare of a kind: Queens QS QH QC; 0 no more; 1 declare of a kind: Cavaliers CS CH CD; 1 no more; 2 no "
     "more; AD; CD; KD; 7C; AC; JC; KH; AH; 3H; 2H; 4H; QH; 9D; 4D; 10D",
     "8C 9C 10C: 0 0, QD: 1.2 0.29 card CC 27 10 32, 7H 8H: 1.91 0.33 card CC 27 9 32, CC: 1.94 0.2 card CC 27 0 32, 10S: 2.02 0.33 "
     "card CC 27 10 32, KS: 2.36 0.27 card CC 27 10 32, T17 T18 T19: 3 0.33 card CC 27 10 32, T2: 3.47 0.33 card CC 27 11 32, T11 T12: "
     "3.51 0.33 card CC 27 10 32, T15: 3.58 0.33 card CC 27 9 32, JH: 4.22 0.33 card CC 27 9 32, 2D: 4.34 0.42 card CC 27 11 32, 5D: "
     "4.34 0.42 card CC 27 11 32, 8D: 4.47 0.43 card CC 27 10 32"),
    (12028, 2, 2, 3, True, 2000,
     "2 discard 6S 4S 3S; 0 declare of a kind: Queens QS QH QC; 0 no more; 1 declare of a kind: Cavaliers CS CH CD; 1 no more; 2 no "
     "more; AD; CD; KD; 7C; AC; JC; KH; AH; 3H; 2H; 4H; QH; 9D; 4D; 10D; 8C; QC; KC; CH; 7H; T1; AS",
     "F: 0 0, 7S 8S 9S: 0.65 0.2, CS: 0.93 0.23 card F 32 22 32, 2S: 1.12 0.2"),
    (38010, 2, 2, 3, True, 2100,
     "2 discard 9D 6D 3D; 0 no more; 1 no more; 2 declare of a kind: Jacks JS JH JC; 2 no more; 5S; 2S; JS; KH; 2H",
     "F: 0 0, 4H: 1.14 0.15 card CH 28 20 32, CH: 3.75 0.15 card CH 28 0 32"),
    (39054, 2, 0, 3, True, 2000,
     "0 discard 5S 3S AS; 1 no more; 2 no more; 0 declare gatti F T21 T1; 0 declare family of hearts KH QH CH JH; 0 no more; 5D; CD; "
     "AD; KD; 3D; 8D; 3C; 9C; JC; KC; 4C; 2C; 8C; CC; QC; 6D; QD; 2D; T8; T18; F; 10D; JD; 9D; KH; AH; 3H; QH; 4H; 7H; CH; 5H; T3; 4D; "
     "T2; T9; 10C; 5C; 6C; AC; 7C; T1; 10H; 8H; T5; T14; T21; T12",
     "T20: 0 0, T16: 0.54 0.09 trick - 32 22 32, JH: 0.6 0.09 card JH 13 1 32, 2H 6H: 0.6 0.09 card JH 13 0 32, T4: 1.15 0.08 trick - "
     "32 0 32, T7: 1.36 0.08 trick - 32 0 32, T11: 1.42 0.08 trick - 32 1 32, 9S: 2.36 0.13 card QS 31 22 32"),
    (40043, 2, 0, 3, True, 1000,
     "0 discard 6S 3S AS; 1 no more; 2 no more; 0 no more; KC; AC; 6C; QC; 2C; 7C; 9C; 4C; CC; 9D; 3D; 10D; 5C; 8C; JC; 3C; T8; F; "
     "10S; 9S; CS; AH; KH; 8H; 8S; T1; 2S; 9H; QH; 2H; T18; T4; T2; 10C; T15; T5; 6H; JH; CH",
     "T3: 0 0, T9: 0.14 0.08, T11 T12: 0.15 0.09, 7S: 1.22 0.31 card KS 9 1 32, 4S: 1.22 0.31 card KS 9 1 32, 5H 7H: 1.3 0.29, KS: "
     "1.91 0.3 card KS 9 0 32, 8D: 2.91 0.31 card KS 9 1 32, 5D: 2.91 0.31 card KS 9 1 32, T21: 3.2 0.35 card T21 29 13 32"),
    (42046, 2, 2, 3, True, 2100,
     "2 discard QH 10C 9C; 0 declare of a kind: Jacks JS JH JD JC; 0 no more; 1 declare of a kind: Queens QS QD QC; 1 no more; 2 "
     "declare of a kind: Cavaliers CS CH CD CC; 2 no more; AS; KS; 2S; 4S; CS; 3S; F; JH; KH; QS; 5S; 10S; 2H; CH; 6H; 6S; JS; 9S; AC; "
     "4C; CC; 8S; T9; 7S; 8C; 6C; 2C; AD; 2D; 8D; KC; JC; 7C; AH; 10H; 4H; 4D; 3D; CD",
     "3H 5H 7H: 0 0, 3C 5C: 0.38 0.13, T6 T7: 1.19 0.13 card QD 25 15 32, T17: 2.73 0.12 card QD 25 14 32, KD: 2.92 0.14 card QD 25 1 "
     "32, T20: 3.45 0.12 card QD 25 0 32, 9D 10D: 4.87 0.16 card QD 25 0 32"),
    (1053, 3, 1, 3, True, 2000,
     "1 discard 4S 9D 4D; 2 declare of a kind: Queens QS QD QC; 2 declare of a kind: Cavaliers CH CD CC; 2 declare of a kind: Jacks JS "
     "JH JD; 2 no more; 0 no more; 1 no more; 7D; 10D; F; AS; KS; 8S; KH; 3H; 5H; QH; 7H; 6H; 3C; AC; JC; 2S; 10S; JS; CH; T1; AH; "
     "T20; T3; T6; 3S; T4; QS; 2H; 9H; T2; 5S; T7; T9; T15; T5; T19; T21; T11; T10; 4H; JH; 6S; 3D; KD; T8; 5C",
     "4C: 0 0, CC: 1.33 0.31 card CD 28 11 32, QC: 1.93 0.36 card CD 28 10 32"),
    (11019, 3, 0, 3, True, 680,
     "0 discard 7D 2D AD; 1 no more; 2 declare family of diamonds KD QD CD JD; 2 no more; 0 declare family of clubs KC QC CC JC; 0 "
     "declare of a kind: Jacks JS JH JC; 0 no more; 2H; AH; 4H; KC; 6C; 2C; QC; 9C; 4C; CC; 10C; 5C",
     "JC: 0 0, T8 T9 T10 T11 T12: 1.45 0.41, T3: 1.55 0.4, T18: 1.66 0.38 card CD 19 10 32, AC 3C 7C: 1.7 0.37, 5S: 1.96 0.4, 7S 8S: "
     "1.98 0.41, 10S: 2.14 0.39, JS: 3.24 0.39 card JS 20 0 32, 7H: 4.52 0.49 card QH 12 0 32, JH: 5.93 0.46 card QH 12 0 32, KH: 5.99 "
     "0.4 card QH 12 0 32, T1: 6.91 0.41 card T1 31 0 32, QS: 7.05 0.41 card QS 31 0 32"),
    (19022, 3, 0, 3, True, 800,
     "0 discard 8H 6H 3H; 1 no more; 2 no more; 0 no more; AH; KH; 10H; 4H; T4; 2H; 8C; KC; 4C; 3S; 7S; QS; 9C; QC; T1; 5H; T5; CH",
     "F: 0 0, AC 2C 3C: 1.1 0.36 card F 32 14 32, 10C: 1.13 0.36 card F 32 14 32, 2S: 1.36 0.33 card F 32 23 32, 5S 6S: 1.36 0.33 card "
     "F 32 23 32, 9S 10S: 1.4 0.33 card F 32 23 32, JC: 1.49 0.34 card F 32 15 32, CC: 1.57 0.34 card F 32 13 32, 2D 3D 4D: 2.59 0.29 "
     "card F 32 19 32, KD: 2.97 0.37 card F 32 15 32, T6: 2.97 0.26 card F 32 10 32, T9: 2.98 0.27 card F 32 9 32, T15: 3.41 0.3 card "
     "F 32 6 32"),
    (22008, 3, 1, 3, True, 460,
     "1 discard 6S 5S 2S; 2 no more; 0 declare trumps T16 T15 T13 T12 T11 T10 T9 T8 T6 T5 T3 T1; 0 no more; 1 no more; 8S; 7S; CS",
     "2H: 0 0, 5H: 0.04 0.04, 8H: 0.09 0.06, 2C: 1.18 0.5 card QH 31 18 32, 5C 6C: 1.19 0.5 card QH 31 18 32, 8C: 1.19 0.5 card QH 31 "
     "18 32, AD 2D 3D: 1.38 0.43 card QH 31 20 32, 8D 9D 10D: 1.43 0.44 card QH 31 19 32, JD: 1.49 0.42 card QH 31 19 32, T17 T18: "
     "2.24 0.4 card QH 31 15 32, JC: 2.33 0.5 card QH 31 18 32, KC: 2.44 0.48 card QH 31 16 32, CH: 2.67 0.29 card CH 27 0 32, QD: "
     "3.29 0.48 card QD 17 0 32, T2: 3.51 0.43 card QH 31 17 32, T4: 3.51 0.43 card QH 31 17 32, T7: 3.51 0.43 card QH 31 17 32, QH: "
     "4.08 0.3 card QH 31 0 32"),
    (45044, 3, 2, 3, True, 4000,
     "2 discard 10D 7D 6D; 0 declare of a kind: Queens QH QD QC; 0 no more; 1 declare of a kind: Jacks JS JH JC; 1 no more; 2 no more; "
     "AC; JC; KC; 4S; AS; JS; KS; 5S; 2S; 8S; QS; T1; 8D; CD; KD; AH; KH; 4H; QD; 2D; T4; 2H; QH; 5H; 9D; 5D; T11; 2C; QC; 4C; CC; 8C; "
     "3C; 10C; 9C; 5C; 3H; 7H",
     "9H 10H: 0 0, CH: 0.58 0.12 card JH 22 0 32, 6H: 1.81 0.05 trick - 32 0 32"),
)

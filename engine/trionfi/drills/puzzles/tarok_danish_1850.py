"""Puzzles of tarok-danish-1850; `python -m benchmarks.puzzles tarok-danish-1850` adds to them."""

RULES = "8b3b45df5fdb"
HANDS = 92
PUZZLES = (
    (3073, 1, 1, 3, True, 1000,
     "1 discard QH CH QD; 2 no more; 0 declare ten or more Tarokker F T21 T20 T17 T15 T10 T7 T4 T2 T1; 0 declare Matadors F T21 T20 "
     "T1; 0 no more; 1 no more; 5S; 10S; KS; 2D; KD; 9D; QS; T1; AS; 10C; 8C; KC; 6S; T2; 2S; QC; 9C; 2C; CC; JC; 3C; 7C; T11; 4C; AD; "
     "7D; CD; AC; T18; 6C; JD; 4D; 5D; 10D; T5; 3D; 7S; T4; 4S; 5C; T12; T19; 3S; T7; T16; 8D; T6; F; CS; T15; T3; 9H; 6H; JH; 8S; "
     "T17; T8; T21; T13; T9; 2H; AH; KH; 9S; T10; T14; 6D",
     "JS: 0 0, 10H: 0.89 0.14, 4H: 1.02 0.12"),
    (5065, 1, 0, 3, True, 1000,
     "0 discard JS CH CD; 1 no more; 2 declare ten or more Tarokker F T21 T14 T13 T10 T9 T8 T7 T6 T5 T2; 2 no more; 0 no more; 2D; 6D; "
     "KD; KS; 3S; AS; QS; 6S; 10S; 8S; CS; T2; 10C; KC; AC; 2S; 7S; T5; QC; 3C; 8C; CC; 4C; JC; 6C; 9C; T1; QD; 5D; 9D; AD; T6; 8D; "
     "7C; 5C; T3; 10D; T7; 4D; 2C; T20; T11; 4S; 9S; T8; F; 2 name hearts; 2H; KH; 7D; T9; 3D; T13; T15; T18; 3H; QH; 9H; 8H; 7H",
     "JH: 0 0, 5H: 1.36 0.03, AH: 1.36 0.03, 10H: 2.8 0.03 trick - 32 0 32"),
    (6043, 1, 0, 3, True, 4100,
     "0 discard 2H 4H 6H; 1 no more; 2 declare Cavallerie of clubs KC QC CC JC; 2 declare Matadors F T21 T1; 2 no more; 0 no more; KH; "
     "10H; T2; 9S; QS; KS; KC; 3C; 2C; QC; 5C; 4C; CC; 7C; T3; 8H; 3H; T19; 8C; T5; AC; AH; 9H; T20; 9C; T9; 6C; 7H; JH; T4; 10C; T10; "
     "JC; 5H; F; T7; 7S",
     "CS: 0 0, 8S: 0.54 0.09 card CS 32 24 32, 3S 4S: 0.93 0.1 card CS 32 24 32"),
    (7045, 1, 1, 3, True, 2000,
     "1 discard QH CH CD; 2 no more; 0 no more; 1 declare half Cavallerie of clubs F KC QC JC; 1 no more; 7S; KS; AS; 2C; KC; 5C; QC; "
     "10C; 3C; 9C; CC; 4C; QS; 2S; 3S; CS; 8S; 6S; JS; 10S; 9S; 4S; T14; T15; JC; T6; 6C; 5S; T12; T13; AC; T4; 7C; AD; KD; 8D; 8C; F; "
     "T7; 10H",
     "KH: 0 0, JH: 1.79 0.42 trick - 32 12 32, AH: 1.9 0.42 trick - 32 12 32, 5H 4H: 1.9 0.43 trick - 32 4 32, 7H: 1.93 0.43 trick - "
     "32 3 32"),
    (8058, 1, 2, 3, True, 1300,
     "2 discard QS JS JH; 0 no more; 1 no more; 2 no more; KH; 10H; 9H; 2H; QH; 7H; KC; 5C; 3C; QC; 6C; JC; AC; 8C; CC; AH; CH; 3H; "
     "2C; 9C; T2; 8H; 4H; T5; KD; 10D; 7D; AD; CD; QD; 4C; 10C; T6; 6H; T3; T9; 5D; 2D; JD; 7C; F; T8; 5H; T4; T10; 4D; 6D; T1; KS; "
     "2S; AS; 3S; 8S; CS",
     "5S: 0 0, 7S: 0.01 0.01, T13 T14 T15 T16: 0.26 0.05, T11: 0.44 0.06"),
    (9058, 1, 2, 3, True, 4000,
     "2 discard JS JD JC; 0 no more; 1 no more; 2 no more; 2H; AH; KH; KD; 8D; 6D; 2D; 7D; QD; 3H; 6H; QH; CH; 9H; 4H; 10H; JH; T2; "
     "AD; 3D; CD; 5H; T6; 8H; 10D; T11; 4D; 7H; T16; F; T3; T12; T15; 2C; CC; 5C; T5; T13; T4; 9D; T9; T10; T21; T14; T7; KC; 7C; 4C; "
     "T8; T18; T20; KS; 6S; AS",
     "QS: 0 0, CS: 0.4 0.02, QC: 1.93 0.2, 10C: 3.46 0.25 card QC 31 16 32, 9S: 4.45 0.28 card CS 27 7 32, 4S 5S: 4.48 0.28 card CS 27 "
     "7 32"),
    (10067, 1, 2, 3, True, 1000,
     "2 discard QD CD CC; 0 no more; 1 no more; 2 no more; 8C; KC; 2C; KS; 4S; AS; QS; 6S; 7S; 10H; KH; 8H; CS; T8; 2S; 9C; QC; 10C; "
     "3S; 9S; T3; AC; 6C; T5; 10S; T13; 5S; 3C; 7C; T7; AD; 9D; JD; 8S; JS; T4; 4C; T15; T17; 4D; 2D; KD; 6D; 3D; 5D; 7D; F; 8D; 10D; "
     "T16; T2; 5C; T11; T14; QH; 7H; AH; 5H; CH; JH; 3H; T12; 9H",
     "T21: 0 0, T6 T9: 28.76 1.57 trick - 32 0 32, T1: 53.02 1.11 card T1 32 0 32"),
    (15047, 1, 1, 3, True, 1000,
     "1 discard QH QD CC; 2 declare ten or more Tarokker F T20 T18 T15 T14 T13 T12 T11 T7 T3 T1; 2 declare half Cavallerie of diamonds "
     "F KD CD JD; 2 no more; 0 no more; 1 no more; KD; 7D; 10D; 2D; AD; 9D; KS; 2S; 5S; 10S; CS; QS; CD; 6D; 8D; JD; 4D; 5D; 7S; JS; "
     "9S; AS; T16; F; 9C; 3C; KC; 3S; T19; T3; T21; T7; T5; 10C; 5C; QC; 4S; T2; T11; 8C; 6C",
     "JC: 0 0, AC 2C 4C: 16.91 0.95 trick - 32 0 32, 7C: 16.91 0.95 trick - 32 0 32"),
    (15049, 1, 1, 3, True, 1000,
     "1 discard QH QD CC; 2 declare ten or more Tarokker F T20 T18 T15 T14 T13 T12 T11 T7 T3 T1; 2 declare half Cavallerie of diamonds "
     "F KD CD JD; 2 no more; 0 no more; 1 no more; KD; 7D; 10D; 2D; AD; 9D; KS; 2S; 5S; 10S; CS; QS; CD; 6D; 8D; JD; 4D; 5D; 7S; JS; "
     "9S; AS; T16; F; 9C; 3C; KC; 3S; T19; T3; T21; T7; T5; 10C; 5C; QC; 4S; T2; T11; 8C; 6C; JC; AC",
     "T1: 0 0, T12 T13 T14 T15: 9.57 1.77 card T1 29 17 32, T18 T20: 11.12 1.65 card T1 29 16 32"),
    (16060, 1, 0, 3, True, 1000,
     "0 discard QH CH CC; 1 no more; 2 no more; 0 no more; 3D; CD; KD; KS; 5S; 3S; QS; 10S; 6S; AS; CS; T2; KC; AC; 3C; 9C; 2C; QC; "
     "QD; 9D; 7D; 2D; JD; T5; 2S; JS; T3; 10C; 6C; T1; 10D; 5D; T8; 4S; T12; T14; 4C; 8C; T4; 8D; 4D; T11; 7S; T21; T6; 6D; AD; T13; "
     "8S; T9; F; 6H; KH; 8H; 9H; AH",
     "JH: 0 0, 10H: 3.12 0.07 trick - 32 0 32, 5H 4H 3H: 3.12 0.07 trick - 32 0 32"),
    (17049, 1, 1, 3, True, 1000,
     "1 discard QS QD CC; 2 declare ten or more Tarokker F T21 T20 T16 T14 T13 T10 T8 T3 T2; 2 no more; 0 no more; 1 no more; 3D; KD; "
     "4D; 6S; 8S; KS; 2D; 10D; JD; 9S; 2S; CS; 7S; 10S; T2; 6D; 5D; AD; AS; F; JS; 3S; 5S; T3; 8D; 7D; T6; 4H; 7H; KH; T4; T11; T13; "
     "8C; 3C; KC; 7C; QC; 4C; 5C; 6C; 9C; 2C; JC",
     "T1: 0 0, T5: 18.65 1.24 card T1 32 12 32, T15: 19.03 1.25 card T1 32 12 32, T18: 19.6 1.24 card T1 32 12 32"),
    (21055, 1, 2, 3, True, 1000,
     "2 discard CD 10C 4C; 0 no more; 1 no more; 2 no more; KC; 3C; T6; 8H; JH; QH; KD; 7D; 5D; QD; 6D; 2D; 10D; JD; T2; AC; 7C; T10; "
     "7H; KH; 10H; 2C; 8C; T12; 6H; 9H; CH; 9D; AD; T3; 5C; 9C; T13; 5H; T8; T11; 8D; F; T4; 6C; JC; T15; 4H; T9; T18; 4D; T16; T21; "
     "T5; T20; T17",
     "3D: 0 0, T7: 3.43 0.54, 2S 3S: 22.49 1.4 card T1 32 14 32, 6S: 22.88 1.4 card T1 32 14 32, CS: 27.58 1.39 card T1 32 13 32, QS: "
     "29.08 1.39 card T1 32 13 32, T1: 39.43 0.54 card T1 32 0 32"),
    (23053, 1, 2, 3, True, 2100,
     "2 discard QH QC JC; 0 no more; 1 no more; 2 declare half Cavallerie of diamonds F QD CD JD; 2 no more; 7C; KC; T2; AH; CH; 9H; "
     "8C; 3C; T8; 4H; KH; 5H; 9C; 5C; T12; JH; 3H; 2H; 10H; T3; T5; 9S; 10S; KS; 10C; 6C; T13; 8H; T4; T9; 5S; 7S; QS; AC; T15; F; CS; "
     "4S; 2S; JS; 8S; 3S; AS; T19; T6; 7H; T7; T10",
     "6S: 0 0, T11: 2.55 0.49, KD: 2.62 0.43, T1: 5.59 0.64, 8D: 10.88 1.03, 6D 5D: 10.88 1.03, 3D: 10.89 1.03, AD: 10.89 1.03"),
    (24066, 1, 1, 3, True, 1000,
     "1 discard JS CC 5C; 2 no more; 0 declare half Cavallerie of diamonds F QD CD JD; 0 no more; 1 declare four Kings KS KH KD KC; 1 "
     "no more; AS; 6S; KS; 9S; CS; QS; 5D; KD; 10D; 7S; 8S; T2; QD; 8D; 9D; CD; 7D; 6D; JD; 2D; 4D; 3D; T13; T6; 3S; 5S; F; 3C; 8C; "
     "KC; 4S; 10S; T4; AD; T14; T9; 7C; JC; QC; 10H; KH; 8H; AC; 6C; 10C; QH; 5H; 6H; 9H; AH; CH; 2S; T5; T8; 3H; 2H; JH; 7H; T1; 4H",
     "2C: 0 0, T18: 0.36 0.06, T3: 0.51 0.05, T15 T16: 0.53 0.06"),
    (57, 2, 0, 3, True, 4000,
     "0 discard QS CH CC; 1 declare ten or more Tarokker F T21 T20 T18 T16 T15 T10 T9 T8 T3; 1 declare half Cavallerie of hearts F KH "
     "QH JH; 1 no more; 2 no more; 0 no more; KH; 8H; 9H; QH; 5H; 4H; AH; 3H; T1; KD; 4D; 8D; QD; CD; 7D; 3D; T3; 5D; 10H; 2H; T19; "
     "10D; T8; JD; 7H; T17; T4; KC; 3C; 2C; QC; 5C; 4C; 10C; JC; 9C; 9D; T9; T11; AC; T7; T10; 6H; T13; T14; 6D; F; T2; 6C; T12; T15",
     "T16 T18 T20: 0 0, T21: 0.01 0.01, 5S: 1.25 0.05 trick - 32 0 32, 2S 3S: 1.25 0.05 trick - 32 0 32, JH: 2.06 0.05 trick - 32 0 32"),
    (68, 2, 0, 3, True, 1000,
     "0 discard QS CH CC; 1 declare ten or more Tarokker F T21 T20 T18 T16 T15 T10 T9 T8 T3; 1 declare half Cavallerie of hearts F KH "
     "QH JH; 1 no more; 2 no more; 0 no more; KH; 8H; 9H; QH; 5H; 4H; AH; 3H; T1; KD; 4D; 8D; QD; CD; 7D; 3D; T3; 5D; 10H; 2H; T19; "
     "10D; T8; JD; 7H; T17; T4; KC; 3C; 2C; QC; 5C; 4C; 10C; JC; 9C; 9D; T9; T11; AC; T7; T10; 6H; T13; T14; 6D; F; T2; 6C; T12; T15; "
     "T16; T5; 2D; T18; T6; AD; JH; 7C; AS; 5S; 6S",
     "7S: 0 0, 9S 10S: 0 0, 4S: 1.04 0.04 trick - 32 0 32, CS: 2.08 0.09"),
    (20046, 2, 1, 3, True, 2100,
     "1 discard QD QC CC; 2 no more; 0 no more; 1 no more; AD; KD; 10D; 2H; KH; 10H; 8C; 5C; JC; AH; QH; 9H; 9C; 7C; KC; CH; 7H; 6H; "
     "4H; JH; T2; 3D; 2D; 8D; 8H; 5H; T5; 6D; T1; 7D; 4C; 6C; T11; 9D; T12; 4D; AC; 2C; T13; 5D; F; T6",
     "6S: 0 0, 10S: 0.21 0.05, 3C 10C: 3.05 0.16 card CS 30 9 32, 3H: 3.05 0.16 card CS 30 9 32, T10 T14 T15: 3.29 0.17 card CS 30 9 "
     "32, T20: 3.39 0.21 card CS 30 13 32, T8: 3.6 0.17 card CS 30 9 32, CS: 5.33 0.11 card CS 30 0 32"),
    (21051, 2, 2, 3, True, 1300,
     "2 discard CD 10C 4C; 0 no more; 1 no more; 2 no more; KC; 3C; T6; 8H; JH; QH; KD; 7D; 5D; QD; 6D; 2D; 10D; JD; T2; AC; 7C; T10; "
     "7H; KH; 10H; 2C; 8C; T12; 6H; 9H; CH; 9D; AD; T3; 5C; 9C; T13; 5H; T8; T11; 8D; F; T4; 6C; JC; T15; 4H; T9; T18; 4D; T16",
     "T21: 0 0, T5: 2.17 0.5 trick - 32 0 32, T14: 2.64 0.43 trick - 32 0 32"),
    (25055, 2, 2, 3, True, 1000,
     "2 discard JH JD 7C; 0 declare ten or more Tarokker T21 T19 T17 T15 T13 T12 T8 T6 T5 T4; 0 no more; 1 no more; 2 no more; 10S; "
     "JS; KS; KH; 9H; 10H; QH; 7H; 6H; 2H; T4; 3H; 7S; CS; QS; 8H; T5; AH; 8S; 2S; 9S; 5H; T8; CH; 5S; 4S; 6S; 4H; T6; F; 3S; T1; AS; "
     "T18; T3; T19; 2D; KD; 10D; 8C; KC; 2C; 7D; CD; QD; T2; T7; T12; 3C; 9C",
     "10C: 0 0, QC: 1.14 0.16, 4C: 1.43 0.02 trick - 32 0 32, 6C: 1.43 0.02 trick - 32 0 32"),
    (26052, 2, 0, 3, True, 1000,
     "0 discard QS CD CC; 1 no more; 2 no more; 0 no more; KC; AC; 9C; QC; 3C; JC; 5C; 8C; T2; KH; 10H; 5H; QH; 9H; 4H; 3H; CH; AH; "
     "6C; 10C; T6; 2H; 6H; T1; 9D; JD; KD; 7C; 4C; T14; 8H; F; T4; QD; 10D; AD; 4D; 7D; T3; T19; T21; T17; T15; T18; T20; T12; T16; 7H",
     "10S: 0 0, T9 T10 T11: 1.52 0.18 card CS 30 17 32, KS: 2.22 0.17 card CS 30 17 32, 8D: 2.84 0.21 card CS 30 17 32, 3D 2D: 2.84 "
     "0.21 card CS 30 17 32, CS: 3.54 0.17 card CS 30 6 32"),
    (27034, 2, 1, 3, True, 1000,
     "1 discard JH CD CC; 2 no more; 0 no more; 1 no more; KC; 7C; 3C; 10C; JC; 4C; AH; KH; 9H; 3H; 2H; QH; CH; 7H; T3; 6C; QC; 5C; "
     "10H; 6H; T7; AC; 8C; 9C; 5H; T9; 8H; 2C; F; T1",
     "2S: 0 0, 9S 10S: 0.16 0.04, T2 T4 T5 T6 T8: 1.03 0.14, JS: 1.19 0.07, T12 T13: 1.41 0.14, 6D: 1.89 0.28, KD: 1.98 0.23, 3D: 2.23 "
     "0.28, JD: 4.7 0.27"),
    (27035, 2, 1, 3, True, 2100,
     "1 discard JH CD CC; 2 no more; 0 no more; 1 no more; KC; 7C; 3C; 10C; JC; 4C; AH; KH; 9H; 3H; 2H; QH; CH; 7H; T3; 6C; QC; 5C; "
     "10H; 6H; T7; AC; 8C; 9C; 5H; T9; 8H; 2C; F; T1; 2S",
     "KS: 0 0, AS: 1.28 0.26 trick - 32 0 32, 3S 4S: 1.28 0.26 trick - 32 0 32, CS: 1.75 0.26 card CS 21 12 32"),
    (30042, 2, 1, 3, True, 2200,
     "1 discard CS JS CD; 2 no more; 0 no more; 1 no more; 3H; JH; KH; KC; 3C; AC; QC; 6C; 2C; 9C; CC; 7C; 2H; 8H; QH; 10C; T8; 8C; "
     "CH; 7H; 6H; AH; 4H; T3; 4C; T6; JC; 10H; T11; T13; 5C; T15; T5; 9H; T12; F; T19; T7",
     "T20: 0 0, T2 T4: 1.53 0.41 trick - 32 0 32, T17: 2.53 0.43 trick - 32 0 32"),
    (36059, 2, 0, 3, True, 2100,
     "0 discard CH QD JC; 1 no more; 2 declare Matadors F T21 T1; 2 no more; 0 no more; KS; 2S; AS; 10S; QS; 3S; 8S; 4S; CS; JS; 5S; "
     "7S; 6S; 9S; T3; KC; 6C; AC; 10C; QC; CC; 7C; T1; 2C; KD; 10D; 6D; AD; JD; 5D; 3C; 8C; T2; 8D; 3D; 2D; 9C; T5; 4C; 7D; 9D; T18; "
     "AH; KH; 3H; 4D; T20; T19; 5C; T4; F; T11; T14; T15",
     "2H: 0 0, T17: 0.55 0.08, T13: 0.65 0.06, T10: 1.1 0.04, T6: 1.14 0.04, T8: 1.14 0.04, JH: 1.49 0"),
    (38044, 2, 2, 3, True, 1000,
     "2 discard QC JC 5C; 0 no more; 1 no more; 2 declare Cavallerie of spades KS QS CS JS; 2 no more; KH; 8H; 9H; QH; 6H; 5H; CH; 4H; "
     "3H; 10H; JH; AH; 8C; T1; 6C; KS; 5S; 4S; QS; 6S; 8S; 10S; T9; 9S; 7H; T15; T3; AC; T4; 7C; AS; T10; T11; 2C; T8; 10C; 2S; T7; F",
     "T16 T17 T18: 0 0, T2: 0.99 0.55, 10D: 4.11 0.88 trick - 27 0 32, 7D: 4.12 0.88 trick - 27 0 32, 4D: 4.19 0.9 trick - 27 0 32, "
     "2H: 5.4 0.81 trick - 27 0 32, JD: 5.89 0.87 trick - 27 0 32, KC: 6.24 0.81 trick - 27 0 32, CC: 6.27 0.79 trick - 27 0 32, QD: "
     "10.28 0.88 card QD 25 0 32"),
    (38071, 2, 2, 3, True, 1000,
     "2 discard QC JC 5C; 0 no more; 1 no more; 2 declare Cavallerie of spades KS QS CS JS; 2 no more; KH; 8H; 9H; QH; 6H; 5H; CH; 4H; "
     "3H; 10H; JH; AH; 8C; T1; 6C; KS; 5S; 4S; QS; 6S; 8S; 10S; T9; 9S; 7H; T15; T3; AC; T4; 7C; AS; T10; T11; 2C; T8; 10C; 2S; T7; F; "
     "T16; T5; T14; T17; T6; T19; 3S; T18; T20; 3D; KD; 10D; 7S; T2; T12; 3C; T21; CC; 2D; QD; 9D; 2H; T13; JS; 4C; CS; KC",
     "7D: 0 0, 4D: 1.52 0.15, JD: 2.45 0.16"),
    (42064, 2, 0, 3, True, 1000,
     "0 discard 7H CD CC; 1 no more; 2 no more; 0 declare ten or more Tarokker F T18 T15 T14 T11 T10 T7 T6 T3 T2; 0 declare half "
     "Cavallerie of spades F KS QS JS; 0 no more; KH; 8H; T2; KS; 2S; 7S; QS; 5S; T1; 9C; 4C; KC; 10H; 5H; T3; AS; 9S; T17; 10C; 7C; "
     "QC; 9H; 3H; T6; 3S; 10S; T8; 2C; 8C; AC; 4S; CS; T9; 3C; T7; T16; 6H; 2H; T10; 6S; T4; T13; 5C; F; T5; JH; CH; T11; JS; T21; "
     "T19; T12; T20; T14; 10D; AD; 9D; 8D",
     "4D: 0 0, KD: 1.88 0.26, QD: 2.36 0.22"),
    (43058, 2, 0, 3, True, 1000,
     "0 discard CS JS CD; 1 no more; 2 no more; 0 no more; 7S; KS; T2; KH; 10H; 9H; QH; 5H; JH; 8H; AH; T4; AD; 10D; JD; KC; 3C; AC; "
     "QC; 5C; 4C; 8C; CC; 7C; T17; T3; T18; 2C; T5; 10C; 4D; 2D; KD; 6C; T8; JC; AS; T6; 4S; 7H; F; T9; QD; 8D; 5D; 3D; 7D; T1; 9C; "
     "T11; T20; CH; T14; T19",
     "2S 3S: 0 0, 6S: 0 0, T12 T13: 0.99 0.08, 9D: 3.19 0.34, QS: 3.38 0.38"),
    (25041, 3, 2, 3, True, 1000,
     "2 discard JH JD 7C; 0 declare ten or more Tarokker T21 T19 T17 T15 T13 T12 T8 T6 T5 T4; 0 no more; 1 no more; 2 no more; 10S; "
     "JS; KS; KH; 9H; 10H; QH; 7H; 6H; 2H; T4; 3H; 7S; CS; QS; 8H; T5; AH; 8S; 2S; 9S; 5H; T8; CH; 5S; 4S; 6S; 4H; T6; F; 3S; T1; AS; "
     "T18; T3; T19",
     "2C 3C: 0 0, T17: 0.96 0.18 card CC 26 16 32, 9D: 1.21 0.16 card CC 26 16 32, 6D: 1.21 0.16 card CC 26 16 32, 4D: 1.22 0.16 card "
     "CC 26 16 32, 2D: 1.23 0.16 card CC 26 16 32, T21: 1.72 0.18 card CC 26 17 32, T15: 1.8 0.2 card CC 26 14 32, T12 T13: 2.54 0.19 "
     "card CC 26 13 32, CC: 4.58 0.12 card CC 26 0 32, CD: 4.68 0.18 card CD 21 0 32"),
    (58038, 3, 0, 3, True, 2000,
     "0 discard QH JH AC; 1 no more; 2 declare ten or more Tarokker T20 T19 T18 T17 T16 T10 T9 T7 T6 T2; 2 no more; 0 declare half "
     "Cavallerie of spades F QS CS JS; 0 declare half Cavallerie of diamonds F KD QD CD; 0 declare Matadors F T21 T1; 0 no more; KC; "
     "2C; 3C; QC; 9C; 4C; CC; JC; 10C; 5C; T2; T3; 8S; KS; 10S; 6C; T6; T14; QS; AS; T7; KH; 10H; 8H; 7H; 2H; CH; 7C; T16; F",
     "T17 T18 T19 T20: 0 0, T9 T10: 0.64 0.26 trick - 32 0 32, 10D: 1.37 0.35 trick - 32 0 32, 5D 4D: 1.38 0.35 trick - 32 0 32, 2D "
     "AD: 1.43 0.35 trick - 32 0 32, 6H 5H 4H 3H: 1.54 0.34 trick - 32 0 32"),
    (89045, 3, 0, 3, True, 1000,
     "0 discard CS JH QC; 1 declare ten or more Tarokker F T20 T19 T18 T17 T16 T15 T12 T6 T4 T2; 1 declare half Cavallerie of diamonds "
     "F KD QD JD; 1 no more; 2 no more; 0 no more; KC; 3C; AC; 8C; CC; 2C; 8S; KS; 10S; 7S; T2; 3S; 9C; 10C; 5C; 6C; 7C; JC; 4C; T11; "
     "T7; 5S; AS; F; T3; T8; T12; KD; 9D; 10D; QD; 8D; 7D; 6D; CD; 5D; T13; T9; T4",
     "T5: 0 0, T14: 2.12 0.62, 4D: 5.6 1.34, AD: 5.64 1.33, 10H: 6.45 1.05, 3H 2H: 6.65 1.07, 6S 9S: 7.24 1.05, QS: 7.7 1.12, CH: 9.21 "
     "1.09 card CH 20 0 32, T1: 10.05 1.07 card T1 9 0 32"),
)

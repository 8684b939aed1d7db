"""Puzzles of mitigati-pinerolo-3; `python -m benchmarks.puzzles mitigati-pinerolo-3` adds to them."""

RULES = "c5cb797d329e"
HANDS = 44
PUZZLES = (
    (6054, 1, 2, 3, True, 2000,
     "0 offero 1; 1 passo; 2 chiedo 7; 0 offero 1; 1 passo; 2 vedo; 0 offero 7; 1 passo; 2 vedo; 0 offero 7; 1 vedo; 2 discard 5S CC "
     "QD; 2B; 1 declare Onori F KS KC KD; 8B; KB; 9D; JD; 5D; 6D; 2D; AD; 10C; AC; KC; 5C; JC; QC; 5B; 6B; QB; CB; 9B; T3; KS; T1; AS; "
     "AB; JB; T6; 4C; 6C; 7C; 9C; T9; T10; T8; F; T20; 8D; CD; KD; 8C; T15",
     "T4: 0 0, T11 T12: 0.65 0.07, T14: 0.77 0.09"),
    (8019, 1, 1, 3, True, 1000,
     "2 chiedo 5; 0 passo; 1 passo; 2 vedo; 2 chiedo 5; 0 passo; 1 vedo; 2 passo; 0 passo; 1 vedo; 1 discard QB 6B 5B; 6S; 10S; 1 "
     "declare Tarocchi T20 T19 T15 T14 T12 T10 T8 T3 T2 T1; CS; 4D; KD; 10D; AB",
     "KB: 0 0, JB: 0.75 0.34 trick - 32 12 32, 9B 10B: 1.65 0.33 card JB 11 0 32, 7B: 2.08 0.32 card JB 11 0 32, 4B: 2.74 0.36 card JB "
     "11 0 32, 2B: 2.92 0.38 card JB 11 0 32, F: 3.01 0.43 trick - 32 0 32"),
    (11030, 1, 1, 3, True, 1000,
     "2 chiedo 4; 0 chiedo 12; 1 passo; 2 vedo; 2 chiedo 4; 0 vedo; 2 chiedo 4; 0 chiedo 12; 1 passo; 2 chiedo 4; 0 chiedo 12; 1 "
     "passo; 1 discard 9B 7B 5B; AB; 6B; KB; 3S; 8S; JS; KS; 4S; AS; 5D; 4D; QD; 8B; 2B; QB; 10C; 4C",
     "JC: 0 0, KC: 3.09 0.35 card JC 32 17 32, 5C: 4.45 0.31 card JC 32 5 32, 9C 8C: 4.45 0.3 card JC 32 5 32"),
    (12029, 1, 2, 3, True, 1100,
     "0 offero 1; 1 passo; 2 chiedo 11; 0 offero 1; 1 passo; 2 vedo; 0 offero 1; 1 passo; 2 vedo; 0 offero 1; 1 passo; 2 vedo; 2 "
     "discard 9S 4S CC; 4B; QB; 2 declare Tarocchi T20 T21 T16 T12 T7 T6 T5 T4 T3 T2; 2 declare Onori T20 KS KB KC; KB; T2; T17; T19; "
     "9B; 10B; CB; 10S; QS; KS; T20; T13",
     "F: 0 0, T1: 3.74 0.38 card T1 25 0 32, T15: 4.86 0.29"),
    (13018, 1, 0, 3, True, 1000,
     "1 passo; 2 chiedo 10; 0 passo; 1 passo; 2 vedo; 1 passo; 2 vedo; 1 passo; 2 chiedo 10; 0 passo; 1 passo; 2 chiedo 10; 0 passo; 0 "
     "discard JD 3D 6D; 2B; 2 declare Onori T20 T1 KC KD; QB; 0 declare Tarocchi F T19 T17 T16 T12 T11 T10 T9 T6 T3 T2",
     "KB: 0 0, F: 4.81 0.45 card QB 32 0 32, 7B: 5.07 0.37 card QB 32 0 32, 9B 10B: 5.29 0.35 card QB 32 0 32"),
    (22020, 1, 0, 3, True, 1000,
     "1 chiedo 7; 2 chiedo 3; 0 offero 1; 1 vedo; 1 chiedo 7; 2 vedo; 1 chiedo 7; 2 vedo; 0 discard 3D 5D 7D; 8S; AS; JS; 4C; 6C; JC; "
     "KD; T6; 10D; CC; 5C",
     "KC: 0 0, 9C 8C: 4.02 0.32 card CC 32 0 32, F: 4.06 0.42 card CC 32 0 32, AC: 4.13 0.33 card CC 32 0 32"),
    (22031, 1, 0, 3, True, 2100,
     "1 chiedo 7; 2 chiedo 3; 0 offero 1; 1 vedo; 1 chiedo 7; 2 vedo; 1 chiedo 7; 2 vedo; 0 discard 3D 5D 7D; 8S; AS; JS; 4C; 6C; JC; "
     "KD; T6; 10D; CC; 5C; KC; T8; T21; T7; QC; T1; 9C; 9S; CS; KS; 10C",
     "T12: 0 0, T19: 0.84 0.14, T16 T17: 0.86 0.12"),
    (25027, 1, 1, 3, True, 2100,
     "2 chiedo 6; 0 chiedo 5; 1 offero 1; 2 vedo; 2 vedo; 2 vedo; 1 discard 4S 3S AS; 2 declare Onori T20 KS KB KD; KD; 9D; 10D; KS; "
     "9S; 7S; QS; 10S; 8S; CS; T1; T2; 7D; QD; AD; 2S; F; T6; 6D",
     "CD: 0 0, 3D 2D: 0.94 0.21 card CD 31 19 32, 8D: 2.15 0.22 card CD 31 19 32"),
    (25034, 1, 1, 3, True, 1000,
     "2 chiedo 6; 0 chiedo 5; 1 offero 1; 2 vedo; 2 vedo; 2 vedo; 1 discard 4S 3S AS; 2 declare Onori T20 KS KB KD; KD; 9D; 10D; KS; "
     "9S; 7S; QS; 10S; 8S; CS; T1; T2; 7D; QD; AD; 2S; F; T6; 6D; CD; T5; 10B; QB; KB; T20; T7",
     "T10: 0 0, T13: 2.11 0.18, T21: 3 0.22 card JS 23 11 32, T17: 4.17 0.27"),
    (29021, 1, 0, 3, True, 2000,
     "1 passo; 2 chiedo 7; 0 chiedo 6; 1 passo; 2 vedo; 1 passo; 2 vedo; 1 passo; 2 vedo; 0 discard 5S 4S 2S; 10S; 2 declare Onori T1 "
     "KS KB KC; KS; 6S; KB; 2B; AB; QB; F; 8B; 9B",
     "CB: 0 0, 3B: 1.84 0.22 card CB 31 22 32, 6B 7B: 1.86 0.22 card CB 31 22 32"),
    (30012, 1, 2, 3, True, 1000,
     "0 chiedo 3; 1 offero 1; 2 chiedo 10; 0 vedo; 0 chiedo 3; 1 offero 1; 2 vedo; 0 chiedo 3; 1 offero 1; 2 vedo; 2 discard 7S 6S 4S; "
     "T20",
     "F: 0 0, T4: 1.89 0.18, T6: 1.95 0.19, T14: 2.41 0.2, T19: 3.17 0.25"),
    (33036, 1, 2, 3, True, 1000,
     "0 passo; 1 chiedo 9; 2 offero 2; 0 passo; 1 vedo; 0 passo; 1 vedo; 0 offero 7; 1 chiedo 9; 2 vedo; 2 discard QS AD 4D; 3D; 8D; "
     "KD; 2C; CC; KC; QC; F; 6C; 7D; T5; 10D; JC; T1; 9C; 9D; 2D; T9; AC; T10; 8C; 7S; 3S; CS; 10C",
     "T6: 0 0, T17: 0.99 0.13, T19 T21: 2.17 0.18"),
    (35020, 1, 2, 3, True, 2100,
     "0 chiedo 9; 1 offero 1; 2 chiedo 13; 0 vedo; 0 vedo; 0 chiedo 9; 1 offero 1; 2 vedo; 2 discard 3D 5D 10D; 3C; 10C; JC; KS; 2S; "
     "3S; 9S; JS; 4S; 2C; 6C",
     "QC: 0 0, 9C: 1.67 0.23 card QC 32 18 32, 7C: 1.68 0.23 card QC 32 18 32, 5C: 1.68 0.23 card QC 32 18 32"),
    (35035, 1, 2, 3, True, 1100,
     "0 chiedo 9; 1 offero 1; 2 chiedo 13; 0 vedo; 0 vedo; 0 chiedo 9; 1 offero 1; 2 vedo; 2 discard 3D 5D 10D; 3C; 10C; JC; KS; 2S; "
     "3S; 9S; JS; 4S; 2C; 6C; QC; 10S; QS; T6; 10B; KB; 3B; AS; 6S; T10; 8B; 9B; 5B; 5S; F",
     "T11: 0 0, T17: 0.71 0.13, T19 T21: 1.43 0.16"),
    (38062, 1, 2, 3, True, 2000,
     "0 chiedo 14; 1 passo; 2 passo; 0 vedo; 0 vedo; 0 chiedo 14; 1 passo; 2 vedo; 2 discard 7S 6S 3S; KS; 2S; 10S; QS; 9S; T1; 10C; "
     "6C; CC; AC; JC; 8C; 2C; KC; 9C; 3B; 9B; JB; KB; 6B; AB; QB; 8B; 7B; 2B; CB; 10B; 10D; 3D; 2D; 4B; T15; T21; 7C; QC; T2; 9D; F; "
     "QD; 5B; T18; T3; 6D; KD; 8D; 5C; T16; T19; 8S; CS; T4; T17; T20",
     "T6: 0 0, T8 T9 T10: 0.51 0.06, T14: 1.65 0.2"),
    (40061, 1, 0, 3, True, 1000,
     "1 passo; 2 chiedo 10; 0 chiedo 7; 1 passo; 2 vedo; 1 vedo; 1 vedo; 0 discard 5C 8C 10C; 2B; QB; KB; KS; 3S; 6S; 9S; 5S; QS; AD; "
     "10D; KD; 10B; 3B; CB; AB; JB; 5B; QD; JD; 9D; 8D; CD; 5D; 6B; 9B; T6; 7D; T7; 4D; KC; 2C; 9C; 7B; 4B; T9; 6D; T12; 3D; 8B; T17; "
     "T18; 8S; CS; AS; QC; AC; 7C; 3C; T4; 4C; 2S; JS",
     "T1: 0 0, T2 T3: 2.01 0.2 card T1 32 23 32, T13 T14: 2.55 0.23 card T1 32 23 32, T21: 4.57 0.24 card T1 32 23 32"),
    (42, 2, 0, 3, True, 1000,
     "1 chiedo 5; 2 passo; 0 chiedo 6; 1 vedo; 1 chiedo 5; 2 passo; 0 chiedo 6; 1 chiedo 5; 2 passo; 0 chiedo 6; 1 vedo; 0 discard JS "
     "10S AS; 6B; JB; KB; QB; AB; T2; 7D; 4D; JD; T17; F; T4; 8C; CC; 10C; 6D; QD; KD; 7B; T6; 2B; 7S; KS; 4S; T21; T5; T3; T20; T8; "
     "T13",
     "T15 T16: 0 0, 7C 6C 5C: 1.74 0.43 card CB 18 10 32, 10D 9D: 2.45 0.46 trick - 22 0 32, 3B: 2.55 0.4 trick - 22 0 32, 5B: 2.55 "
     "0.4 trick - 22 0 32, 3D: 2.64 0.45 trick - 22 0 32, T7 T9 T10: 3.22 0.27 trick - 22 0 32, JC: 5.82 0.43 card JC 14 0 32, CB: "
     "6.39 0.45 card CB 18 0 32"),
    (43, 2, 0, 3, True, 1000,
     "1 chiedo 5; 2 passo; 0 chiedo 6; 1 vedo; 1 chiedo 5; 2 passo; 0 chiedo 6; 1 chiedo 5; 2 passo; 0 chiedo 6; 1 vedo; 0 discard JS "
     "10S AS; 6B; JB; KB; QB; AB; T2; 7D; 4D; JD; T17; F; T4; 8C; CC; 10C; 6D; QD; KD; 7B; T6; 2B; 7S; KS; 4S; T21; T5; T3; T20; T8; "
     "T13; T15",
     "T18: 0 0, T11 T12 T14: 3.58 0.25 trick - 29 0 32, T1: 9.49 0.24 card T1 31 0 32"),
    (6020, 2, 2, 3, True, 1000,
     "0 offero 1; 1 passo; 2 chiedo 7; 0 offero 1; 1 passo; 2 vedo; 0 offero 7; 1 passo; 2 vedo; 0 offero 7; 1 vedo; 2 discard 5S CC "
     "QD; 2B; 1 declare Onori F KS KC KD; 8B; KB; 9D; JD; 5D; 6D",
     "2D: 0 0, KD: 1.3 0.31 card QD 10 0 32, F: 2.2 0.32"),
    (11050, 2, 1, 3, True, 1000,
     "2 chiedo 4; 0 chiedo 12; 1 passo; 2 vedo; 2 chiedo 4; 0 vedo; 2 chiedo 4; 0 chiedo 12; 1 passo; 2 chiedo 4; 0 chiedo 12; 1 "
     "passo; 1 discard 9B 7B 5B; AB; 6B; KB; 3S; 8S; JS; KS; 4S; AS; 5D; 4D; QD; 8B; 2B; QB; 10C; 4C; JC; QS; 9S; 2S; 7S; CS; 6S; 7C; "
     "3C; KC; 5S; T3; T7; 2C; 9C; QC; CB; JB; 3B; 10B",
     "T1: 0 0, T2: 2.96 0.25 card T1 32 19 32, T8: 3.02 0.27 card T1 32 19 32, T12 T13: 3.43 0.33 card T1 32 19 32, T21: 5.35 0.33 "
     "card T1 32 19 32, F: 6.75 0.37 card T1 32 16 32"),
    (12033, 2, 2, 3, True, 800,
     "0 offero 1; 1 passo; 2 chiedo 11; 0 offero 1; 1 passo; 2 vedo; 0 offero 1; 1 passo; 2 vedo; 0 offero 1; 1 passo; 2 vedo; 2 "
     "discard 9S 4S CC; 4B; QB; 2 declare Tarocchi T20 T21 T16 T12 T7 T6 T5 T4 T3 T2; 2 declare Onori T20 KS KB KC; KB; T2; T17; T19; "
     "9B; 10B; CB; 10S; QS; KS; T20; T13; F; T21; T8; T1",
     "T16: 0 0, 7C: 2.36 0.35 trick - 28 0 32, T12: 2.83 0.22 trick - 28 1 32, T3 T4 T5 T6 T7: 3.04 0.23 trick - 28 0 32, 8D: 3.52 "
     "0.31 trick - 28 0 32, 4D: 3.53 0.3 trick - 28 0 32, 2D AD: 3.62 0.29 trick - 28 0 32, JB: 3.95 0.32, JD: 4.04 0.29 card JD 16 0 "
     "32, KC: 4.48 0.33, 2C AC: 4.87 0.33 trick - 28 0 32, 6B: 4.89 0.37 trick - 28 0 32, QD: 8.36 0.32 card QD 26 0 32"),
    (13028, 2, 0, 3, True, 590,
     "1 passo; 2 chiedo 10; 0 passo; 1 passo; 2 vedo; 1 passo; 2 vedo; 1 passo; 2 chiedo 10; 0 passo; 1 passo; 2 chiedo 10; 0 passo; 0 "
     "discard JD 3D 6D; 2B; 2 declare Onori T20 T1 KC KD; QB; 0 declare Tarocchi F T19 T17 T16 T12 T11 T10 T9 T6 T3 T2; KB; 7B; 3B; "
     "8B; CB; F; 4B; AB; 9B; JB",
     "10D 9D: 0 0, 2D AD: 0.3 0.19, T21: 3.05 0.56 card QD 32 22 32, 10C: 3.17 0.52 card QD 32 22 32, 5C 4C: 3.18 0.52 card QD 32 22 "
     "32, 8C 7C: 3.18 0.52 card QD 32 22 32, JC: 3.51 0.57 card QD 32 13 32, AS: 3.79 0.56 card QD 32 19 32, 6S: 3.85 0.55 card QD 32 "
     "19 32, CC: 4.06 0.59 card QD 32 13 32, 8S: 4.15 0.54 card QD 32 19 32, KS: 4.15 0.5 card QD 32 11 32, T8: 4.42 0.54 card QD 32 "
     "11 32, T13 T14: 4.43 0.54 card QD 32 11 32, T18: 6.45 0.52 card QD 32 11 32, QD: 6.69 0.44 card QD 32 0 32"),
    (14011, 2, 0, 3, True, 2100,
     "1 chiedo 4; 2 offero 2; 0 passo; 1 vedo; 1 vedo; 1 vedo; 0 discard QB CB JB; 10C; QC; KC; 3D",
     "AD: 0 0, 10D: 0.51 0.09, 7D 6D: 0.52 0.08, KD: 1.64 0.21"),
    (14026, 2, 0, 3, True, 1100,
     "1 chiedo 4; 2 offero 2; 0 passo; 1 vedo; 1 vedo; 1 vedo; 0 discard QB CB JB; 10C; QC; KC; 3D; AD; 5D; KD; 4D; 9D; 3S; 10S; CS; "
     "QD; 10D; T3; 3C; 9C; 4C; 2C",
     "F: 0 0, 8C: 1.26 0.22, 6C 5C: 1.26 0.22"),
    (18013, 2, 0, 3, True, 2000,
     "1 chiedo 12; 2 passo; 0 offero 1; 1 vedo; 1 vedo; 1 chiedo 12; 2 passo; 0 offero 1; 1 chiedo 12; 2 passo; 0 offero 1; 0 discard "
     "QC 2C 9C; 2D",
     "10D: 0 0, AD: 0.22 0.15, 3D: 0.76 0.11, KD: 2.69 0.24"),
    (18036, 2, 0, 3, True, 900,
     "1 chiedo 12; 2 passo; 0 offero 1; 1 vedo; 1 vedo; 1 chiedo 12; 2 passo; 0 offero 1; 1 chiedo 12; 2 passo; 0 offero 1; 0 discard "
     "QC 2C 9C; 2D; 10D; CD; KB; AB; 3B; 6D; QD; KD; 3D; JD; 9D; 6B; 10B; 5B; 8D; AD; F; AC; T2; 8C; JB; 2B; QB",
     "T16 T17: 0 0, T4 T5 T6: 0.06 0.26, T9: 0.17 0.24, T11: 0.31 0.23, CC: 2.42 0.36, 10C: 3.14 0.37, 5C: 3.14 0.37, 3C: 3.14 0.37, "
     "KS: 3.85 0.41, 4S: 4.04 0.41, 6S: 4.07 0.4, 8S 9S: 4.34 0.39, T1: 5.47 0.3 card T1 31 0 32"),
    (23013, 2, 0, 3, True, 490,
     "1 chiedo 9; 2 chiedo 10; 0 offero 2; 1 vedo; 1 chiedo 9; 2 vedo; 1 chiedo 9; 2 vedo; 0 discard 8C 9C 10C; KC; 2 declare Tarocchi "
     "T20 T18 T17 T16 T15 T14 T13 T12 T8 T6 T5 T1; 5C; 4C",
     "6D: 0 0, 10D: 0.01 0.04, T2 T3 T4: 0.1 0.45, T7: 0.14 0.43, T9 T10: 0.72 0.43, 2D: 0.74 0.23, JD: 2.02 0.32 card JD 17 0 32, QC: "
     "2.17 0.47, CC: 2.57 0.48, 8B 9B 10B: 2.67 0.53, JB: 3.3 0.53 card JB 13 0 32, JC: 3.71 0.48 card CC 23 7 32, 9S 10S: 3.92 0.57, "
     "JS: 4.81 0.52 card JS 26 0 32, KS: 5.51 0.51 card CS 18 0 32, QB: 7.27 0.57 card QB 24 0 32, 7C 6C: 8.67 0.52 card CC 23 7 32"),
    (23025, 2, 0, 3, True, 760,
     "1 chiedo 9; 2 chiedo 10; 0 offero 2; 1 vedo; 1 chiedo 9; 2 vedo; 1 chiedo 9; 2 vedo; 0 discard 8C 9C 10C; KC; 2 declare Tarocchi "
     "T20 T18 T17 T16 T15 T14 T13 T12 T8 T6 T5 T1; 5C; 4C; 10D; CD; QD; 7S; JS; QS; KD; 9D; 6D; 8D; F; 2D",
     "T2 T3 T4: 0 0, T7: 0.09 0.07, JD: 0.4 0.3, T9 T10: 0.43 0.14, QC: 2.01 0.28, CC: 2.56 0.29 card QC 32 24 32, KS: 3.14 0.35 card "
     "CS 15 2 32, 8B 9B 10B: 3.15 0.38 card CB 23 7 32, JB: 3.56 0.36 card CB 23 7 32, JC: 3.76 0.31 card CC 24 6 32, 9S 10S: 5.78 "
     "0.45 card CS 15 0 32, QB: 7.29 0.42 card QB 27 0 32, 7C 6C: 9.05 0.38 card CC 24 5 32"),
    (27035, 2, 2, 3, True, 2100,
     "0 offero 1; 1 chiedo 7; 2 chiedo 6; 0 offero 1; 1 vedo; 0 offero 1; 1 vedo; 0 offero 1; 1 vedo; 2 discard QS 8C CD; AB; 1 "
     "declare Tarocchi F T18 T17 T16 T14 T12 T11 T7 T6 T1; 1 declare Onori F T1 KS KC; F; 2B; 7S; JS; KS; KC; T9; 10C; KD; 10D; 9D; "
     "4D; 6D; JD; T16; T19; T4; 3D; T5; 5D; T15; T17",
     "T21: 0 0, T20: 0.44 0.08, T2 T3: 4.74 0.14 trick - 32 0 32, T10: 5.3 0.15 trick - 32 0 32"),
    (30016, 2, 2, 3, True, 2100,
     "0 chiedo 3; 1 offero 1; 2 chiedo 10; 0 vedo; 0 chiedo 3; 1 offero 1; 2 vedo; 0 chiedo 3; 1 offero 1; 2 vedo; 2 discard 7S 6S 4S; "
     "T20; F; T2; AD; 5D",
     "9D: 0 0, CD: 1.87 0.28 card QD 21 4 32, KD: 4.44 0.22 card QD 21 0 32"),
    (31022, 2, 0, 3, True, 1000,
     "1 chiedo 5; 2 passo; 0 passo; 1 vedo; 1 vedo; 1 vedo; 0 discard 7S 2S AS; 1 declare Onori F T20 KS KB KD; KD; 6D; 8D; 5D; QD; "
     "7D; 10S; 9S; JS; 10D; CD; 2D; 3S; T1",
     "KS: 0 0, F: 2.97 0.23, 8S: 3 0.23"),
    (33073, 2, 2, 3, True, 1000,
     "0 passo; 1 chiedo 9; 2 offero 2; 0 passo; 1 vedo; 0 passo; 1 vedo; 0 offero 7; 1 chiedo 9; 2 vedo; 2 discard QS AD 4D; 3D; 8D; "
     "KD; 2C; CC; KC; QC; F; 6C; 7D; T5; 10D; JC; T1; 9C; 9D; 2D; T9; AC; T10; 8C; 7S; 3S; CS; 10C; T6; 5C; 6D; JD; T11; 7C; T17; 3C; "
     "5D; T15; T16; 4C; T19; T2; 6B; 4B; 7B; 8B; 9B; 5B; 3B; KB; AB; T18; T20; T21; QB; 10B; T3; T4; T13; 4S; 2B; CB; T7; T8; T14",
     "CD: 0 0, QD: 0 0, 9S 10S: 3.13 0.14, JS: 3.18 0.14"),
    (34044, 2, 2, 3, True, 1000,
     "0 chiedo 21; 1 offero 1; 2 offero 1; 0 vedo; 0 vedo; 0 vedo; 2 discard 6C 8C 9C; 0 declare Tarocchi F T21 T19 T18 T15 T12 T11 T7 "
     "T5 T1; 0 declare Onori F T1 KC KD; T18; T2; T20; KB; 2B; AB; T13; F; T6; 9B; T1; 3B; T19; T9; T14; T21; T10; T8; KC; 10C; T3; "
     "4B; T5; 5B; 7C; 4C; T4; 6B; T7; 8B; KD; 8D; 9D; 10D; 2D",
     "AD: 0 0, QD: 6.2 0.35, 7D 6D 5D: 6.99 0.36 trick - 32 0 32"),
    (34048, 2, 2, 3, True, 1000,
     "0 chiedo 21; 1 offero 1; 2 offero 1; 0 vedo; 0 vedo; 0 vedo; 2 discard 6C 8C 9C; 0 declare Tarocchi F T21 T19 T18 T15 T12 T11 T7 "
     "T5 T1; 0 declare Onori F T1 KC KD; T18; T2; T20; KB; 2B; AB; T13; F; T6; 9B; T1; 3B; T19; T9; T14; T21; T10; T8; KC; 10C; T3; "
     "4B; T5; 5B; 7C; 4C; T4; 6B; T7; 8B; KD; 8D; 9D; 10D; 2D; AD; T16; T11; AS",
     "7B 10B: 0 0, JB: 0.45 0.04, QD: 1.87 0.37, T17: 4.86 0.41 card CC 15 0 32, KS: 5.13 0.46 card JS 21 13 32, QS: 5.15 0.46 card JS "
     "21 13 32, 7D 6D 5D: 7.37 0.62 card QD 32 21 32, 4S 5S: 9.1 0.46 card CS 16 0 32"),
    (36052, 2, 0, 3, True, 2100,
     "1 chiedo 5; 2 offero 1; 0 passo; 1 vedo; 1 vedo; 1 chiedo 1; 2 offero 1; 0 vedo; 0 discard AD 6D 8D; KC; 2 declare Tarocchi F "
     "T21 T15 T14 T12 T10 T6 T4 T3 T2; 9C; 10C; 2C; 3C; QC; KB; AB; JB; 9B; 10B; T2; T21; T5; T7; KD; T1; 5D; 2B; 6B; T3; 4D; T8; 2D; "
     "3B; 8B; T4; CD; T9; JD; CB; QB; T6; 3D; T18; T20; 5C; T10; 7C; 10D; T19; T11",
     "6C: 0 0, AC: 0.75 0.17, CC: 2.58 0.28 card QD 26 0 32, 6S: 3.36 0.24 card QD 26 0 32, 8S: 3.36 0.24 card QD 26 0 32, 10S: 3.36 "
     "0.24 card QD 26 0 32, JS: 5.32 0.25 card QD 26 0 32, 4B 5B 7B: 7.79 0.27 card QD 26 0 32, KS: 10.63 0.21 card QD 26 0 32"),
    (36053, 2, 0, 3, True, 1100,
     "1 chiedo 5; 2 offero 1; 0 passo; 1 vedo; 1 vedo; 1 chiedo 1; 2 offero 1; 0 vedo; 0 discard AD 6D 8D; KC; 2 declare Tarocchi F "
     "T21 T15 T14 T12 T10 T6 T4 T3 T2; 9C; 10C; 2C; 3C; QC; KB; AB; JB; 9B; 10B; T2; T21; T5; T7; KD; T1; 5D; 2B; 6B; T3; 4D; T8; 2D; "
     "3B; 8B; T4; CD; T9; JD; CB; QB; T6; 3D; T18; T20; 5C; T10; 7C; 10D; T19; T11; 6C",
     "JC: 0 0, 8C: 2.81 0.39, 4C: 2.81 0.39"),
    (26010, 3, 2, 3, True, 440,
     "0 passo; 1 chiedo 9; 2 chiedo 5; 0 passo; 1 vedo; 0 passo; 1 vedo; 0 passo; 1 vedo; 2 discard JB 10B 4B",
     "6S: 0 0, 8S 9S: 0.09 0.11, 2C: 0.69 0.87, KD: 2.3 0.53 card CS 24 16 32, AB: 2.5 0.69, 5B 6B 7B: 2.5 0.69, QD: 2.52 0.54 card CS "
     "24 16 32, 9B: 2.69 0.68, JC: 3.03 0.83 card JC 24 0 32, CD: 3.27 0.54 card QD 27 13 32, T18 T19: 3.6 0.62, T2 T3: 4.49 0.67 card "
     "CS 24 16 32, CB: 5.2 0.71 card CB 15 0 32, CS: 5.92 0.48 card CS 24 0 32, QB: 6.51 0.7 card QB 25 0 32, QC: 8.06 0.8 card QC 26 "
     "0 32, 3D: 10.91 0.67 card QD 27 12 32, 10D 9D 8D: 10.93 0.68 card QD 27 12 32"),
    (29062, 3, 0, 3, True, 2000,
     "1 passo; 2 chiedo 7; 0 chiedo 6; 1 passo; 2 vedo; 1 passo; 2 vedo; 1 passo; 2 vedo; 0 discard 5S 4S 2S; 10S; 2 declare Onori T1 "
     "KS KB KC; KS; 6S; KB; 2B; AB; QB; F; 8B; 9B; CB; T3; 2D; 10D; AD; 10C; 6C; KC; 10B; 3B; T5; T19; T10; T21; 4C; 9C; QC; CC; 2C; "
     "8C; 7C; JC; T6; AS; 9S; 8S; 5C; AC; T7; 4D; 3D; KD; QD; 8D; 5D; CD; 7D; T1; T18; T20; T8",
     "T17: 0 0, 9D: 1.35 0.19 trick - 32 0 32, T15: 2.38 0.2 trick - 32 18 32, 6B 7B: 3.11 0.18 trick - 32 0 32, T2 T4 T9: 4.06 0.24 "
     "trick - 32 0 32"),
    (40019, 3, 0, 3, True, 2100,
     "1 passo; 2 chiedo 10; 0 chiedo 7; 1 passo; 2 vedo; 1 vedo; 1 vedo; 0 discard 5C 8C 10C; 2B; QB; KB; KS; 3S; 6S; 9S; 5S; QS; AD; "
     "10D",
     "F: 0 0, 8D 7D 6D: 0.88 0.22, KD: 1.3 0.26, QD: 1.32 0.26"),
)

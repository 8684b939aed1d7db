"""Puzzles of asti-partita-4; `python -m benchmarks.puzzles asti-partita-4` adds to them."""

RULES = "14f67392d65f"
HANDS = 138
PUZZLES = (
    (19, 1, 1, 4, True, 4300,
     "1 discard 10B QD; 2C; F; KC; JC; T2; T13; T16; T10; KD; AD; T11; 4D; T4; T6; T8; T14; 8B; QB",
     "T3: 0 0, T15 T17: 0.8 0.13, T19 T21: 1.5 0.17"),
    (4004, 1, 0, 4, True, 1100,
     "0 discard QD 2D; KD; AD; 4D",
     "T1: 0 0, T6: 1.37 0.31, T2 T3 T4: 1.39 0.31, T15: 3.21 0.35, T18 T19: 4.52 0.38"),
    (4039, 1, 0, 4, True, 4000,
     "0 discard QD 2D; KD; AD; 4D; T1; 10B; 9B; KB; JB; KC; 2C; QC; 4C; 7B; T7; 8B; T9; AC; CC; JC; 3C; CD; T20; T2; JD; KS; T6; 7S; "
     "CS; QB; F; CB; T11; 8S; T3; 10S; T5; T16; T14",
     "T4: 0 0, T15: 0.56 0.07, T18 T19: 0.6 0.08"),
    (5029, 1, 3, 4, True, 4000,
     "3 discard QB 2C; KB; CB; 8B; 7B; 10B; T12; 9B; JB; 7S; 10S; KS; T1; 3D; QD; KD; 2D; CS; 8S; T10; 9S; AC; 3C; CC; T3; QS; T19; "
     "T2; T4",
     "4C: 0 0, T21: 0.7 0.22, T11: 0.71 0.24, JC: 0.95 0.15 card JC 13 5 32, QC: 1.43 0.17, KC: 1.65 0.18"),
    (7016, 1, 3, 4, True, 1100,
     "3 discard QS 7S; T10; T9; T3; T13; KD; 2D; CD; 3D; 2C; CC; KC; 3C; JD; T18; 4D",
     "F: 0 0, T4 T5 T6 T7 T8 T11: 3.2 0.49, T14: 4.06 0.52"),
    (7025, 1, 3, 4, True, 2000,
     "3 discard QS 7S; T10; T9; T3; T13; KD; 2D; CD; 3D; 2C; CC; KC; 3C; JD; T18; 4D; F; KB; 7B; 10B; 9B; 8B; JB; T14; T17",
     "AD: 0 0, KS: 0.28 0.36, T20: 2.15 0.43, CS: 3.43 0.52, JS: 3.86 0.54, 8S: 3.99 0.5, T12: 4.03 0.47"),
    (8031, 1, 3, 4, True, 2000,
     "3 discard QB 10B; KB; 9B; 7B; T10; AD; 4D; CD; KD; KS; 8S; CS; 7S; 8B; F; CB; JB; 10S; 9S; QS; JS; CC; 3C; JC; KC; 2D; T11; 3D; "
     "QD; T2; T15",
     "T18: 0 0, T3: 1.45 0.28 trick - 11 0 32, T7: 1.48 0.28 trick - 11 0 32, T14: 2.45 0.27 trick - 11 0 32, T1: 5.88 0.29 card T1 16 "
     "0 32"),
    (8035, 1, 3, 4, True, 2000,
     "3 discard QB 10B; KB; 9B; 7B; T10; AD; 4D; CD; KD; KS; 8S; CS; 7S; 8B; F; CB; JB; 10S; 9S; QS; JS; CC; 3C; JC; KC; 2D; T11; 3D; "
     "QD; T2; T15; T18; T9; JD; T16",
     "T17: 0 0, T4 T5: 3.09 0.29 card T1 19 9 32, T8 T12: 3.23 0.3 card T1 19 9 32"),
    (9022, 1, 0, 4, True, 1000,
     "0 discard AC 3C; 3 say rap for trumps; T8; T2; T15; T3; KC; T12; F; 4C; KD; 3D; 4D; T5; 10S; KS; 9S; CS; KB; JB; CB; T6",
     "7S 8S: 0 0, T20: 1.51 0.56, T19 T21: 2.56 0.51, T16: 3.41 0.48, T11 T13: 3.98 0.48"),
    (16020, 1, 3, 4, True, 1100,
     "3 discard CS QD; T2; T8; T15; T17; KD; T6; 4D; JD; 10S; KS; T11; T12; AC; CC; KC; 4C; 2C; T3; 3C",
     "F: 0 0, T9 T10: 2.47 0.41, T14: 3.09 0.42, T20: 3.82 0.47, T21: 4.31 0.45"),
    (17008, 1, 3, 4, True, 1000,
     "3 discard 7S QD; KD; 3D; JD; 4D; KS; 10S; 8S",
     "T1: 0 0, T13: 4 0.41 card T1 32 22 32, T18: 5.41 0.42 card T1 32 21 32, T21: 6.27 0.41 card T1 32 19 32, F: 11.73 0.51 card KS "
     "32 0 32"),
    (17016, 1, 3, 4, True, 4000,
     "3 discard 7S QD; KD; 3D; JD; 4D; KS; 10S; 8S; T1; AD; T9; CD; 2D; AC; KC; 3C",
     "QC: 0 0, F: 2.29 0.21 card QC 32 20 32, 4C: 3.55 0.18 card QC 32 18 32, 2C: 3.55 0.18 card QC 32 18 32"),
    (19020, 1, 2, 4, True, 1000,
     "2 discard CB 9B; 9S; KS; 10S; JS; KC; 3C; QC; CC; AD; KD; 4D; QD; 7B; T4; 8B; T3; 3D; JD; 2D",
     "T1: 0 0, F: 2.7 0.34 card T1 32 17 32, T5 T6: 3.38 0.31 card T1 32 19 32, T9: 3.53 0.32 card T1 32 19 32, T15: 4.82 0.36 card T1 "
     "32 18 32"),
    (20007, 1, 1, 4, True, 2100,
     "1 discard AC 4C; KB; QB; 7B; 9B; 4D; QD",
     "T1: 0 0, T6: 1.68 0.25, T4: 1.72 0.24, T9: 1.82 0.27, T15: 2.85 0.29"),
    (132035, 1, 1, 4, True, 4000,
     "1 discard QC QD; KB; 7B; F; 8B; KS; JS; 7S; 8S; 9B; JB; T12; 10B; 9S; 10S; CS; T3; KD; 3D; T8; AD; AC; 3C; KC; T5; 2D; T11; JD; "
     "4D; CC; JC; 4C; T7; 2 say rap for trumps; T10",
     "T2: 0 0, T15: 1.3 0.2, T17 T18: 1.46 0.22, T21: 3.18 0.24 card T1 21 13 32"),
    (133018, 1, 0, 4, True, 2000,
     "0 discard QB CB; KS; 9S; QS; 7S; KB; 7B; JB; T2; KC; 4C; T6; 2C; JD; KD; 2D; 4D; 10B",
     "T7: 0 0, T20: 2.5 0.33 card T1 23 15 32, T19 T21: 2.62 0.32"),
    (135033, 1, 1, 4, True, 2000,
     "1 discard CC JD; KS; 9S; QS; 7S; 10S; JS; T16; 8S; 9B; 10B; 8B; KB; 1 say rap for trumps; T2; F; T10; T13; CD; KD; 4D; T1; KC; "
     "JC; 2C; 4C; JB; T14; QB; 7B; QC; AC; 3C",
     "T3: 0 0, T15: 1.31 0.13, T19: 1.59 0.13, T20: 2.75 0.2"),
    (9042, 2, 0, 4, True, 1300,
     "0 discard AC 3C; 3 say rap for trumps; T8; T2; T15; T3; KC; T12; F; 4C; KD; 3D; 4D; T5; 10S; KS; 9S; CS; KB; JB; CB; T6; 7S; QS; "
     "JS; T4; 8B; T11; 7B; QB; 8S; T14; T10; T7; 2D; T1; JD; T13; T16; T9; 2C; T17",
     "T18: 0 0, CD: 2.33 0.45 card CD 24 11 32, QD: 3.03 0.53 card QD 27 11 32"),
    (10006, 2, 0, 4, True, 1000,
     "0 discard QS CS; KS; JS; T1; T13; 2 say rap for trumps",
     "F: 0 0, 4D 3D: 0.38 0.44, T17 T18: 1.28 0.53, CC: 1.29 0.44, AC: 1.3 0.47, 9B: 1.38 0.46, CB: 1.51 0.46, QC: 1.52 0.42, QB: 1.62 "
     "0.46, T15: 1.93 0.52"),
    (10043, 2, 0, 4, True, 1000,
     "0 discard QS CS; KS; JS; T1; T13; 2 say rap for trumps; F; 10B; KB; 7B; 2C; KC; AC; 4C; CD; 4D; T11; JD; 7S; T4; T21; T15; JC; "
     "CC; T14; T16; 8B; T9; 9B; T2; QD; 3D; T7; T8; T5; T12; T17; T19; 8S; T6; 2D; T18; 2 say piccolo",
     "QC: 0 0, CB: 14.71 0.31 card KD 32 0 32, QB: 16.71 0.31 card KD 32 0 32"),
    (11039, 2, 0, 4, True, 4000,
     "0 discard 8S QD; 10B; KB; 7B; CB; KD; JD; 4D; AD; KS; 10S; T9; 7S; KC; 2C; QC; 3C; 3D; T13; 2D; T4; 9S; QS; T18; T21; 4C; CC; "
     "T12; T14; 1 say rap for trumps; 9B; JB; T8; 8B; AC; F; T5; JC; QB",
     "T3: 0 0, T7: 0.99 0.11, T16 T17: 2.88 0.21"),
    (12023, 2, 0, 4, True, 4100,
     "0 discard CC QD; KC; 2C; 4C; T1; KB; 9B; CB; 7B; KD; T13; 3D; JD; 10B; 8B; T9; QB; 10S; 7S; QS; KS; 0 say rap for trumps; 8S",
     "T2: 0 0, T5: 0 0, F: 1.54 0.18, T21: 2.7 0.18"),
    (13024, 2, 0, 4, True, 4100,
     "0 discard QB JD; 3 say rap for trumps; T2; T14; T3; T7; KD; 4D; T17; QD; KB; 7B; CB; 8B; AC; QC; 4C; KC; QS; CS; KS; 7S; 3 say "
     "piccolo; T4",
     "T15 T16: 0 0, T21: 0.92 0.22, T10: 1.79 0.23"),
    (13039, 2, 0, 4, True, 1100,
     "0 discard QB JD; 3 say rap for trumps; T2; T14; T3; T7; KD; 4D; T17; QD; KB; 7B; CB; 8B; AC; QC; 4C; KC; QS; CS; KS; 7S; 3 say "
     "piccolo; T4; T15; T5; T18; 8S; F; T10; T11; JB; 9B; T6; T16; 3D; T8; 9S; T1",
     "T20: 0 0, JC: 1.73 0.35 card JC 20 10 32, T9 T12: 2.27 0.36"),
    (15040, 2, 3, 4, True, 2100,
     "3 discard 8S 7S; 10B; KB; 8B; F; 3 say rap for trumps; 9S; KS; T10; 10S; 7B; T9; 9B; T2; 3D; KD; 4D; T1; QB; T4; CB; T7; KC; T6; "
     "4C; AC; JB; T21; T3; T11; QD; 2D; AD; T8; T12; T5; T13; JC; 3 say piccolo; T15",
     "CD: 0 0, CC: 0.13 0.02, JS: 1.41 0.04 card CD 25 0 32, QC: 1.77 0.18 card CD 25 2 32"),
    (15041, 2, 3, 4, True, 2000,
     "3 discard 8S 7S; 10B; KB; 8B; F; 3 say rap for trumps; 9S; KS; T10; 10S; 7B; T9; 9B; T2; 3D; KD; 4D; T1; QB; T4; CB; T7; KC; T6; "
     "4C; AC; JB; T21; T3; T11; QD; 2D; AD; T8; T12; T5; T13; JC; 3 say piccolo; T15; CD",
     "T19: 0 0, T20: 0 0, T17: 1.75 0.2 card CD 32 15 32, T14: 4.02 0.21 card CD 32 8 32"),
    (20043, 2, 1, 4, True, 1000,
     "1 discard AC 4C; KB; QB; 7B; 9B; 4D; QD; T1; F; T4; T17; T19; T5; T13; T21; T6; T2; KC; 2C; T3; 3C; 3 say rap for trumps; 2D; "
     "T8; 3D; T9; KS; T7; 9S; QS; 3 say piccolo; T18; T11; T10; T15; AD; T14; JD; CS; JC; QC; 8B; KD",
     "T20: 0 0, T12: 5.45 0.05 card JS 29 3 32, CD: 9.45 0.05 card CD 32 0 32"),
    (21031, 2, 0, 4, True, 4000,
     "0 discard JC JD; 3 say rap for trumps; T8; T3; T14; T18; KB; 7B; JB; 8B; KD; 4D; CD; 3D; KS; T9; 10S; 7S; 3 say piccolo; T13; "
     "T15; T16; F; AD; T6; 2D; T7; 9B; T2; 10B; QB",
     "T20: 0 0, T5 T10: 1.13 0.29 trick - 32 15 32, T19: 1.47 0.24 trick - 32 21 32, AC: 2.31 0.26 trick - 32 9 32, QC: 2.88 0.31 card "
     "QC 18 9 32"),
    (24043, 2, 0, 4, True, 1000,
     "0 discard CD 3D; KD; 4D; 2D; T1; 2 say rap for trumps; T4; T13; T15; T17; KC; T6; 4C; QC; 2 say piccolo; T10; T8; T2; T14; 8B; "
     "KB; 10B; CB; 9S; KS; T3; 8S; QD; F; T11; JD; 7B; QB; JB; T7; T9; T12; T19; T20; CC; 3C; T16; AC",
     "CS: 0 0, T18: 5.21 0.35 card CS 29 21 32, 9B: 5.37 0.43 card CS 29 21 32"),
    (25011, 2, 1, 4, True, 2100,
     "1 discard QC CD; KC; AC; CC; 2C; CB; T6; 7B; QB; AD; KD",
     "T1: 0 0, T7: 2.43 0.25, T12: 2.71 0.27, T14: 2.98 0.29, T16: 3.32 0.29"),
    (25031, 2, 1, 4, True, 4000,
     "1 discard QC CD; KC; AC; CC; 2C; CB; T6; 7B; QB; AD; KD; T1; 2D; 3 say rap for trumps; T16; F; T4; T18; CS; KS; 8S; T8; 4D; QD; "
     "T12; T21; 4C; T9; T10; T14; 3 say piccolo",
     "10B: 0 0, 8B: 0 0, JB: 0.5 0.1, 7S 9S: 0.55 0.17, T7: 1.91 0.21 trick - 25 2 32"),
    (131025, 2, 0, 4, True, 1100,
     "0 discard QC QD; KD; 4D; JD; 2D; KC; 4C; F; 2C; 8B; KB; T1; 7B; T3; T8; T12; AD; JC; CC; T4; AC; 3D; CD; T2; 3C",
     "T18 T19: 0 0, T7: 1.79 0.32, T13 T14 T15: 1.97 0.3, JB: 2.08 0.3"),
    (132003, 2, 1, 4, True, 1000,
     "1 discard QC QD; KB; 7B",
     "F: 0 0, T5: 3.41 0.62, T7: 3.62 0.62, T10: 3.65 0.63, T12 T13: 3.66 0.64, T16: 4.84 0.64, T19: 7.38 0.75"),
    (134027, 2, 2, 4, True, 4000,
     "2 discard QS CD; KC; AC; JC; 4C; QC; CC; T18; 3C; 3 say rap for trumps; T3; T11; T13; T15; QD; 3D; KD; 4D; KB; 8B; CB; 10B; KS; "
     "T6; 7S; CS; JD",
     "T1: 0 0, T8 T9: 0.91 0.23 card T1 30 18 32, T12: 1.23 0.25 card T1 30 20 32, T2: 1.27 0.21 card T1 30 19 32, T16: 2 0.26 card T1 "
     "30 20 32"),
    (134030, 2, 2, 4, True, 4000,
     "2 discard QS CD; KC; AC; JC; 4C; QC; CC; T18; 3C; 3 say rap for trumps; T3; T11; T13; T15; QD; 3D; KD; 4D; KB; 8B; CB; 10B; KS; "
     "T6; 7S; CS; JD; T1; F; T5",
     "T17: 0 0, 8S 9S: 0.47 0.12 card JS 31 20 32, JB: 0.82 0.12 card JS 31 21 32, 2C: 0.91 0.11 card JS 31 20 32, JS: 0.94 0.13 card "
     "JS 31 16 32"),
    (137003, 2, 0, 4, True, 1100,
     "0 discard QB QD; KS; 7S",
     "F: 0 0, T1: 2.24 0.57, T5 T6: 3.46 0.55, T10 T11: 3.64 0.52, T14 T15: 4.26 0.51, T18: 5.84 0.58 card QS 25 17 32"),
    (137018, 2, 0, 4, True, 2100,
     "0 discard QB QD; KS; 7S; F; 9S; KD; 4D; 3D; CD; 3C; 2C; 4C; KC; CC; JC; T17; T18; T14",
     "T16: 0 0, T7: 3.09 0.38, T2 T3: 3.09 0.38, T12: 4.08 0.38"),
    (2010, 3, 3, 4, True, 1000,
     "3 discard QC 4C; KD; JD; 2D; 4D; AC; KC; JC; T7; 1 say rap for trumps",
     "3D: 0 0, QB: 0.3 0.63, KB: 0.4 0.57, KS: 0.45 0.56, T14: 1.73 0.62, T18: 1.99 0.61, T11: 2.1 0.64, T8: 2.12 0.59, T21: 3.97 "
     "0.59, 8B 9B: 4.11 0.69 card QB 16 7 32"),
    (52023, 3, 3, 4, True, 1200,
     "3 discard 3C 2D; KC; 4C; 2C; T2; KS; CS; QS; 7S; 9S; F; 8S; JS; KB; 8B; QB; 9B; KD; T3; AD; JD; JB; 7B",
     "T1: 0 0, T10: 1.06 0.42, T13: 1.35 0.43"),
    (59025, 3, 2, 4, True, 1000,
     "2 discard JC 2C; KC; 3C; 4C; T2; KB; 10B; 8B; 7B; KS; JS; 8S; 9S; AD; 4D; 2D; KD; 3D; CD; T12; JD; CS; F; T1; 7S",
     "T5: 0 0, QB: 1.27 0.4 card QB 18 4 32, CB: 1.29 0.37 card CB 15 3 32, JB: 1.41 0.4, T7: 1.59 0.31, T13: 1.8 0.42, 9B: 1.9 0.4"),
    (64039, 3, 2, 4, True, 2000,
     "2 discard QS 2C; JB; KB; 10B; QB; KD; CD; JD; 4D; 2D; T6; 3D; QD; 10S; T1; 8S; JS; 0 say rap for trumps; AD; T10; T13; T14; 7S; "
     "T18; 9S; F; 0 say piccolo; CB; T4; T9; T12; T15; T19; 4C; T5; 7B; CS; T11; T17",
     "T2 T3: 0 0, CC: 2.71 0.39, T21: 5.45 0.41 card KS 14 6 32"),
    (75038, 3, 3, 4, True, 2000,
     "3 discard QS CC; KS; 10S; JS; 8S; 10B; KB; F; JB; T4; T3; T14; T17; KC; 3C; 4C; T15; KD; 3D; T7; AD; 7B; QB; 8B; T2; 2D; T9; CD; "
     "JD; 2C; T18; T19; AC; 9B; T8; T10; CB; JC",
     "T21: 0 0, T12: 2.21 0.38 card JC 29 10 32, T6: 3.19 0.39 card JC 29 8 32"),
    (82022, 3, 1, 4, True, 2000,
     "1 discard QB 2C; 0 say rap for trumps; T5; F; T10; T13; 9S; 10S; KS; 8S; KD; T1; 3D; QD; KC; T14; QC; CC; JB; 7B; T3; 9B",
     "T15 T16: 0 0, T9: 0.65 0.19, T7: 0.66 0.21, 4D: 0.78 0.33 trick - 9 1 32, 7S: 1.12 0.3, JC: 1.31 0.32, AC: 2.22 0.34 card JC 25 "
     "11 32"),
    (94013, 3, 2, 4, True, 2000,
     "2 discard JS 8S; JC; 4C; 3C; KC; 2D; T1; 4D; QD; KS; 10S; QS; T2",
     "2C: 0 0, T16 T17: 0.84 0.26, T19: 1.08 0.25, AD: 1.53 0.27 trick - 14 0 32, QC: 1.68 0.25, T12 T13 T14: 1.83 0.29, T20: 2.16 "
     "0.26"),
    (111029, 3, 3, 4, True, 2300,
     "3 discard QB 10B; KS; 8S; 7S; T4; T16; F; T8; T12; T21; T2; T1; T19; 4D; T3; 2D; QD; 9S; QS; 8B; T5; T17; T20; T9; KC; JB; KB; "
     "CB; T6",
     "T18: 0 0, T11 T13: 1.66 0.25 trick - 32 22 32, T7: 1.67 0.25 trick - 32 22 32, 3D: 1.83 0.41 trick - 32 5 32, JD: 2.55 0.42 card "
     "JD 22 5 32"),
    (112018, 3, 1, 4, True, 2000,
     "1 discard 9B QC; CD; QD; 2D; KD; KC; T11; 4C; CC; 0 say rap for trumps; T3; F; T6; T10; 10S; 9S; KS; JS",
     "JC: 0 0, T8 T9: 0.88 0.31, 4D 3D: 1.03 0.29, T15: 1.09 0.33, 8S: 1.33 0.31, T21: 2.77 0.34, T1: 3.59 0.36 card T1 28 9 32"),
    (114029, 3, 3, 4, True, 2000,
     "3 discard 10B QC; 8S; KS; F; T3; KD; JD; CD; T1; 9S; T8; JS; QS; AC; KC; CC; T2; 7B; T10; 8B; KB; 4D; T12; 2D; T5; JC; T17; T19; "
     "T4",
     "CS: 0 0, 10S: 1.69 0.29 card CS 16 2 32, T21: 2.18 0.4 card CS 16 1 32, QB: 2.5 0.4 card CS 16 1 32, CB: 2.62 0.4 card CS 16 0 "
     "32, T6: 4.7 0.4 card CS 16 2 32"),
    (129012, 3, 3, 4, True, 2000,
     "3 discard QB CB; 2 say rap for trumps; T2; T17; T6; F; KB; 9B; T7; T12; 2 say piccolo; T4",
     "T15: 0 0, T11: 0.28 0.25, T21: 0.85 0.36, T1: 3.24 0.4 card T1 28 19 32"),
)

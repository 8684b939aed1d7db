"""Puzzles of asti-chiamare-il-re; `python -m benchmarks.puzzles asti-chiamare-il-re` adds to them."""

RULES = "7dd026eda195"
HANDS = 51
PUZZLES = (
    (1030, 1, 2, 4, True, 4000,
     "2 discard QS QD; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KB; T4; T14; T3; F; AD; 4D; T7; KD; KS; CS; 9S; 8S; KC; QC; T1; CC; "
     "3D; T13; T9; 2D; JC; AC; 4C; T2",
     "9B: 0 0, CD: 0 0.05, T5 T6: 0.19 0.05, T11 T12: 0.19 0.05, T18: 0.46 0.06"),
    (2011, 1, 2, 4, True, 1000,
     "2 discard QD 3D; 3 passo; 0 passo; 1 passo; 2 solo; 2 senza carta; AC; CC; T7; 2C; T13",
     "F: 0 0, T16: 1.68 0.47 card JC 18 9 32, T3: 2.12 0.41, T5: 2.12 0.41, T20: 2.3 0.44 card JC 18 10 32, T21: 2.5 0.43, T12: 2.67 "
     "0.42"),
    (2025, 1, 2, 4, True, 4000,
     "2 discard QD 3D; 3 passo; 0 passo; 1 passo; 2 solo; 2 senza carta; AC; CC; T7; 2C; T13; F; T2; T4; 2D; T12; 4D; CD; KB; 9B; 7B; "
     "10B; 8B; QB; JB",
     "T1: 0 0, T9 T10: 0.47 0.12, T19: 1.01 0.16"),
    (3023, 1, 3, 4, True, 2000,
     "3 discard QC JC; 0 passo; 1 passo; 2 passo; 3 passo; 3 call KB; KD; 4D; AD; 2D; KC; 2C; 4C; T2; KS; T12; QS; T13; KB; QB; 7B; "
     "9B; T16",
     "F: 0 0, T3: 0.31 0.04, T20: 0.31 0.05 card CC 20 7 32, T10 T11: 0.4 0.04 card CC 20 12 32"),
    (3033, 1, 3, 4, True, 4200,
     "3 discard QC JC; 0 passo; 1 passo; 2 passo; 3 passo; 3 call KB; KD; 4D; AD; 2D; KC; 2C; 4C; T2; KS; T12; QS; T13; KB; QB; 7B; "
     "9B; T16; F; T4; T18; 7S; T6; JS; T8; JD; 3D; CD",
     "T3: 0 0, T10 T11: 0.09 0.02, T20: 0.21 0.02"),
    (9008, 1, 3, 4, True, 4100,
     "3 discard 9B CC; 0 passo; 1 passo; 2 passo; 3 passo; 3 call KS; T13; T2",
     "T15: 0 0, T9: 0.11 0.04 trick - 30 0 32, T6 T7: 0.12 0.04 trick - 30 0 32"),
    (13009, 1, 3, 4, True, 1000,
     "3 discard QD CD; 0 passo; 1 passo; 2 passo; 3 passo; 3 call KD; T18; T10; T2",
     "F: 0 0, T3: 0.13 0.05, T9: 0.15 0.05, T11: 0.15 0.05, T20: 0.29 0.07 card CC 25 17 32, T17: 0.35 0.06 card JC 25 16 32, T1: 0.55 "
     "0.08 card T1 30 0 32"),
    (16032, 1, 1, 4, True, 2000,
     "1 discard CD 3D; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KS; 7B; 9B; CB; KB; KD; 4D; 2D; JD; 10B; QB; T12; JB; 2 say rap for "
     "trumps; T21; F; T4; T1; 2 say piccolo; 2C; KC; T6; 3C; 7S; T10; CS; QS",
     "AC: 0 0, 8B: 0.11 0.05, T15 T16: 0.31 0.08, T11: 0.36 0.08, T20: 0.38 0.08, T19: 0.38 0.08"),
    (17032, 1, 1, 4, True, 2000,
     "1 discard 10S QC; 2 passo; 3 passo; 0 passo; 1 solo; 1 solo; 1 give 7B; 1 ask T20; QS; KS; JS; T1; 2C; T5; 4C; AC; 4D; QD; 2D; "
     "KD; JC; T7; 3C; T18; CD; T14; 3D; T15; 8S; T12; T3; 7S",
     "T13: 0 0, AD: 0.12 0.13, T2: 0.47 0.11, T8: 0.51 0.12, CB: 0.82 0.15 trick - 32 22 32, F: 0.92 0.16, 9B: 1.06 0.16 card CB 26 17 "
     "32"),
    (20016, 1, 1, 4, True, 2000,
     "1 discard QS 10B; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KD; KS; 9S; T12; 7S; KB; T7; JB; 7B; KC; JC",
     "T1: 0 0, T6: 0.15 0.06, T11: 0.23 0.06, T16: 0.36 0.07, T20: 0.68 0.08"),
    (27009, 1, 1, 4, True, 4000,
     "1 discard QB JD; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KS; QS; 9S; KS",
     "CS: 0 0, JS: 0.09 0.02 card CS 32 16 32, 7S 8S: 0.16 0.04 card CS 32 16 32"),
    (28045, 1, 0, 4, True, 1600,
     "0 discard QC AC; 1 passo; 2 passo; 3 passo; 0 passo; 0 call KB; T10; F; T13; T1; KB; JB; 9B; 7B; 8B; 10B; T2; QB; KC; 2C; 4C; "
     "T3; KS; T4; T7; 7S; 1 say rap for trumps; T8; T14; T6; T17; T20; T9; AD; T11; CC; T12; JC; T15; 9S; T5; KD; 8S; 3D; 4D",
     "QS: 0 0, CS: 0.03 0.03, 3C: 0.27 0.05 card CS 27 19 32, 10S: 0.32 0.05 card CS 27 9 32"),
    (29038, 1, 1, 4, True, 1300,
     "1 discard CD JD; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KB; QS; 7S; 9S; KS; 10S; CS; 8S; JS; 0 say rap for trumps; CB; KB; "
     "QB; JB; 10B; T11; 9B; 8B; KC; AC; 2C; 4C; KD; T5; 3D; 4D; 7B; T17; T3; T2; AD; T4; 2D",
     "F: 0 0, T9: 0.38 0.07 card CC 26 16 32, T12 T13 T14: 0.4 0.07 card CC 26 17 32, T19: 0.83 0.09 card QC 19 10 32"),
    (35017, 1, 2, 4, True, 4000,
     "2 discard QB JC; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KS; KS; T9; T6; 9S; KB; 8B; 7B; JB; 3C; KC; T1",
     "QC: 0 0, CC: 0.06 0.02 card QC 32 21 32, 2C AC: 0.29 0.05 card QC 32 21 32"),
    (39024, 1, 2, 4, True, 4000,
     "2 discard 9S CB; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KD; T12; T4; T2; T15; 3D; T6; AD; 4D; QC; T9; T13; CC; 7S; T8; CS; "
     "10S; 2D; T14",
     "T1: 0 0, T17: 0.15 0.06 card T1 32 16 32, T21: 0.24 0.06 card T1 32 21 32, T10: 0.35 0.05 card T1 32 15 32"),
    (48038, 1, 2, 4, True, 2000,
     "2 discard QS JC; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KB; QC; 2C; KC; 4C; KS; 7S; CS; T1; KB; 9B; 7B; JB; 4D; T6; KD; JD; "
     "3C; AC; T19; T4; 1 say rap for trumps; T5; T8; T16; T18; 8B; T17; CB; T2; 1 say piccolo; T9; QD",
     "T20: 0 0, T12: 0.69 0.08 card QD 32 1 32, T3 T7: 0.78 0.08 card QD 32 0 32"),
    (38, 2, 0, 4, True, 2000,
     "0 discard QS 4C; 1 passo; 2 solo; 2 solo; 2 give 8S; 2 ask T21; CC; T9; JC; T15; 7B; T2; 10B; QB; QC; T19; T12; F; KD; CD; 3D; "
     "T17; JS; T6; 9S; T11; 8B; T18; KB; JB; 7S; T7; KS; T16; 9B; 8S; T4; T8",
     "T10 T13 T14: 0 0, 10S: 0.34 0.05 trick - 27 5 32, T1: 1.59 0.08 card T1 32 14 32"),
    (10041, 2, 0, 4, True, 4000,
     "0 discard CC QD; 1 solo; 1 solo; 1 give 7B; 1 ask T20; KC; 4C; AC; T6; T14; F; T3; T13; 8B; T1; QB; 7B; KD; 4D; T5; 3D; 9S; QS; "
     "KS; 10S; 2C; 3C; JC; T15; 9B; T2; T10; KB; T18; T8; T16; T19; T4; T7; T9; CB",
     "JB: 0 0, 7S: 0.95 0.11 card JB 20 10 32, JS: 1.06 0.11, T21: 1.31 0.12"),
    (14031, 2, 2, 4, True, 4000,
     "2 discard 9S CD; 3 solo; 3 senza carta; KS; 8S; 7S; T2; KB; 8B; QB; CB; KC; T12; 3C; 4C; T6; T4; T9; T3; KD; 2D; T1; 4D; JS; QS; "
     "CS; F; 10S; 7B; T10; T8",
     "T13 T14 T15: 0 0, 9B: 0.97 0.12 trick - 31 23 32, 2C AC: 1.28 0.14 trick - 31 8 32"),
    (17029, 2, 1, 4, True, 2000,
     "1 discard 10S QC; 2 passo; 3 passo; 0 passo; 1 solo; 1 solo; 1 give 7B; 1 ask T20; QS; KS; JS; T1; 2C; T5; 4C; AC; 4D; QD; 2D; "
     "KD; JC; T7; 3C; T18; CD; T14; 3D; T15; 8S",
     "T12 T13: 0 0, F: 1.04 0.15 trick - 18 2 32, T8: 1.07 0.14 trick - 18 5 32, T2: 1.2 0.14 trick - 18 2 32"),
    (21043, 2, 1, 4, True, 1000,
     "1 discard QC AC; 2 passo; 3 passo; 0 solo; 0 solo; 0 give 2C; 0 ask T20; KB; 7B; T9; JB; KS; 9S; 7S; 8S; CS; QS; T6; T15; KC; "
     "JC; 2C; 4C; 2D; T1; 4D; JD; CC; T4; T14; 3C; 8B; T21; T2; 9B; AD; T10; 3D; CD; T5; T13; KD; T3",
     "T17: 0 0, 10B: 2.49 0.24 card JS 22 0 32, 10S: 2.49 0.24 card QB 21 0 32, JS: 2.49 0.24 card QB 21 0 32"),
    (24027, 2, 3, 4, True, 2000,
     "3 discard QS CS; 0 passo; 1 passo; 2 passo; 3 passo; 3 call KD; QC; KC; 2C; JC; KB; JB; 7B; QB; 4C; AC; T10; CC; AD; 3D; CD; KD; "
     "KS; T3; 10S; 8S; QD",
     "T1: 0 0, T6: 0.27 0.08, T9: 0.29 0.08, T16: 0.37 0.09, T13: 0.38 0.09, T21: 0.61 0.09"),
    (26048, 2, 0, 4, True, 1000,
     "0 discard JS 2D; 1 passo; 2 passo; 3 passo; 0 solo; 0 solo; 0 give 10S; 0 ask T20; KS; 9S; 7S; T1; KC; JC; AC; 2C; 4C; F; QC; "
     "CC; 10S; 8S; T12; T14; QB; T5; JB; 10B; KD; CD; T10; T17; CB; T13; 9B; KB; QD; 3D; T15; T2; T3; T4; T6; T19; CS; T16; T8; T7",
     "T20: 0 0, 3C: 1.62 0.19 trick - 32 0 32, T18: 1.62 0.19 trick - 32 3 32"),
    (31032, 2, 1, 4, True, 4300,
     "1 discard QC QD; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KD; KC; JC; CC; AC; 10S; 8S; KS; T2; 3C; T10; T11; 4C; QS; 7S; T8; "
     "JS; KB; CB; QB; 7B; 3D; 4D; KD; T7; 2C; T13",
     "T18 T19: 0 0, T20: 0.21 0.04, T6: 0.38 0.06 trick - 31 0 32"),
    (33044, 2, 0, 4, True, 4200,
     "0 discard 7S CC; 1 passo; 2 passo; 3 passo; 0 passo; 0 call KC; T16; F; T9; T17; 3 say rap for trumps; T7; T14; T2; T15; KC; AC; "
     "2C; 3C; 4C; T8; QC; T19; KS; 8S; T1; JS; 3 say piccolo; T11; T4; T3; T13; QS; T12; CS; 9S; KD; AD; 4D; T18; 7B; KB; 8B; 10B",
     "3D 2D: 0 0, 9B: 0.16 0.02 card CB 21 8 32, CB: 0.18 0.02 card CB 21 11 32"),
    (41037, 2, 2, 4, True, 4400,
     "2 discard QS QD; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KB; KB; T14; CB; 9B; KS; CS; T2; 8S; KC; 4C; 3C; JC; AC; T6; 2C; QC; "
     "2 say rap for trumps; T4; T7; T12; T16; CC; T21; T3; T5; 2 say piccolo; T9; 7S; T13; T18; QB",
     "F: 0 0, 7B 8B: 0.17 0.02, JB: 0.19 0.03 card JB 26 13 32"),
    (43038, 2, 0, 4, True, 2100,
     "0 discard 8S QB; 1 passo; 2 passo; 3 passo; 0 passo; 0 call KC; QD; KD; T4; 4D; KC; QC; 2C; T3; KS; 7S; T12; JS; KB; CB; 7B; JB; "
     "8B; T10; F; T11; CS; T5; T2; QS; JC; T19; 4C; 3C; 9S; T7; T17; T18",
     "T6 T8: 0 0, T1: 0.41 0.06 card T1 23 5 32, T16: 0.51 0.07, CD: 0.54 0.06 card JD 11 3 32"),
    (49035, 2, 0, 4, True, 4200,
     "0 discard JC CD; 1 solo; 1 senza carta; KC; AC; 4C; T1; KS; T12; 7S; CS; KB; 9B; 7B; T2; 8S; F; QS; T5; 3D; 4D; KD; JD; 2C; T6; "
     "QC; T3; JS; T15; 9S; T9; 8B; T4; 10B; CB",
     "T17: 0 0, T14: 0.28 0.07, T19 T21: 0.3 0.06, 10S: 0.34 0.09"),
    (5025, 3, 2, 4, True, 4000,
     "2 discard QS QD; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KD; KC; 2C; CC; T2; 9S; 7S; 8S; KS; 3C; T4; 4C; AC; JS; 10S; T13; "
     "T14; QC; T12; T16",
     "T20: 0 0, T10: 0.33 0.05 card QC 32 0 32, T1: 0.58 0.05 card QC 32 0 32"),
    (5039, 3, 2, 4, True, 2000,
     "2 discard QS QD; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KD; KC; 2C; CC; T2; 9S; 7S; 8S; KS; 3C; T4; 4C; AC; JS; 10S; T13; "
     "T14; QC; T12; T16; T10; CS; T20; F; T8; KB; 10B; 8B; 7B; KD; T5; 4D; 2D; 3 say rap for trumps",
     "JC: 0 0, T19: 0.24 0.09, T7: 0.3 0.07, T11 T15: 0.3 0.08"),
    (7032, 3, 2, 4, True, 4000,
     "2 discard QB QD; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KS; KB; CB; 9B; T2; 1 say rap for trumps; T5; T13; T3; T16; KS; JS; "
     "CS; 7S; JB; T8; 8B; 7B; 1 say piccolo; T14; T7; T6; F; KC; QC; JC; 4C",
     "T15 T17: 0 0, 3C 2C: 0.09 0.02 trick - 20 12 32, 8S: 0.11 0.02 trick - 20 11 32, KD: 0.11 0.03, CD: 0.22 0.03 card KD 26 8 32"),
    (11026, 3, 2, 4, True, 2000,
     "2 discard JC AC; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KS; KS; 7S; 8S; CS; KC; CC; 4C; T10; KD; JD; AD; T9; 3C; T15; QC; "
     "T19; CD; T14; 4D; 3D",
     "T16: 0 0, T11: 0.16 0.06, 9S: 0.2 0.07 trick - 31 12 32, KB: 0.24 0.06 trick - 31 17 32, 2C: 0.26 0.07 card CB 17 8 32, F: 0.33 "
     "0.08 trick - 31 11 32, CB: 0.69 0.08 card CB 17 9 32, 8B: 0.71 0.09 card CB 17 5 32"),
    (12042, 3, 0, 4, True, 4200,
     "0 discard 7B AD; 1 passo; 2 passo; 3 passo; 0 passo; 0 call KD; CD; KD; 4D; 3D; QD; JD; 2D; T6; KB; 8B; 10B; T1; KS; 8S; QS; "
     "10S; 9S; T11; 7S; T13; T14; T2; T7; T16; T19; F; T4; T12; 9B; QB; T5; JB; 2C; 4C; T3; 3C",
     "T21: 0 0, JS: 0.18 0.03 trick - 24 11 32, CS: 0.28 0.03 trick - 24 12 32, T10: 0.4 0.03 card KC 24 14 32"),
    (25033, 3, 1, 4, True, 2000,
     "1 discard JS QD; 2 passo; 3 solo; 3 senza carta; KB; 9B; QB; CB; KD; T1; 4D; 3D; KS; 8S; T2; QS; AD; CD; T13; 2D; 10S; CS; T4; "
     "T3; 2C; KC; 3C; AC; 7S; 9S; T5; T7; 0 say rap for trumps",
     "QC: 0 0, CC: 0.27 0.12, T8 T9: 1.02 0.21, T12: 1.05 0.21, 4C: 1.25 0.22"),
    (27031, 3, 1, 4, True, 2000,
     "1 discard QB JD; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KS; QS; 9S; KS; CS; QD; T1; 3D; 4D; 0 say rap for trumps; T2; T16; "
     "T3; T18; KB; 9B; 8B; JB; 10S; 7S; T5; T11; KC; 4C; 3C; QC",
     "T17: 0 0, CB: 0.05 0.05, 7B: 0.11 0.04 trick - 31 20 32, JC: 0.11 0.05 card KD 21 12 32, AC: 0.13 0.04 trick - 31 22 32, 2D: "
     "0.16 0.04 card KD 21 10 32, KD: 0.26 0.04 card KD 21 5 32"),
    (28044, 3, 0, 4, True, 4200,
     "0 discard QC AC; 1 passo; 2 passo; 3 passo; 0 passo; 0 call KB; T10; F; T13; T1; KB; JB; 9B; 7B; 8B; 10B; T2; QB; KC; 2C; 4C; "
     "T3; KS; T4; T7; 7S; 1 say rap for trumps; T8; T14; T6; T17; T20; T9; AD; T11; CC; T12; JC; T15; 9S; T5; KD; 8S; 3D",
     "JD: 0 0, 4D: 0.16 0.02, CD: 0.29 0.04 card CD 18 4 32"),
    (37043, 3, 1, 4, True, 4000,
     "1 discard JC 4D; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KC; KS; JS; 9S; 8S; 7S; T9; F; 10S; KD; 2D; T4; JD; KB; 10B; QB; JB; "
     "8B; CB; 7B; T5; AD; T10; T18; 3D; CC; KC; T11; 3C; CS; T12; T2; T3; 2C; QC; 4C; T21; CD",
     "T15 T16: 0 0, T19: 0.11 0.03, T13: 0.24 0.03 card QD 23 14 32"),
    (37046, 3, 1, 4, True, 4300,
     "1 discard JC 4D; 2 passo; 3 passo; 0 passo; 1 passo; 1 call KC; KS; JS; 9S; 8S; 7S; T9; F; 10S; KD; 2D; T4; JD; KB; 10B; QB; JB; "
     "8B; CB; 7B; T5; AD; T10; T18; 3D; CC; KC; T11; 3C; CS; T12; T2; T3; 2C; QC; 4C; T21; CD; T13; T6; T14",
     "9B: 0 0, AC: 0.2 0.03, T17: 0.32 0.04"),
    (38034, 3, 2, 4, True, 4000,
     "2 discard CB JC; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KD; KC; QC; 2C; T6; KS; T3; CS; JS; 4C; T19; AC; T7; AD; KD; JD; 4D; "
     "T2; T13; F; T14; 7S; QS; 9S; T4; 3C; T15; T5; T16",
     "T17 T18: 0 0, KB: 0.23 0.06, 10S: 0.29 0.06 trick - 30 5 32, 3D 2D: 0.31 0.05 card T1 16 7 32"),
    (45043, 3, 0, 4, True, 4500,
     "0 discard 9B 3D; 1 passo; 2 passo; 3 passo; 0 solo; 0 solo; 0 give 7S; 0 ask KS; JD; CD; AD; KD; KS; 8S; 7S; T1; KB; T2; 10B; "
     "8B; T18; T5; T3; F; 9S; QS; CS; T4; T13; T7; T10; T8; QD; 4D; 2D; T9; JS; T6; 10S; T14; T21; T11; CB",
     "T20: 0 0, T15: 0.58 0.16 card CB 32 0 32, T19: 2.35 0.12 card CB 32 0 32"),
    (47042, 3, 0, 4, True, 4200,
     "0 discard JS 10B; 1 passo; 2 passo; 3 passo; 0 passo; 0 call KD; KC; CC; 3C; 4C; 9B; KB; F; T1; 4D; T9; 2D; AD; 7B; 8B; CB; T2; "
     "3D; T13; QD; T6; T4; T7; T12; T15; JD; T16; KD; T14; 8S; KS; 7S; T17; CD; T5; T3; T20",
     "QB: 0 0, AC: 0.15 0.04, 9S 10S: 0.19 0.04"),
    (48037, 3, 2, 4, True, 4000,
     "2 discard QS JC; 3 passo; 0 passo; 1 passo; 2 passo; 2 call KB; QC; 2C; KC; 4C; KS; 7S; CS; T1; KB; 9B; 7B; JB; 4D; T6; KD; JD; "
     "3C; AC; T19; T4; 1 say rap for trumps; T5; T8; T16; T18; 8B; T17; CB; T2; 1 say piccolo; T9",
     "QB: 0 0, CD: 0.14 0.04 card QD 23 15 32, QD: 0.14 0.03, 3D 2D AD: 0.26 0.05 card QD 23 14 32"),
)

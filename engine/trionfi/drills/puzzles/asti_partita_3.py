"""Puzzles of asti-partita-3; `python -m benchmarks.puzzles asti-partita-3` adds to them."""

RULES = "07564c3f06ec"
HANDS = 78
PUZZLES = (
    (1004, 1, 0, 3, True, 1000,
     "0 discard JS QB CD; 10B; KB; 7B",
     "KS: 0 0, KD: 0.07 0.08, QD: 0.72 0.11, CC: 0.86 0.29, T18 T19 T21: 2.02 0.29, T8: 2.36 0.33 trick - 31 0 32, T2: 2.36 0.34 trick "
     "- 31 0 32, T13 T14 T15: 2.57 0.32 trick - 31 0 32, 7S 8S: 8.16 0.49 card KS 31 7 32, 10S: 8.2 0.5 card KS 31 7 32, 4D: 9.98 0.39 "
     "card KD 28 13 32"),
    (3015, 1, 2, 3, True, 1000,
     "2 discard QS JS JC; KC; 4C; T5; KD; 2D; QD; 4D; T10; T14; JB; KB; 7B; CD; T19",
     "T21: 0 0, T3 T4: 3.11 0.19 card CD 32 0 32, T9: 4.96 0.2 card CD 32 0 32, T1: 6.09 0.24 card T1 28 0 32"),
    (10012, 1, 1, 3, True, 1000,
     "1 discard 8S AD 4D; 9S; KS; 10S; 3D; T7; QD; KB; JB; 8B; 7B; QB",
     "T1: 0 0, T5: 1.5 0.22 card T1 32 8 32, T9: 1.79 0.22 card T1 32 8 32, T13: 2.53 0.27 card T1 32 8 32, T16 T17: 3.15 0.28 card T1 "
     "32 8 32, T21: 4.83 0.32 card T1 32 8 32"),
    (10027, 1, 1, 3, True, 1300,
     "1 discard 8S AD 4D; 9S; KS; 10S; 3D; T7; QD; KB; JB; 8B; 7B; QB; T1; CS; T2; JS; 9B; T6; T9; 2D; T8; KD; 10B; T18; T21; CD; T10",
     "T14: 0 0, T19: 1.49 0.22 card CB 19 10 32, T20: 1.61 0.21 card CB 19 10 32, T4: 6.14 0.22 card CD 32 0 32"),
    (11002, 1, 0, 3, True, 4000,
     "0 discard JB 9B 2C; 10S",
     "QS: 0 0, JS: 1.21 0.21, 8S 9S: 1.72 0.24"),
    (14030, 1, 0, 3, True, 1000,
     "0 discard JC 2C JD; KD; 4D; T3; KS; 7S; T1; 4C; T7; 3C; 8S; QS; T2; T5; T18; T4; 9S; T13; T15; T17; T20; T8; T12; T9; T19; 3D; "
     "T10; 2D; JS; T11",
     "F: 0 0, T21: 1.52 0.3, T6: 6.3 0.52"),
    (19018, 1, 2, 3, True, 1000,
     "2 discard QS CB 8B; JS; KS; 7S; AC; QC; KC; KB; 7B; T3; 2D; 3D; KD; QD; 4D; T4; 9B; 10B",
     "T6 T7: 0 0, T15 T16: 1.37 0.15, T18 T19 T21: 2.22 0.17, T20: 2.58 0.18"),
    (19030, 1, 2, 3, True, 1000,
     "2 discard QS CB 8B; JS; KS; 7S; AC; QC; KC; KB; 7B; T3; 2D; 3D; KD; QD; 4D; T4; 9B; 10B; T6; 2C; 4C; CC; AD; JD; T5; QB; JB; T7; "
     "JC; 3C",
     "T1: 0 0, T2: 4.54 0.17 card T1 32 11 32, T9 T10: 4.54 0.17 card T1 32 11 32, T13 T14: 5.13 0.18 card T1 32 11 32"),
    (23035, 1, 0, 3, True, 2000,
     "0 discard 8S AD 2D; KS; 7S; T1; AC; KC; 3C; CS; 9S; T4; 4C; T13; 2C; KD; 4D; T8; JC; T2; T5; JD; T9; QD; 8B; QB; KB; 10B; T10; "
     "9B; CC; F; T6; JS; T11; 10S; QC",
     "T18: 0 0, T14: 1.14 0.23 card QC 17 2 32, T3 T7: 1.57 0.21 card QC 17 0 32"),
    (24021, 1, 2, 3, True, 2000,
     "2 discard QS CS 3C; AD; KD; 4D; 8B; KB; 9B; QD; JD; 2D; 7B; QB; CB; CD; T2; 3D; AC; KC; 4C; T16; T5",
     "F: 0 0, T8: 1.09 0.15, T10: 1.24 0.16, T12: 1.94 0.18, T20: 2.89 0.22 card T1 11 0 32, T15: 3.78 0.18"),
    (24022, 1, 2, 3, True, 2000,
     "2 discard QS CS 3C; AD; KD; 4D; 8B; KB; 9B; QD; JD; 2D; 7B; QB; CB; CD; T2; 3D; AC; KC; 4C; T16; T5; F",
     "10B: 0 0, JB: 0.34 0.08, T17 T18 T19: 1.31 0.27 card T1 26 18 32, T13 T14: 2.99 0.19, T3 T4: 3.52 0.18, T11: 3.58 0.18"),
    (25016, 1, 1, 3, True, 1000,
     "1 discard CB JB CC; 7B; T4; 8B; 2D; KD; 4D; 7S; CS; KS; QS; JS; T1; QD; AD; T11",
     "8S 9S: 0 0, KB: 0.98 0.23, KC: 1.04 0.27, 9B 10B: 1.38 0.23, T21: 1.41 0.26, T17 T18: 2.23 0.31, F: 2.86 0.34 card CD 23 5 32, "
     "T14: 3.43 0.26, 2C: 4.35 0.4 card QC 10 0 32"),
    (26034, 1, 2, 3, True, 2100,
     "2 discard QS CB 8B; KS; 7S; 9S; 8S; T2; 10S; 9B; KB; 10B; KD; 3D; 2D; 4D; QD; JD; CS; T3; JS; 7B; T1; QB; AD; T15; T18; 3C; KC; "
     "AC; 4C; QC; JC; CC; T21; 2C",
     "JB: 0 0, F: 1.36 0.16 card CD 28 13 32, T5 T6: 1.45 0.12, T8: 1.56 0.12, T14: 3.72 0.13 card CD 28 1 32"),
    (27023, 1, 2, 3, True, 1000,
     "2 discard JB 9B 8B; KB; QB; T1; JS; T3; 7S; JD; KD; AD; 4D; T7; QD; KC; 4C; T4; CD; T2; T9; AC; T6; 3C; 3D",
     "F: 0 0, T19 T21: 0.85 0.12, T5: 2.57 0.15"),
    (29038, 1, 2, 3, True, 1000,
     "2 discard JC AC 4C; JB; 7B; CB; KB; QB; 9B; AD; KD; 3D; KS; 7S; 9S; KC; 2C; T3; 10S; T1; 8S; 3C; T8; T14; 8B; T4; T2; 2D; QD; "
     "JD; JS; T5; T9; CD; 4D; T6; CC; T16; T19; 10B",
     "F: 0 0, T21: 7.02 0.2 card CS 30 3 32, T17: 7.7 0.39 card CS 30 11 32, T13: 7.98 0.38 card CS 30 18 32"),
    (30022, 1, 0, 3, True, 1100,
     "0 discard CS JC 3C; KS; 7S; 9S; 8S; QS; T2; KB; 8B; 7B; QB; 9B; JB; CB; 10B; T1; 3D; KD; T3; 10S; T12; T13",
     "4D: 0 0, T7: 2.07 0.29 card QC 30 22 32, T4: 2.08 0.29 card QC 30 22 32, T9: 2.66 0.33 card QC 30 22 32, T21: 3.49 0.4 card QC "
     "30 10 32, T16 T17 T18: 3.85 0.41 card QC 30 12 32, T14: 4.54 0.34 card QD 27 18 32, F: 7.48 0.32 card KC 31 1 32"),
    (30026, 1, 0, 3, True, 1000,
     "0 discard CS JC 3C; KS; 7S; 9S; 8S; QS; T2; KB; 8B; 7B; QB; 9B; JB; CB; 10B; T1; 3D; KD; T3; 10S; T12; T13; 4D; T6; 2D; AC",
     "KC: 0 0, CC: 3.79 0.41 card KC 12 3 32, 4C: 6.36 0.45 card KC 12 4 32, 2C: 6.38 0.45 card KC 12 4 32"),
    (32003, 1, 1, 3, True, 1000,
     "1 discard JC AC 4C; QD; 4D",
     "KD: 0 0, 3D 2D AD: 13.47 0.45 card KD 32 0 32, JD: 13.97 0.44 card KD 32 0 32"),
    (76028, 1, 0, 3, True, 4300,
     "0 discard JS JC CD; KD; 4D; T2; KC; 4C; 3C; 9B; KB; 10B; 9S; CS; KS; 10S; QS; 8S; 7S; T3; T5; T11; T15; T17; T10; T14; T19; 3D; "
     "2D; T6",
     "QB: 0 0, T16 T18 T21: 1.47 0.17, T8 T9: 3.62 0.17, 7B: 6.57 0.24 trick - 9 0 32, JB: 6.9 0.23 card QB 9 0 32"),
    (76031, 1, 0, 3, True, 4000,
     "0 discard JS JC CD; KD; 4D; T2; KC; 4C; 3C; 9B; KB; 10B; 9S; CS; KS; 10S; QS; 8S; 7S; T3; T5; T11; T15; T17; T10; T14; T19; 3D; "
     "2D; T6; QB; 8B; CB",
     "7B: 0 0, JB: 0.12 0.05, T16 T18 T21: 1.74 0.16, T8 T9: 4.06 0.18"),
    (1023, 2, 0, 3, True, 1100,
     "0 discard JS QB CD; 10B; KB; 7B; KS; T4; CS; KC; JC; CC; 4C; QC; T2; 10S; T7; 9S; 3C; T3; T8; 7S; T11; QS; 2C",
     "T5 T6 T9 T10 T12: 0 0, T17: 1.85 0.22, T20: 2.82 0.33 card JB 9 0 32, T1: 6.03 0.09 card T1 32 0 32"),
    (2019, 2, 1, 3, True, 1000,
     "1 discard JS 10S 8S; 7B; QB; KB; CB; 8B; T2; KC; F; T8; 9B; T15; T3; AC; 2C; T10; 10B; T9; T13",
     "T4 T5: 0 0, T7: 0.05 0.05, T14: 0.51 0.21, JC: 2.1 0.44, 2D: 2.11 0.38 card CC 19 9 32, QC: 2.12 0.44, 4D: 2.12 0.38 card CC 19 "
     "9 32, T19: 2.37 0.33, T1: 5.05 0.25 card T1 32 0 32, QD: 8.82 0.46 card QD 22 0 32"),
    (3031, 2, 2, 3, True, 4300,
     "2 discard QS JS JC; KC; 4C; T5; KD; 2D; QD; 4D; T10; T14; JB; KB; 7B; CD; T19; T21; CC; T8; AC; JD; T13; T3; 10S; KS; T12; 3D; "
     "T11; T4; T17; T9; F",
     "T2 T6 T7 T15: 0 0, CS: 2.06 0.24 card QC 10 2 32, 7S: 2.6 0.23 card QC 10 0 32, QC: 3.4 0.24 card QC 10 0 32"),
    (4029, 2, 1, 3, True, 1000,
     "1 discard QC 2D 3D; AD; KD; T1; KB; 10B; 8B; 7B; T3; 9B; 10S; CS; KS; 9S; QS; 7S; KC; 4C; JC; AC; 2C; CC; JB; T12; T13; T2; T14; "
     "T16; 3C",
     "T5 T6: 0 0, F: 1.93 0.3 card QC 24 0 32, T11: 2.16 0.23 card QB 21 2 32, T19: 3.11 0.27 card QB 21 10 32"),
    (4031, 2, 1, 3, True, 4000,
     "1 discard QC 2D 3D; AD; KD; T1; KB; 10B; 8B; 7B; T3; 9B; 10S; CS; KS; 9S; QS; 7S; KC; 4C; JC; AC; 2C; CC; JB; T12; T13; T2; T14; "
     "T16; 3C; T5; T4",
     "JS: 0 0, T15: 0.68 0.12 card JS 10 0 32, QB: 1.24 0.12 card JS 10 1 32, CB: 1.44 0.11 card JS 10 0 32, T7 T8 T9: 1.47 0.1 card "
     "JS 10 0 32"),
    (5028, 2, 2, 3, True, 2000,
     "2 discard JS 10S QB; KS; 7S; T4; KC; 2C; AC; 4C; T9; CC; 10B; KB; T5; 3C; T10; QC; 8S; CS; T7; 4D; CD; KD; 2D; QD; T1; T3; F; T8",
     "JC: 0 0, T13 T14 T15 T16 T17: 1.12 0.17 card JD 10 0 32, T20: 1.24 0.2 card JD 10 0 32, 3D: 1.41 0.15"),
    (5034, 2, 2, 3, True, 1200,
     "2 discard JS 10S QB; KS; 7S; T4; KC; 2C; AC; 4C; T9; CC; 10B; KB; T5; 3C; T10; QC; 8S; CS; T7; 4D; CD; KD; 2D; QD; T1; T3; F; "
     "T8; JC; T21; T2; 9S; T6; T13",
     "T20: 0 0, T14 T15 T16 T17: 0.74 0.19 trick - 32 20 32, 3D: 2 0.23 trick - 32 0 32"),
    (7025, 2, 2, 3, True, 2100,
     "2 discard 10S 9S QB; KS; 7S; T1; KC; 4C; CC; 10B; KB; 8B; 2D; CD; KD; 7B; CB; 9B; AD; T3; 3D; JB; F; T9; QS; T20; T2",
     "T21: 0 0, QC: 1.71 0.24 card JS 28 14 32, T4: 1.98 0.21 card JS 28 9 32, T6 T7 T8 T10: 2.13 0.21 card JS 28 9 32, T14: 2.31 0.19 "
     "card JS 28 13 32, T18: 2.85 0.27"),
    (8029, 2, 0, 3, True, 1000,
     "0 discard QB CB QC; 8S; 10S; CS; KS; QS; 7S; KD; T1; 2D; KC; 2C; T3; 9S; T15; F; 4C; JC; T4; 4D; T6; AD; 3C; CC; T5; T19; T9; "
     "T2; T21",
     "T20: 0 0, T12: 2.73 0.23 trick - 32 0 32, T16: 3.63 0.24 trick - 32 0 32, T18: 4.94 0.15 trick - 32 0 32"),
    (9020, 2, 1, 3, True, 1000,
     "1 discard CB JC 2C; KD; 4D; 3D; KC; 3C; T2; 9B; KB; 8B; 2D; QD; AD; AC; T8; F; 7B; T6; JB; JD",
     "T1: 0 0, T9 T10 T11: 3.19 0.23, T20: 5.63 0.44"),
    (9028, 2, 1, 3, True, 1000,
     "1 discard CB JC 2C; KD; 4D; 3D; KC; 3C; T2; 9B; KB; 8B; 2D; QD; AD; AC; T8; F; 7B; T6; JB; JD; T1; T3; 10B; T16; QB; 4C; T9; T14",
     "T18 T19 T21: 0 0, T5: 2.61 0.19 card QS 32 0 32, JS: 2.69 0.23 card QS 32 14 32, 7S 8S: 2.78 0.23 card QS 32 14 32, T15: 3.7 "
     "0.15 card QS 32 18 32"),
    (11007, 2, 0, 3, True, 1000,
     "0 discard JB 9B 2C; 10S; QS; KS; AD; JD; CD",
     "10B: 0 0, 8S 9S: 1.38 0.32, JS: 1.42 0.35, KD: 1.58 0.31, CB: 1.92 0.28 card CB 9 0 32, T6: 2.14 0.31, T17 T18: 2.18 0.36, T2: "
     "2.25 0.32, 4C: 2.26 0.31 card QC 21 11 32, T11: 2.47 0.35, T15: 2.95 0.39, 3D 2D: 5.85 0.58 card KD 11 1 32"),
    (13009, 2, 2, 3, True, 2000,
     "2 discard JC 2C 3C; KC; F; T2; 10B; KB; JB; T6; T19",
     "T20: 0 0, T21: 0.03 0.06, T4 T5: 2.19 0.22 trick - 32 0 32, T14 T15: 3.94 0.2 trick - 32 0 32, T18: 5.48 0.19 trick - 32 0 32"),
    (13037, 2, 2, 3, True, 1000,
     "2 discard JC 2C 3C; KC; F; T2; 10B; KB; JB; T6; T19; T21; AD; JD; KD; T16; T4; T17; 9S; CS; KS; QB; 7B; T1; 4D; QD; T9; 10S; T3; "
     "8S; CD; T5; T10; 7S; T7; QS; 3D; T14; T12",
     "T15 T18: 0 0, T20: 0 0, CB: 4.25 0.35 trick - 32 0 32, 8B: 4.42 0.35 trick - 32 0 32"),
    (14020, 2, 0, 3, True, 1000,
     "0 discard JC 2C JD; KD; 4D; T3; KS; 7S; T1; 4C; T7; 3C; 8S; QS; T2; T5; T18; T4; 9S; T13; T15; T17",
     "T20: 0 0, T10: 4.06 0.58 trick - 32 0 32, T12 T14 T16: 4.21 0.57 trick - 32 0 32"),
    (15019, 2, 0, 3, True, 2000,
     "0 discard JS 10S 7S; JC; KC; 4C; 4D; QD; KD; 3D; CD; AD; JD; T2; 2D; QC; CC; 3C; 2C; T14; T16",
     "8B: 0 0, 8S 9S: 2.05 0.23, CS: 2.48 0.23, QS: 2.79 0.23 card QS 9 0 32, T8: 3.91 0.24 card QB 19 11 32, T4: 3.91 0.24 card QB 19 "
     "11 32, T12 T13: 4.33 0.27, T1: 4.86 0.26 card QB 19 11 32, QB: 5.52 0.24 card QB 19 0 32"),
    (18014, 2, 1, 3, True, 1000,
     "1 discard 10S 9S QB; KC; AC; JC; 4C; T1; QC; JD; 4D; KD; 3C; T16; F; T8",
     "T19 T21: 0 0, T2 T3 T4: 1.43 0.3 trick - 32 0 32, T7: 1.62 0.3 trick - 32 0 32, T15 T17: 1.77 0.27 trick - 32 16 32"),
    (20023, 2, 1, 3, True, 1000,
     "1 discard 10S 8S QB; KB; 10B; 8B; CD; 3D; KD; 4D; QD; T2; KS; T1; 9S; 2D; F; T5; 7S; T3; T7; 7B; T6; 9B; JS",
     "T4: 0 0, T19: 1.11 0.21 card CS 14 0 32, T13: 2.27 0.23"),
    (77031, 2, 2, 3, True, 2000,
     "2 discard QS CS JD; KD; AD; T3; 10S; 9S; KS; KC; 4C; T1; 4D; CD; T4; JS; T12; 8S; 3D; T9; T16; 7S; T2; T7; AC; 3C; T5; 2D; T10; "
     "T17; T6; T13; T11",
     "T14 T15 T18: 0 0, KB: 1.87 0.41 card CB 30 10 32, QB: 2.69 0.41 card KB 26 10 32, QD: 2.79 0.35 card CB 30 7 32, CB: 3.42 0.41 "
     "card KB 26 10 32"),
    (27026, 3, 2, 3, True, 2000,
     "2 discard JB 9B 8B; KB; QB; T1; JS; T3; 7S; JD; KD; AD; 4D; T7; QD; KC; 4C; T4; CD; T2; T9; AC; T6; 3C; 3D; F; T11; T14",
     "T20: 0 0, T8 T10: 1.53 0.32 trick - 32 0 32, T13: 1.82 0.33 trick - 32 0 32, T18: 2.23 0.35 trick - 32 3 32"),
)

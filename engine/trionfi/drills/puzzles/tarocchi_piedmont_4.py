"""Puzzles of tarocchi-piedmont-4; `python -m benchmarks.puzzles tarocchi-piedmont-4` adds to them."""

RULES = "24328a8ec9e2"
HANDS = 67
PUZZLES = (
    (2040, 1, 0, 4, True, 1100,
     "0 discard QB JD; KS; 6S; 7S; AS; QS; 10S; T4; 3S; 3C; 4C; QC; KC; 8C; 10C; 2C; CC; CS; JS; T16; 4S; KB; AB; F; 2B; QD; 7D; 5D; "
     "9D; KD; 3D; CD; 6D; 2D; AD; 10D; 4D; 6B; T1; 3B",
     "CB: 0 0, JB: 0.36 0.09, 4B: 0.71 0.11, 10B: 1.06 0.13 card JB 31 23 32"),
    (5032, 1, 3, 4, True, 1000,
     "3 discard JD 9D; 2S; AS; 3S; F; AC; 10C; KC; 9C; 8S; 5S; CS; KS; KB; 3B; QB; 2B; QC; 8C; CC; 7C; JC; 4C; 6C; T7; 4S; JS; QS; 9S; "
     "KD; 8D; 10D",
     "T1: 0 0, T9: 1.69 0.25 card T1 32 23 32, T5 T6: 1.71 0.24 card T1 32 23 32, T11: 1.75 0.25 card T1 32 23 32, T14 T15: 2.03 0.26 "
     "card T1 32 23 32"),
    (6045, 1, 3, 4, True, 2000,
     "3 discard QB CD; T5; T10; T11; T15; KB; 5B; JB; AB; 3D; 4D; QD; 8D; KC; 10C; 5C; 7C; QC; 9C; 4C; AC; CC; 8C; 2C; T1; KD; 6D; 5D; "
     "10D; 9B; 3B; 6B; 2B; 7S; AS; KS; T2; 4B; T7; T16; 10B; 3C; JC; T19; F",
     "7B 8B: 0 0, 9D 7D 2D: 2.21 0.21 card CB 23 14 32, JD: 2.31 0.21 card CB 23 13 32, T9: 3.63 0.22 trick - 23 9 32, T3: 3.85 0.22 "
     "trick - 23 9 32"),
    (8049, 1, 3, 4, True, 4100,
     "3 discard QC QD; AS; 4S; KS; 2S; T11; T2; F; T8; T15; T6; T7; T9; 9C; 2C; KC; 10C; QS; 5S; JS; 3S; AC; 5C; T3; 6C; 10S; CS; 6S; "
     "T10; T13; T21; T12; T20; 7D; KD; 9D; 8D; KB; 2B; CB; 4B; T19; T4; T1; 5B; 10D; 3D; 4D; CD",
     "7S 8S: 0 0, 6D: 0.72 0.18, 8C 7C 4C: 1.19 0.17, JD: 1.68 0.18 card JD 25 10 32"),
    (9003, 1, 0, 4, True, 1000,
     "0 discard 10B 3B; KB; AB",
     "CB: 0 0, 9B: 1.39 0.26 card CB 32 19 32, 2B: 1.48 0.26 card CB 32 19 32, 6B: 1.5 0.27 card CB 32 19 32"),
    (16028, 1, 2, 4, True, 2100,
     "2 discard 2C 4C; KC; 10C; 9C; T1; KD; 7D; CD; 10D; QD; 6D; JD; AD; 4D; 5D; 2D; T4; KB; 4B; AB; 3B; T17; T7; T19; T3; T14; T6; "
     "T12",
     "T16: 0 0, T20: 0.61 0.15, T9 T10: 1.53 0.19 trick - 32 0 32"),
    (18022, 1, 1, 4, True, 2000,
     "1 discard 3D 8D; T8; T3; F; T15; AS; QS; KS; 2S; 5C; 10C; AC; 4C; 9C; KC; QC; 7C; T14; T4; T2; T17; 4S",
     "CS: 0 0, 8S: 2.4 0.25 trick - 27 16 32, 3S: 2.41 0.25 trick - 27 16 32, 5S: 2.41 0.25 trick - 27 16 32"),
    (19020, 1, 2, 4, True, 1000,
     "2 discard 3S AS; T5; F; T14; T6; 9S; KS; 6S; CS; 9D; KD; 10D; CD; QS; 2S; 10S; T7; T12; T20; T2",
     "T1: 0 0, T9: 3.97 0.35 card T1 32 23 32, T11: 4.12 0.34 card T1 32 23 32, T18: 5.21 0.33 card T1 32 24 32"),
    (20027, 1, 1, 4, True, 2000,
     "1 discard QS 9B; T16; T5; T2; F; 2C; 9C; 8C; KC; AS; 7S; KS; 2S; T14; T4; T3; T7; 10B; KB; T12; AB; 9S; CS; T1; 3S; 3C; 5C",
     "QC: 0 0, 7C 6C: 1.31 0.32 card QC 23 13 32, 4C: 1.31 0.32 card QC 23 13 32, AC: 1.41 0.31 card QC 23 13 32"),
    (22060, 1, 1, 4, True, 1000,
     "1 discard 6B 2B; T6; T1; T9; T14; KD; 6D; 7D; 10D; 2D; QD; 3D; 9D; 10C; F; 9C; CC; 10S; 3S; QS; KS; 9S; 4S; T3; 2S; T10; T8; T2; "
     "T16; 5D; CD; T11; 8D; T15; JB; T5; T4; JS; AS; 5S; T12; T13; T19; 7S; T7; KC; 8C; 6C; 2C; 3C; QC; 5C; AC; 5B; T17; 10B; 3B; 6S; "
     "T21; CS",
     "QB: 0 0, 4D: 2.2 0.26 card QB 32 9 32, 7C: 2.24 0.3 card QB 32 9 32, AB: 2.34 0.29 card QB 32 9 32, 9B: 2.42 0.28 card QB 32 9 "
     "32"),
    (24036, 1, 0, 4, True, 4300,
     "0 discard QS CD; 9S; KS; 8S; CS; T17; F; T2; T6; 9B; AB; CB; QB; 6C; 8C; 2C; AC; KC; 10C; CC; 7C; KB; 4B; 10B; 3B; T16; T7; T4; "
     "T3; 9C; QC; 5C; T8; 8B; JB; 6B",
     "T5: 0 0, T14 T15 T18: 0.34 0.06, T21: 0.85 0.09"),
    (25008, 1, 3, 4, True, 1000,
     "3 discard 8S 2S; AD; 6D; 7D; KD; 10C; 2C; CC",
     "KC: 0 0, 5C: 3.67 0.44 card CC 32 0 32, 3C: 3.81 0.46 card CC 32 0 32, AC: 3.81 0.46 card CC 32 0 32, JC: 4.85 0.46 card CC 32 0 "
     "32"),
    (25014, 1, 3, 4, True, 2100,
     "3 discard 8S 2S; AD; 6D; 7D; KD; 10C; 2C; CC; KC; 3C; QC; 9C; 4C; T9",
     "T1: 0 0, T13 T14: 1.18 0.3 card QB 29 9 32, T16: 1.85 0.33 card QB 29 8 32"),
    (26004, 1, 2, 4, True, 2100,
     "2 discard 5B 2B; 5C; 2C; JC",
     "CC: 0 0, 6C: 1.02 0.3 card JC 32 0 32, 4C: 1.02 0.3 card JC 32 0 32, 10C 9C 8C: 1.03 0.3 card JC 32 0 32"),
    (1033, 2, 3, 4, True, 1000,
     "3 discard CB QC; 5B; 3B; KB; F; T9; T10; T15; T5; QB; 10B; JB; AB; T6; T8; T14; T18; KD; 2D; CD; 10D; QD; JD; 4D; 9D; T2; T7; "
     "4S; T16; 7B; 4B; 2B; 10C",
     "9C: 0 0, 5C: 0 0.08, 7D: 0.16 0.28, 8B 9B: 0.24 0.3, KS: 1.76 0.36 card QS 25 15 32, T20: 2.03 0.39 card QS 25 17 32, 8S: 4.94 "
     "0.46 card QS 25 11 32, 3S: 5.06 0.44 card QS 25 11 32, AS: 5.08 0.43 card QS 25 11 32, JS: 5.78 0.48 card QS 25 11 32"),
    (6010, 2, 3, 4, True, 2000,
     "3 discard QB CD; T5; T10; T11; T15; KB; 5B; JB; AB; 3D",
     "4D: 0 0, KD: 1.67 0.33 card JD 23 15 32, F: 1.78 0.26"),
    (7004, 2, 0, 4, True, 1000,
     "0 discard 5S QC; T11; T17; T5",
     "F: 0 0, T3: 1.43 0.25, T12: 1.51 0.25, T16: 1.75 0.25, T20: 2.82 0.38"),
    (7009, 2, 0, 4, True, 580,
     "0 discard 5S QC; T11; T17; T5; F; T6; T13; T16; T4",
     "AD: 0 0, 7D: 0.27 0.3, 5D: 0.28 0.3, AB: 1.46 0.64, 5B: 1.52 0.66, 9B: 1.53 0.66, T3: 2.72 0.62, T12: 3.32 0.65, CB: 3.66 0.62 "
     "card CB 22 9 32, QD: 4.5 0.48 card QD 24 12 32, KS: 4.97 0.52 card QD 24 12 32, 10C 9C: 4.98 0.69 card CC 19 7 32, KC: 5 0.52 "
     "card QD 24 12 32, 6C 5C: 5.07 0.68 card CC 19 7 32, T20: 5.46 0.65 card QD 24 12 32"),
    (9021, 2, 0, 4, True, 1000,
     "0 discard 10B 3B; KB; AB; CB; T5; 9D; AD; 10D; 5D; 6S; 3S; QS; KS; CD; JD; 8D; KD; 4D; QD; T20; 6D",
     "4B 5B: 0 0, 7B 8B: 0.06 0.08, T17: 0.26 0.36, T11 T12 T13: 0.34 0.37, 9C: 1.11 0.34, 6C: 1.22 0.34, 4C: 1.22 0.34, CS: 1.38 "
     "0.37, 7S: 2.76 0.38, QB: 3 0.24 card QB 17 1 32"),
    (10021, 2, 3, 4, True, 1000,
     "3 discard CS JD; 10D; AD; 3D; 9D; 6D; QD; KD; 7D; F; CD; 8D; T3; 6C; KC; 9C; CC; AC; 7C; 10C; QC",
     "T5: 0 0, T7: 0.05 0.11, T12: 0.48 0.26, 3S 4S 5S 6S: 0.58 0.35, 8S: 0.65 0.35, T17: 1.68 0.33 card QB 26 17 32, KB: 2.57 0.35 "
     "card QB 26 16 32, 10B: 6.24 0.4 card QB 26 14 32, AB 2B: 6.33 0.4 card QB 26 14 32, CB: 6.62 0.45 card QB 26 14 32"),
    (10022, 2, 3, 4, True, 2000,
     "3 discard CS JD; 10D; AD; 3D; 9D; 6D; QD; KD; 7D; F; CD; 8D; T3; 6C; KC; 9C; CC; AC; 7C; 10C; QC; T5",
     "T18 T19: 0 0, T15: 0.86 0.18 trick - 31 15 32, T11: 1.48 0.23 trick - 31 17 32, T6: 1.57 0.24 trick - 31 17 32, T4: 1.58 0.24 "
     "trick - 31 17 32"),
    (11063, 2, 3, 4, True, 1000,
     "3 discard 7B 4B; T7; T4; T12; T10; 10S; 7S; JS; CS; 9D; 10D; QD; KD; T8; T6; T2; T11; 10C; F; KC; 7C; AC; 4C; QC; 8C; 8D; AD; "
     "CD; 4D; 6C; 2C; 9C; CC; AB; KB; 2B; T1; 3C; T14; 5C; T3; KS; 3S; 8S; AS; T20; T15; T16; T5; JB; 3B; 6B; T13; T21; T9; 5B; T18; "
     "QS; 2S; 9B; T19; JD; T17",
     "CB: 0 0, QB: 2 0 card QB 32 0 32, 6S 9S: 10 0 card QB 32 0 32"),
    (12053, 2, 0, 4, True, 1000,
     "0 discard JS 7S; 2C; 9C; KC; F; T6; T14; T11; T8; 6B; KB; AB; 2B; KS; 10S; 3S; T1; QB; 4B; CB; 5B; T15; T13; T9; T2; JB; 8B; 3B; "
     "T3; T4; T10; 8C; T16; 8S; 6S; T5; CS; 7B; 9B; T17; T7; AS; 9S; T19; QS; 10C; AC; 6C; 3C; 7C; T18; QC; CC",
     "2S 4S 5S: 0 0, 10D: 1.83 0.42, KD: 2.94 0.31 card JD 23 11 32, JD: 3.42 0.42 card JD 23 14 32"),
    (13015, 2, 0, 4, True, 1000,
     "0 discard CC 9C; 5D; KD; 6D; CD; 9B; T1; 6B; JB; AS; KS; 3S; 2S; 2D; T3",
     "F: 0 0, JD: 1.53 0.3, 7D: 1.71 0.3, QD: 2.01 0.31 card QD 9 0 32"),
    (13042, 2, 0, 4, True, 1100,
     "0 discard CC 9C; 5D; KD; 6D; CD; 9B; T1; 6B; JB; AS; KS; 3S; 2S; 2D; T3; F; 3D; QS; T2; 5S; T7; T20; T4; T10; T6; 4D; T5; 7D; "
     "AD; 2C; 3C; KC; T11; 10D; T14; JD; T8; 4S; T13; 6S; T12; T16",
     "T21: 0 0, T18: 4.49 0.66 trick - 32 23 32, T9: 5.05 0.64 trick - 32 15 32"),
    (14033, 2, 1, 4, True, 1000,
     "1 discard QB CB; 6C; 3C; KC; 9C; 5S; F; QS; 4S; 4C; JC; QC; 8C; 5C; 7C; 10C; T5; T7; T2; T13; T14; 2C; T19; T3; T8; 10S; 8S; KS; "
     "AS; 6B; 10B; KB; AB",
     "9B: 0 0, 2B 3B: 0.08 0.16, 5B: 0.09 0.16, CS: 1.84 0.35, JS: 2.64 0.36 card CS 24 10 32, KD: 2.66 0.37 card QD 20 10 32, 3D 2D: "
     "5.54 0.42 card QD 20 9 32, 9D: 5.56 0.4 card QD 20 9 32, CD: 6.07 0.48 card QD 20 9 32"),
    (15008, 2, 0, 4, True, 1000,
     "0 discard CC CD; 10C; JC; KC; 9C; T8; T5; F",
     "T3 T4: 0 0, T6: 0 0, T15: 4.64 0.42 card QD 24 12 32, T21: 5.69 0.43 card QD 24 12 32"),
    (19045, 2, 2, 4, True, 2000,
     "2 discard 3S AS; T5; F; T14; T6; 9S; KS; 6S; CS; 9D; KD; 10D; CD; QS; 2S; 10S; T7; T12; T20; T2; T1; T3; T4; T11; T13; 3D; 6D; "
     "QD; 7D; 10B; 2B; AB; CB; AD; 8D; 5D; JD; T15; T8; T19; T9; 4D; 2D; T16; T10",
     "T17: 0 0, 10C 9C: 1.24 0.34 card CC 31 19 32, 5B: 2.23 0.36 card QB 20 11 32, 7B: 2.27 0.36 card QB 20 11 32, CC: 3.84 0.35 card "
     "CC 31 20 32, KB: 3.98 0.29 card CC 31 20 32, KC: 4.17 0.3 card CC 31 20 32"),
    (3033, 3, 2, 4, True, 1000,
     "2 discard QC QD; 10B; AB; 9B; 2B; 4B; KB; CB; 3B; T5; F; T12; T8; 7D; 2D; KD; 10D; T9; T11; T18; T13; T2; T16; T17; T14; 4D; 9D; "
     "CD; T19; 5B; T15; T20; 7B",
     "4S: 0 0, 7C 6C: 1.43 0.45, 6D 5D 3D AD: 1.48 0.57, AC: 1.62 0.48, JC: 2.3 0.47 card JC 19 9 32, T1: 3.96 0.65 card QD 12 4 32, "
     "QS: 5.44 0.46 card QS 31 9 32"),
    (12031, 3, 0, 4, True, 1000,
     "0 discard JS 7S; 2C; 9C; KC; F; T6; T14; T11; T8; 6B; KB; AB; 2B; KS; 10S; 3S; T1; QB; 4B; CB; 5B; T15; T13; T9; T2; JB; 8B; 3B; "
     "T3; T4; T10",
     "6D: 0 0, 4D: 0 0.02, 2D: 0.02 0.06, 8C 7C: 0.94 0.22 card QS 18 10 32, 5C 4C: 0.94 0.22 card QS 18 10 32, 9B 10B: 0.95 0.24 card "
     "QS 18 10 32, AC: 1.01 0.25 card QS 18 10 32, CS: 2.07 0.26 card QS 18 1 32, QS: 2.16 0.26 card QS 18 0 32"),
    (21025, 3, 2, 4, True, 1000,
     "2 discard 2B QC; 9D; 10D; 6D; JD; KD; 7D; QD; T1; 9S; AS; KS; 3S; 3B; AB; KB; T2; CS; 2S; 4S; QS; T19; T9; T3; T6",
     "T17: 0 0, T15: 0.26 0.21, T21: 0.34 0.22, 7S: 1.39 0.41 trick - 26 11 32, 8C: 1.72 0.43 trick - 26 11 32, 4C: 1.72 0.44 trick - "
     "26 11 32, 6B 7B: 1.96 0.35 trick - 26 1 32, T7: 2.03 0.38 trick - 26 12 32, 9B 10B: 2.06 0.34 trick - 26 1 32, T4: 2.78 0.37 "
     "trick - 26 11 32, CB: 4.18 0.35 card CB 17 1 32"),
    (22045, 3, 1, 4, True, 2000,
     "1 discard 6B 2B; T6; T1; T9; T14; KD; 6D; 7D; 10D; 2D; QD; 3D; 9D; 10C; F; 9C; CC; 10S; 3S; QS; KS; 9S; 4S; T3; 2S; T10; T8; T2; "
     "T16; 5D; CD; T11; 8D; T15; JB; T5; T4; JS; AS; 5S; T12; T13; T19; 7S; T7",
     "3B 4B: 0 0, 7B 8B: 0.1 0.06, CS: 0.38 0.25, KC: 1.27 0.26, 3C: 3.84 0.3 card QC 23 11 32, JC: 4.38 0.28 card QC 23 11 32"),
    (28049, 3, 3, 4, True, 4000,
     "3 discard 7D 10D; 7C; 4C; KC; 10C; T11; T4; F; T7; T3; T19; T2; T8; 7S; 4S; KS; AS; 3B; 2B; KB; AB; 7B; 5B; QB; 9B; 3C; 5C; CC; "
     "QC; 9D; KD; 8D; T1; 8S; T5; T10; 2S; CD; 6D; T14; 5D; 9C; T6; JC; AC; T15; T13; T9; T16",
     "8C 6C 2C: 0 0, T20: 0.65 0.21, JS: 0.87 0.18, 9S 10S: 1.07 0.18"),
    (31018, 3, 2, 4, True, 2000,
     "2 discard 3S AS; 8S; 2S; 10S; KS; KB; 3B; 6B; 2B; QB; 4B; 9B; F; 10B; 7B; T5; 5B; T14",
     "T18: 0 0, T16: 0.08 0.15, T3: 1.63 0.3 trick - 32 19 32, T11: 1.67 0.29 trick - 32 19 32"),
    (31050, 3, 2, 4, True, 4000,
     "2 discard 3S AS; 8S; 2S; 10S; KS; KB; 3B; 6B; 2B; QB; 4B; 9B; F; 10B; 7B; T5; 5B; T14; T3; T4; T17; KD; 8D; 7D; 10D; QS; 7S; CS; "
     "T19; T20; T7; T1; T11; 10C; 5C; KC; 7C; T2; T16; AB; T10; 4S; 3D; 9S; JS; T6; T18; 9C; T13; 5S",
     "3C 2C AC: 0 0, 8C: 0.02 0.03, 9D: 0.36 0.08, AD: 0.42 0.09, CD: 0.93 0.12"),
    (49021, 3, 1, 4, True, 760,
     "1 discard QS 5B; 3B; KB; 2B; T1; 9S; 7S; KS; 2S; 3C; 10C; AC; KC; QC; 9C; CC; 8C; T11; T6; T16; F",
     "T2: 0 0, T4: 0.04 0.1, T9: 0.13 0.21, T14: 0.18 0.26, T19: 0.42 0.31, QD: 0.44 0.42, 4C: 1.26 0.41 card JB 12 4 32, 7B: 1.31 "
     "0.39 card JB 12 3 32, 10B: 1.35 0.4 card JB 12 3 32, 4S: 1.37 0.41 card JB 12 4 32, KD: 1.42 0.41 card JB 12 3 32, JB: 1.91 0.39 "
     "card JB 12 0 32, 5D: 5.45 0.55 card QD 27 13 32, 7D: 5.57 0.56 card QD 27 13 32"),
    (50004, 3, 3, 4, True, 2000,
     "3 discard QS CC; AD; 3D; 7D",
     "F: 0 0, 8D: 0.69 0.22, 6D 5D: 0.69 0.22, KD: 2.88 0.41 card QD 22 12 32"),
    (51041, 3, 0, 4, True, 2100,
     "0 discard 4B AB; KB; 6B; CB; T11; 4C; 8C; KC; 5C; T4; T3; T13; T15; T7; T9; F; T14; QC; 7C; 3C; CC; 4D; 9D; KD; 2D; T10; T5; "
     "T17; T18; T19; T12; T6; 2S; 9S; KS; AS; JS; 10S; QS; 3S; CS",
     "7B: 0 0, T8 T16: 1.2 0.32, 10B: 1.94 0.19, T20: 2.41 0.27 card JB 31 12 32, JB: 2.46 0.2 card JB 31 12 32, AD: 2.6 0.2, 7S: 2.67 "
     "0.21, JD: 3.09 0.21 card JD 17 8 32"),
    (54004, 3, 2, 4, True, 2000,
     "2 discard QS CD; 9S; KS; 5S",
     "F: 0 0, 6S 7S: 0.78 0.27 card JC 17 8 32, AS: 0.86 0.27 card JC 17 8 32, CS: 1.25 0.3 card JS 21 10 32"),
    (54038, 3, 2, 4, True, 4100,
     "2 discard QS CD; 9S; KS; 5S; CS; 3D; 2D; T3; 10D; KC; 5C; 10C; 8C; KB; 2B; CB; AB; QB; 5B; 6B; 4B; 2C; T5; 4C; QC; T2; T4; T15; "
     "F; T9; T6; T16; T17; 7B; 9B; 3B; JB; T7",
     "T14 T18: 0 0, T21: 0.48 0.11, T1: 1.83 0.25"),
    (64049, 3, 2, 4, True, 1200,
     "2 discard CB 5B; 8C; 4C; 2C; 9C; 10S; 3S; KS; 7S; AS; QS; 4S; 6S; 7B; AB; T2; 2B; 7C; 10C; KC; CC; AC; T3; 5C; QC; 5S; F; CS; "
     "T10; 5D; T1; 7D; 10D; T4; T16; T15; T11; T18; T20; T13; T5; 9S; T17; JS; 8S; 6C; T12; 3C; KB",
     "T14 T19: 0 0, 3B 4B: 1.66 0.44 trick - 22 0 32, 9B: 1.69 0.44 trick - 22 0 32, JB: 3.7 0.42 card JB 24 0 32, T6: 5.79 0.51 card "
     "JC 16 7 32"),
    (66034, 3, 2, 4, True, 2000,
     "2 discard QC QD; 9S; KS; AS; JS; QS; 8S; 2S; 3S; 9D; KD; 10D; 8D; CS; 5S; 4S; T6; T12; T13; T3; T14; 6S; T8; 10S; 7S; 2D; 7D; "
     "CD; 6D; T4; T5; T9; T10; 9B",
     "F: 0 0, 10B: 0.51 0.16, 6B: 0.67 0.16, JB: 0.71 0.18, KB: 2.19 0.27"),
)

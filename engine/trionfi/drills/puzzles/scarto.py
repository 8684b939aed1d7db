"""Puzzles of scarto; `python -m benchmarks.puzzles scarto` adds to them."""

RULES = "a892fff0628e"
HANDS = 79
PUZZLES = (
    (43, 1, 1, 3, True, 1000,
     "1 discard QB JB QC; 7C; 9C; 5C; 5S; QS; KS; 2S; 6S; JS; 7S; 10S; CS; 5D; 6D; 2D; 4S; 9S; F; 7D; 3D; 10D; T6; T13; T15; 4D; KD; "
     "8D; AS; 8S; T3; 9D; AD; T2; T11; T21; T7; AC; 2C; CC; KC; 10C; JC",
     "8C 6C: 0 0, KB: 1.49 0.28, T17 T18 T19: 1.6 0.23 card CD 18 9 32, 7B: 1.66 0.31, 2B: 1.67 0.31, 5B: 1.67 0.31, 10B: 1.71 0.31, "
     "CB: 3.75 0.29 card CB 16 3 32"),
    (1037, 1, 2, 3, True, 4000,
     "2 discard QB CC QD; KC; 10C; T1; 4B; 7B; 10B; 9S; AS; 3S; 10S; 2S; 5S; CS; F; KS; T20; T2; T3; 2C; 9C; T11; 8S; T5; 6S; T19; T4; "
     "T13; T21; T7; T15; T17; T8; T18; T16; T6; T9",
     "5B 6B: 0 0, AB: 0 0, 10D 9D 8D: 1.03 0.09, 6D 5D: 1.04 0.09, 4S: 1.07 0.08, 3D: 1.2 0.09, JB: 1.22 0.07 card JB 11 0 32, JS: "
     "1.27 0.07 card CB 27 19 32, CB: 2.52 0.07 card CB 27 0 32"),
    (7024, 1, 0, 3, True, 1000,
     "0 discard CS JS 8S; 7D; KD; 10D; 3C; 10C; JC; KB; QB; AB; CB; T4; 3B; 6C; KC; 7C; 4B; 5B; T7; QC; 8C; AC; CC; 4C",
     "T1: 0 0, T2: 1.2 0.17, T5: 1.22 0.17, T8: 1.34 0.17, T13: 2.15 0.18, T20: 2.69 0.18, F: 5.68 0.18 card CC 32 0 32"),
    (9065, 1, 0, 3, True, 2000,
     "0 discard CS AS 9D; KS; 7S; 3S; QS; 8S; 4S; 9C; 4C; AC; KC; 6C; 3C; QC; 5C; 2C; 10C; CC; T3; T18; F; T20; 2S; T4; T5; T14; T17; "
     "T19; KD; 7D; AD; 4D; 6D; QD; 5S; T6; T8; 8C; JC; T9; CD; 5D; T7; 6S; T12; T15; 7C; T13; T16; T21; T2; 9S; 5B; 2B; KB; 10S; 8D; "
     "T10; 3B; QB; 8B; JS; 9B; T11; 7B",
     "CB: 0 0, 10B: 1.98 0.15 card CB 32 12 32, AB: 2.62 0.12 card CB 32 12 32, 6B: 2.62 0.12 card CB 32 12 32"),
    (16052, 1, 1, 3, True, 1000,
     "1 discard 7C 8C 9C; KC; 3C; T1; 8S; 9S; 10S; KB; AB; 2B; T21; F; T20; T16; T18; T19; JS; QS; KS; QB; 3B; 7B; CB; 5B; T3; T17; "
     "T6; T2; T11; T9; T14; CS; 3S; 7S; AS; 6S; 4B; T12; 6B; T15; 2S; T5; 10D; AC; 2C; T4; 10B; T7; 8B; 6C; CC; T10",
     "4S 5S: 0 0, KD: 1.75 0.14 card CD 12 1 32, QD: 1.76 0.14 card CD 12 1 32, 8D: 1.87 0.2 card CD 12 0 32, 6D: 1.87 0.2 card CD 12 "
     "0 32, 3D: 1.95 0.21 card CD 12 0 32, AD: 1.95 0.21 card CD 12 0 32"),
    (21002, 1, 2, 3, True, 1000,
     "2 discard CS 4S CB; 6S",
     "KS: 0 0, QS: 0.16 0.03, JS: 1.53 0.33 card QS 31 16 32, F: 2.4 0.34 card QS 31 16 32, AS 2S 3S: 3.15 0.27 card QS 31 16 32, 5S: "
     "3.15 0.27 card QS 31 16 32"),
    (22061, 1, 2, 3, True, 1000,
     "2 discard JS 3B 2B; KD; 2D; 9D; QD; T7; 7D; 5B; KB; AB; 6D; F; T9; KS; AS; 3S; 6B; T1; 4B; JD; 10D; T14; JB; T2; QB; T18; T10; "
     "T21; 2C; KC; 9C; 5D; 4D; T16; 7B; T3; T11; 8D; T17; 3D; 8B; T4; T12; QC; JC; 10C; 8C; CC; 7C; 9B; T5; T13; AC; T20; 5C; 10B; T6; "
     "T15; 6C; 2S; 4C",
     "3C: 0 0, 5S 6S: 3 0 card CB 32 0 32, AD: 3 0 card CB 32 0 32, T8: 4.5 0 card CB 32 0 32"),
    (23002, 1, 2, 3, True, 1000,
     "2 discard QB 9D 10D; 8D",
     "KD: 0 0, QD: 0.35 0.04, CD: 1.41 0.08 card QD 24 7 32, 2D: 5.44 0.19 card QD 24 6 32, 7D 6D 5D 4D: 5.7 0.18 card QD 24 6 32"),
    (26003, 1, 0, 3, True, 1000,
     "0 discard AC 3C 5C; 2S; 6S",
     "JS: 0 0, KS: 0.59 0.17 card JS 32 23 32, QS: 0.84 0.2 card JS 32 22 32, 9S: 0.96 0.13 card JS 32 6 32, 3S: 2.35 0.24 card JS 32 "
     "10 32"),
    (29064, 1, 1, 3, True, 1200,
     "1 discard QB CB QC; 9B; KB; T4; 10C; 2C; JC; KC; 6C; 9C; 5S; KS; 2S; KD; 4D; 8D; 2D; CD; QD; 3C; CC; 4C; JD; T5; 7D; 2B; 3B; T7; "
     "AD; T2; 6D; 10B; AB; T9; 10D; T13; 3D; 6B; 8B; T10; AS; QS; 6S; 3S; CS; 4S; AC; 5C; T15; 10S; T1; 9S; 8C; T20; T16; 9D; T17; T3; "
     "7B; JB; T11; 7S; 8S; T6",
     "7C: 0 0, T14: 1.01 0.19, 5B: 1.41 0.19 card CB 9 1 32, T8: 1.66 0.16 card JS 12 4 32"),
    (30033, 1, 1, 3, True, 1000,
     "1 discard 9B 8B 3B; 2C; 10C; CC; KD; 4D; 6D; AD; T1; 2D; AC; 9C; 6C; 5C; 3C; KC; 10D; T7; CD; QC; 8C; T3; 9D; T10; QD; 4C; 7C; "
     "T5; JD; T11; T12; AS; 7S",
     "CS: 0 0, KS: 1.02 0.19 card CS 32 24 32, 5S 6S: 2.64 0.26 card CS 32 12 32, 2S 3S: 2.64 0.26 card CS 32 12 32"),
    (43054, 1, 1, 3, True, 1000,
     "1 discard 8D 9D 10D; 4D; AD; JD; 8B; 3B; QB; 10C; 2C; 4C; 4S; 7S; CS; 3C; 9C; 7C; 7B; CB; KB; 7D; QD; KD; 5S; AS; 6S; JC; QC; "
     "KC; 4B; JB; AB; 9S; QS; KS; 6C; CC; 8C; 10S; JS; T1; CD; 5D; 3D; 6D; T4; 2D; 10B; 6B; T3; T7; F; T9; 5C; T8",
     "T15: 0 0, T18: 0.88 0.05, T2 T5 T6: 1.29 0.05 trick - 32 0 32"),
    (47038, 1, 2, 3, True, 1100,
     "2 discard JB AC 9C; 3D; 10D; 8D; 2S; 7S; 8S; KB; 3B; AB; 7B; 6B; QB; 2C; KC; 10C; 2B; T4; 10B; 3S; QS; KS; AS; CS; 4S; 8C; QC; "
     "T2; 4B; T11; CB; 2D; QD; KD; 5B; T6; T8; T9",
     "F: 0 0, T17 T18 T19: 0.78 0.15, T20: 1.4 0.17, T12: 2.22 0.17 card CC 30 19 32, T5: 2.25 0.16 card CC 30 20 32"),
    (57033, 1, 1, 3, True, 2100,
     "1 discard AD 3D 7D; 7B; 10B; 9B; 5B; AB; QB; KC; 4C; 9C; 3C; QC; 8C; 7S; KS; 4S; KB; 8B; 3B; QS; 5S; 9S; 10S; 6S; CS; CB; 2B; "
     "T5; 2C; CC; 7C; 6B; 4B",
     "T8: 0 0, T16 T17: 0.75 0.07, F: 0.87 0.09 trick - 32 0 32, T20: 1.23 0.09"),
    (67, 2, 1, 3, True, 1000,
     "1 discard QB JB QC; 7C; 9C; 5C; 5S; QS; KS; 2S; 6S; JS; 7S; 10S; CS; 5D; 6D; 2D; 4S; 9S; F; 7D; 3D; 10D; T6; T13; T15; 4D; KD; "
     "8D; AS; 8S; T3; 9D; AD; T2; T11; T21; T7; AC; 2C; CC; KC; 10C; JC; 8C; 4C; T1; 3S; T17; T4; 6C; 3C; T8; T14; T18; T5; KB; 4B; "
     "AB; 10B; T9; 3B; JD; T20; T19; 6B; 7B; T12",
     "T16: 0 0, CD: 4.5 0 card CD 32 0 32, QD: 6 0 card QD 32 0 32"),
    (2008, 2, 1, 3, True, 1000,
     "1 discard QB QD 8D; AD; 6D; T1; AB; 9B; 10B; T10",
     "T14 T15 T16 T17 T18 T19 T21: 0 0, T5: 1.37 0.15 trick - 32 0 32, T7: 1.4 0.15 trick - 32 0 32, T9: 1.46 0.14 trick - 32 0 32"),
    (7044, 2, 0, 3, True, 1100,
     "0 discard CS JS 8S; 7D; KD; 10D; 3C; 10C; JC; KB; QB; AB; CB; T4; 3B; 6C; KC; 7C; 4B; 5B; T7; QC; 8C; AC; CC; 4C; T1; 10B; T9; "
     "6B; 9C; 2C; T2; 2B; T11; 8B; 5C; T16; F; 9B; JB; T12; T18; T3; T5; T19",
     "T21: 0 0, T6: 0.85 0.14 trick - 32 0 32, T10: 0.93 0.14 trick - 32 0 32, T14: 1.08 0.14 trick - 32 0 32, T17: 1.15 0.13 trick - "
     "32 0 32"),
    (8002, 2, 2, 3, True, 4000,
     "2 discard CC CD AD; 4S",
     "9S: 0 0, 5S 6S 7S: 0.02 0.05, F: 0.61 0.11, QS: 1.83 0.14"),
    (12003, 2, 0, 3, True, 1000,
     "0 discard 6S JB JC; AB; 3B",
     "7B 8B 9B 10B: 0 0, KB: 1.43 0.16, 2B: 1.58 0.11 trick - 32 0 32"),
    (12010, 2, 0, 3, True, 500,
     "0 discard 6S JB JC; AB; 3B; 7B; 7C; 10C; 6C; KS; 9S; AS",
     "6B: 0 0, 3D: 0.15 0.31, AD: 0.23 0.29, JS: 0.94 0.27, T19 T21: 0.99 0.29, 7S 8S: 1.13 0.28, 4S 5S: 1.14 0.28, T5: 1.42 0.26, T2: "
     "1.43 0.26, CB: 1.45 0.22 card CB 9 0 32, T11: 1.53 0.26, T9: 1.55 0.26, CS: 1.68 0.28 card CS 17 1 32, KC: 1.73 0.27, 9C: 2.39 "
     "0.38, 4C 3C: 2.41 0.38, CD: 3.11 0.3 card CD 28 0 32, QD: 4.54 0.31 card QD 27 0 32"),
    (14043, 2, 1, 3, True, 2000,
     "1 discard CS JS JB; 5D; CD; KD; QD; 4D; AD; 10D; JD; T1; AC; T12; 10C; 9D; T16; T2; T17; T3; F; T19; T5; T21; 8D; T11; T6; 2C; "
     "8C; T4; 7D; T9; T15; KB; 2B; 3B; QB; 5B; 6B; CB; 8B; 7B; AB; T8; 10B",
     "T10 T13 T14 T18: 0 0, 4S: 0.57 0.12 trick - 12 0 32, 6S: 0.65 0.12 trick - 12 0 32, 8S: 1.01 0.11 trick - 12 0 32, 6D 3D 2D: "
     "1.24 0.11 trick - 12 0 32, 10S: 1.64 0.12 trick - 12 0 32"),
    (15041, 2, 2, 3, True, 1100,
     "2 discard AS JB CC; KS; 4S; 2S; 8D; 2D; CD; 10B; KB; 2B; 5D; JD; KD; 7B; QB; 5B; 9S; QS; 6S; AD; 6D; QD; CS; 5S; T1; 3D; T7; "
     "10D; 10S; 7S; T3; 8B; CB; 6B; 10C; F; 8C; AB; 4B; 9B; T18",
     "T21: 0 0, T10: 0.65 0.11 trick - 32 0 32, T12 T13: 0.83 0.11 trick - 32 0 32, T15 T16 T17: 0.92 0.11 trick - 32 0 32"),
    (16028, 2, 1, 3, True, 1000,
     "1 discard 7C 8C 9C; KC; 3C; T1; 8S; 9S; 10S; KB; AB; 2B; T21; F; T20; T16; T18; T19; JS; QS; KS; QB; 3B; 7B; CB; 5B; T3; T17; "
     "T6; T2",
     "T11 T12 T13: 0 0, T5 T7 T8: 1.08 0.11 trick - 23 0 32, 3S: 1.52 0.16 trick - 23 0 32, 6C 5C 4C: 1.77 0.13 trick - 23 0 32, 10C: "
     "1.81 0.13 trick - 23 0 32, 6S: 1.94 0.15 trick - 23 0 32, AC: 2.23 0.13 trick - 23 0 32, JC: 3.23 0.12 card JC 32 0 32, 7D: 3.47 "
     "0.2 trick - 23 0 32, 4D: 3.47 0.2 trick - 23 0 32"),
    (18054, 2, 0, 3, True, 1000,
     "0 discard 6D 9D 10D; 10S; 9S; JS; 2C; 4C; JC; 2D; 5D; 7D; JD; KD; 4D; AC; KC; 8C; 7S; QS; KS; 10C; 3C; QC; QD; T2; 3D; 9C; T3; "
     "T4; CD; T8; T9; T20; T5; T13; CS; 2S; AS; T18; T19; T17; AB; 3B; CB; T15; T6; 7C; T16; T10; 6C; 3S; T1; 6S; 2B; 9B",
     "8B: 0 0, KB: 5.03 0.11 card QB 31 0 32, F: 5.62 0.14 card QB 31 3 32"),
    (19003, 2, 1, 3, True, 1000,
     "1 discard 10S 9S AS; KC; 9C",
     "F: 0 0, 2C: 1.46 0.25, 4C: 1.47 0.25, 7C: 1.48 0.25, JC: 3.47 0.3 card JC 24 0 32, QC: 7.29 0.27 card QC 27 0 32"),
    (23043, 2, 2, 3, True, 1000,
     "2 discard QB 9D 10D; 8D; KD; T1; KC; 10C; 8C; QC; 9C; 3C; CC; 5C; 2C; AC; 4C; T9; 5B; F; JB; T18; T19; T21; 7C; T14; T17; 6B; "
     "2B; AB; 7B; 10B; 4B; JC; T15; T11; 3D; 2D; T2; 2S; 8S; 3S; T16; T12; T20",
     "T8 T10 T13: 0 0, 6C: 2.12 0.24 trick - 32 0 32, KS: 2.24 0.26 card JS 26 18 32, 5S: 3.03 0.27 card JS 26 12 32, 9S 10S: 3.09 "
     "0.28 card JS 26 12 32, JS: 3.9 0.27 card JS 26 0 32, T6: 4.13 0.41 card QD 29 21 32, 3B: 4.59 0.33 card CB 31 21 32"),
    (24046, 2, 2, 3, True, 1000,
     "2 discard 7D 8D 10D; 6D; KD; 5D; KS; F; AS; 10C; 6C; JC; 8S; CS; QS; 6B; CB; 5B; 2D; QD; 4D; 8C; 3C; AC; KC; 4C; 9C; 7C; CC; QC; "
     "AB; KB; 7B; 5C; 2C; T2; QB; 8B; 10B; 2B; JB; T3; JS; T4; 3S; T21; T6; T7",
     "T18: 0 0, T15 T16: 0.91 0.12 trick - 29 12 32, 3B 4B: 1.26 0.13 trick - 29 0 32, T5 T8: 1.6 0.15 trick - 29 0 32, T10 T11 T12: "
     "1.71 0.15 trick - 29 0 32"),
    (26034, 2, 0, 3, True, 1000,
     "0 discard AC 3C 5C; 2S; 6S; JS; KD; 7D; 10D; QD; 3D; 4D; JD; 2D; CD; KC; T2; 9C; T16; F; T17; T15; T4; T19; T20; T3; T5; KB; 7B; "
     "3B; 5B; QB; 4B; T18; T21; T8",
     "T13 T14: 0 0, 9D 8D 6D 5D: 1.38 0.32 trick - 32 0 32, KS: 1.47 0.37 card CS 13 5 32, QS: 1.95 0.32 card CS 13 4 32, 6B: 3.1 0.37 "
     "trick - 32 0 32, 9B: 3.16 0.38 trick - 32 0 32, T6 T7: 4.27 0.36 card JC 28 20 32, 3S: 5.06 0.41 card QS 30 19 32, 9S: 5.64 0.42 "
     "card QS 30 19 32"),
    (1019, 3, 2, 3, True, 2000,
     "2 discard QB CC QD; KC; 10C; T1; 4B; 7B; 10B; 9S; AS; 3S; 10S; 2S; 5S; CS; F; KS; T20; T2; T3",
     "T19 T21: 0 0, 8C 7C 6C 5C: 1.31 0.29 trick - 32 0 32, 2C AC: 1.34 0.29 trick - 32 0 32, JC: 1.61 0.26 card JC 17 0 32, T17: 2.77 "
     "0.33 trick - 32 18 32, T5 T6: 2.89 0.34 trick - 32 0 32, 2D: 2.92 0.38 card QC 20 10 32, T10: 3.27 0.34 trick - 32 0 32, QC: "
     "3.39 0.26 card QC 20 0 32, T14: 4.03 0.34 card QC 20 11 32, 8B 9B: 4.72 0.33 card QC 20 5 32, CD: 5.51 0.37 card QC 20 7 32"),
    (6004, 3, 0, 3, True, 1000,
     "0 discard JS QB QD; 4B; 2B; 5B",
     "6C: 0 0, 4C: 0.03 0.03, 10D: 1.07 0.2 card CC 29 20 32, 6D: 1.09 0.2 card CC 29 20 32, 3D: 1.11 0.2 card CC 29 19 32, 9B: 1.14 "
     "0.18 card CC 29 19 32, AB 3B: 1.17 0.18 card CC 29 19 32, T17: 1.22 0.23 card CC 29 17 32, T2 T3: 1.39 0.22 card CC 29 17 32, T5 "
     "T6: 1.39 0.22 card CC 29 17 32, T15: 1.55 0.24 card CC 29 18 32, T11: 1.62 0.22 card CC 29 17 32, JC: 1.91 0.15 card JC 28 0 32, "
     "T20: 1.92 0.26 card CC 29 19 32, 5S: 2.22 0.23 card CC 29 17 32, 10S: 2.81 0.24 card CC 29 17 32, KS: 3.2 0.26 card CC 29 17 32, "
     "CC: 3.22 0.16 card CC 29 0 32, JD: 3.25 0.21 card JD 29 0 32, CD: 4.68 0.21 card CD 30 0 32, CB: 4.83 0.25 card CB 23 0 32"),
    (9035, 3, 0, 3, True, 2100,
     "0 discard CS AS 9D; KS; 7S; 3S; QS; 8S; 4S; 9C; 4C; AC; KC; 6C; 3C; QC; 5C; 2C; 10C; CC; T3; T18; F; T20; 2S; T4; T5; T14; T17; "
     "T19; KD; 7D; AD; 4D; 6D; QD; 5S",
     "T16 T21: 0 0, T6: 0.95 0.22 trick - 32 0 32, T9: 1.15 0.23 trick - 32 1 32, T12: 1.3 0.24 trick - 32 7 32"),
    (13023, 3, 1, 3, True, 1000,
     "1 discard QC CC CD; AC; 10C; 8C; T18; T8; T2; T19; T12; T6; T21; T13; T20; 6B; KB; AB; 3C; 7C; 4C; 9C; KC; T9; 7B",
     "F: 0 0, QB: 1.11 0.24, 9B: 1.59 0.19, 4B 5B: 1.8 0.18"),
    (19001, 3, 1, 3, True, 340,
     "1 discard 10S 9S AS",
     "AB: 0 0, 4B: 0 0, 10D 9D: 2.02 0.6 card QD 10 0 32, 3C: 2.08 0.55, 5C: 2.1 0.56, T21: 2.1 0.57, 10C: 2.1 0.56, 8C: 2.1 0.56, 4D: "
     "2.17 0.64 card QD 10 0 32, T20: 2.21 0.59, KC: 2.28 0.51, T12: 2.37 0.5, 3S: 2.41 0.51, 7S 8S: 2.43 0.52, T18: 2.5 0.56, T14: "
     "2.53 0.52, KD: 3.42 0.55 card QD 10 0 32, JD: 3.57 0.58 card QD 10 0 32, JS: 3.84 0.53 card JS 14 0 32, KS: 3.85 0.5, CB: 4.4 "
     "0.37 card CB 28 0 32, CC: 5.16 0.57 card CC 19 3 32, T1: 6.83 0.54 card T1 30 0 32"),
    (31001, 3, 2, 3, True, 440,
     "2 discard AD 2D 5D",
     "2B: 0 0, 6B: 0.02 0.04, 3S: 0.46 0.39, 7S: 0.46 0.39, 10B: 0.57 0.2, 4D 3D: 1.54 0.49, 10D 9D 8D: 1.54 0.49, 6D: 1.54 0.49, CD: "
     "1.68 0.51 card CD 8 0 32, 4C 3C 2C AC: 2.02 0.48 card CB 27 19 32, 9C 8C: 2.04 0.46 card CB 27 19 32, T19: 2.2 0.38 card CB 27 "
     "18 32, T4: 2.54 0.34 card CB 27 18 32, T9: 2.59 0.35 card CB 27 18 32, QD: 2.81 0.51 card QD 23 0 32, CB: 3.94 0.33 card CB 27 0 "
     "32, QC: 6.64 0.53 card QC 24 0 32, QS: 6.85 0.43 card QS 23 0 32"),
    (34008, 3, 0, 3, True, 2100,
     "0 discard 10B 6B 4B; 3D; 10D; 2D; KS; 3S; AS; 10S",
     "9S: 0 0, QS: 0.98 0.13 card CS 14 1 32, F: 1.25 0.17 card CS 14 6 32"),
    (35035, 3, 1, 3, True, 2100,
     "1 discard JS AS JC; 4D; AD; 5D; KB; T3; AB; KC; 3C; 9C; 4C; T7; 8C; 9D; JD; CD; 10C; T8; 5C; QD; 10D; KD; 7C; T14; CC; 8D; T1; "
     "T4; 6C; T15; QC; 8S; 6S; 2S; 7D",
     "T19: 0 0, T17: 0.95 0.26 trick - 32 22 32, T13: 2.52 0.28 trick - 32 15 32, T11: 3.18 0.29 trick - 32 5 32, T2: 3.31 0.29 trick "
     "- 32 0 32"),
    (47020, 3, 2, 3, True, 2000,
     "2 discard JB AC 9C; 3D; 10D; 8D; 2S; 7S; 8S; KB; 3B; AB; 7B; 6B; QB; 2C; KC; 10C; 2B; T4; 10B; 3S",
     "JS: 0 0, 4S: 0.4 0.14 card JS 11 3 32, QS: 0.87 0.2"),
    (50024, 3, 0, 3, True, 2000,
     "0 discard 8S 7S 2S; 8B; JB; KB; 10D; 4D; JD; 7B; QB; 2B; 3C; CC; 10C; 3S; KS; 10S; 9S; T1; 5S; 8C; KC; 9C; CB; 10B",
     "F: 0 0, 6B 9B: 0.79 0.14, AB: 0.79 0.14, 4B: 0.79 0.14"),
    (55040, 3, 1, 3, True, 1000,
     "1 discard JB AB QC; 10C; 6C; 5C; 3C; 9C; JC; 10B; T2; 6B; 2C; CC; KC; 6S; KS; 2S; 8C; 7C; AC; 2B; T3; 9B; QS; 3S; 10S; 7S; 8S; "
     "CS; 3B; T4; CB; JS; 4S; T9; 4B; T6; KB; AS; 5S; T19",
     "5B 7B 8B: 0 0, QB: 0.02 0.15, KD: 0.87 0.19, JD: 1.53 0.22, 10D: 1.82 0.23, 8D: 1.82 0.23, 5D: 1.83 0.23, 2D: 1.85 0.22, CD: "
     "2.03 0.23 card CD 18 4 32, T20: 2.38 0.19 card QC 9 0 32"),
    (62005, 3, 0, 3, True, 1000,
     "0 discard JB 10B 5B; 6B; AB; T3; 3D",
     "KD: 0 0, QD: 0.12 0.04, JD: 1.15 0.23 trick - 32 17 32, 10D: 2.1 0.27 trick - 32 0 32, 8D: 2.1 0.27 trick - 32 0 32, F: 2.71 "
     "0.34 trick - 32 0 32"),
    (62034, 3, 0, 3, True, 1000,
     "0 discard JB 10B 5B; 6B; AB; T3; 3D; JD; CD; KC; 8C; 9C; QC; 6C; AC; CC; 4C; JC; 2C; 3C; T1; 2B; 3B; T5; T19; F; T20; 10C; T6; "
     "T11; 7B; 9B; T7; T8; T2; T17",
     "T18: 0 0, 7C 5C: 0.82 0.26 trick - 31 0 32, 9D: 1.13 0.28 trick - 31 0 32, 7D: 1.16 0.28 trick - 31 0 32, 4D: 1.47 0.26 trick - "
     "31 0 32, AS 2S: 1.75 0.25 trick - 31 0 32, 5S 6S: 1.76 0.25 trick - 31 0 32, 4B: 1.8 0.25 trick - 31 0 32, KB: 1.88 0.24 trick - "
     "31 0 32, 8S: 1.96 0.24 trick - 31 0 32, AD: 2.14 0.24 trick - 31 0 32"),
    (78040, 3, 1, 3, True, 1000,
     "1 discard 3C 6C 8C; 5C; KC; AC; AB; 7B; 2B; 8B; KB; 3B; 6S; JS; AS; 2C; T1; QC; 2S; QS; KS; AD; KD; 10D; 9B; QB; 5B; T19; T10; "
     "T3; T21; T12; T4; T16; T13; T18; T11; F; T14; 10C; T6; 4C",
     "T15: 0 0, JB: 0.54 0.21 card JB 9 0 32, T7 T8: 0.7 0.15 trick - 23 12 32, 4B: 1.11 0.23 trick - 23 0 32, 10B: 1.15 0.23 trick - "
     "23 0 32, 5S: 1.22 0.24 trick - 23 0 32, 9S 10S: 1.33 0.25 trick - 23 0 32, 9D 8D: 2.1 0.23 trick - 23 0 32, QD: 2.3 0.25"),
)

"""Puzzles of mitigati-turin-3; `python -m benchmarks.puzzles mitigati-turin-3` adds to them."""

RULES = "4a2f1f051d42"
HANDS = 26
PUZZLES = (
    (4037, 1, 1, 3, True, 1000,
     "1 discard JC 2C 9C; 2 declare Tarocchi F T20 T18 T17 T14 T11 T3 T1; 2 declare Mitigati F T20 T1; 2 declare Onori F T20 T1 KB KC; "
     "5S; 0 declare Tarocchi T21 T16 T15 T12 T10 T9 T8 T4; 6S; KS; 10B; 4B; AB; 6B; 9B; 3B; KC; 4C; T2; 7B; KB; 5B; AC; QC; T5; 2B; "
     "T1; T4; KD; 10D; 8D; 7S; QS; F; 8B; T20; T8; 8C; T15",
     "T19: 0 0, T6 T7: 1.13 0.12 trick - 32 0 32, T13: 4.41 0.04 trick - 32 0 32"),
    (7005, 1, 1, 3, True, 1000,
     "1 discard QS 5S 2S; 10D; 0 declare Tarocchi F T19 T18 T17 T14 T11 T9 T8; 2D; 1 declare Tarocchi T20 T21 T15 T13 T12 T10 T7 T6 T5 "
     "T4 T2 T1",
     "CD: 0 0, KD: 1.42 0.22, 5D: 2.1 0.34 trick - 32 0 32, 3D: 2.1 0.35 trick - 32 0 32"),
    (9014, 1, 1, 3, True, 1000,
     "1 discard 8S 5S AS; 3C; AC; 1 declare Tarocchi F T21 T18 T13 T10 T6 T5 T4 T2; 1 declare Onori F KB KC KD; CC; KC; 8C; 7C; 10C; "
     "QC; 4C; T3; T19",
     "T21: 0 0, F: 0.03 0.32, T2: 1.71 0.3 trick - 32 0 32, T4 T5 T6: 1.71 0.3 trick - 32 0 32, T10: 2.06 0.32 trick - 32 0 32, T13: "
     "2.54 0.32 trick - 32 0 32, T18: 4.32 0.29 trick - 32 0 32"),
    (9028, 1, 1, 3, True, 1000,
     "1 discard 8S 5S AS; 3C; AC; 1 declare Tarocchi F T21 T18 T13 T10 T6 T5 T4 T2; 1 declare Onori F KB KC KD; CC; KC; 8C; 7C; 10C; "
     "QC; 4C; T3; T19; T21; QD; 10D; 8D; JC; 6C; T8; 2B; JB; 3B; 9C; 5C; T11; T15",
     "F: 0 0, T18: 2.32 0.36, T2 T4 T5 T6: 2.91 0.31, T10: 3.31 0.31, T13: 3.65 0.29"),
    (11018, 1, 2, 3, True, 1000,
     "2 discard 3C 8C 9C; KB; 4B; 2 declare Tarocchi T14 T13 T11 T10 T8 T7 T4 T3 T1; 2B; 6C; KC; AC; QC; T1; 5C; 3B; QB; JB; 8D; AD; "
     "KD; 9B",
     "CB: 0 0, F: 4.68 0.37 card CB 25 8 32, AB 5B 6B: 4.7 0.33 card CB 25 2 32, 8B: 4.77 0.33 card CB 25 2 32"),
    (12022, 1, 1, 3, True, 1000,
     "1 discard 2D 3D 6D; AC; 0 declare Tarocchi T20 T19 T18 T17 T16 T12 T9 T7 T2; 3C; CC; 7B; KB; 3B; 4C; KC; 8C; QB; AB; 2B; T16; "
     "T21; T6; CB; T1; 5B; T14; T17",
     "F: 0 0, T3 T4 T5: 2.52 0.18, T13: 4.48 0.14"),
    (14047, 1, 0, 3, True, 1000,
     "0 discard 2D 3D 4D; 1 declare Tarocchi F T19 T17 T16 T11 T10 T3 T1; 7S; 9S; 0 declare Tarocchi T14 T13 T9 T8 T7 T6 T4 T2; AS; "
     "10C; KC; 8C; QC; 5C; 9C; 2B; KB; 5B; 8S; 10S; 2S; 6S; KS; 3S; CC; 4C; 7C; 6C; T1; JC; T19; T20; T2; QB; 3B; AB; CB; 6B; 4B; JB; "
     "7B; 8B; 9B; T13; T16; JS; QS; 4S; 10B; T14",
     "T17: 0 0, F: 2.95 0.28 trick - 32 0 32, T3: 3.34 0.26 trick - 32 0 32, T10 T11: 4.62 0.29 trick - 32 0 32"),
    (15014, 1, 1, 3, True, 1000,
     "1 discard 2C 9C 10C; 2 declare Tarocchi F T18 T13 T12 T9 T6 T5 T3; 8C; KC; 1 declare Tarocchi T20 T21 T19 T17 T14 T8 T4 T2; T2; "
     "KD; 9D; 5D; QD; 4D; T1; 10S; QS",
     "KS: 0 0, F: 5.18 0.32 card QS 32 0 32, 3S 4S 5S: 5.6 0.22 card QS 32 0 32"),
    (16018, 1, 1, 3, True, 1000,
     "1 discard JS CC 6C; 2 declare Tarocchi F T20 T17 T14 T12 T10 T9 T3; 2 declare Onori F T20 KB KC KD; KC; 10C; 1 declare Tarocchi "
     "T21 T19 T18 T15 T8 T7 T6 T5 T4 T1; T1; 8B; KB; 2B; 2S; KS; AS; 4D; JD; CD; T9; T2",
     "T15: 0 0, T18 T19 T21: 1.43 0.14, T4 T5 T6 T7 T8: 2.84 0.23 trick - 32 0 32"),
    (16046, 1, 1, 3, True, 2000,
     "1 discard JS CC 6C; 2 declare Tarocchi F T20 T17 T14 T12 T10 T9 T3; 2 declare Onori F T20 KB KC KD; KC; 10C; 1 declare Tarocchi "
     "T21 T19 T18 T15 T8 T7 T6 T5 T4 T1; T1; 8B; KB; 2B; 2S; KS; AS; 4D; JD; CD; T9; T2; T15; 5B; 7B; 10B; 2D; 9D; KD; 7S; 9S; 10S; "
     "8D; 3D; QD; AD; 6D; F; 9C; T4; 8C; T18; T20; T11; T17; T13; T19; T21; T3; T16",
     "5D: 0 0, AB 3B: 0.37 0.16, QS: 1.2 0.21, JB: 2.14 0.25 card JB 14 0 32, CB: 3.06 0.25 card CB 23 0 32, T5 T6 T7 T8: 3.11 0.35 "
     "trick - 18 0 32, 8S: 4.72 0.32 card CS 12 1 32"),
    (18022, 1, 2, 3, True, 1000,
     "2 discard JC 8C 5D; 0 declare Tarocchi T21 T19 T17 T15 T4 T3 T2 T1; 10D; KD; 2 declare Tarocchi F T20 T18 T16 T14 T12 T11 T10 T8 "
     "T6 T5; 6D; 6B; KB; 2B; QB; 3B; 7B; T18; T2; T7; T16; T3; T9; T14; T15; T13; 10C",
     "KC: 0 0, QC: 0.57 0.04, 2C AC: 10.03 0.46 card QC 21 1 32, 7C 6C 5C 4C: 10.92 0.43 card QC 21 2 32, 9C: 11.34 0.44 card QC 21 2 "
     "32"),
    (18066, 1, 2, 3, True, 1000,
     "2 discard JC 8C 5D; 0 declare Tarocchi T21 T19 T17 T15 T4 T3 T2 T1; 10D; KD; 2 declare Tarocchi F T20 T18 T16 T14 T12 T11 T10 T8 "
     "T6 T5; 6D; 6B; KB; 2B; QB; 3B; 7B; T18; T2; T7; T16; T3; T9; T14; T15; T13; 10C; KC; T5; T6; T17; JB; 7D; QD; 4D; 6S; 7S; CS; "
     "KS; 8S; 2S; 9S; QS; F; 9C; T8; 3C; T20; T4; 7C; 10B; 8B; 6C; CB; 9B; 5C; AB; T1; 4C; AS; JS; 3S; 2C; T10; CC; 4B; T19; AC; T21; "
     "9D; T11",
     "10S: 0 0, CD: 1.13 0.14, 4S: 2.01 0.17 trick - 15 0 32, AD: 3.96 0.28 card CD 32 24 32"),
    (19064, 1, 2, 3, True, 1000,
     "2 discard 2C 4C 9C; 0 declare Tarocchi T18 T15 T14 T13 T7 T4 T3 T1; 0 declare Onori T1 KB KC KD; KB; AB; 2 declare Tarocchi F "
     "T21 T19 T12 T11 T9 T8 T6; 2B; QB; 3B; 4B; 9B; 8B; CB; 10D; 9D; QD; 6S; KS; 3S; 7B; JB; T2; AS; 5S; QS; T18; T5; F; 6B; T10; 5B; "
     "T16; T6; T3; T17; T19; T4; T8; T13; T20; CS; 7S; T1; T14; 7C; T21; 8D; KD; 7D; 10B; 4D; T9; 5D; JD; CD; 2S; 8S; T7; 6D; 3D; 2D; "
     "AD; T15; 4S",
     "KC: 0 0, 10C: 2.24 0.28 trick - 32 0 32, 8C: 2.24 0.28 trick - 32 0 32, 3C: 2.24 0.28 trick - 32 0 32, CC: 2.98 0.29 card CC 20 "
     "10 32"),
    (21063, 1, 1, 3, True, 1000,
     "1 discard CS JD 9D; 8B; KB; 1 declare Tarocchi F T21 T16 T13 T12 T11 T10 T9 T5 T2 T1; 1 declare Onori F T1 KS KC; F; 9C; 10C; "
     "QC; 8D; CD; T1; QB; 10B; AB; 9B; CB; 3B; 8C; 2C; AC; 6B; T7; 5B; 7D; 10D; T2; 2B; T4; 7B; 6D; AD; T5; 4B; T8; JB; 5D; KD; T9; "
     "T10; T17; T18; 6C; KC; 5C; T21; 4D; T20; CC; 7C; 4C; T14; T16; 3C; T11; JC; T15; 6S; 9S; AS; T12; 2S; T3",
     "KS: 0 0, 7S: 2.92 0.3 trick - 31 0 32, 10S: 2.92 0.3 trick - 31 0 32, JS: 3.19 0.3 card JS 9 0 32, T13: 4.87 0.18 trick - 31 0 "
     "32"),
    (24058, 1, 1, 3, True, 2100,
     "1 discard 6C 8C 10C; 2 declare Onori T20 T1 KS KD; 5C; 0 declare Tarocchi F T21 T18 T17 T16 T8 T5 T4; KC; 2C; 4B; KB; 3B; 10B; "
     "QB; 8B; JC; QC; T6; 9D; JD; 10D; 4C; AC; T7; 7D; KD; 6D; CC; T21; T9; 2S; JS; CS; 9C; T16; T19; 4S; 6S; 9S; T17; T11; T2; T18; "
     "T14; T20; 7C; F; T15; AB; 9B; CB; 2D; QD; 8D; 5S; KS; 3S; AS; 10S; QS; 2B",
     "T3: 0 0, T1: 0.69 0.1, T10 T12 T13: 3.4 0.09"),
    (25007, 1, 1, 3, True, 1000,
     "1 discard QS 10B 2B; KB; 3B; 1 declare Tarocchi T20 T21 T17 T11 T10 T6 T5 T3 T1; T1; AC; 10C",
     "JC: 0 0, 2C: 2.36 0.32 card JC 32 6 32, 7C 6C: 2.42 0.31 card JC 32 6 32, KC: 2.97 0.3 card JC 32 23 32, F: 3.03 0.35 card JC 32 "
     "10 32"),
    (16, 2, 1, 3, True, 680,
     "1 discard JS 8S CD; 2 declare Tarocchi T19 T13 T11 T8 T7 T6 T2 T1; KD; 6D; 1 declare Tarocchi F T20 T18 T17 T15 T14 T12 T10 T9 "
     "T3; 1 declare Onori F T20 KS KC; T3; KC; 7C; 4C; QC; 5C; JC; CC; 3C; T4",
     "AS: 0 0, 4S 5S: 0.03 0.06, JD: 1.37 0.34, 4D 3D 2D AD: 1.39 0.34, KB: 1.4 0.36, T21: 3.05 0.36, 9B 10B: 4.1 0.54 card KB 32 22 "
     "32, AB 2B: 4.14 0.54 card KB 32 22 32, 4B 5B: 4.14 0.54 card KB 32 22 32, CS: 4.48 0.31 card CS 21 0 32, CB: 4.65 0.53 card KB "
     "32 22 32, T16: 4.97 0.38, T5: 5.77 0.38, QS: 5.85 0.33 card QS 31 0 32"),
    (39, 2, 1, 3, True, 1000,
     "1 discard JS 8S CD; 2 declare Tarocchi T19 T13 T11 T8 T7 T6 T2 T1; KD; 6D; 1 declare Tarocchi F T20 T18 T17 T15 T14 T12 T10 T9 "
     "T3; 1 declare Onori F T20 KS KC; T3; KC; 7C; 4C; QC; 5C; JC; CC; 3C; T4; AS; F; 2S; T19; T21; T20; 10C; 2C; T5; KB; 3B; JB; 4S; "
     "KS; 3S; 9C; AC; T16; 9B; QB; T1; T13; 5S",
     "T14 T15 T17 T18: 0 0, T9 T10: 5.79 0.13 trick - 32 0 32, T12: 5.79 0.13 trick - 32 0 32"),
    (1011, 2, 2, 3, True, 1000,
     "2 discard 2D 3D 5D; 10C; 1 declare Tarocchi F T21 T17 T15 T13 T12 T10 T5 T4 T3 T1; JC; 2 declare Onori T20 KS KC KD; KC; KS; 2S; "
     "9S; 6C; QC",
     "F: 0 0, 8C: 1.63 0.32, 5C: 1.65 0.32, 2C: 1.83 0.32, CC: 7.91 0.33 card CC 32 0 32"),
    (1024, 2, 2, 3, True, 850,
     "2 discard 2D 3D 5D; 10C; 1 declare Tarocchi F T21 T17 T15 T13 T12 T10 T5 T4 T3 T1; JC; 2 declare Onori T20 KS KC KD; KC; KS; 2S; "
     "9S; 6C; QC; F; 4D; AD; KD; 10S; QS; T1; 10D; T8; 9D; AB; 4B; 5B",
     "T21: 0 0, CC: 2.19 0.46, T17: 2.38 0.44 trick - 32 17 32, 3B 6B 7B: 2.42 0.52 trick - 32 0 32, T3 T4 T5: 2.54 0.46 trick - 32 0 "
     "32, 10B: 2.61 0.49 trick - 32 0 32, JD: 2.84 0.49 trick - 32 0 32, T10: 3.1 0.51 trick - 32 0 32, T15: 3.29 0.49 trick - 32 0 "
     "32, T12 T13: 3.33 0.49 trick - 32 0 32, 8C: 4.38 0.58 card CC 31 16 32, 5C: 4.4 0.57 card CC 31 16 32, 2C: 4.5 0.57 card CC 31 "
     "16 32"),
    (2006, 2, 2, 3, True, 2000,
     "2 discard 6C 7C 8C; 6B; 1 declare Tarocchi F T20 T14 T8 T6 T5 T3 T2; 1 declare Onori F T20 KB KC; F; 2 declare Tarocchi T21 T19 "
     "T17 T15 T11 T10 T7 T1",
     "7B 8B: 0 0, 5B: 1.88 0.16 trick - 32 0 32, QB: 1.95 0.23 card JB 15 2 32"),
    (3010, 2, 1, 3, True, 1000,
     "1 discard 5S 3S 2S; 2 declare Tarocchi T20 T17 T15 T14 T13 T12 T9 T7 T6; 7D; AD; KD; 3C; KC; 2C; 4D; 3D",
     "2D: 0 0, QD: 3.8 0.42 card JD 13 0 32, F: 5.12 0.38 trick - 32 0 32, 9D 8D: 5.21 0.3 trick - 32 0 32, 5D: 5.22 0.3 trick - 32 0 "
     "32"),
    (4009, 2, 1, 3, True, 2000,
     "1 discard JC 2C 9C; 2 declare Tarocchi F T20 T18 T17 T14 T11 T3 T1; 2 declare Mitigati F T20 T1; 2 declare Onori F T20 T1 KB KC; "
     "5S; 0 declare Tarocchi T21 T16 T15 T12 T10 T9 T8 T4; 6S; KS; 10B",
     "F: 0 0, 4B: 0.1 0.25, 9B: 0.91 0.25, KB: 2.89 0.3 card QB 9 0 32"),
    (5018, 2, 0, 3, True, 550,
     "0 discard 9S 8S 5S; 1 declare Tarocchi F T19 T17 T14 T12 T9 T7 T5 T4; 4S; 10S; 0 declare Tarocchi T18 T16 T15 T13 T10 T8 T2 T1; "
     "KS; AC; 10C; 8C; 9C; 7C; 6C; 5B; KB; F; JC; T4; 5C",
     "6S 7S: 0 0, 9B 10B: 2.42 0.44 card JS 22 13 32, 6B: 2.44 0.44 card JS 22 13 32, 3B: 2.44 0.44 card JS 22 13 32, T5: 2.55 0.44 "
     "card KC 29 20 32, T7: 2.55 0.44 card KC 29 20 32, T9: 2.62 0.45 card KC 29 20 32, T19: 2.95 0.46 card KC 29 18 32, KD: 3.06 0.44 "
     "card QD 9 0 32, JS: 3.08 0.36 card JS 22 0 32, T12: 3.17 0.45 card KC 29 19 32, 10D: 3.18 0.54 card QD 9 0 32, 6D: 3.2 0.54 card "
     "QD 9 0 32, T14: 3.23 0.45 card KC 29 19 32, 3D: 3.28 0.54 card QD 9 0 32, AD: 3.52 0.53 card QD 9 0 32, T17: 4.06 0.46 card KC "
     "29 20 32, CB: 5.99 0.47 card CB 20 4 32"),
    (5047, 2, 0, 3, True, 2000,
     "0 discard 9S 8S 5S; 1 declare Tarocchi F T19 T17 T14 T12 T9 T7 T5 T4; 4S; 10S; 0 declare Tarocchi T18 T16 T15 T13 T10 T8 T2 T1; "
     "KS; AC; 10C; 8C; 9C; 7C; 6C; 5B; KB; F; JC; T4; 5C; 6S; CS; QS; 5D; KD; 7D; JS; AS; T1; 9D; AD; 4D; 7S; 2S; T2; 8D; 6D; 2D; QD; "
     "JD; 10D; 4C; QC; T5; 3D; T3; CD; 3C; CC",
     "T7: 0 0, T9: 0.11 0.04, T12: 1.36 0.11, T14: 1.63 0.12, T17: 3.53 0.1, T19: 3.83 0.12 card KC 25 17 32"),
    (6021, 2, 1, 3, True, 800,
     "1 discard 2S 8C 9C; 2 declare Tarocchi F T20 T21 T19 T18 T15 T14 T11 T9 T6 T4; AC; KC; 1 declare Tarocchi T17 T16 T12 T10 T8 T7 "
     "T5 T2 T1; T1; T16; F; T3; KS; 10S; AS; QS; T4; 3S; T18; T13; T12; T19; 3B; T17",
     "T20: 0 0, T11 T14 T15 T21: 0.04 0.05, 6D: 3.31 0.48 card QC 21 10 32, 2D: 3.44 0.48 card QC 21 10 32, 5B: 4.19 0.45 card QC 21 "
     "11 32, 7B 8B 9B: 4.47 0.42 card QC 21 11 32, 5C 4C: 4.69 0.44 card QC 21 10 32, CC: 5.32 0.44 card QC 21 9 32, QC: 5.74 0.45 "
     "card QC 21 0 32, T6: 5.98 0.4 trick - 32 0 32, T9: 5.98 0.4 trick - 32 0 32, CB: 9.22 0.52 card CB 30 0 32, QD: 12.45 0.55 card "
     "QD 25 0 32"),
    (7006, 2, 1, 3, True, 520,
     "1 discard QS 5S 2S; 10D; 0 declare Tarocchi F T19 T18 T17 T14 T11 T9 T8; 2D; 1 declare Tarocchi T20 T21 T15 T13 T12 T10 T7 T6 T5 "
     "T4 T2 T1; CD",
     "4B 5B: 0 0, T2: 2.72 0.57, T4 T5 T6 T7: 2.75 0.57, T10: 2.87 0.57, T12 T13: 2.99 0.56, T15: 3.26 0.57, 6C 5C 4C 3C: 3.27 0.5, "
     "5D: 3.28 0.57, 3D: 3.54 0.56, KD: 3.77 0.56, JC: 4.97 0.51 card JC 15 0 32, T21: 5.2 0.56, T20: 5.5 0.57, CC: 6.04 0.52 card CC "
     "25 0 32, QB: 7.76 0.35 card QB 31 0 32, T1: 8.77 0.57 card T1 32 0 32"),
    (8019, 2, 1, 3, True, 2000,
     "1 discard 3S 2S AS; 2 declare Onori F T20 KS KC; KS; 5S; 1 declare Tarocchi T21 T19 T16 T15 T8 T7 T6 T4; 9S; QS; 6S; T4; AD; 6D; "
     "8D; 4D; 3D; CD; T11; T15; F; T19",
     "T20: 0 0, T2: 1.04 0.18 trick - 32 0 32, T9 T10: 1.42 0.18 trick - 32 0 32, T14: 1.93 0.18 trick - 32 0 32, T17: 2.58 0.18 trick "
     "- 32 0 32"),
    (10006, 2, 2, 3, True, 2100,
     "2 discard 10B 7B 4B; 2S; 5S; 2 declare Tarocchi T21 T19 T14 T13 T12 T8 T4 T3 T2; JS; AC",
     "10C: 0 0, F: 2.34 0.24, JC: 2.44 0.3 card JC 16 3 32, KC: 3.81 0.3 card JC 16 1 32"),
    (10026, 2, 2, 3, True, 1000,
     "2 discard 10B 7B 4B; 2S; 5S; 2 declare Tarocchi T21 T19 T14 T13 T12 T8 T4 T3 T2; JS; AC; 10C; QC; 3D; KD; 10D; 9C; JC; CC; 2D; "
     "JD; 6D; 8C; KC; 2C; 5D; CD; QD; T19; F; T5",
     "T21: 0 0, 4S 6S: 3.18 0.42 trick - 32 0 32, 7C 6C 5C 4C 3C: 3.44 0.36 trick - 32 0 32, 8S: 3.58 0.42 trick - 32 0 32, 10S: 4.06 "
     "0.39 trick - 32 0 32, T12 T13 T14: 5.46 0.37 trick - 32 1 32, T8: 5.63 0.39 trick - 32 0 32, T2 T3 T4: 5.65 0.4 trick - 32 0 32"),
    (12029, 2, 1, 3, True, 960,
     "1 discard 2D 3D 6D; AC; 0 declare Tarocchi T20 T19 T18 T17 T16 T12 T9 T7 T2; 3C; CC; 7B; KB; 3B; 4C; KC; 8C; QB; AB; 2B; T16; "
     "T21; T6; CB; T1; 5B; T14; T17; F; T18; T3; T8; T19; T4; T10",
     "T20: 0 0, 8D 7D: 3.33 0.34 trick - 32 0 32, 4D: 3.68 0.35 trick - 32 0 32, QC: 3.85 0.3, 6B 8B: 3.86 0.33 trick - 32 0 32, T12: "
     "3.91 0.2 trick - 32 4 32, AD: 3.93 0.34 trick - 32 0 32, T7 T9: 4.24 0.19 trick - 32 1 32, KS: 4.24 0.34, T2: 4.27 0.19 trick - "
     "32 0 32, 5S: 5.34 0.33 card QS 9 0 32, JB: 6.66 0.3 card JB 24 2 32, QD: 11.59 0.36 card QD 31 0 32"),
    (13023, 2, 2, 3, True, 740,
     "2 discard 2D 3D 6D; 2C; 1 declare Tarocchi T17 T15 T13 T12 T11 T8 T6 T5 T4; KC; 7C; AD; CD; KD; AC; QC; 6C; 4D; T3; 8D; AB; 7B; "
     "CB; T17; F; T18; T19; T4; T20",
     "2B: 0 0, 6B: 0.07 0.05, 5S 6S 7S: 1.87 0.44 card QB 30 20 32, AS: 1.87 0.44 card QB 30 20 32, 3S: 1.87 0.44 card QB 30 20 32, "
     "9S: 2.01 0.42 card QB 30 20 32, T16: 2.38 0.45 card QB 30 20 32, CC: 2.48 0.43 card QB 30 20 32, JB: 2.54 0.28 card JB 19 0 32, "
     "JS: 2.62 0.43 card QB 30 20 32, CS: 3.16 0.42 card CS 17 0 32, 5C 4C: 4.41 0.58, QB: 5.1 0.32 card QB 30 0 32, T7: 6.72 0.46 "
     "card QB 30 20 32, T14: 6.88 0.46 card QB 30 20 32"),
    (13025, 2, 2, 3, True, 2000,
     "2 discard 2D 3D 6D; 2C; 1 declare Tarocchi T17 T15 T13 T12 T11 T8 T6 T5 T4; KC; 7C; AD; CD; KD; AC; QC; 6C; 4D; T3; 8D; AB; 7B; "
     "CB; T17; F; T18; T19; T4; T20; 2B; 4B",
     "8B 9B 10B: 0 0, KB: 3.25 0.31 card QB 9 0 32, 3B: 4.79 0.17 trick - 32 0 32"),
    (14028, 2, 0, 3, True, 2100,
     "0 discard 2D 3D 4D; 1 declare Tarocchi F T19 T17 T16 T11 T10 T3 T1; 7S; 9S; 0 declare Tarocchi T14 T13 T9 T8 T7 T6 T4 T2; AS; "
     "10C; KC; 8C; QC; 5C; 9C; 2B; KB; 5B; 8S; 10S; 2S; 6S; KS; 3S; CC; 4C; 7C; 6C; T1; JC; T19",
     "T20: 0 0, T21: 0.03 0.03, T5: 3.7 0.12 trick - 32 0 32, T12: 4.28 0.12 trick - 32 0 32, T18: 4.62 0.11 trick - 32 0 32, T15: "
     "5.02 0.13 trick - 32 0 32"),
    (17045, 2, 0, 3, True, 1000,
     "0 discard 2D 5D 8D; KD; 6D; 0 declare Tarocchi F T20 T21 T18 T16 T13 T12 T10 T6 T4; 0 declare Onori F T20 KS KB; T4; 6C; KC; 9C; "
     "6S; JS; KS; QC; 8C; 4C; CC; 7C; AC; JC; 5C; T5; 10B; KB; 6B; 10C; 3C; T8; QB; F; 8B; CB; 5B; T1; T17; T9; T18; T21; T2; T14; "
     "T20; T3; T19; T16; T7; AB",
     "T12 T13: 0 0, 2S 3S 4S: 7.86 0.34 trick - 32 0 32, 7S: 8.86 0.35 trick - 32 0 32, T6 T10: 10.48 0.41 trick - 32 0 32, 7B 9B: "
     "10.91 0.41 trick - 32 0 32, JB: 12.41 0.41 card JB 32 0 32"),
    (17054, 2, 0, 3, True, 1000,
     "0 discard 2D 5D 8D; KD; 6D; 0 declare Tarocchi F T20 T21 T18 T16 T13 T12 T10 T6 T4; 0 declare Onori F T20 KS KB; T4; 6C; KC; 9C; "
     "6S; JS; KS; QC; 8C; 4C; CC; 7C; AC; JC; 5C; T5; 10B; KB; 6B; 10C; 3C; T8; QB; F; 8B; CB; 5B; T1; T17; T9; T18; T21; T2; T14; "
     "T20; T3; T19; T16; T7; AB; T12; T15; AS; 2C; 4D; T6; T13; T11; 3D",
     "2S 3S 4S: 0 0, 7S: 0.75 0.11, JB: 3.74 0.51 card CD 24 16 32, 7B 9B: 3.74 0.51 card CD 24 16 32, T10: 9.52 0.34 card QD 22 0 32"),
    (2004, 3, 2, 3, True, 1000,
     "2 discard 6C 7C 8C; 6B; 1 declare Tarocchi F T20 T14 T8 T6 T5 T3 T2; 1 declare Onori F T20 KB KC",
     "4B: 0 0, 2B: 0.01 0.02, F: 1.03 0.34, KB: 1.89 0.42, CB: 2.79 0.4 card CB 29 19 32"),
    (3018, 3, 1, 3, True, 2000,
     "1 discard 5S 3S 2S; 2 declare Tarocchi T20 T17 T15 T14 T13 T12 T9 T7 T6; 7D; AD; KD; 3C; KC; 2C; 4D; 3D; 2D; QC; 9C; AC; JC; CC; "
     "T1; 10B",
     "5B 6B: 0 0, 2B: 0.01 0.02, 9B: 0.86 0.12, F: 0.93 0.22, KB: 1.44 0.33"),
    (6038, 3, 1, 3, True, 2000,
     "1 discard 2S 8C 9C; 2 declare Tarocchi F T20 T21 T19 T18 T15 T14 T11 T9 T6 T4; AC; KC; 1 declare Tarocchi T17 T16 T12 T10 T8 T7 "
     "T5 T2 T1; T1; T16; F; T3; KS; 10S; AS; QS; T4; 3S; T18; T13; T12; T19; 3B; T17; T20; 4S; T2; T11; 5S; T5; T14; 10D; T7; T15; 7S; "
     "T8; T21; 8S; T10; 5B; JB",
     "AB 2B: 0 0, 10B: 0.54 0.21, 6B: 0.65 0.14, KB: 2.3 0.46 card CS 11 2 32"),
    (24009, 3, 1, 3, True, 570,
     "1 discard 6C 8C 10C; 2 declare Onori T20 T1 KS KD; 5C; 0 declare Tarocchi F T21 T18 T17 T16 T8 T5 T4; KC; 2C; 4B; KB; 3B",
     "9D: 0 0, 7D: 0.01 0.02, 4S 5S: 2.03 0.77 card QD 32 10 32, 7S 8S: 2.14 0.77 card QD 32 11 32, AB 2B 5B 6B 7B: 2.78 0.58 card QD "
     "32 11 32, 10B: 2.8 0.57 card QD 32 11 32, JS: 3.43 0.71 card QD 32 8 32, T14 T15: 4.81 0.56 card QD 32 11 32, T19: 5.24 0.64 "
     "card QD 32 11 32, T9: 5.61 0.57 card QD 32 11 32, T6 T7: 5.62 0.57 card QD 32 11 32, T11: 5.71 0.56 card QD 32 11 32, CD: 5.97 "
     "0.4 card CD 31 0 32, QD: 7.45 0.41 card QD 32 0 32, QS: 7.68 0.69 card QS 25 0 32"),
)

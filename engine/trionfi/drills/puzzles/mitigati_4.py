"""Puzzles of mitigati-4; `python -m benchmarks.puzzles mitigati-4` adds to them."""

RULES = "b092cd01ab27"
HANDS = 87
PUZZLES = (
    (49, 1, 3, 4, True, 1000,
     "0 offero 1; 1 passo; 2 passo; 3 chiedo 9; 0 offero 1; 1 passo; 2 passo; 3 vedo; 0 offero 9; 1 vedo; 3 discard 8C 9C; 9B; 5B; JB; "
     "3 declare Tarocchi T21 T19 T15 T13 T12 T4 T3 T1; KB; 8B; QB; 10B; 4B; 2S; KS; AS; 3S; QS; 7S; 5S; 10S; CB; 6B; 2B; AB; 9S; 8S; "
     "JS; CS; 3B; T18; T2; T19; T15; T20; T5; T7; 7B; T14; T17; T21; T12",
     "F: 0 0, T6: 4.07 0.25, T9 T10: 4.07 0.25"),
    (1017, 1, 0, 4, True, 1000,
     "1 chiedo 8; 2 offero 1; 3 passo; 0 chiedo 11; 1 vedo; 1 vedo; 0 discard 10B CD; 6B; 4B; JB; 0 declare Onori T1 KB KC; KB; 8D; "
     "2D; KD; 5D; 8S",
     "KS: 0 0, AS: 2.21 0.49 card KS 30 19 32, 5S: 2.22 0.49 card KS 30 19 32, 7S: 2.22 0.5 card KS 30 19 32, F: 3.17 0.51 card KS 30 "
     "18 32"),
    (3018, 1, 0, 4, True, 2000,
     "1 chiedo 5; 2 chiedo 4; 3 offero 2; 0 offero 1; 1 vedo; 1 vedo; 0 discard QB 2B; 1 declare Onori F KS KB; KB; 2 declare Tarocchi "
     "T21 T19 T16 T15 T14 T7 T5 T1; 3B; 7B; T3; 6D; 3D; KD; 2D; 10C",
     "KC: 0 0, 3C: 2.39 0.34 card KC 32 17 32, 7C 6C: 2.41 0.34 card KC 32 17 32"),
    (6010, 1, 1, 4, True, 2000,
     "2 chiedo 10; 3 chiedo 18; 0 passo; 1 offero 4; 2 vedo; 2 vedo; 1 discard QS 10S; 2 declare Tarocchi T18 T15 T12 T11 T7 T6 T3 T1; "
     "7S; 3 declare Reale KS KB KC KD",
     "KS: 0 0, AS 2S: 2.7 0.32 card KS 32 17 32, 4S: 2.7 0.32 card KS 32 17 32, 9S: 2.71 0.32 card KS 32 17 32"),
    (11068, 1, 1, 4, True, 1100,
     "2 passo; 3 chiedo 9; 0 chiedo 3; 1 offero 1; 2 passo; 3 vedo; 2 passo; 3 vedo; 1 discard QS 4C; 2 declare Onori F KS KC; KS; 3 "
     "declare Tarocchi T20 T19 T17 T15 T12 T4 T3 T1; 3 declare Onori T20 T1 KB; 7S; 2S; 3S; 8S; CS; JS; 10S; 2C; QC; T18; 10C; 4S; 9S; "
     "T12; T5; AC; 8C; T2; 3C; 5S; AS; T17; T9; 9C; 7C; T13; F; T16; T21; T20; T11; T15; AB; T14; T6; T19; 6B; 6S; T7; JC; 6C; 4B; KC; "
     "2D; T1; 7D; 9D; CC; 5C; 5B; T8; 10D; T3; CD; 8D",
     "KB: 0 0, 2B: 5.53 1.07 card QB 8 0 32, 8B: 5.59 1.07 card QB 8 0 32, CB: 9.27 0.92 card CB 24 1 32, T4: 11.34 1.06 card KD 25 5 "
     "32"),
    (12056, 1, 3, 4, True, 2000,
     "0 chiedo 13; 1 passo; 2 passo; 3 passo; 0 vedo; 0 vedo; 3 discard JS 4S; 0 declare Onori F T1 KS KD; 7C; AC; 10C; KC; QC; F; 6C; "
     "8C; T3; T5; T18; T2; 5D; 4D; AD; KD; 5C; T9; 3C; 9C; AB; KB; 7B; 5B; 9S; 10S; KS; AS; 4C; T7; T8; 2C; QB; 9B; T1; 2B; JC; T16; "
     "T19; CC; T20; T4; T11; 2S; 8B; 10B; T13; 4B",
     "QS: 0 0, QD: 0.14 0.13, T17: 1.42 0.2 card CB 10 0 32, 10D: 5.01 0.25 card QD 25 12 32, 2D: 5.15 0.24 card QD 25 12 32, 5S: 5.73 "
     "0.28 card QS 23 6 32, 7S: 5.73 0.28 card QS 23 6 32"),
    (15023, 1, 2, 4, True, 1000,
     "3 offero 1; 0 passo; 1 chiedo 13; 2 passo; 3 offero 1; 0 passo; 1 vedo; 3 offero 1; 0 passo; 1 vedo; 2 discard QB 5B; 10S; 7S; 1 "
     "declare Tarocchi F T19 T15 T11 T9 T7 T4 T1; 1 declare Onori F T1 KS KD; KS; 2 declare Tarocchi T18 T16 T14 T12 T6 T5 T3 T2; 3S; "
     "QS; 6S; AS; 9S; T1",
     "T18: 0 0, T2 T3: 1.2 0.47, T5 T6: 1.2 0.47, T14: 2.19 0.41, T16: 2.35 0.41, T12: 2.46 0.43"),
    (17051, 1, 1, 4, True, 1000,
     "2 passo; 3 passo; 0 chiedo 20; 1 chiedo 4; 2 passo; 3 passo; 0 vedo; 2 passo; 3 passo; 0 vedo; 1 discard 6S QC; 8S; KS; 0 "
     "declare Tarocchi T20 T19 T14 T12 T11 T9 T8 T7 T4; 2S; T2; 4D; JD; CD; KD; 6D; 3D; QD; 7D; 9S; 10S; JS; T5; 5C; KC; AC; 6C; AS; "
     "7S; T14; T15; 10D; T1; 5D; T4; 3C; CC; 10C; JC; 9D; T21; 2D; T20; 2C; 4C; 9C",
     "T3: 0 0, T10: 2.2 0.23, T17 T18: 3.53 0.22"),
    (18015, 1, 1, 4, True, 1000,
     "2 chiedo 4; 3 chiedo 6; 0 passo; 1 passo; 2 vedo; 2 vedo; 1 discard 10B AB; 9D; QD; 4D; 1 declare Onori F T1 KS KD; KD; T19; T2; "
     "T8",
     "T21: 0 0, T3 T4 T5: 3.77 0.52 trick - 32 0 32, T10: 4.46 0.56 trick - 32 0 32, T13: 5.21 0.59 trick - 32 0 32, T16: 6.96 0.55 "
     "trick - 32 0 32"),
    (20011, 1, 1, 4, True, 1000,
     "2 chiedo 14; 3 passo; 0 passo; 1 offero 1; 2 vedo; 2 vedo; 1 discard 5C 6C; 2 declare Tarocchi T18 T17 T16 T15 T10 T6 T3 T2 T1; "
     "7D; 9D; JD",
     "KD: 0 0, 2D AD: 4.77 0.45 card JD 32 0 32, 10D: 4.81 0.45 card JD 32 0 32, 8D: 4.81 0.45 card JD 32 0 32, F: 5.93 0.49 card JD "
     "32 0 32"),
    (20031, 1, 1, 4, True, 2100,
     "2 chiedo 14; 3 passo; 0 passo; 1 offero 1; 2 vedo; 2 vedo; 1 discard 5C 6C; 2 declare Tarocchi T18 T17 T16 T15 T10 T6 T3 T2 T1; "
     "7D; 9D; JD; KD; 2D; CD; QD; 6D; KC; 8C; 2C; 7C; QC; AC; T5; 4C; AD; T10; 5D; 3D; T15; T19; T21",
     "F: 0 0, T7: 1.19 0.17, T9: 1.57 0.18, T14: 2.83 0.21"),
    (22018, 1, 1, 4, True, 1000,
     "2 offero 2; 3 chiedo 4; 0 chiedo 17; 1 offero 2; 2 offero 2; 3 vedo; 2 offero 2; 3 chiedo 4; 0 vedo; 1 discard QD 3D; 2D; JD; 0 "
     "declare Tarocchi F T20 T17 T16 T14 T12 T8 T6 T4 T1; 0 declare Mitigati F T20 T1; KD; 5D; T20; T2",
     "T7: 0 0, T10: 0.91 0.16, T13: 1.76 0.21, T18: 2.93 0.3, T21: 3 0.32"),
    (26012, 1, 1, 4, True, 1000,
     "2 chiedo 15; 3 chiedo 6; 0 passo; 1 chiedo 6; 2 vedo; 2 vedo; 1 discard 4D 10D; 10B; T8; 3B; 2B; 2C",
     "KC: 0 0, CC: 0.97 0.43 trick - 30 10 32, JC: 1.32 0.44 trick - 30 10 32, F: 2.96 0.61 trick - 30 0 32, 6C: 3.24 0.52 trick - 30 "
     "0 32"),
    (34056, 1, 2, 4, True, 2100,
     "3 chiedo 4; 0 chiedo 5; 1 offero 1; 2 offero 2; 3 vedo; 3 vedo; 2 discard JS 5S; 3 declare Onori F T20 KC; 8D; KD; 9D; 10D; 9C; "
     "5C; CC; KC; AC; QC; 8C; 6C; 10S; 2S; KS; 6S; QD; 6D; 5D; 7D; AD; CD; 2D; T3; 7C; 2C; JC; T5; QS; 7S; T1; T7; 6B; CB; KB; 3B; 4C; "
     "T17; 10C; T18; 8S; 9S; T2; T12; 3D; T15; T16; 4D",
     "3C: 0 0, T4 T6 T8: 0.87 0.11, 2B 4B: 0.97 0.14, 8B: 1.22 0.13"),
    (35059, 1, 2, 4, True, 2300,
     "3 chiedo 12; 0 offero 2; 1 offero 1; 2 passo; 3 vedo; 3 vedo; 2 discard 4B AB; 3 declare Reale KS KB KC KD; KC; 9C; 6C; 10C; 3C; "
     "7C; JC; QC; CC; 8C; T2; 4C; AD; 5D; QD; KD; 5C; T11; 2C; AC; CD; 4D; 3D; 10D; 8D; T7; 2D; 9D; 9S; AS; KS; 3S; 6S; 8S; QS; 2S; "
     "10B; QB; KB; 7B; 4S; 10S; CS; 5S; CB; T1; JB; 8B; 7S; JS; T19",
     "F: 0 0, T10: 0.85 0.14, T14: 2.22 0.12 card JD 11 3 32"),
    (36026, 1, 3, 4, True, 1000,
     "0 chiedo 5; 1 offero 3; 2 chiedo 7; 3 passo; 0 vedo; 0 vedo; 3 discard 4D 7D; T2; T19; T20; T9; 10D; KD; JD; 9D; AB; 9B; KB; 6B; "
     "10B; 7B; JB; QB; QD; 2D; 5D",
     "T1: 0 0, T10: 1.67 0.22, T15: 3.51 0.32, T18: 4.5 0.42"),
    (38033, 1, 0, 4, True, 2000,
     "1 passo; 2 passo; 3 chiedo 8; 0 passo; 1 passo; 2 passo; 3 vedo; 1 passo; 2 passo; 3 vedo; 0 discard 5B 3B; 8B; 10B; 3 declare "
     "Onori T20 KC KD; QB; KB; AD; JD; QD; KD; KC; 7C; 10C; 9C; 9S; KS; JS; 3S; CD; 6D; T2; 9D; QC",
     "T8: 0 0, T20: 1.07 0.15, T19: 1.14 0.13, T16: 1.57 0.13"),
    (47049, 1, 0, 4, True, 1000,
     "1 chiedo 4; 2 chiedo 11; 3 passo; 0 chiedo 14; 1 vedo; 1 vedo; 0 discard 8S 3S; 1 declare Tarocchi T20 T19 T14 T12 T11 T7 T6 T3; "
     "9S; KS; 2S; 0 declare Onori KB KC KD; 10S; 8C; AC; JC; CC; T6; F; T21; T8; 3D; KD; 7D; T4; T18; T15; T9; T19; T20; T2; T17; T16; "
     "AD; T5; 6D; 10D; T13; T1; 9D; T14; T11; T10; 5D; 7B; 3B; 5B; QB; KB",
     "QD: 0 0, 9B 10B: 5.17 0.36 card CB 26 14 32, CB: 6.14 0.42 card QD 23 9 32, 8D 4D: 6.34 0.41 card QD 23 9 32, KC: 7.33 0.41 card "
     "QC 16 1 32, 10C 9C: 8.76 0.44 card KC 29 16 32"),
    (47, 2, 3, 4, True, 1000,
     "0 offero 1; 1 passo; 2 passo; 3 chiedo 9; 0 offero 1; 1 passo; 2 passo; 3 vedo; 0 offero 9; 1 vedo; 3 discard 8C 9C; 9B; 5B; JB; "
     "3 declare Tarocchi T21 T19 T15 T13 T12 T4 T3 T1; KB; 8B; QB; 10B; 4B; 2S; KS; AS; 3S; QS; 7S; 5S; 10S; CB; 6B; 2B; AB; 9S; 8S; "
     "JS; CS; 3B; T18; T2; T19; T15; T20; T5; T7; 7B; T14; T17",
     "T21: 0 0, T3 T4: 2.02 0.35 trick - 32 0 32, T12 T13: 4.13 0.36 trick - 32 0 32, T1: 7.25 0.37 card T1 29 0 32"),
    (1064, 2, 0, 4, True, 1100,
     "1 chiedo 8; 2 offero 1; 3 passo; 0 chiedo 11; 1 vedo; 1 vedo; 0 discard 10B CD; 6B; 4B; JB; 0 declare Onori T1 KB KC; KB; 8D; "
     "2D; KD; 5D; 8S; KS; 2S; 4S; 4C; KC; 10C; 9C; QC; T5; 6C; 3C; QB; 2B; 3B; T1; 8C; T11; 5C; 2C; 7B; CB; 5B; T2; 7C; T9; JC; AC; "
     "AB; T6; F; T7; 6S; CS; QS; AS; QD; 3D; 6D; 10D; 9D; T3; JD; T15; 8B; T18; T8; T4",
     "10S: 0 0, T19: 1.42 0.22, 7D 4D AD: 1.77 0.18"),
    (3012, 2, 0, 4, True, 2000,
     "1 chiedo 5; 2 chiedo 4; 3 offero 2; 0 offero 1; 1 vedo; 1 vedo; 0 discard QB 2B; 1 declare Onori F KS KB; KB; 2 declare Tarocchi "
     "T21 T19 T16 T15 T14 T7 T5 T1; 3B; 7B",
     "T3: 0 0, T6: 0.08 0.05, T13: 0.66 0.14, T17 T18: 2.24 0.22"),
    (4026, 2, 1, 4, True, 1000,
     "2 chiedo 6; 3 passo; 0 chiedo 8; 1 offero 1; 2 vedo; 2 chiedo 6; 3 passo; 0 vedo; 1 discard JD 6D; T19; T3; 0 declare Tarocchi "
     "T20 T17 T16 T15 T10 T9 T8 T5; T20; T13; 5D; KD; 2D; 10D; 4C; 2C; KC; T5; T15; T18; F; T4",
     "AB 2B 3B: 0 0, 7B: 0.02 0.02, 6S 7S 8S 9S: 2.7 0.47 card QB 22 7 32, 3S: 2.7 0.47 card QB 22 8 32, 3C: 2.98 0.44, 7C: 2.98 0.44, "
     "JC: 3.02 0.44, CC: 3.1 0.43, QB: 6.1 0.34 card QB 22 0 32, T14: 9.03 0.5 card QB 22 10 32"),
    (5016, 2, 0, 4, True, 730,
     "1 chiedo 5; 2 passo; 3 offero 1; 0 passo; 1 vedo; 1 vedo; 0 discard 9D 10D; AD; 4D; KD; 0 declare Onori F T1 KS; 2D; 3D; QD; 7D; "
     "T3",
     "7B: 0 0, 9B: 0.17 0.09, QS: 2.01 0.55 card CB 24 11 32, 8S: 2.24 0.53 card CB 24 9 32, AS 2S 3S 4S 5S 6S: 2.24 0.53 card CB 24 9 "
     "32, T5: 3.43 0.53 card CB 24 11 32, T8: 3.45 0.53 card CB 24 11 32, T21: 3.71 0.52 card CB 24 10 32, CB: 3.99 0.39 card CB 24 0 "
     "32, KC: 5.7 0.58 card QC 21 0 32, 2C: 6.52 0.7 card QC 21 0 32, CC: 8.67 0.65 card QC 21 0 32"),
    (9027, 2, 1, 4, True, 830,
     "2 passo; 3 chiedo 12; 0 passo; 1 chiedo 4; 2 passo; 3 vedo; 2 passo; 3 vedo; 1 discard 6B 3B; 2C; 3 declare Tarocchi F T21 T19 "
     "T17 T16 T13 T11 T7 T5 T4 T2; JC; 0 declare Onori T20 T1 KC; KC; 6C; 8B; 9B; CB; F; 4S; T4; 8S; AS; T19; T1; T6; T9",
     "T21: 0 0, T16 T17: 2.09 0.33 trick - 29 14 32, 9D: 3.43 0.48 trick - 29 0 32, 3D: 3.47 0.48 trick - 29 0 32, T2: 3.68 0.42 trick "
     "- 29 0 32, AD: 3.74 0.49 trick - 29 0 32, T5 T7: 3.76 0.42 trick - 29 0 32, 7B 10B: 3.91 0.43 trick - 29 0 32, T11: 4.14 0.4 "
     "trick - 29 0 32, T13: 4.33 0.42 trick - 29 0 32, JB: 4.43 0.47 card JB 13 0 32, 8C: 4.46 0.49 card CC 28 16 32"),
    (11044, 2, 1, 4, True, 1000,
     "2 passo; 3 chiedo 9; 0 chiedo 3; 1 offero 1; 2 passo; 3 vedo; 2 passo; 3 vedo; 1 discard QS 4C; 2 declare Onori F KS KC; KS; 3 "
     "declare Tarocchi T20 T19 T17 T15 T12 T4 T3 T1; 3 declare Onori T20 T1 KB; 7S; 2S; 3S; 8S; CS; JS; 10S; 2C; QC; T18; 10C; 4S; 9S; "
     "T12; T5; AC; 8C; T2; 3C; 5S; AS; T17; T9; 9C; 7C; T13; F; T16; T21; T20; T11",
     "T15 T19: 0 0, T3 T4: 4.95 0.38 trick - 32 0 32, JC: 6.73 0.49 card JC 11 0 32, CC: 6.79 0.5 card CC 8 0 32, KB: 6.85 0.45 card "
     "JC 11 3 32, 2B: 8.69 0.54 card CB 23 13 32, 8B: 9.06 0.53 card CB 23 13 32, T1: 10.28 0.4 card T1 32 0 32, CB: 12.1 0.6 card CB "
     "23 2 32"),
    (14061, 2, 0, 4, True, 1000,
     "1 chiedo 12; 2 passo; 3 passo; 0 chiedo 5; 1 vedo; 1 vedo; 0 discard 3C 9C; 1 declare Onori T20 KC KD; 4B; 2 declare Tarocchi "
     "T18 T16 T15 T8 T7 T6 T4 T1; 10B; AB; JB; 3D; KD; 2D; 8D; 9S; KS; 8S; 6S; CD; QD; 10D; T11; QS; 4S; T3; 7S; 4D; 9D; T12; JD; 10S; "
     "5S; T10; F; 8C; 2C; KC; 10C; AS; T15; T19; JS; T21; T2; T20; T4; 2S; T18; T13; CS; T16; 4C; T17; 3S; 7D; 6B; T1; AD",
     "T6 T7 T8: 0 0, 3B: 1.88 0.27 trick - 18 0 32, 5C: 2.49 0.27 card JC 13 5 32, CC: 5.93 0.28 card CC 18 4 32"),
    (14073, 2, 0, 4, True, 1000,
     "1 chiedo 12; 2 passo; 3 passo; 0 chiedo 5; 1 vedo; 1 vedo; 0 discard 3C 9C; 1 declare Onori T20 KC KD; 4B; 2 declare Tarocchi "
     "T18 T16 T15 T8 T7 T6 T4 T1; 10B; AB; JB; 3D; KD; 2D; 8D; 9S; KS; 8S; 6S; CD; QD; 10D; T11; QS; 4S; T3; 7S; 4D; 9D; T12; JD; 10S; "
     "5S; T10; F; 8C; 2C; KC; 10C; AS; T15; T19; JS; T21; T2; T20; T4; 2S; T18; T13; CS; T16; 4C; T17; 3S; 7D; 6B; T1; AD; T6; 6D; T9; "
     "7B; T14; 8B; T7; 2B; 5D; 7C; T8; 5B",
     "5C: 0 0, 3B: 2.43 0.39, CC: 4.61 0.38 card CC 17 6 32"),
    (15052, 2, 2, 4, True, 2100,
     "3 offero 1; 0 passo; 1 chiedo 13; 2 passo; 3 offero 1; 0 passo; 1 vedo; 3 offero 1; 0 passo; 1 vedo; 2 discard QB 5B; 10S; 7S; 1 "
     "declare Tarocchi F T19 T15 T11 T9 T7 T4 T1; 1 declare Onori F T1 KS KD; KS; 2 declare Tarocchi T18 T16 T14 T12 T6 T5 T3 T2; 3S; "
     "QS; 6S; AS; 9S; T1; T18; T21; T20; 9C; 3C; KC; 5C; 8S; 2S; T8; CS; 8B; 3B; T2; 7B; 2C; QC; AC; 8C; 2D; CD; KD; 10D; 6C; 10C; JC; "
     "CC; AB; 6B",
     "T3: 0 0, T5 T6: 0.03 0.03, T12: 1.82 0.16, T14: 2.56 0.17, T16: 5.61 0.27 card CB 20 9 32"),
    (16069, 2, 3, 4, True, 1100,
     "0 chiedo 10; 1 passo; 2 chiedo 5; 3 chiedo 3; 0 vedo; 0 vedo; 3 discard QB CB; 0 declare Onori F KS KD; KD; 6D; 2 declare Onori "
     "T20 T1 KC; 10D; 9D; 4D; JD; QD; T2; CS; KS; 3S; JS; 3D; 5D; CD; T4; QS; 7S; 5S; T1; AD; T12; 2D; T18; 6S; T9; AS; 9S; 8D; T21; "
     "F; T8; 2S; T14; 10S; T7; T15; T19; T20; T5; 7D; T13; T16; 10C; T17; AB; T10; T6; 6C; AC; KC; 7C; 9B; 4S; 10B; JB; 8C; 9C; QC; 5C",
     "8S: 0 0, CC: 2.49 0.4, JC: 2.71 0.4 card CC 16 2 32, 4C: 4.56 0.41 card CC 16 2 32"),
    (18026, 2, 1, 4, True, 1100,
     "2 chiedo 4; 3 chiedo 6; 0 passo; 1 passo; 2 vedo; 2 vedo; 1 discard 10B AB; 9D; QD; 4D; 1 declare Onori F T1 KS KD; KD; T19; T2; "
     "T8; T21; 8B; T1; 7B; 3B; 10C; AC; KC; 6C; AD; T10",
     "F: 0 0, JD: 1.9 0.48 card JB 23 15 32, 3D 2D: 2.07 0.49 card JB 23 14 32"),
    (22016, 2, 1, 4, True, 490,
     "2 offero 2; 3 chiedo 4; 0 chiedo 17; 1 offero 2; 2 offero 2; 3 vedo; 2 offero 2; 3 chiedo 4; 0 vedo; 1 discard QD 3D; 2D; JD; 0 "
     "declare Tarocchi F T20 T17 T16 T14 T12 T8 T6 T4 T1; 0 declare Mitigati F T20 T1; KD; 5D",
     "T20: 0 0, 2S: 0.51 0.83, 9D: 1.84 0.73 trick - 32 0 32, T16 T17: 2.06 0.66 trick - 32 9 32, T4: 2.23 0.68 trick - 32 0 32, T6: "
     "2.31 0.68 trick - 32 0 32, T8: 2.48 0.69 trick - 32 0 32, 3B: 2.76 0.87 card JC 16 8 32, T14: 2.91 0.7 trick - 32 1 32, T12: "
     "3.06 0.71 trick - 32 0 32, 10C: 3.12 0.78 trick - 32 0 32, CS: 3.16 0.8 card CS 9 0 32, AC: 3.27 0.8 trick - 32 0 32, JC: 3.57 "
     "0.79 card JC 16 0 32, F: 4.06 0.94 trick - 32 0 32, CC: 4.16 0.77 card CC 17 0 32, T1: 6.26 0.64 card T1 29 0 32"),
    (23078, 2, 2, 4, True, 1000,
     "3 chiedo 8; 0 offero 1; 1 offero 1; 2 chiedo 9; 3 vedo; 3 chiedo 8; 0 offero 1; 1 offero 1; 2 vedo; 2 discard 7C 9D; 6C; JC; 8C; "
     "2 declare Tarocchi F T17 T14 T13 T11 T9 T8 T6; 2 declare Onori F KB KC KD; KC; T13; T21; T3; T5; 7S; 10S; CS; AS; 3B; KB; 2B; "
     "AB; T17; T2; T19; T12; 4B; JB; QB; 7B; T11; T20; T4; T16; QC; 9C; 3C; T6; 8B; CB; 10B; 5B; 10C; CC; 2C; T8; T14; T15; T10; T18; "
     "AC; F; 5C; 3S; 6B; T9; T7; 6S; KD; AD; 10D; 5D; QD; T1; 8D; 4D; JS; 7D; KS; 4S; 9B; 8S",
     "9S: 0 0, QS: 2.95 0.17 card QS 24 0 32, 4C: 6.33 0.47 card JD 19 10 32"),
    (26046, 2, 1, 4, True, 1000,
     "2 chiedo 15; 3 chiedo 6; 0 passo; 1 chiedo 6; 2 vedo; 2 vedo; 1 discard 4D 10D; 10B; T8; 3B; 2B; 2C; KC; 5C; QC; T18; T3; T20; "
     "T10; 6B; T13; 5B; 8B; AC; CC; 4C; T2; QB; T14; 9B; CB; 10C; 6C; 3C; T4; AB; T17; JB; KB; 9C; JC; T7; T12; 4B; 5S; T16",
     "T21: 0 0, T9 T11 T15: 8.66 0.59 card CD 28 19 32, T1: 13.22 0.57 card T1 29 0 32"),
    (27042, 2, 0, 4, True, 1000,
     "1 chiedo 12; 2 passo; 3 offero 2; 0 passo; 1 vedo; 1 vedo; 0 discard AC 4C; 1 declare Tarocchi F T20 T17 T15 T13 T10 T6 T2; 1 "
     "declare Onori F T20 KB; 10S; 4S; 5S; 0 declare Tarocchi T19 T18 T16 T11 T9 T5 T4 T1; JS; T16; T17; T14; T21; 8C; T1; CC; 10C; "
     "KS; 2S; 7S; 6S; AS; QS; 8S; T3; 4D; CD; F; KD; AB; 8B; 9B; KB; 3S; 9S; T7; T9",
     "T18 T19: 0 0, 6B: 1.85 0.32 trick - 32 0 32, 2B: 1.91 0.33 trick - 32 0 32, 10B: 2.09 0.3 trick - 32 0 32, 9D: 2.25 0.34 trick - "
     "32 0 32, 6D 5D: 2.27 0.34 trick - 32 0 32, T11: 3.07 0.28 trick - 32 0 32, T4 T5: 3.69 0.31 trick - 32 0 32"),
    (32020, 2, 3, 4, True, 1000,
     "0 chiedo 20; 1 passo; 2 passo; 3 offero 1; 0 vedo; 0 vedo; 3 discard 7D 8D; 0 declare Onori T1 KS KD; KD; 1 declare Onori F KB "
     "KC; 9D; 2 declare Tarocchi T21 T16 T15 T14 T9 T7 T6 T5 T4 T2; 3D; T8; AC; CC; KC; 6C; T18; T21",
     "T20: 0 0, T11: 5.68 0.29 trick - 32 0 32, T13: 6.5 0.31 trick - 32 0 32"),
    (35053, 2, 2, 4, True, 1000,
     "3 chiedo 12; 0 offero 2; 1 offero 1; 2 passo; 3 vedo; 3 vedo; 2 discard 4B AB; 3 declare Reale KS KB KC KD; KC; 9C; 6C; 10C; 3C; "
     "7C; JC; QC; CC; 8C; T2; 4C; AD; 5D; QD; KD; 5C; T11; 2C; AC; CD; 4D; 3D; 10D; 8D; T7; 2D; 9D; 9S; AS; KS; 3S; 6S; 8S; QS; 2S; "
     "10B; QB; KB; 7B; 4S; 10S; CS; 5S; CB",
     "T1: 0 0, T3 T4: 1.81 0.22 card T1 30 22 32, T6: 1.81 0.22 card T1 30 22 32, T9: 1.91 0.21 card T1 30 22 32, T13: 2.32 0.22 card "
     "T1 30 22 32"),
    (17016, 3, 1, 4, True, 750,
     "2 passo; 3 passo; 0 chiedo 20; 1 chiedo 4; 2 passo; 3 passo; 0 vedo; 2 passo; 3 passo; 0 vedo; 1 discard 6S QC; 8S; KS; 0 "
     "declare Tarocchi T20 T19 T14 T12 T11 T9 T8 T7 T4; 2S; T2",
     "5C 4C: 0 0, T5 T6: 1.9 0.64, 10D 9D 8D: 2.62 0.57, 4D 3D: 2.64 0.58, KB: 2.78 0.67, T15 T16: 3.06 0.65, T13: 3.16 0.62, CC: 4.92 "
     "0.39 card CC 29 0 32, F: 6.2 0.61, 7B: 6.36 0.91 card KB 29 17 32, 3B 4B: 6.37 0.9 card KB 29 17 32"),
    (59024, 3, 3, 4, True, 2100,
     "0 offero 1; 1 chiedo 6; 2 chiedo 8; 3 chiedo 5; 0 offero 1; 1 vedo; 0 offero 1; 1 vedo; 3 discard QC 8C; 3C; 1 declare Tarocchi "
     "T21 T19 T18 T17 T11 T10 T6 T4; 10C; 2 declare Onori F T20 KC; KC; T3; 10S; QS; KS; AS; T17; F; T5; T1; T18",
     "T20: 0 0, T2: 1.1 0.29 trick - 32 0 32, T12: 2.13 0.29 trick - 32 0 32, T14 T15: 2.78 0.29 trick - 32 0 32"),
    (83022, 3, 3, 4, True, 2000,
     "0 offero 2; 1 chiedo 20; 2 passo; 3 chiedo 6; 0 offero 2; 1 vedo; 0 offero 2; 1 vedo; 3 discard JS 9S; 9B; 1 declare Tarocchi "
     "T20 T18 T16 T15 T11 T9 T2 T1; 1 declare Onori T20 T1 KD; QB; 7B; 3 declare Tarocchi F T21 T19 T14 T13 T12 T6 T5; KB; 2D; QD; KD; "
     "5D; T11; T3",
     "F: 0 0, T12 T13 T14: 1.4 0.31, T19 T21: 1.92 0.3, T5 T6: 3.37 0.25"),
    (83055, 3, 3, 4, True, 1000,
     "0 offero 2; 1 chiedo 20; 2 passo; 3 chiedo 6; 0 offero 2; 1 vedo; 0 offero 2; 1 vedo; 3 discard JS 9S; 9B; 1 declare Tarocchi "
     "T20 T18 T16 T15 T11 T9 T2 T1; 1 declare Onori T20 T1 KD; QB; 7B; 3 declare Tarocchi F T21 T19 T14 T13 T12 T6 T5; KB; 2D; QD; KD; "
     "5D; T11; T3; T12; T17; 6B; 8B; CB; 4B; KS; T5; 5S; AS; 8C; AC; 7C; CC; 3S; T6; 8S; 2S; T19; T4; T2; T7; T13; T8; T15; 3D; T16; "
     "4S; T21; T10; 4C; 3C; 2C",
     "JC: 0 0, KC: 1.88 0.5 card JC 32 4 32, 6C: 6.02 0.25 card JC 32 2 32"),
)

"""Puzzles of centocinquanta; `python -m benchmarks.puzzles centocinquanta` adds to them."""

RULES = "2269a75f68d0"
HANDS = 163
PUZZLES = (
    (3006, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard 8D 10D; 1 declare sequence of cups BEG KC JC; T5; 0 declare sequence of swords F KS CS",
     "F: 0 0, T10: 5.56 0.81 card JD 11 3 32, T12: 6 0.82 card JD 11 3 32, T14: 6.13 0.82, LUN: 6.27 0.86, SOL: 6.27 0.86"),
    (10007, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard CS JC; 0 declare sequence of swords F BEG KS QS AS; 0 declare sequence of Aces F BEG AS AC; T8; "
     "1 declare grande ANG MON LUN",
     "T5: 0 0, T14: 7 1.93, T11: 7.24 1.92, LUN: 7.65 1.96, ANG: 8.52 1.9, MON: 8.53 1.9, MO2: 17.27 1.51, MO4: 17.33 1.51"),
    (11028, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 7S QC; 0 declare sequence of cups BEG KC JC AC; 0 declare sequence of coins BEG KD QD; 0 declare "
     "sequence of Aces BEG AB AC; KD; 10D; KC; 9C; AC; 8C; QD; 9D; QB; KB; T11; MO1; T6; T14; 9B; 7B; CS; MO2; CC; 7C; MON; ANG",
     "9S: 0 0, JC: 12.06 1.92, AB: 29.1 3.61, BEG: 40.83 4.32 card BEG 24 5 32"),
    (14011, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 7S CC; 0 declare sequence of batons F KB CB JB; 0 declare sequence of Moors F MO4 MO3 MO2; CB; 1 "
     "declare cricca of Queens QB QC QD; 1 declare sequence of cups BEG KC QC; 1 declare sequence of coins BEG KD QD CD; QB; ANG",
     "F: 0 0, MO2 MO3: 47.18 2.34 card QD 22 10 32, MO4: 47.18 2.34 card QD 22 10 32"),
    (15007, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 6C 9D; T16; 1 declare cricca of Kings KS KB KD; 1 declare sequence of swords F KS JS; 1 declare "
     "sequence of Moors F MO2 MO1",
     "F: 0 0, SOL: 14.71 1.19, T12 T13: 15.89 1.25, T8: 15.91 1.24, MO1: 43.19 1.4, MO2: 43.19 1.4"),
    (30008, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard JB QC; 1 declare cricca of Queens QS QB QD; T16; SOL; 7C; KC",
     "CB: 0 0, QB: 0.73 0.61, AD: 4.07 1.56, QS: 5.52 1.56 card QS 27 19 32, 9S 10S: 5.66 1.38 card QS 27 17 32, AS: 6.67 1.27 card QS "
     "27 16 32, 10B: 7.79 1.25 card CB 16 5 32, 8B: 8.49 1.22 card CB 16 5 32, 6B: 8.93 1.19 card CB 16 5 32, MO1: 10.64 1.64 card AC "
     "10 1 32, MO4: 10.64 1.64 card AC 10 1 32, QD: 11.29 1.76"),
    (33009, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard AC 6C; 1 declare sequence of Moors F MO3 MO2 MO1 BEG; SOL; T10; T11; T14; T15",
     "F: 0 0, T5 T6: 9.08 0.68, MO1: 12.55 0.69, MO2 MO3: 12.6 0.68, BEG: 36.69 1.52 card BEG 32 0 32"),
    (65010, 1, 0, 2, True, 1100,
     "0 not now; 1 not now; 0 discard JB 7B; QB; 0 declare sequence of cups F KC JC; 0 declare sequence of Moors F MO4 MO3; MO4; 8S; "
     "QS; SOL",
     "F: 0 0, T11 T12: 7.84 0.97, T15: 8.9 1.01, MO3: 24.93 1.28"),
    (73017, 1, 1, 2, True, 2000,
     "1 not now; 0 not now; 1 discard QB JC; 0 declare cricca of tarocchi ANG MON BEG; 0 declare grande ANG MON BEG; AS; QS; T16; MON; "
     "KB; LUN; 6S; BEG; 8B; MO3; 7S; MO1",
     "10B: 0 0, QD: 5.36 0.67, ANG: 5.74 0.89, JD: 5.81 0.62 card QD 28 20 32, 10C 9C: 5.86 0.59 card QC 27 18 32, QC: 6.36 0.73, 10D: "
     "7.1 0.67 card JD 16 6 32, T15: 8.61 0.94"),
    (75020, 1, 1, 2, True, 2000,
     "1 not now; 0 not now; 1 discard 9S QB; 10S; 1 declare sequence of cups F KC JC; 1 declare sequence of coins F KD QD JD AD; 1 "
     "declare sequence of Moors F MO4 MO3; F; SOL; T7; 8S; MO4; LUN; MON; T10; T9; T8; MO3; AS; 10C",
     "JS: 0 0, KB: 0.99 0.19, 10B: 3.69 0.34, 7B: 4.08 0.33 trick - 32 24 32, QC: 6.06 1.01 trick - 32 0 32, 9D: 6.06 1.01 trick - 32 "
     "0 32, JB: 6.82 0.58, T5: 12.88 0.37 last - 32 0 32"),
    (79027, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard 8S CB; F; 0 declare cricca of Kings KB KC KD; 0 declare sequence of cups KC QC CC JC; KC; T15; "
     "T5; T16; T6; JC; 10C; CC; 7C; T7; T10; CS; T8; QC; AC; 8C; T13; ANG; T9; JS; 6D",
     "QS: 0 0, QB: 41.67 1.49 card QS 32 0 32, 10D 9D: 41.67 1.49 card QS 32 0 32"),
    (93008, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard 10S 6S; T14; 0 declare cricca of Kings KB KC KD; 0 declare sequence of batons F KB JB; 0 declare "
     "sequence of cups F KC CC; 0 declare sequence of coins F KD JD",
     "F: 0 0, T6: 10.28 1.1, T9: 10.65 1.21, T16: 12.43 1.12, T15: 12.51 1.12, SOL: 13.06 1.2, MON: 13.51 1.26"),
    (98007, 1, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard AS QB; LUN; 0 declare cricca of Kings KS KC KD; 0 declare sequence of swords F BEG KS QS CS; 0 "
     "declare sequence of cups F BEG KC CC",
     "F: 0 0, SOL: 15.03 1.79, T10: 16.19 1.51, T13: 16.59 1.56, T15: 17.15 1.58, MO3: 19.07 1.67, BEG: 59.16 1.62 card BEG 32 0 32"),
    (100021, 1, 1, 2, True, 4100,
     "1 not now; 0 not now; 1 discard CB AB; 6B; 1 declare sequence of cups BEG KC JC; 1 declare sequence of coins BEG KD QD JD; BEG; "
     "SOL; T6; MON; T12; JD; 9D; T8; MO3; KD; 8D; KC; 7C; QD; 6S",
     "10D: 0 0, 9C 8C: 7.04 1.14 trick - 32 6 32, 10S: 15.97 1.31 trick - 32 7 32, JC: 18 0.78 card JC 30 12 32, MO1: 20.53 1.47, T9: "
     "20.66 1.47"),
    (104007, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 7B CD; 0 declare sequence of coins F BEG KD JD; 10C; 8C; 10D",
     "JD: 0 0, KD: 5.99 1.04 card JD 32 23 32, F: 9.88 1.32 card JD 32 13 32, 8D: 12.57 0.94 card JD 32 6 32"),
    (109025, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 10S JC; 7D; 1 declare sequence of Moors MO3 MO1 BEG; 6D; 6C; CC; KC; 10C; KB; 6B; QB; 9B; AB; "
     "CB; 9C; T7; CD; KD; MON; ANG; T15; MO3; T16",
     "MO1: 0 0, T14: 43.52 4.11, BEG: 79.76 3.72 card BEG 31 0 32"),
    (117011, 1, 1, 2, True, 2000,
     "1 not now; 0 not now; 1 discard CS AS; KB; 1 declare cricca of Kings KS KC KD; 1 declare sequence of cups F KC QC JC; F; 8S; KS; "
     "SOL; MON",
     "QB: 0 0, QS: 2.54 0.58, T12 T13: 5.35 1.21 card JC 28 19 32, 9B 10B: 10.87 1.55 trick - 23 8 32, 7B: 14.23 1.71 trick - 23 6 32, "
     "9S 10S: 17.01 1.72 card QS 29 20 32, 10C: 19.04 1.78 trick - 23 0 32, AC: 19.04 1.78 trick - 23 0 32, T5: 25.86 2.1 card KD 16 6 "
     "32"),
    (150012, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard JB 9C; QC; 1 declare cricca of tarocchi F MON BEG; 1 declare sequence of swords F BEG KS CS; "
     "BEG; T12; SOL; 8B; 10B; T10",
     "T15: 0 0, T6 T7: 4.41 0.56 trick - 32 0 32, ANG: 10.78 0.58 last - 30 11 32, MO4: 14.92 1.19 trick - 32 0 32"),
    (150027, 1, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard JB 9C; QC; 1 declare cricca of tarocchi F MON BEG; 1 declare sequence of swords F BEG KS CS; "
     "BEG; T12; SOL; 8B; 10B; T10; T15; 6B; KB; KS; JS; CS; MO4; KD; 9D; 10D; CD; 7S; T6; 8D; 6D",
     "10S: 0 0, T14: 7.59 1.03 last - 30 17 32, F: 11.97 1.49, MON: 12.58 1.24 last - 30 19 32"),
    (9005, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard JC 7C; SOL; 1 declare sequence of coins BEG KD JD",
     "ANG: 0 0, T7: 20.99 1.29 trick - 32 0 32, T15: 21.07 1.28 trick - 32 0 32, T14: 21.15 1.28 trick - 32 0 32, T13: 21.49 1.29 "
     "trick - 32 0 32, BEG: 59.32 2.13 card BEG 31 0 32"),
    (10014, 2, 1, 2, True, 2000,
     "1 not now; 0 not now; 1 discard CS JC; 0 declare sequence of swords F BEG KS QS AS; 0 declare sequence of Aces F BEG AS AC; T8; "
     "1 declare grande ANG MON LUN; T5; 10B; CB; T11; F; MON; T6",
     "ANG: 0 0, T14: 0.53 0.43, LUN: 0.98 0.38, 10C 9C: 8.83 1.37 trick - 32 0 32, 6S: 9.05 1.39 trick - 32 0 32, 8S: 9.05 1.39 trick "
     "- 32 0 32, 9B: 10.64 1.36 trick - 32 8 32, AB: 10.83 1.43 trick - 32 0 32, MO2: 20.67 1.33 trick - 32 1 32, MO4: 20.67 1.33 "
     "trick - 32 1 32"),
    (11024, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 7S QC; 0 declare sequence of cups BEG KC JC AC; 0 declare sequence of coins BEG KD QD; 0 declare "
     "sequence of Aces BEG AB AC; KD; 10D; KC; 9C; AC; 8C; QD; 9D; QB; KB; T11; MO1; T6; T14; 9B; 7B; CS; MO2",
     "CC: 0 0, MON: 7.62 1.39, CD: 26.47 2.62 card CD 19 7 32, 7D 6D: 27.29 2.57 trick - 32 1 32, T7: 32.2 2.51 card AB 32 20 32"),
    (16014, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 6S 8B; 0 declare sequence of Aces AS AB AD; KB; BEG; T13; T7; T14; T10; T15; T16; AB; MO2",
     "T6 T8 T9 T11: 0 0, JC: 17.07 1.54 card JC 28 11 32, AC: 17.22 1.55 card JC 28 15 32, CC: 19.41 1.56 card CC 32 11 32, 9C: 19.62 "
     "1.6 card JC 28 16 32, 9D: 20.36 1.57 card JC 28 20 32, CD: 22.85 1.48 card CD 32 20 32"),
    (17018, 2, 1, 2, True, 2000,
     "1 not now; 0 not now; 1 discard CS AS; 0 declare cricca of Kings KB KC KD; 0 declare sequence of cups BEG KC CC; 0 declare "
     "sequence of Moors MO4 MO3 BEG; LUN; 1 declare cricca of Queens QS QC QD; 1 declare cricca of Jacks JS JB JD; F; MON; T12; T10; "
     "7S; MO3; 10C; 9D; QD",
     "CD: 0 0, 8B: 0.39 0.43, JD: 0.39 0.43, QS: 12.81 1.23 card JD 12 0 32, JS: 14.11 1.31 card JD 12 0 32, JB: 20.51 1.4 card JB 13 "
     "0 32, 9C 8C: 48.88 1.84 card QC 32 11 32, AC: 49.16 1.83 card QC 32 11 32, QC: 55.03 1.76 card QC 32 0 32"),
    (27014, 2, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard 9B CC; QB; MO1; T14; SOL; 8B; F; AB; T5; T13; T10; MON",
     "ANG: 0 0, T11: 28.1 1.09 card MON 32 0 32, MO2: 37.02 1.4 card MON 32 0 32"),
    (32008, 2, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard CS JS; 7S; 0 declare cricca of Kings KS KB KC; 0 declare grande ANG SOL LUN; 0 declare sequence "
     "of cups KC QC JC; KS",
     "T5 T6: 0 0, T12: 0.1 0.49, T15: 1.45 0.7, KC: 3.4 0.98, ANG: 3.83 1.17, AD: 4.11 1, KB: 5.54 1.18, QC: 7.31 1.06, LUN: 9.16 1.3, "
     "SOL: 9.16 1.3, 9B: 9.52 1.41 card KB 32 24 32, QD: 11.15 1.35 card QD 31 23 32, JC: 16.78 1.65 card QC 26 11 32"),
    (38009, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard 6B AC; 0 declare sequence of batons F BEG KB CB; 0 declare sequence of Moors F MO3 MO1 BEG; T16; "
     "T6; 9D; JD",
     "T13: 0 0, T15: 0.03 0.28, T14: 0.07 0.2, T11: 0.59 0.25, T9: 0.94 0.36, 6D: 10.33 1.06 trick - 32 5 32, QS: 13.57 0.97 card CS "
     "25 17 32, CS: 13.63 0.97 card CS 25 13 32, AS: 16.95 1.2 card QS 20 3 32, 6S: 17.18 1.19 card QS 20 4 32, 10S: 17.27 1.19 card "
     "QS 20 5 32, MO2: 19.19 1.06 trick - 32 0 32, MO4: 19.19 1.06 trick - 32 0 32"),
    (48012, 2, 0, 2, True, 2100,
     "0 not now; 1 not now; 0 discard 7D 8D; 9S; 0 declare cricca of tarocchi F MON BEG; F; SOL; MON; T15; T9; LUN; T11",
     "T8: 0 0, T6: 3.16 0.49, AS: 11.04 0.86 card AS 10 0 32, 6S: 11.37 0.86 trick - 27 0 32, KC: 12.27 0.87, 10S: 12.29 0.9 trick - "
     "27 8 32, JB: 12.6 0.86 card JB 20 12 32, CB: 13.31 0.85 card CB 27 12 32, 8B: 13.7 0.86 card JB 20 11 32, MO3: 15.23 0.93 trick "
     "- 27 2 32, BEG: 49.19 1.01 card BEG 32 2 32"),
    (55007, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard AS CB; 0 declare cricca of Kings KB KC KD; SOL; 1 declare sequence of Moors F MO4 MO2; F",
     "T16: 0 0, KB: 11.13 1.06, KD: 12.14 1.07, KC: 12.93 1.04, 6S 7S: 13.3 1.18 card QS 27 19 32, MO3: 16.5 1.07 trick - 32 0 32, QS: "
     "16.86 1.37 card QS 27 19 32, JD: 22.75 1.63 card KD 30 22 32, AB: 23.4 2.26 card KB 29 15 32, 10B: 23.79 2.19 card KB 29 15 32, "
     "JC: 24.72 1.7 trick - 32 16 32, 7D: 29.85 2.3 card KD 30 22 32, 7C: 31.75 2.2 card JC 15 5 32"),
    (56004, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard AB AD; LUN",
     "ANG: 0 0, T5: 22.11 1.41 trick - 32 0 32, T8: 22.16 1.41 trick - 32 0 32, T10: 22.28 1.41 trick - 32 0 32, T12 T13: 22.38 1.4 "
     "trick - 32 0 32, MO3: 28.5 1.46 trick - 32 0 32, BEG: 58.6 2.14 card BEG 32 0 32"),
    (57023, 2, 1, 2, True, 2100,
     "1 not now; 0 not now; 1 discard 8B JD; 0 declare sequence of Moors F MO4 MO1; 10B; 1 declare sequence of coins BEG KD QD; BEG; "
     "9S; 7S; 10S; KS; 6B; MO3; 6S; F; KD; 10D; AS; MO1; T15; T5; T14; T7",
     "KC: 0 0, T12: 13.4 1.38 last - 22 14 32, AD: 13.56 1.36 last - 22 8 32, 7C: 18.29 1.81 card KC 27 13 32, 9C: 20.04 1.85 card KC "
     "27 13 32, MO4: 34.43 1.59 last - 22 8 32"),
    (70005, 2, 0, 2, True, 1000,
     "0 not now; 1 not now; 0 discard JS AS; 1 declare cricca of Kings KS KC KD; 1 declare sequence of swords F KS QS",
     "T14: 0 0, KS: 6.68 1.48, T9: 6.77 1.3 trick - 30 5 32, KC: 6.84 1.56, KD: 7.17 1.7, 10B: 8.53 1.52 trick - 30 11 32, JB: 9.3 "
     "1.56 trick - 30 11 32, QB: 10.74 1.66 card QB 28 16 32, QS: 11.34 1.53 card KS 29 18 32, F: 12.07 2.4 trick - 30 0 32, MO2: "
     "13.54 1.56 trick - 30 0 32, 8C 7C: 16.58 2.22 trick - 30 1 32, 8S: 29.95 1.96 card KS 29 18 32, 6S: 30.16 1.99 card KS 29 18 32"),
    (81008, 2, 0, 2, True, 4000,
     "0 not now; 1 not now; 0 discard CS AS; 1 declare sequence of batons BEG KB CB; 1 declare sequence of Moors MO4 MO1 BEG; SOL; F; "
     "MON",
     "T9: 0 0, T12 T13: 0.1 0.05, T16: 3.52 0.25, MO3: 11.51 0.48"),
    (81010, 2, 0, 2, True, 2000,
     "0 not now; 1 not now; 0 discard CS AS; 1 declare sequence of batons BEG KB CB; 1 declare sequence of Moors MO4 MO1 BEG; SOL; F; "
     "MON; T12; T15",
     "T16: 0 0, T13: 4.72 0.67 trick - 32 0 32, T9: 4.9 0.63 trick - 32 0 32, MO3: 13.85 0.76 trick - 32 0 32"),
    (86013, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard AS JD; LUN; 1 declare sequence of Moors F MO4 MO3; ANG; T12; T7; T15; SOL; 6D; F; T14",
     "T9 T10: 0 0, MO4: 25.27 1.03, MO3: 25.3 1.02"),
    (88010, 2, 0, 2, True, 1100,
     "0 not now; 1 not now; 0 discard QC CC; 7D; 9D; 9S; QS; MON; T5; T15",
     "LUN: 0 0, T9: 4.91 0.78 trick - 32 0 32, MO2: 9.97 1.05 trick - 32 0 32"),
    (89012, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard JD 8D; 10D; BEG; T14; T5; SOL; T9; T15; T12; T8",
     "T13: 0 0, ANG: 3.4 0.6, MO2: 8.61 0.84 trick - 32 0 32"),
    (100025, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard CB AB; 6B; 1 declare sequence of cups BEG KC JC; 1 declare sequence of coins BEG KD QD JD; BEG; "
     "SOL; T6; MON; T12; JD; 9D; T8; MO3; KD; 8D; KC; 7C; QD; 6S; 10D; 8S; 9C; CC",
     "KS: 0 0, JS: 20.35 2.04 card KS 18 6 32, AS: 32.73 2.53 card KS 18 7 32, QC: 46.82 3.06, AC: 78.29 1.93 card QC 32 11 32"),
    (107012, 2, 1, 2, True, 1000,
     "1 not now; 0 not now; 1 discard JS 10C; T6; 1 declare sequence of Aces BEG AB AD; 1 declare sequence of Moors MO4 MO2 BEG; T14; "
     "6B; F; T12; T13; SOL",
     "ANG: 0 0, T15: 35.3 2.21 trick - 32 0 32, MO2: 61.54 2.22 trick - 32 0 32, MO4: 61.54 2.22 trick - 32 0 32, BEG: 88.31 2.34 card "
     "BEG 32 0 32"),
)

"""Puzzles of millone; `python -m benchmarks.puzzles millone` adds to them."""

RULES = "98ed3abb701f"
HANDS = 180
PUZZLES = (
    (5019, 1, 1, 2, True, 2000,
     "0 discard 9S 7S 10B 9B AB QC JC AC 7C 9C; 1 discard QS JS 10S QB JB CC 6C JD AD 10D; 1 discard 8C QD; 0 declare sequence of "
     "coins BEG KD CD; AS; 1 declare cricca of tarocchi F ANG MON; 1 declare grande F ANG MON T16; 1 declare sequence of swords F KS "
     "CS; 1 declare sequence of Moors F MO4 MO3 MO2 MO1; KS; 9D; CD; 6S; CS; 6D; KD; BEG; T8; T9",
     "SOL: 0 0, LUN: 0 0, T14: 2.53 0.42, T15: 2.53 0.42, T5 T6 T7: 10.87 0.78 trick - 32 0 32, T13: 11.6 0.45"),
    (11039, 1, 0, 2, True, 1000,
     "1 discard T6 CS JB 10B QC CC JC 6C 8D 9D; 0 discard 10S 7S AS QB 9B 8B 7B JD AD 6D; 0 discard 8S AC; 1 declare grande F ANG SOL "
     "T16; 1 declare sequence of swords F KS QS JS; 1 declare sequence of coins F KD QD; 1 declare sequence of Moors F MO4 MO3 MO2 "
     "MO1; MO1; 0 declare sequence of batons BEG KB CB; MON; 10D; KD; QD; 7D; KS; T15; KC; 7C; 10C; MO2; 6S; BEG; KB; 6B; 9C; F; T5; "
     "T9; 9S; LUN; T7; T14; AB; CB; 8C; MO4; JS; T8; CD",
     "MO3: 0 0, T16: 32 0, SOL: 32 0, ANG: 32 0"),
    (22027, 1, 1, 2, True, 4000,
     "0 discard 10S QB 10B 8B JC AC 6C CD JD 7D; 1 discard CS JS 9S 6S AS CB QD AD 6D 10D; 1 discard 8S 7S; 0 declare cricca of Kings "
     "KS KB KD; 0 declare sequence of swords BEG KS QS; 0 declare sequence of Moors MO4 MO3 MO2 BEG; MON; 1 declare grande F ANG SOL; "
     "ANG; KC; CC; 10C; QC; LUN; F; T15; SOL; T13; T16; T7; T14; 9C; BEG; KB; 6B; KS; MO1",
     "8C 7C: 0 0, JB: 0.41 0.12, 9B: 7.35 0.58 card JB 14 3 32, 7B: 8.22 0.62 card JB 14 3 32, AB: 10.76 0.5 card JB 14 3 32, T5 T6 T8 "
     "T9: 26.7 2.29 card KD 32 20 32"),
    (30023, 1, 1, 2, True, 2100,
     "0 discard QS CS 10S AS 10B 6B AB JC 8C 6D; 1 discard 9S QB JB 9B 7B 6C 9C CD JD 7D; 1 discard QC QD; 6S; 1 declare cricca of "
     "tarocchi F MON BEG; 1 declare sequence of swords F BEG KS JS; 1 declare sequence of Moors F MO4 MO2 MO1 BEG; JS; 10C; AC; KD; "
     "MO1; 7C; KC; 7S; KS; T11; MO3; MON; ANG; 8S; F; 10D",
     "MO2: 0 0, MO4: 0 0, BEG: 0.01 0.01, T5: 4.58 0.43, T7 T8: 4.58 0.43, T15: 4.87 0.21, LUN: 4.87 0.21, T14: 9.28 0.1, T13: 11.62 "
     "0.16"),
    (33009, 1, 0, 2, True, 1000,
     "1 discard CS JS 6S QC 10C QD CD JD 8D 9D; 0 discard QS 10S 9S 7S CB 8B CC 6C 7C 6D; 0 discard 8S JB; 1 declare sequence of "
     "batons BEG KB QB AB; 1 declare sequence of Aces BEG AS AB AD; 1 declare sequence of Moors MO3 MO2 MO1 BEG; T12; 0 declare cricca "
     "of tarocchi F ANG MON; 0 declare grande F ANG MON SOL LUN T16 T15 T14",
     "F: 0 0, T14: 29.76 1.83, T15: 29.76 1.83, T16: 29.76 1.83, LUN: 29.77 1.82, SOL: 29.77 1.82, MON: 31.21 1.98, ANG: 31.21 1.98, "
     "T5: 37.5 1.87, MO4: 42.76 2.48, T8 T9: 48.03 2.18, T11: 74.47 2.31"),
    (34023, 1, 0, 2, True, 1000,
     "1 discard CS AS JC 6C 7C 8C CD JD 8D 9D; 0 discard QS JS 9S CB QC CC AC 10C QD AD; 0 discard 6D 7D; 1 declare sequence of batons "
     "BEG KB QB JB AB; 1 declare sequence of Moors MO4 MO1 BEG; T6; 0 declare cricca of tarocchi F ANG MON; 0 declare grande F ANG MON "
     "SOL LUN T16 T15 T14 T13 T12 T10; 0 declare sequence of Moors F MO3 MO2; T10; T12; MO1; T13; MO4; T14; T9; T15; T11; MO2; BEG; "
     "KC; 10S; 9B",
     "KB: 0 0, AB: 42.23 5.95 card KB 32 21 32, 6B 7B 8B: 42.23 5.95 card KB 32 21 32, QB: 67.8 2.1 card KB 32 3 32, JB: 90.21 2.53 "
     "card KB 32 3 32, 10B: 114.21 2.53 card KB 32 3 32"),
    (37030, 1, 0, 2, True, 1000,
     "1 discard MO1 8S 6S QB CB 8B 6B QC AC 6D; 0 discard QS AS 9B AB 7C QD AD 7D 8D 9D; 0 discard JB 8C; 1 declare cricca of Kings KS "
     "KB KC; KB; 0 declare cricca of tarocchi F ANG MON; 0 declare cricca of Cavalli CS CC CD; 0 declare grande F ANG MON T16; 0 "
     "declare sequence of coins F KD CD; 0 declare sequence of Moors F MO4 MO3 MO2; MO4; T9; T8; MON; T5; 7S; 9S; 10D; KD; 10C; 9C; "
     "JD; CD; JS; 10S; CS; KS; T13; F; 7B",
     "MO2 MO3: 0 0, T12: 16.5 1.83, T14: 16.5 1.83, T16: 16.5 1.83, T6 T7: 25.2 0.73, ANG: 30.4 0.64 last - 32 11 32"),
    (43025, 1, 0, 2, True, 1000,
     "1 discard AS CB 7B CC AC 7C JD AD 7D 10D; 0 discard CS 6S 10B AB JC 8C QD 6D 8D 9D; 0 discard QC 6C; 1 declare sequence of Moors "
     "MO2 MO1 BEG; 8S; 0 declare cricca of tarocchi F ANG MON; 0 declare cricca of Kings KS KB KC KD; 0 declare grande F ANG MON LUN; "
     "0 declare sequence of swords F KS QS; 0 declare sequence of batons F KB QB; 0 declare sequence of Moors F MO4 MO3; F; SOL; MON; "
     "LUN; T5; KC; 10C; KS; 9S; QS; 10S; 7S; JS; 9C",
     "MO4: 0 0, MO3: 0 0, T11 T12 T13: 9.68 1.05, T7: 12.46 0.79, T14: 12.46 0.79, ANG: 30.37 0.7 last - 32 0 32"),
    (48044, 1, 0, 2, True, 1000,
     "1 discard QS JS 10S QB 6B JC AC 9C 10C 6D; 0 discard 8S 10B 8B 7B AB CC 7C 8C JD AD; 0 discard 9S 6C; 1 declare cricca of "
     "tarocchi F ANG MON; 1 declare grande F ANG MON LUN T16; T9; 0 declare cricca of Kings KS KB KC KD; 0 declare cricca of Cavalli "
     "CS CB CD; 0 declare sequence of swords BEG KS CS; 0 declare sequence of batons BEG KB CB; 0 declare sequence of coins BEG KD QD "
     "CD; 0 declare sequence of Moors MO3 MO2 MO1 BEG; MO2; MON; T5; AS; CS; MO3; F; KC; QC; KS; LUN; T10; T15; KD; 10D; QD; 9D; 6S; "
     "MO4; 8D; CD; 7S; T16; 9B; CB; SOL; T6; KB; JB; T8; T11; 7D",
     "BEG: 0 0, MO1: 86 0 card BEG 32 0 32, T13: 96 0 card BEG 32 0 32, T14: 96 0 card BEG 32 0 32"),
    (51016, 1, 0, 2, True, 1000,
     "1 discard QS JS 6S AS AB 6C 7C 8C JD 10D; 0 discard CS QB 9B 8B 7B CC JC 9C 10C 7D; 0 discard CB AD; 1 declare sequence of "
     "batons F BEG KB JB; 1 declare sequence of Moors F MO3 MO2 MO1 BEG; MO1; 0 declare cricca of Kings KS KC KD; 0 declare grande ANG "
     "MON SOL LUN; T11; 10B; JB; T9; T15; KC; AC; QC",
     "BEG: 0 0, MO2 MO3: 45.52 6.38 card BEG 32 24 32, T10 T12 T13: 60.35 5.34 card BEG 32 24 32, T16: 62.64 5.48 card BEG 32 24 32, "
     "F: 122.9 4.94 card QC 32 0 32"),
    (54021, 1, 0, 2, True, 2000,
     "1 discard 9S AS 9B 7B QC CC AC 9C QD AD; 0 discard QS CS 10S 7S 6S AB JC 7C 10C CD; 0 discard 6C 8C; 1 declare cricca of Jacks "
     "JS JB JD; 1 declare sequence of Moors MO4 MO3 MO2 MO1 BEG; T10; 0 declare cricca of Kings KS KB KD; 0 declare grande F ANG SOL "
     "LUN T15 T14 T13 T12; 0 declare sequence of batons F KB QB; T15; KD; 6D; KB; 8B; QB; JB; 6B; CB; T11; T12; 10B",
     "BEG: 0 0, MON: 0.97 0.25, MO1: 45.92 2.51 card BEG 32 17 32, MO2 MO3: 45.92 2.51 card BEG 32 17 32, MO4: 45.92 2.51 card BEG 32 "
     "17 32, T16: 48.73 2.41 card BEG 32 17 32, T5: 50.76 2.34 card BEG 32 17 32, T7 T8: 50.76 2.34 card BEG 32 17 32"),
    (54032, 1, 0, 2, True, 1000,
     "1 discard 9S AS 9B 7B QC CC AC 9C QD AD; 0 discard QS CS 10S 7S 6S AB JC 7C 10C CD; 0 discard 6C 8C; 1 declare cricca of Jacks "
     "JS JB JD; 1 declare sequence of Moors MO4 MO3 MO2 MO1 BEG; T10; 0 declare cricca of Kings KS KB KD; 0 declare grande F ANG SOL "
     "LUN T15 T14 T13 T12; 0 declare sequence of batons F KB QB; T15; KD; 6D; KB; 8B; QB; JB; 6B; CB; T11; T12; 10B; BEG; MON; ANG; "
     "10D; JD; MO1; T6; 9D; MO4; 8S; F",
     "JS: 0 0, T5 T7 T8: 43.37 5.05, KC: 51.19 3.39, MO2 MO3: 53.65 5.67, T16: 99.49 1.08"),
    (56017, 1, 1, 2, True, 1000,
     "0 discard T6 8S AS JB AC 10C AD 6D 7D 9D; 1 discard QS CS JS QB CB QC 7C QD JD 8D; 1 discard AB 10D; 0 declare sequence of coins "
     "BEG KD CD; 0 declare sequence of Moors MO4 MO3 MO2 BEG; MON; 1 declare grande F ANG SOL LUN T16; ANG; KC; 6C; KS; MO2; T14; LUN; "
     "6S; BEG; T5",
     "F: 0 0, T16: 11.45 0.79 last - 26 14 32, SOL: 12.19 0.98 last - 26 14 32, MO1: 20.5 0.92, T7 T8 T9: 20.59 2.43 last - 26 17 32"),
    (56020, 1, 1, 2, True, 1000,
     "0 discard T6 8S AS JB AC 10C AD 6D 7D 9D; 1 discard QS CS JS QB CB QC 7C QD JD 8D; 1 discard AB 10D; 0 declare sequence of coins "
     "BEG KD CD; 0 declare sequence of Moors MO4 MO3 MO2 BEG; MON; 1 declare grande F ANG SOL LUN T16; ANG; KC; 6C; KS; MO2; T14; LUN; "
     "6S; BEG; T5; F; T15; T16",
     "7S 9S 10S: 0 0, 9C 8C: 6.57 0.35, 6B: 8.57 0.28 last - 19 6 32, 8B: 9.35 0.27 last - 19 4 32, 10B: 11.95 0.41 last - 19 1 32, T7 "
     "T8 T9: 12.55 0.91 last - 19 5 32, SOL: 19.27 0.87 last - 19 0 32, MO1: 22.76 0.9 last - 19 5 32"),
    (62007, 1, 1, 2, True, 850,
     "0 discard 9S 8S AS QB CB 8B 9C QD JD 6D; 1 discard CS 10B AB QC AC 7C 8C CD 8D 9D; 1 discard AD 7D; 0 declare sequence of Moors "
     "F MO4 MO2 MO1 BEG; F; 1 declare cricca of Kings KS KB KC; 1 declare grande ANG MON SOL T16 T15 T14",
     "JC: 0 0, KC: 12.53 3.5, MO3: 16.54 3.61 card JC 32 11 32, T10: 18.02 3.72 card JC 32 11 32, T7 T8: 18.62 3.86 card JC 32 11 32, "
     "10S: 32.1 3.99 card JC 32 11 32, 7S: 35.22 4.19 card JC 32 11 32, T14: 35.36 3.93 card JC 32 11 32, T15: 35.36 3.93 card JC 32 "
     "11 32, T16: 35.36 3.93 card JC 32 11 32, SOL: 35.36 3.93 card JC 32 11 32, 10C: 35.44 2.1 card JC 32 10 32, MON: 35.59 3.92 card "
     "JC 32 11 32, ANG: 35.59 3.92 card JC 32 11 32, 6B 7B: 37.55 3.03 card JC 32 11 32, 9B: 37.55 3.03 card JC 32 11 32, KB: 40.07 "
     "3.79 card JC 32 11 32, KS: 45.84 3.6 card JC 32 11 32"),
    (62027, 1, 1, 2, True, 1000,
     "0 discard 9S 8S AS QB CB 8B 9C QD JD 6D; 1 discard CS 10B AB QC AC 7C 8C CD 8D 9D; 1 discard AD 7D; 0 declare sequence of Moors "
     "F MO4 MO2 MO1 BEG; F; 1 declare cricca of Kings KS KB KC; 1 declare grande ANG MON SOL T16 T15 T14; JC; MO3; MO1; T9; T10; KC; "
     "6C; KS; 6S; 10C; CC; T5; T7; KB; JB; 9B; T11; LUN; SOL; 6B",
     "BEG: 0 0, T12 T13: 14.12 3.09, MO2: 23.01 4.05, MO4: 23.01 4.05, T6: 27.78 3.83"),
    (63012, 1, 0, 2, True, 1000,
     "1 discard QS 8S 6S AS 10B 9B CC AC 6C QD; 0 discard 7S QB CB 8B 7B 7C 8C 6D 7D 8D; 0 discard 10S 10C; 1 declare sequence of cups "
     "F KC QC JC; 9S; 0 declare cricca of Kings KS KB KD; 0 declare sequence of batons BEG KB JB AB; 0 declare sequence of coins BEG "
     "KD CD JD AD; 0 declare sequence of Aces BEG AB AD; 0 declare sequence of Moors MO3 MO2 MO1 BEG; KS; T6",
     "F: 0 0, T7: 26.5 3.14 card KB 32 22 32, T9: 26.5 3.14 card KB 32 22 32, T14: 26.5 3.14 card KB 32 22 32, T12 T13: 27.29 3.11 "
     "card KB 32 22 32, T16: 28.06 3.09 card KB 32 22 32, LUN: 28.06 3.09 card KB 32 22 32, SOL: 28.06 3.09 card KB 32 22 32, MON: "
     "28.06 3.09 card KB 32 22 32, T5: 29.04 3.09 card KB 32 22 32, MO4: 37.87 3.12 card KB 32 22 32"),
    (65019, 1, 1, 2, True, 1000,
     "0 discard CS JS 10S 9S JB 10B 8B 7B 6D 8D; 1 discard QS AS QB CB 6B AB JC 9C 10C AD; 1 discard CC AC; 0 declare cricca of "
     "tarocchi ANG MON BEG; 0 declare grande ANG MON SOL LUN T16 BEG; 0 declare sequence of coins BEG KD QD JD; 8C; 1 declare sequence "
     "of Moors F MO4 MO3 MO2; KC; T14; LUN; T16; T5; KB; MO4; KS; SOL; QC; T7",
     "6S 7S 8S: 0 0, T8 T9 T10: 15.38 4.75, F: 32.45 4.42, T15: 36.99 1.48, CD: 40.52 2.62 card CD 27 0 32, 10D 9D: 41.55 3.06, 7D: "
     "41.55 3.06, MO2 MO3: 41.92 3.36"),
    (153026, 1, 0, 2, True, 4000,
     "1 discard 8S 7S 10B 8B 7B 6B AB 9C 8D 9D; 0 discard CS JS AS JB QC CC AC JD 7D 10D; 0 discard 6C 6D; 1 declare sequence of cups "
     "F BEG KC JC; 1 declare sequence of coins F BEG KD QD CD AD; 1 declare sequence of Moors F MO4 MO2 BEG; T11; 0 declare grande ANG "
     "MON SOL LUN T16 T15 T14; MON; T8; F; KS; 9S; 6S; QS; T12; T14; 10C; JC; T13; T15; 8C; KC; T5; T9; 7C",
     "BEG: 0 0, T6 T7: 4.97 1.94 card BEG 32 23 32, MO2: 19.82 1.24 card BEG 32 23 32, MO4: 19.82 1.24 card BEG 32 23 32"),
    (154029, 1, 0, 2, True, 1000,
     "1 discard MO4 CS 10S 9S 7S CC 9C AD 6D 10D; 0 discard 8S 6S AS QB CB QC 7C 8C JD 7D; 0 discard JB AC; 1 declare cricca of "
     "tarocchi F ANG BEG; 1 declare cricca of Kings KB KC KD; 1 declare sequence of cups F BEG KC JC; JS; KS; 8B; 7B; AB; KB; T12; "
     "MON; 6B; BEG; KD; 9D; QS; SOL; 9B; MO1; KC; LUN; CD; 8D; QD; T6; 10C",
     "MO2 MO3: 0 0, T5: 3 0, T8: 3 0, T10 T11 T13: 5 0, T14: 5 0"),
    (1011, 2, 1, 2, True, 1000,
     "0 discard QS CS 7S AS QB 10B JC AC 7C 8C; 1 discard JS 10S 9B 6B QD CD JD 6D 8D 9D; 1 discard JB AD; 0 declare sequence of Moors "
     "MO4 MO2 MO1; 7B; 1 declare cricca of tarocchi F ANG BEG; 1 declare cricca of Kings KS KB KC; 1 declare grande F ANG LUN T16 T15 "
     "T13 T12 BEG; 1 declare sequence of cups F BEG KC QC; 8B; KS",
     "MO2: 0 0, MO1: 2.88 0.81, MO4: 2.88 0.81, T6: 12.14 1.85, T8: 14.69 1.9, T10 T11: 22.59 1.89, T14: 30.47 2.07, SOL: 32.51 1.98, "
     "MON: 38.57 2.2"),
    (3029, 2, 0, 2, True, 2000,
     "1 discard 10S JB 9B 7B 6B JC 7C 8C 10C 7D; 0 discard 8S 7S 6S AS CB 10B 8B CC JD 6D; 0 discard CS JS; 1 declare cricca of Kings "
     "KS KC KD; 1 declare sequence of coins KD QD CD; 1 declare sequence of Moors MO4 MO3 MO1; KD; 0 declare cricca of tarocchi F ANG "
     "BEG; 0 declare sequence of batons F BEG KB QB AB; 0 declare sequence of Aces F BEG AB AC AD; F; LUN; ANG; 9D; 10D; QC; KC; QD; "
     "8D; CD; AD; KS; BEG; T11; T6; T5; T9; 9S; MO2",
     "T12 T13: 0 0, T7 T8: 0.93 0.16, KB: 23.29 1.86 trick - 32 15 32, AC: 42.53 1.62 trick - 32 7 32, QB: 52.34 1.31 card KB 15 0 32, "
     "6C: 60.05 1.17 trick - 32 7 32, 9C: 60.46 1.17 trick - 32 3 32, AB: 76.83 1.59 card KB 15 0 32"),
    (4027, 2, 0, 2, True, 1000,
     "1 discard AS 6B AC 7C 8C JD 7D 8D 9D 10D; 0 discard JS 8S CB JB 10B 9B 8B QC CC CD; 0 discard 7B AB; 1 declare cricca of "
     "tarocchi F MON BEG; 1 declare cricca of Kings KS KB KD; 1 declare sequence of swords F BEG KS QS CS; 1 declare sequence of "
     "batons F BEG KB QB; 1 declare sequence of Moors F MO4 MO3 MO1 BEG; MON; ANG; 6D; KD; KS; T6; KC; BEG; 6S; MO2; T7; F; 10C; MO1; "
     "LUN; SOL; T16; T5; T8",
     "T14: 0 0, T15: 0 0, MO3: 15.49 0.31 last - 17 0 32, MO4: 15.49 0.31 last - 17 0 32"),
    (4030, 2, 0, 2, True, 1000,
     "1 discard AS 6B AC 7C 8C JD 7D 8D 9D 10D; 0 discard JS 8S CB JB 10B 9B 8B QC CC CD; 0 discard 7B AB; 1 declare cricca of "
     "tarocchi F MON BEG; 1 declare cricca of Kings KS KB KD; 1 declare sequence of swords F BEG KS QS CS; 1 declare sequence of "
     "batons F BEG KB QB; 1 declare sequence of Moors F MO4 MO3 MO1 BEG; MON; ANG; 6D; KD; KS; T6; KC; BEG; 6S; MO2; T7; F; 10C; MO1; "
     "LUN; SOL; T16; T5; T8; T14; 7S; T9",
     "T10 T11 T12 T13: 0 0, QD: 67.8 2.95 card AD 28 9 32, 9C 6C: 70.8 3.09 card AD 28 3 32, AD: 92.01 2.88 card QD 32 13 32, JC: "
     "140.12 2.2 card JC 32 0 32"),
    (5020, 2, 1, 2, True, 1000,
     "0 discard 9S 7S 10B 9B AB QC JC AC 7C 9C; 1 discard QS JS 10S QB JB CC 6C JD AD 10D; 1 discard 8C QD; 0 declare sequence of "
     "coins BEG KD CD; AS; 1 declare cricca of tarocchi F ANG MON; 1 declare grande F ANG MON T16; 1 declare sequence of swords F KS "
     "CS; 1 declare sequence of Moors F MO4 MO3 MO2 MO1; KS; 9D; CD; 6S; CS; 6D; KD; BEG; T8; T9; SOL",
     "8B: 0 0, KC: 1.74 2.19, 8D 7D: 12.21 1.29 last - 18 7 32, 8S: 12.89 1.37 last - 18 5 32, T15: 16.48 3.12, CB: 26.37 2.34 card CB "
     "17 0 32, T13: 28.13 1.42 last - 18 0 32, T14: 28.45 1.7 last - 18 3 32, T5 T6 T7: 28.62 1.44 last - 18 0 32, LUN: 39.71 1.43 "
     "last - 18 0 32, 10C: 51.84 4.11 card KC 13 0 32"),
    (6017, 2, 1, 2, True, 1000,
     "0 discard JS 10S JB 10B 8B AB JC AD 6D 8D; 1 discard 9S AS 7B 6B 6C 8C 9C 10C CD 9D; 1 discard CS 10D; 0 declare grande F ANG "
     "SOL; 0 declare sequence of coins F KD JD; 0 declare sequence of Moors F MO4 MO3 MO2; T14; 1 declare cricca of Kings KS KB KC; 1 "
     "declare cricca of Queens QS QB QD; 1 declare sequence of swords BEG KS QS; 1 declare sequence of batons BEG KB QB CB; MON; KC; "
     "F; T15; T6; T16",
     "SOL: 0 0, ANG: 0 0, T7: 10 0 trick - 32 0 32, T10 T11: 10 0 trick - 32 0 32, T13: 10.96 0.07 trick - 32 0 32, MO2 MO3: 44.13 "
     "0.64 trick - 32 0 32, MO4: 44.13 0.64 trick - 32 0 32"),
    (6018, 2, 1, 2, True, 1000,
     "0 discard JS 10S JB 10B 8B AB JC AD 6D 8D; 1 discard 9S AS 7B 6B 6C 8C 9C 10C CD 9D; 1 discard CS 10D; 0 declare grande F ANG "
     "SOL; 0 declare sequence of coins F KD JD; 0 declare sequence of Moors F MO4 MO3 MO2; T14; 1 declare cricca of Kings KS KB KC; 1 "
     "declare cricca of Queens QS QB QD; 1 declare sequence of swords BEG KS QS; 1 declare sequence of batons BEG KB QB CB; MON; KC; "
     "F; T15; T6; T16; SOL",
     "AC: 0 0, 7S 8S: 19.52 1.69 card AC 21 0 32, QC: 20.54 1.7 card AC 21 0 32, T7: 20.54 1.7 card AC 21 0 32, T10 T11: 20.54 1.7 "
     "card AC 21 0 32, KD: 20.82 1.76 card AC 21 0 32, T13: 21.52 1.69 card AC 21 0 32, CC: 22.01 1.8 card AC 21 0 32, ANG: 32.3 1.85 "
     "card AC 21 0 32, 7C: 47.21 2.32 card AC 21 0 32, MO2 MO3: 54.93 1.44 card AC 21 0 32, MO4: 54.93 1.44 card AC 21 0 32, JD: 65.82 "
     "3.83 card KD 32 24 32"),
    (8010, 2, 0, 2, True, 1000,
     "1 discard QS JS 8S 7B 6B QC 6C 7C AD 7D; 0 discard CS AS CB 10B 8B AB CC CD 8D 9D; 0 discard QB JD; 1 declare cricca of tarocchi "
     "F ANG MON BEG; 1 declare grande F ANG MON LUN BEG; 1 declare sequence of batons F BEG KB JB; 1 declare sequence of coins F BEG "
     "KD QD; 1 declare sequence of Moors F MO4 MO3 MO2 MO1 BEG; 9S; KS",
     "T5 T6 T7: 0 0, T11 T12 T13: 0 0, T14: 0 0, SOL: 0 0, T16: 1.72 0.22, 6S 7S: 14.58 2.21 trick - 32 15 32, 10S: 14.59 2.21 trick - "
     "32 18 32, T15: 24.62 2.3 trick - 32 8 32, 6D: 25.36 2.77 trick - 32 0 32, KC: 26.23 2.74 trick - 32 24 32, AC: 56.63 5.18 card "
     "KC 24 6 32, 10C 9C 8C: 68.85 4.99 card KC 24 6 32"),
    (11014, 2, 0, 2, True, 1000,
     "1 discard T6 CS JB 10B QC CC JC 6C 8D 9D; 0 discard 10S 7S AS QB 9B 8B 7B JD AD 6D; 0 discard 8S AC; 1 declare grande F ANG SOL "
     "T16; 1 declare sequence of swords F KS QS JS; 1 declare sequence of coins F KD QD; 1 declare sequence of Moors F MO4 MO3 MO2 "
     "MO1; MO1; 0 declare sequence of batons BEG KB CB; MON; 10D; KD; QD; 7D",
     "KS: 0 0, ANG: 0.01 0.02, SOL: 5.19 1.02, F: 32.53 1.95 card AC 8 0 32, AB: 36.3 2.03 trick - 26 0 32, 6B: 36.3 2.03 trick - 26 0 "
     "32, 7C: 36.3 2.03 trick - 26 0 32, T9: 38.27 2.04 trick - 26 0 32, T14: 38.63 2.04 trick - 26 0 32, T16: 43.56 2.01 trick - 26 0 "
     "32, MO2 MO3: 47.91 1.28 trick - 26 0 32, MO4: 47.91 1.28 trick - 26 0 32, QS: 48.66 2.99 card KS 26 8 32, JS: 62.1 3.48 card KS "
     "26 8 32, 9S: 87.36 4.17 card KS 26 8 32, 6S: 91.86 4.33 card KS 26 8 32"),
    (12007, 2, 0, 2, True, 1000,
     "1 discard T5 CS 9S 6S AS QC JC 7C 10C QD; 0 discard QS 8S 7S CB 10B 6C 9C JD AD 6D; 0 discard JS AC; 1 declare cricca of "
     "tarocchi F MON BEG; 1 declare sequence of cups F BEG KC CC; 1 declare sequence of Moors F MO4 MO3 MO2 BEG; MON",
     "ANG: 0 0, T6 T7: 14.28 0.4 card MON 32 0 32, T14: 14.28 0.4 card MON 32 0 32, T15: 14.28 0.4 card MON 32 0 32, T16: 14.28 0.4 "
     "card MON 32 0 32, T9: 14.31 0.4 card MON 32 0 32, T12 T13: 14.31 0.4 card MON 32 0 32, MO1: 21.07 0.51 card MON 32 0 32"),
    (12008, 2, 0, 2, True, 1000,
     "1 discard T5 CS 9S 6S AS QC JC 7C 10C QD; 0 discard QS 8S 7S CB 10B 6C 9C JD AD 6D; 0 discard JS AC; 1 declare cricca of "
     "tarocchi F MON BEG; 1 declare sequence of cups F BEG KC CC; 1 declare sequence of Moors F MO4 MO3 MO2 BEG; MON; ANG",
     "T6 T7: 0 0, T9: 0 0, T12 T13: 0 0, T14: 0 0, T15: 0 0, T16: 0 0, KB: 15.12 1.67 card QB 9 0 32, KD: 15.12 1.67 card QB 9 0 32, "
     "MO1: 22.09 1.66 card QB 9 0 32, JB: 45.68 3.73 card KB 16 2 32, 6B 7B 8B 9B: 53.28 3.8 card KB 16 2 32, 9D 8D 7D: 68.81 4.89 "
     "card KD 25 7 32"),
    (13009, 2, 0, 2, True, 1000,
     "1 discard T5 QS JS 9S AS QB JB 9B 10C 9D; 0 discard 6B QC JC 6C 7C AD 6D 7D 8D 10D; 0 discard CC QD; 1 declare cricca of Kings "
     "KB KC KD; 1 declare sequence of coins F KD CD JD; 1 declare sequence of Moors F MO4 MO3 MO2 MO1; MON; 0 declare sequence of "
     "swords BEG KS CS; 0 declare sequence of Aces BEG AB AC",
     "ANG: 0 0, T6 T7: 62.84 1.82 card MON 32 0 32, T15: 62.84 1.82 card MON 32 0 32, T16: 62.84 1.82 card MON 32 0 32, T12 T13: 63.02 "
     "1.81 card MON 32 0 32, BEG: 132.97 2.09 card BEG 32 0 32"),
    (13022, 2, 0, 2, True, 1000,
     "1 discard T5 QS JS 9S AS QB JB 9B 10C 9D; 0 discard 6B QC JC 6C 7C AD 6D 7D 8D 10D; 0 discard CC QD; 1 declare cricca of Kings "
     "KB KC KD; 1 declare sequence of coins F KD CD JD; 1 declare sequence of Moors F MO4 MO3 MO2 MO1; MON; 0 declare sequence of "
     "swords BEG KS CS; 0 declare sequence of Aces BEG AB AC; ANG; T6; F; 9C; KC; KB; 7B; 8B; CB; 8C; MO1; 10B; AB",
     "KD: 0 0, LUN: 0.61 0.06, SOL: 0.61 0.06, T8 T9 T10 T11: 0.86 0.06, MO2 MO3: 10.86 0.06 trick - 25 0 32, MO4: 10.86 0.06 trick - "
     "25 0 32, JD: 14.52 2.21 card KD 25 12 32, T14: 14.66 0.45 trick - 25 0 32, CD: 15.89 2.03 card KD 25 12 32"),
    (14022, 2, 1, 2, True, 1000,
     "0 discard 8B AB JC 6C 7C 8C 9C 7D 8D 10D; 1 discard T8 T7 QS CS 9S 7B QC 10C CD JD; 1 discard 10S 7S; 0 declare sequence of "
     "swords BEG KS JS AS; 0 declare sequence of Aces BEG AS AC; MON; 1 declare cricca of Kings KB KC KD; 1 declare sequence of batons "
     "F KB QB CB; 1 declare sequence of Moors F MO4 MO3 MO2; ANG; T6; T9; AC; KC; KD; QD; AD; BEG; KS; MO4; 9D; MO1",
     "AS: 0 0, 6S 8S: 9.79 1.1, JS: 9.79 1.1, 6B: 9.79 1.1, JB: 9.79 1.1, CC: 9.79 1.1, T5: 11.25 1.04, T11: 11.79 1.1, T13: 11.79 "
     "1.1, LUN: 11.79 1.1, SOL: 11.79 1.1, T15: 31.25 1.04"),
    (15014, 2, 1, 2, True, 1000,
     "0 discard CS 7S QB CB QC CC JC 7C 10C CD; 1 discard QS 8S 8C 9C JD AD 7D 8D 9D 10D; 1 discard AC 6C; 0 declare sequence of Moors "
     "F MO3 MO2 MO1; LUN; 1 declare cricca of tarocchi ANG MON BEG; 1 declare cricca of Kings KS KB KC KD; 1 declare grande ANG MON "
     "T16 T15 T14 T13 BEG; T5; SOL; T6; T11; ANG; T10",
     "T12: 0 0, T7 T8 T9: 41.17 0.38 trick - 32 0 32, F: 42.97 1.38 trick - 32 0 32, MO1: 62.55 0.68 trick - 32 0 32, MO2 MO3: 62.55 "
     "0.68 trick - 32 0 32"),
    (16022, 2, 0, 2, True, 1000,
     "1 discard CS JS 9S 7S 6S JB 7B 6B 7D 8D; 0 discard QB 10B CC 6C 9C 10C JD AD 6D 10D; 0 discard AC 8C; 1 declare cricca of Kings "
     "KB KC KD; 1 declare grande ANG MON LUN T16; 1 declare sequence of cups KC QC JC; 1 declare sequence of coins KD QD CD; KD; 0 "
     "declare sequence of swords F BEG KS QS; 0 declare sequence of Moors F MO4 MO3 MO2 BEG; MO2; KS; AS; QS; MO1; CD; BEG; 8S; T5; "
     "9D; MO3; 10S",
     "T10: 0 0, T12: 0 0, LUN: 14 0 last - 32 0 32, T16: 14 0 last - 32 0 32, MON: 14 0 last - 32 0 32, ANG: 14 0 last - 32 0 32"),
    (19013, 2, 0, 2, True, 1000,
     "1 discard 9S 7S QB JB 10B 7B 7C CD AD 9D; 0 discard CB AC 6C 8C 9C 10C QD JD 8D 10D; 0 discard AB QC; 1 declare grande ANG SOL "
     "LUN BEG; 1 declare sequence of cups BEG KC CC JC; 1 declare sequence of Moors MO4 MO3 MO1 BEG; T14; 0 declare cricca of Kings KS "
     "KB KD; 0 declare sequence of swords F KS QS CS JS AS; F; 8S; KS; MON",
     "ANG: 0 0, T5: 40.8 0.84 card MON 32 0 32, T8 T9: 40.8 0.84 card MON 32 0 32, T12 T13: 41.41 0.84 card MON 32 0 32, LUN: 51.41 "
     "0.84 card MON 32 0 32, SOL: 51.41 0.84 card MON 32 0 32, MO1: 80.8 1.33 card MON 32 0 32, MO3: 80.8 1.33 card MON 32 0 32, MO4: "
     "80.8 1.33 card MON 32 0 32, BEG: 142.51 1.46 card BEG 32 0 32"),
    (20009, 2, 0, 2, True, 1000,
     "1 discard 10S 9S JB 10B AB 10C QD JD 7D 10D; 0 discard JS 7S QB 9B 6B JC 6C AD 8D 9D; 0 discard CC AC; T7; 0 declare sequence of "
     "swords F BEG KS QS AS; 0 declare sequence of coins F BEG KD CD; 0 declare sequence of Moors F MO2 MO1 BEG; T11; T16",
     "MON: 0 0, ANG: 0 0, T9 T10 T12: 7.15 0.51 last - 19 9 32, T15: 7.15 0.51 last - 19 9 32, MO3: 16.94 0.52 last - 19 9 32, MO4: "
     "16.94 0.52 last - 19 9 32"),
    (154024, 2, 0, 2, True, 2000,
     "1 discard MO4 CS 10S 9S 7S CC 9C AD 6D 10D; 0 discard 8S 6S AS QB CB QC 7C 8C JD 7D; 0 discard JB AC; 1 declare cricca of "
     "tarocchi F ANG BEG; 1 declare cricca of Kings KB KC KD; 1 declare sequence of cups F BEG KC JC; JS; KS; 8B; 7B; AB; KB; T12; "
     "MON; 6B; BEG; KD; 9D; QS; SOL; 9B; MO1; KC; LUN",
     "CD: 0 0, T14: 3.83 0.68 card CD 19 3 32, T10 T11 T13: 3.92 0.68 card CD 19 3 32, QD: 4.28 0.68 card CD 19 3 32, T5: 4.28 0.68 "
     "card CD 19 3 32, T8: 4.28 0.68 card CD 19 3 32, 10B: 4.47 0.67 card CD 19 3 32, MO2 MO3: 9.22 0.71 card CD 19 3 32"),
    (157009, 2, 0, 2, True, 920,
     "1 discard AS CB JB 10B 9B 7B AB JC 6C 7C; 0 discard QS CS JS QB QC CC 8C AD 7D 10D; 0 discard 8B 8D; 1 declare cricca of "
     "tarocchi F MON BEG; 1 declare sequence of coins F BEG KD QD CD JD; T11; 0 declare grande ANG SOL LUN T16 T15 T14; 0 declare "
     "sequence of Moors MO4 MO3 MO1; T12",
     "T10: 0 0, T8: 22.13 1.31, KS: 24.11 1.21 trick - 32 17 32, KB: 25.08 1.18, T6: 27.56 1.01, 6B: 42.69 2.57 trick - 32 1 32, T14: "
     "45.88 1.48 trick - 32 8 32, MO1: 47.84 2.18 trick - 32 0 32, MO3: 47.84 2.18 trick - 32 0 32, MO4: 47.84 2.18 trick - 32 0 32, "
     "ANG: 49.85 0.64, 6S 7S 8S: 63.43 3.24 card KS 17 1 32, 10S: 64.25 3.38 card KS 17 1 32, T15: 66.07 0.61 trick - 32 0 32, T16: "
     "73.53 1.01 trick - 32 3 32, LUN: 96.07 0.61 trick - 32 0 32, SOL: 96.07 0.61 trick - 32 0 32"),
    (92019, 3, 0, 2, True, 4000,
     "1 discard MO1 CS 8S CB 10B 6C 7C 8C 8D 9D; 0 discard JS 9B QC CC JC AC 9C CD JD AD; 0 discard 7D 10D; 1 declare cricca of "
     "tarocchi F MON BEG; 1 declare cricca of Kings KS KC KD; 1 declare sequence of coins F BEG KD QD; T5; 0 declare grande ANG SOL "
     "LUN T16 T15; 0 declare sequence of Moors MO4 MO3 MO2; SOL; T6; F; T12; T7; T13; T8; KB; JB; QB",
     "BEG: 0 0, T14: 5.18 1.33, MON: 7.3 1.39, T9 T10 T11: 14.66 1.39"),
    (150033, 3, 1, 2, True, 2000,
     "0 discard QS 10S 8S JB 6B AB QC 7C CD 6D; 1 discard 9S 9B 8B JC AC 8C 10C JD 8D 10D; 1 discard QB CB; 0 declare sequence of "
     "Moors F MO4 MO3 MO2 MO1; MON; 1 declare cricca of Kings KS KB KC KD; 1 declare grande ANG SOL LUN T16 BEG; 1 declare sequence of "
     "swords BEG KS CS AS; 1 declare sequence of cups BEG KC CC; 1 declare sequence of coins BEG KD QD AD; 1 declare sequence of Aces "
     "BEG AS AD; T5; T15; ANG; KS; 6S; KC; T12; T14; T16; 9C; F; 6C; T9; 7S; CS; AS; JS; 7B; KB; CC; MO1; 9D",
     "KD: 0 0, AD: 9.45 2.56 card KD 32 18 32, QD: 29.13 1.47 card KD 32 18 32"),
)

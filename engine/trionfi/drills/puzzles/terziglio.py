"""Puzzles of terziglio; `python -m benchmarks.puzzles terziglio` adds to them."""

RULES = "41ee3ddd509b"
HANDS = 70
PUZZLES = (
    (4029, 1, 1, 3, True, 4000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard QS 7S 6S AS QB JC CD 6D; 2 declare cricca of Kings KS KB KC; KC; 0 declare sequence of "
     "Aces F AB AC AD; AC; 9C; KB; 6B; 8B; CB; 10B; JB; 7B; AB; BEG; T16; MON; ANG; 0 say volo; CC; QC; 10C; KD; MO4; 9D; 9B",
     "F: 0 0, MO2: 1.22 0.25, T5 T6 T7: 1.24 0.24, T12: 1.73 0.28"),
    (4030, 1, 1, 3, True, 4000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard QS 7S 6S AS QB JC CD 6D; 2 declare cricca of Kings KS KB KC; KC; 0 declare sequence of "
     "Aces F AB AC AD; AC; 9C; KB; 6B; 8B; CB; 10B; JB; 7B; AB; BEG; T16; MON; ANG; 0 say volo; CC; QC; 10C; KD; MO4; 9D; 9B; F",
     "MO1: 0 0, T8: 1.3 0.18, T10: 1.36 0.18, T14: 1.87 0.22"),
    (5024, 1, 2, 3, True, 1000,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS 9S 8B 6C 7C 8C 9C 7D; 0 declare cricca of Kings KS KB KC KD; 0 declare grande ANG "
     "SOL LUN T16 BEG; 0 declare sequence of batons BEG KB QB CB AB; 0 declare sequence of cups BEG KC QC; 0 declare sequence of Moors "
     "MO3 MO1 BEG; QB; 1 declare cricca of Jacks JS JB JD; 6B; 2 declare sequence of Aces AS AC AD; 9B; KD; 9D; 10D; KS; 8S; 6S; KB; "
     "7B; T15; 10S",
     "BEG: 0 0, MO1: 0.15 0.06, MO3: 0.16 0.06, T9: 0.76 0.13, T7: 0.76 0.13, T11: 0.8 0.13, T16: 0.81 0.14, LUN: 0.82 0.14, SOL: 0.82 "
     "0.14, ANG: 2.08 0.19 last - 32 17 32"),
    (9024, 1, 1, 3, True, 1000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard JS 10S 6S 10B 9B 6B QC CC; 2 declare cricca of tarocchi F MON BEG; 2 declare sequence "
     "of cups F BEG KC JC; 2 declare sequence of coins F BEG KD QD JD; QD; 7D; 1 declare sequence of batons KB QB CB AB; 1 declare "
     "sequence of Aces AB AC AD; 10D; KC; 9C; 8C; JC; T14; AC; KS; 9S; BEG; 10C; MO4; SOL",
     "KB: 0 0, QB: 0.67 0.21, 9D: 0.72 0.34 trick - 31 4 32, QS: 0.78 0.37 trick - 31 1 32, MO1: 1.06 0.37, T8: 1.3 0.39, CB: 1.33 "
     "0.26, T16: 1.39 0.36, T13: 1.48 0.35, T10: 1.48 0.37, T15: 1.48 0.36, AD: 2.25 0.36 trick - 31 4 32, AB: 3.09 0.45 card QB 25 16 "
     "32"),
    (11042, 1, 0, 3, True, 1000,
     "1 passo; 2 passo; 0 gioco; 0 discard 6S JB 9B QC JC QD 7D 9D; 0 declare sequence of Moors MO4 MO2 MO1 BEG; T14; 1 declare cricca "
     "of Cavalli CS CB CC CD; F; 2 declare sequence of Aces AS AB AD; MON; KD; BEG; 10D; KS; 8S; 7S; KC; 10C; 6C; LUN; T7; T9; SOL; "
     "T13; T10; T15; T16; MO3; 9S; 10S; MO1; 8C; CC; QS; 10B; KB; MO4; AC; 9C; 8B; 7C; ANG",
     "QB: 0 0, JS: 0 0, AB: 1.53 0.16 card QB 32 11 32, AD: 1.53 0.16 card QB 32 15 32, AS: 1.55 0.16 card QB 32 15 32, 8D: 3.77 0.08 "
     "card QB 32 15 32, 6D: 3.77 0.08 card QB 32 15 32"),
    (19052, 1, 1, 3, True, 1000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard 10S QB 10B 9B AB QC AC 9C; 2 declare sequence of coins F KD QD; 2 declare sequence of "
     "Moors F MO2 MO1; T6; 0 declare sequence of batons BEG KB JB; 0 declare sequence of cups BEG KC CC; BEG; 1 declare cricca of "
     "Cavalli CS CB CD; T12; JC; MO1; 10C; KS; 7S; 8S; 6S; QS; CS; JS; AS; F; KB; CB; MO2; T10; MO4; MON; 6B; T7; JB; 9S; T8; MO3; 8C; "
     "T5; SOL; T11; T9; ANG; 7B; T13; 10D; KD; 9D; CD; QD; 6D; 8D; T14",
     "KC: 0 0, CC: 0.97 0.1, 7C 6C: 2.32 0.19 card CC 15 7 32"),
    (22026, 1, 2, 3, True, 1000,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS 10S JB 8B 6C JD 6D 9D; 0 declare sequence of cups F KC QC; T10; 1 declare sequence "
     "of swords BEG KS QS JS; BEG; 2 declare sequence of Aces AS AB AD; T15; 6S; MO4; 7S; T14; MON; MO1; KD; QD; T5; KC; 10C; 7C; QC; "
     "AC; MO3; AB",
     "KB: 0 0, F: 5.14 0.8 trick - 28 0 32, 6B 7B: 7.71 0.75 trick - 28 0 32"),
    (22042, 1, 2, 3, True, 4000,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS 10S JB 8B 6C JD 6D 9D; 0 declare sequence of cups F KC QC; T10; 1 declare sequence "
     "of swords BEG KS QS JS; BEG; 2 declare sequence of Aces AS AB AD; T15; 6S; MO4; 7S; T14; MON; MO1; KD; QD; T5; KC; 10C; 7C; QC; "
     "AC; MO3; AB; KB; MO2; 10D; 7D; T6; 9C; CC; T9; 2 say busso; QB; 6B; T11; 1 say volo; JC; T16; 8C",
     "AS: 0 0, 9B 10B: 1.57 0.18 card CB 31 23 32, CD: 1.65 0.16, AD: 2.25 0.17 card QS 24 16 32, SOL: 2.48 0.17, CB: 2.86 0.2 card QS "
     "24 16 32"),
    (27016, 1, 1, 3, True, 1000,
     "2 passo; 0 gioco; 1 va bene; 0 discard CS 10S 6S AS JB AB 6C 8C; 0 declare cricca of Kings KS KC KD; 0 declare sequence of cups "
     "F KC QC AC; 0 declare sequence of Moors F MO2 MO1; KC; 1 declare sequence of Moors MO4 MO3 BEG; 7C; 10C; QC; JC; CC; T15; BEG",
     "ANG: 0 0, T5 T6 T7: 9.22 0.66 card BEG 32 0 32, T11: 9.29 0.66 card BEG 32 0 32"),
    (29021, 1, 2, 3, True, 1000,
     "0 passo; 1 passo; 2 gioco; 2 discard JS 10S JB 9B 7B AB QD AD; 2 declare cricca of tarocchi F MON BEG; 2 declare cricca of Kings "
     "KS KC KD; 2 declare sequence of swords F BEG KS QS; 2 declare sequence of cups F BEG KC CC; 2 declare sequence of Moors F MO3 "
     "MO2 MO1 BEG; T9; T14; 1 declare sequence of batons KB QB CB; SOL; KB; BEG; 6B; T15; T16; LUN; 1 say busso; 8B",
     "F: 0 0, MO1: 0.93 0.17, MO2 MO3: 0.94 0.17, T7: 1.37 0.18, T11: 1.37 0.19, MON: 2.28 0.21 card JD 25 16 32"),
    (30005, 1, 2, 3, True, 1000,
     "0 gioco; 1 va bene; 2 va bene; 0 discard QS 9B 7B AB CC JC 9C 10C; 0 declare grande ANG MON SOL",
     "10D 9D 8D 7D 6D: 0 0, KC: 2.46 0.75 last - 26 14 32, 6S 7S: 2.72 0.72, 9S 10S: 2.98 0.71, MON: 3.04 0.61 last - 26 16 32, ANG: "
     "3.07 0.61 last - 26 16 32, SOL: 3.38 0.68 last - 26 12 32, CD: 4.08 0.72, T6 T7: 4.31 0.7 last - 26 14 32, T11: 4.62 0.79 last - "
     "26 11 32, MO2: 5.53 0.69 last - 26 13 32"),
    (33034, 1, 2, 3, True, 4000,
     "0 passo; 1 gioco; 2 va bene; 1 discard JB QC JC AC QD 6D 7D 9D; 1 declare sequence of swords BEG KS QS; 1 declare sequence of "
     "Moors MO4 MO1 BEG; KB; 2 declare cricca of Cavalli CB CC CD; CB; 0 declare sequence of Aces F AS AB; 7B; 10C; CC; 6C; KC; MO2; "
     "9C; QB; 6B; T8; KD; JD; BEG; QS; 6S; F; 8C; MO3; T5; 10D; MO1; CD; 7C; T9",
     "T7: 0 0, MON: 1.22 0.27, LUN: 1.36 0.25, T16: 1.45 0.26"),
    (34033, 1, 2, 3, True, 2000,
     "0 gioco; 1 va bene; 2 va bene; 0 discard 9S 8S 7S 6S AS QB 6B JC; 0 declare sequence of coins BEG KD QD AD; KC; 1 declare "
     "sequence of batons F KB CB JB AB; 1 declare sequence of Aces F AB AC; 1 declare sequence of Moors F MO4 MO2 MO1; AC; 2 declare "
     "cricca of Cavalli CS CC CD; CC; 10C; MO1; QC; KB; 7B; BEG; 9C; MO4; T5; T6; T10; T14; KS; QS; MO3; KD; 6D; 10D; QD; F; 7D",
     "8C 7C 6C: 0 0, 9D 8D: 0.95 0.17, AD: 0.96 0.17, T7 T8: 2.77 0.16 card CS 14 5 32, T16: 3.05 0.15 card CS 14 4 32, ANG: 3.07 0.17 "
     "card CS 14 6 32"),
    (36040, 1, 1, 3, True, 4000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard 10S 9S 8S 6S QC JC 6C CD; 2 declare sequence of batons F KB CB AB; 2 declare sequence "
     "of Aces F AB AD; 2 declare sequence of Moors F MO3 MO1; KB; 0 declare sequence of cups BEG KC CC; 7B; 1 declare sequence of "
     "swords KS QS JS AS; 6B; 9B; QB; 8B; CS; KS; MO1; AD; 9D; KD; AC; MO3; 10C; CB; 10B; MO2; 9C; T5; 8C; AB; JB; T8; 7C; T6; CC; "
     "MON; ANG; T12; 0 say volo",
     "6D: 0 0, MO4: 0.82 0.36, T9 T10 T11: 2.07 0.35, T15: 2.49 0.36, BEG: 3.64 0.39 card BEG 32 19 32"),
    (1048, 2, 2, 3, True, 1700,
     "0 passo; 1 gioco; 2 va bene; 1 discard QS CS JB AC 6C 8C 9C 10C; 1 declare grande ANG MON SOL; KS; 2 declare sequence of cups F "
     "BEG KC CC; 2 declare sequence of coins F BEG KD CD; 8S; 0 declare cricca of Jacks JS JC JD; JS; 10S; 9S; LUN; QC; MO4; 7C; 6S; "
     "BEG; T7; QD; MO3; 9D; 7S; F; MO1; MO2; T10; T14; 8D; 10D; T5; KB; 6B; 8B; QB; 7B; 9B; AS; T6; T8; T16; SOL; T9; T15; T13; T12; "
     "10B",
     "KC: 0 0, KD: 0.06 0.04, CC: 0.96 0.07 card KC 17 0 32, CD: 1.03 0.08 card KC 17 0 32, 6D: 1.97 0.11 card KC 17 0 32"),
    (2018, 2, 1, 3, True, 2100,
     "2 gioco; 0 va bene; 1 va bene; 2 discard JS 10B AB 7C CD AD 6D 7D; 2 declare cricca of tarocchi F ANG MON; 2 declare grande F "
     "ANG MON SOL T16 T14 T13; 2 declare sequence of swords F KS QS; 2 declare sequence of cups F KC QC; 2 declare sequence of Moors F "
     "MO2 MO1; KS; CS; 1 declare sequence of batons BEG KB CB; 1 declare sequence of coins BEG KD JD; 6S; QS; T9; AS; JB",
     "KB: 0 0, CB: 1.2 0.21 card KB 21 8 32, 6B: 2 0.26 card KB 21 9 32, 8B: 2.05 0.25 card KB 21 9 32"),
    (2037, 2, 1, 3, True, 2000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard JS 10B AB 7C CD AD 6D 7D; 2 declare cricca of tarocchi F ANG MON; 2 declare grande F "
     "ANG MON SOL T16 T14 T13; 2 declare sequence of swords F KS QS; 2 declare sequence of cups F KC QC; 2 declare sequence of Moors F "
     "MO2 MO1; KS; CS; 1 declare sequence of batons BEG KB CB; 1 declare sequence of coins BEG KD JD; 6S; QS; T9; AS; JB; KB; MO1; 8S; "
     "MO3; 7S; QD; KD; MO2; QC; 9C; 10C; KC; 8C; JC; 9S; MO4; 10S; LUN; T6",
     "MON: 0 0, ANG: 0 0, SOL: 0.01 0.01, T13: 2.44 0.06 trick - 32 0 32, T14: 2.44 0.06 trick - 32 0 32, T8 T10 T11: 3.39 0.08 trick "
     "- 32 0 32, T16: 3.43 0.08 trick - 32 0 32, F: 8.89 0.11 card BEG 32 5 32"),
    (3034, 2, 0, 3, True, 1000,
     "1 gioco; 2 va bene; 0 va bene; 1 discard 9S JB 10B 7B JC 6C 8C 8D; 1 declare cricca of Kings KS KC KD; 1 declare sequence of "
     "swords F KS JS; 1 declare sequence of coins F KD JD AD; 1 declare sequence of Moors F MO4 MO2; KS; 2 declare cricca of Cavalli "
     "CS CB CC; 2 declare sequence of batons BEG KB QB CB AB; 10S; 8S; KD; BEG; 10D; 2 say busso; QS; AS; F; 2 say volo; CS; MO3; 6S; "
     "0 say busso; QD; 6D; MO1; KB; 8B; MO4; T7; T8; T5",
     "ANG: 0 0, T6: 1.81 0.71 trick - 32 5 32, T11: 1.81 0.71 trick - 32 5 32, T13: 1.84 0.65 trick - 32 8 32, T15: 1.91 0.65 trick - "
     "32 8 32, CB: 2.61 0.87 card CB 24 0 32, QB: 2.97 0.86 card QB 26 1 32, 6B: 2.99 0.73 trick - 32 0 32, AB: 3.19 0.71 trick - 32 0 "
     "32, 10C: 3.67 0.86 card QC 11 2 32, CC: 8.72 0.92 card CC 22 1 32"),
    (3046, 2, 0, 3, True, 4200,
     "1 gioco; 2 va bene; 0 va bene; 1 discard 9S JB 10B 7B JC 6C 8C 8D; 1 declare cricca of Kings KS KC KD; 1 declare sequence of "
     "swords F KS JS; 1 declare sequence of coins F KD JD AD; 1 declare sequence of Moors F MO4 MO2; KS; 2 declare cricca of Cavalli "
     "CS CB CC; 2 declare sequence of batons BEG KB QB CB AB; 10S; 8S; KD; BEG; 10D; 2 say busso; QS; AS; F; 2 say volo; CS; MO3; 6S; "
     "0 say busso; QD; 6D; MO1; KB; 8B; MO4; T7; T8; T5; ANG; T9; T10; 6B; 9B; MO2; SOL; T6; T12; 7S; T15; LUN",
     "7D: 0 0, 9D: 0 0, 9C: 1.51 0.3 card QB 31 22 32, 7C: 1.55 0.3 card QB 31 22 32, AC: 1.96 0.3 card QB 31 22 32, CD: 4.95 0.32 "
     "card JD 31 10 32, QC: 5.81 0.35 card QC 20 0 32"),
    (5028, 2, 2, 3, True, 1200,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS 9S 8B 6C 7C 8C 9C 7D; 0 declare cricca of Kings KS KB KC KD; 0 declare grande ANG "
     "SOL LUN T16 BEG; 0 declare sequence of batons BEG KB QB CB AB; 0 declare sequence of cups BEG KC QC; 0 declare sequence of Moors "
     "MO3 MO1 BEG; QB; 1 declare cricca of Jacks JS JB JD; 6B; 2 declare sequence of Aces AS AC AD; 9B; KD; 9D; 10D; KS; 8S; 6S; KB; "
     "7B; T15; 10S; BEG; JS; T7; F",
     "T14: 0 0, T8: 0.05 0.04, MON: 1.34 0.14, MO4: 1.63 0.11 trick - 32 0 32"),
    (6018, 2, 2, 3, True, 1000,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS 9S 8S CB JC QD 9D 10D; KB; 1 declare cricca of tarocchi F MON BEG; 1 declare cricca "
     "of Jacks JS JB JD; 1 declare sequence of Aces F BEG AS AB; F; 7B; T5; BEG; T15; KD; MO2; JD; T13; T6",
     "ANG: 0 0, T7: 1.88 0.35 card CD 29 20 32, MO4: 3.38 0.44 card CD 29 20 32"),
    (7034, 2, 1, 3, True, 1100,
     "2 passo; 0 gioco; 1 va bene; 0 discard JB 10B 9B QC 6C 7C 6D 10D; 0 declare cricca of Kings KS KB KD; 0 declare sequence of "
     "swords BEG KS QS; 0 declare sequence of batons BEG KB QB; 0 declare sequence of coins BEG KD JD AD; 0 declare sequence of Moors "
     "MO4 MO1 BEG; KS; 1 declare cricca of Cavalli CB CC CD; 1 declare grande F ANG SOL LUN; 1 declare sequence of cups F KC CC; 1 "
     "declare sequence of Aces F AS AB; 8S; 10S; QS; AS; CS; KD; 9D; 7D; 6S; JS; MO2; AC; BEG; CC; KB; F; 6B; QB; 8B; 7B",
     "AD: 0 0, JD: 0 0, 7S 9S: 0.7 0.11, T14: 1.17 0.15, T11 T12 T13: 1.27 0.16, MO1: 1.4 0.15, MO4: 1.4 0.15, T16: 3.43 0.19 card CB "
     "30 15 32"),
    (7040, 2, 1, 3, True, 2000,
     "2 passo; 0 gioco; 1 va bene; 0 discard JB 10B 9B QC 6C 7C 6D 10D; 0 declare cricca of Kings KS KB KD; 0 declare sequence of "
     "swords BEG KS QS; 0 declare sequence of batons BEG KB QB; 0 declare sequence of coins BEG KD JD AD; 0 declare sequence of Moors "
     "MO4 MO1 BEG; KS; 1 declare cricca of Cavalli CB CC CD; 1 declare grande F ANG SOL LUN; 1 declare sequence of cups F KC CC; 1 "
     "declare sequence of Aces F AS AB; 8S; 10S; QS; AS; CS; KD; 9D; 7D; 6S; JS; MO2; AC; BEG; CC; KB; F; 6B; QB; 8B; 7B; AD; QD; T5; "
     "10C; MO1; KC",
     "MO4: 0 0, T16: 0 0, T11 T12 T13: 1.66 0.12, T14: 1.66 0.12, 7S 9S: 3.21 0.42 last - 26 16 32, JD: 4.54 0.11 last - 26 2 32"),
    (8016, 2, 1, 3, True, 2100,
     "2 gioco; 0 va bene; 1 va bene; 2 discard CB QC JC AC CD 6D 8D 9D; T15; T5; 1 declare cricca of tarocchi F ANG BEG; 1 declare "
     "grande F ANG SOL BEG; SOL; KD; MO1; AD; T16; MON; BEG; T12",
     "T14: 0 0, ANG: 1.03 0.15, F: 1.5 0.21 trick - 31 11 32, T7 T8: 1.65 0.21 trick - 31 10 32, T11: 1.77 0.2 trick - 31 10 32"),
    (8043, 2, 1, 3, True, 1000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard CB QC JC AC CD 6D 8D 9D; T15; T5; 1 declare cricca of tarocchi F ANG BEG; 1 declare "
     "grande F ANG SOL BEG; SOL; KD; MO1; AD; T16; MON; BEG; T12; T14; LUN; T10; T13; F; 9S; 6S; JS; KS; 7S; 8S; KB; 6B; AB; MO3; MO4; "
     "T7; 1 say volo; QB; 8B; 7B; KC; 10C; CC; T11; T6; MO2",
     "ANG: 0 0, 7C: 2.69 0.25 trick - 32 11 32, 10D: 2.8 0.26 trick - 32 18 32, 7D: 2.81 0.26 trick - 32 18 32, T8: 2.94 0.25 trick - "
     "32 18 32, CS: 3.03 0.28 trick - 32 14 32"),
    (9045, 2, 1, 3, True, 4200,
     "2 gioco; 0 va bene; 1 va bene; 2 discard JS 10S 6S 10B 9B 6B QC CC; 2 declare cricca of tarocchi F MON BEG; 2 declare sequence "
     "of cups F BEG KC JC; 2 declare sequence of coins F BEG KD QD JD; QD; 7D; 1 declare sequence of batons KB QB CB AB; 1 declare "
     "sequence of Aces AB AC AD; 10D; KC; 9C; 8C; JC; T14; AC; KS; 9S; BEG; 10C; MO4; SOL; KB; MO3; 7B; KD; 6D; 9D; LUN; T11; T8; 7C; "
     "T12; MO1; 0 say volo; JB; AB; T5; T6; MO2; T15; 1 say volo; AD",
     "F: 0 0, 8D: 0.76 0.14 card JD 14 4 32, JD: 0.77 0.13 card JD 14 0 32"),
    (10023, 2, 2, 3, True, 1000,
     "0 passo; 1 gioco; 2 va bene; 1 discard 9S QB 7B AB JC 8C 10C 8D; 1 declare cricca of tarocchi F MON BEG; 1 declare sequence of "
     "swords F BEG KS QS; KS; 7S; 6S; QS; AS; JS; T15; LUN; MO4; KB; CB; BEG; 8S; MO1; CS; 6B; 8B",
     "F: 0 0, T5: 2.27 0.17 card QD 29 21 32, T14: 2.31 0.16, T16: 2.31 0.16, T9 T10 T11 T12: 2.32 0.16, SOL: 2.74 0.16 card QD 29 21 "
     "32, MON: 2.78 0.17 card QD 29 21 32, MO3: 2.88 0.18 card QD 29 19 32"),
    (10036, 2, 2, 3, True, 1000,
     "0 passo; 1 gioco; 2 va bene; 1 discard 9S QB 7B AB JC 8C 10C 8D; 1 declare cricca of tarocchi F MON BEG; 1 declare sequence of "
     "swords F BEG KS QS; KS; 7S; 6S; QS; AS; JS; T15; LUN; MO4; KB; CB; BEG; 8S; MO1; CS; 6B; 8B; F; KC; MO3; 7C; T9; T7; T6; 10S; "
     "T8; MO2; 9B; 10B; T5",
     "T14: 0 0, T16: 0 0, SOL: 0 0, T10 T11 T12: 1.39 0.09 trick - 19 0 32, KD: 1.4 0.1 card CC 28 20 32, MON: 4.35 0.09 card MON 32 0 "
     "32"),
    (40, 3, 2, 3, True, 4200,
     "0 gioco; 1 va bene; 2 va bene; 0 discard CS QB QC CC AC 8C 10C AD; 0 declare sequence of swords KS QS JS AS; T12; MO1; 2 declare "
     "sequence of batons F BEG KB JB AB; 2 declare sequence of Moors F MO3 MO2 BEG; T14; KB; 6B; CB; 9B; 10B; T7; SOL; F; T5; KC; MO2; "
     "MO4; 8B; T10; JB; 9C; T9; T15; ANG; T11; MO3; KS; 7S; 9S; JS; 8S; BEG; 7B; T6; MON",
     "JD: 0 0, 9D: 0.26 0.18, CD: 1.5 0.14, 7C 6C: 2.31 0.36 card QS 22 14 32, JC: 2.35 0.35 card QS 22 14 32, 10S: 2.85 0.29 last - "
     "24 14 32"),
    (1018, 3, 2, 3, True, 2000,
     "0 passo; 1 gioco; 2 va bene; 1 discard QS CS JB AC 6C 8C 9C 10C; 1 declare grande ANG MON SOL; KS; 2 declare sequence of cups F "
     "BEG KC CC; 2 declare sequence of coins F BEG KD CD; 8S; 0 declare cricca of Jacks JS JC JD; JS; 10S; 9S; LUN; QC; MO4; 7C; 6S",
     "F: 0 0, BEG: 1.54 0.31, T14: 1.55 0.39, T6: 1.67 0.37, T9: 1.74 0.39, T13: 1.87 0.39"),
    (11023, 3, 0, 3, True, 4000,
     "1 passo; 2 passo; 0 gioco; 0 discard 6S JB 9B QC JC QD 7D 9D; 0 declare sequence of Moors MO4 MO2 MO1 BEG; T14; 1 declare cricca "
     "of Cavalli CS CB CC CD; F; 2 declare sequence of Aces AS AB AD; MON; KD; BEG; 10D; KS; 8S; 7S; KC; 10C; 6C; LUN; T7; T9; SOL",
     "ANG: 0 0, T13: 0.85 0.2 trick - 32 0 32, T16: 1.19 0.22 trick - 32 0 32"),
    (15044, 3, 2, 3, True, 4100,
     "0 passo; 1 gioco; 2 va bene; 1 discard 9S 6S JB 9B CD AD 7D 10D; 1 declare cricca of Kings KS KB KC KD; KC; 2 declare cricca of "
     "Queens QS QC QD; 9C; 10C; KB; CB; 7B; 6B; MO2; QB; 2 say busso; QC; JC; MO1; 8B; T7; F; 2 say busso; AC; 6C; MO4; T14; T11; T5; "
     "T15; T12; T13; T6; SOL; BEG; 7C; 8C; MON; KD; 6D; 9D; AB; ANG; 10B",
     "CC: 0 0, QD: 1 0.28, 10S: 1.5 0.27, 8S: 1.63 0.28, JS: 3.2 0.29 card JS 20 4 32, QS: 3.22 0.28 card QS 29 4 32"),
    (21024, 3, 1, 3, True, 1000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard 9S 6S 8B 7B 6B JC 9D 10D; 2 declare cricca of Kings KS KB KC; 2 declare grande ANG SOL "
     "BEG; 2 declare sequence of batons BEG KB QB; 2 declare sequence of Moors MO4 MO2 MO1 BEG; ANG; 0 declare cricca of Queens QS QC "
     "QD; 0 declare sequence of coins F KD QD JD; 0 declare sequence of Aces F AS AB; F; T6; T5; T12; MO3; MON; LUN; T7; KD; CD; BEG; "
     "SOL",
     "10C: 0 0, 6C: 0 0, QD: 0.61 0.17 card QD 17 0 32, 8S: 0.71 0.18, AS: 0.75 0.18, 7D 6D: 0.77 0.18, JD: 0.77 0.16, QS: 1.97 0.2 "
     "card QS 26 0 32, 10B: 2.02 0.26 card CB 26 11 32, AB: 2.05 0.27 card CB 26 11 32, CS: 2.13 0.2 card CS 19 0 32, QC: 2.21 0.22 "
     "card QC 26 0 32, CB: 2.47 0.27 card CB 26 0 32"),
    (34028, 3, 2, 3, True, 4300,
     "0 gioco; 1 va bene; 2 va bene; 0 discard 9S 8S 7S 6S AS QB 6B JC; 0 declare sequence of coins BEG KD QD AD; KC; 1 declare "
     "sequence of batons F KB CB JB AB; 1 declare sequence of Aces F AB AC; 1 declare sequence of Moors F MO4 MO2 MO1; AC; 2 declare "
     "cricca of Cavalli CS CC CD; CC; 10C; MO1; QC; KB; 7B; BEG; 9C; MO4; T5; T6; T10; T14; KS; QS; MO3; KD",
     "F: 0 0, 6D: 1.8 0.2 card JD 32 8 32, JD: 1.99 0.2 card JD 32 0 32"),
    (38030, 3, 2, 3, True, 1100,
     "0 passo; 1 passo; 2 gioco; 2 discard QS CS JS 10S 7S 6S 10B 7B; 2 declare cricca of tarocchi F ANG MON; 2 declare cricca of "
     "Kings KB KC KD; 2 declare grande F ANG MON LUN; 2 declare sequence of batons F KB QB; 2 declare sequence of cups F KC QC AC; 2 "
     "declare sequence of Aces F AC AD; QC; 7C; 1 declare sequence of Moors MO4 MO2 BEG; 10C; KC; JC; 9C; KB; CB; 8B; QB; T16; JB; KS; "
     "9S; T14; T5; T7; BEG; 8S",
     "T13: 0 0, T11: 0.59 0.11, T8: 0.6 0.15 trick - 32 19 32, MO2: 1.18 0.16 trick - 32 4 32, MO4: 1.18 0.16 trick - 32 4 32"),
    (43011, 3, 2, 3, True, 2000,
     "0 passo; 1 gioco; 2 va bene; 1 discard 8S CB JB 9B AB CC 10C 10D; 1 declare cricca of Kings KS KC KD; 1 declare grande ANG SOL "
     "LUN BEG; 1 declare sequence of swords BEG KS JS; 1 declare sequence of Moors MO4 MO3 MO1 BEG; T6; T14; 0 declare sequence of "
     "Aces F AS AC",
     "F: 0 0, T15: 0.43 0.2, T16: 0.45 0.2, MO2: 0.86 0.16, T5: 1.26 0.17"),
    (45021, 3, 1, 3, True, 2000,
     "2 gioco; 0 va bene; 1 va bene; 2 discard QS CS 8S QC QD JD AD 10D; 2 declare sequence of cups F KC JC AC; 2 declare sequence of "
     "Aces F AB AC; KC; 8C; 1 declare sequence of batons BEG KB QB CB; 1 declare sequence of Moors MO4 MO3 MO2 BEG; BEG; AS; MO1; 7S; "
     "10C; CC; MO4; KB; 8B; JB; MO2",
     "SOL: 0 0, F: 0.58 0.17 trick - 32 0 32, T5 T6: 0.73 0.17 trick - 32 0 32, T8 T9: 0.87 0.17 trick - 32 0 32, T14: 1.96 0.19 trick "
     "- 32 3 32, MON: 2.53 0.23 card MON 29 17 32"),
    (58029, 3, 1, 3, True, 2200,
     "2 gioco; 0 va bene; 1 va bene; 2 discard CS JB 8B 6C QD CD 6D 7D; 2 declare cricca of tarocchi ANG MON BEG; 2 declare grande ANG "
     "MON LUN T15 BEG; 2 declare sequence of batons BEG KB QB AB; 2 declare sequence of cups BEG KC JC AC; 2 declare sequence of Aces "
     "BEG AS AB AC; KB; 6B; F; QB; 9B; 7B; 9S; QS; KS; 1 say volo; CB; AB; 10B; MO2; T10; T12; JS; 7S; 10S; MO1",
     "SOL: 0 0, T6 T7: 0.64 0.21 trick - 25 7 32, T11: 0.72 0.19 trick - 25 8 32, T14: 1 0.2 trick - 25 8 32"),
    (66039, 3, 1, 3, True, 4200,
     "2 passo; 0 passo; 1 gioco; 1 discard JS 10S 7S AS QB CB QD 6D; 1 declare cricca of tarocchi F ANG BEG; 1 declare sequence of "
     "batons F BEG KB JB; 1 declare sequence of cups F BEG KC JC AC; 1 declare sequence of Moors F MO3 MO2 BEG; KB; 7B; 8B; JB; 10B; "
     "9B; 6B; MO4; AB; KD; JD; BEG; T6; SOL; MON; 10D; MO2; 8D; T8; T7; LUN; 9D; F; CD; 2 say volo; 7D; AD; MO3; KC; 10C; 6C",
     "AC: 0 0, T9 T10 T11: 0.26 0.05, T13: 0.32 0.05, T15: 0.52 0.05, ANG: 0.91 0.06, JC: 1.3 0.05 card JC 13 0 32"),
)

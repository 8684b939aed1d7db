"""Puzzles of ottocento; `python -m benchmarks.puzzles ottocento` adds to them."""

RULES = "fb8607a146a1"
HANDS = 47
PUZZLES = (
    (1013, 1, 3, 4, True, 1000,
     "3 discard QS CD; 0 say striscio; KB; 1 declare grande F ANG LUN; 1 declare sequence of Moors F MO4 MO1; 9B; 2 declare cricca of "
     "Queens QB QC QD; 2 declare sequence of cups BEG KC QC; QB; 6B; 0 say busso; 10B; CB",
     "BEG: 0 0, MO3: 47.19 6.81 card BEG 26 9 32, T9: 58.3 6.68 card BEG 26 9 32, T15: 62.22 6.92 card BEG 26 8 32"),
    (2058, 1, 3, 4, True, 2000,
     "3 discard 10S QD; 0 declare cricca of Kings KS KC KD; 0 declare sequence of coins KD CD JD AD; 0 say striscio; KC; 1 declare "
     "sequence of batons KB QB JB; 9C; QC; 3 declare cricca of tarocchi F ANG MON BEG; 3 declare grande F ANG MON BEG; 3 declare "
     "sequence of Moors F MO4 MO3 BEG; 10C; 0 say busso; KS; 6S; CS; BEG; 3 say striscio; CB; 8B; KB; 6B; 1 say striscio; CC; LUN; 8C; "
     "JC; 2 say volo; AB; 7B; MO2; JB; KD; 10D; 6D; 8D; AD; 9D; T16; ANG; 3 say volo; 9B; T11; QB; 10B; 8S; MO1; 7S; F; 1 say volo; "
     "T10; T13; MON; T7; 6C; SOL; 7C; T8",
     "9S: 0 0, QS: 4.32 0.57, CD: 10.9 1.63 card CD 25 15 32, JD: 11.12 1.59 card CD 25 7 32"),
    (3026, 1, 0, 4, True, 4200,
     "0 discard CD 8D; 1 say striscio; KD; 2 declare cricca of tarocchi F ANG BEG; 10D; JD; T14; 0 say striscio; T16; LUN; F; MO2; 1 "
     "say striscio; 10S; 7S; KS; 6S; 3 say volo; 9D; T12; 7D; QD; 0 say striscio; KC; MO1; CC",
     "JC: 0 0, 10C: 16.61 1.8 card JC 32 21 32, 8C 7C: 18.87 1.87 card JC 32 20 32"),
    (4012, 1, 0, 4, True, 2000,
     "0 discard CB 6B; 1 say striscio; KB; 2 declare cricca of Jacks JS JB JC; 7B; AB; 0 declare sequence of cups BEG KC QC; 0 declare "
     "sequence of coins BEG KD CD; BEG; 0 say busso; KC; 6C",
     "JC: 0 0, F: 15.92 3.48 card JC 28 13 32, 8C 7C: 30.59 2.41 card JC 28 11 32"),
    (7026, 1, 2, 4, True, 4000,
     "2 discard CC AC; 3 declare cricca of Queens QS QB QC; 3 say busso; 10S; 0 declare sequence of coins KD CD JD; JS; 1 declare "
     "sequence of Aces F AB AD; 1 declare sequence of Moors F MO3 MO2; KS; 6S; 1 say volo; 8S; 7S; QS; T6; 0 say striscio; KC; 8C; "
     "MO1; 10C; 2 say striscio; KB; JB; 9B; AB; 2 say volo",
     "7D: 0 0, 9S: 6.68 3.2 trick - 30 11 32, CS: 11.22 3.6 trick - 30 12 32, 6B 7B 8B 10B: 11.5 3.51 trick - 30 15 32, T11 T12 T13: "
     "14.44 3.66 trick - 30 16 32, MO4: 28.97 3.68 trick - 30 10 32"),
    (8043, 1, 0, 4, True, 1000,
     "0 discard CS JS; 1 declare sequence of Aces F AS AC AD; 1 say striscio; F; 2 declare cricca of Kings KS KB KC KD; 2 declare "
     "sequence of coins BEG KD JD; KB; 3 declare cricca of Queens QS QC QD; 7B; JB; 2 say striscio; KS; QS; MO2; 6S; 0 say striscio; "
     "CD; 7D; KD; 9D; 2 say volo; KC; 7C; 10C; AC; 10B; AB; QB; 8B; 0 say busso; 6B; CB; T12; T16; 3 say volo; QD; 10D; AD; JD; 3 say "
     "busso; QC; 9C; CC",
     "BEG: 0 0, MO4: 37.8 3.9 card BEG 32 18 32, T6: 50.83 3.97 card BEG 32 19 32, T9: 55.37 4.05 card BEG 32 18 32, SOL: 64.8 4.45 "
     "card BEG 32 17 32"),
    (10040, 1, 3, 4, True, 4000,
     "3 discard QC 10D; 0 declare cricca of Cavalli CS CB CC; 0 say striscio; KD; 6D; JD; 3 declare grande ANG SOL BEG; 3 declare "
     "sequence of batons BEG KB QB JB; 3 declare sequence of cups BEG KC JC; 9D; 0 say volo; 7D; CD; 8D; QD; 3 say busso; KB; 6B; 7B; "
     "8B; 3 say striscio; KC; AC; 6C; 7C; QB; CB; 9B; T15; 2 say striscio; KS; BEG; 9S; 7S; 10C; CC; T11; T14; 2 say striscio; 6S",
     "MO3: 0 0, T8: 6.52 1.32, SOL: 17.77 2.03, ANG: 30.71 1.95"),
    (12050, 1, 2, 4, True, 4000,
     "2 discard CS 10S; 3 say volo; 6D; 10D; 1 declare cricca of Kings KS KC KD; KD; 8D; 1 say volo; KS; BEG; 7S; JS; 2 say volo; 7D; "
     "T10; 9D; CD; 3 say striscio; CC; 8C; KC; 10C; 1 say striscio; QC; 7C; 6C; AC; 9C; F; JC; MO3; 0 say volo; KB; 8B; CB; 6B; 0 say "
     "striscio; 6S; T11; T12; 9S; 7B; AB; T9; JB; 8S; T7; T8; AS; T14",
     "MO4: 0 0, T5 T6: 13.98 1.42, LUN: 14.52 2.83"),
    (17012, 1, 2, 4, True, 2000,
     "2 discard AB CD; 3 say volo; 10D; KD; 9D; 2 declare sequence of swords BEG KS QS CS AS; 2 declare sequence of Aces BEG AS AD; 2 "
     "declare sequence of Moors MO4 MO3 BEG; AD; 0 say striscio; 10B; KB",
     "BEG: 0 0, MO4: 22.93 2.8, MO3: 22.97 2.87, SOL: 55.93 3.94"),
    (19015, 1, 0, 4, True, 2000,
     "0 discard QB 8C; 1 declare cricca of tarocchi F ANG BEG; 1 say volo; 7S; QS; 3 declare cricca of Kings KS KB KC; KS; 8S; 3 say "
     "striscio; T5; T12; F; T6; 0 say striscio; KD",
     "BEG: 0 0, MO2: 10.13 1.85, T7: 14.79 2.57, T13: 22.68 3.37, ANG: 31.01 3.75"),
    (19017, 1, 0, 4, True, 4200,
     "0 discard QB 8C; 1 declare cricca of tarocchi F ANG BEG; 1 say volo; 7S; QS; 3 declare cricca of Kings KS KB KC; KS; 8S; 3 say "
     "striscio; T5; T12; F; T6; 0 say striscio; KD; BEG; JD",
     "QD: 0 0, 8D 7D: 4.53 0.88, 10D: 4.6 0.88"),
    (21006, 1, 1, 4, True, 2100,
     "1 discard JB CD; 2 say volo; 10D; 8D; 0 declare sequence of coins KD QD JD; 0 declare sequence of Aces AS AB AC",
     "KD: 0 0, QD: 19.52 2.85 card KD 27 15 32, JD: 51.33 4.26 card KD 27 15 32, 6D: 65.37 5.03 card KD 27 16 32"),
    (22024, 1, 3, 4, True, 1000,
     "3 discard QC 9C; 0 say striscio; KC; 10C; CC; MO2; 3 say striscio; KB; 6B; CB; AB; 3 say busso; KS; 6S; 9S; 8S; 10B; 7B; 9B; JB; "
     "2 say volo; 10S; CS; QS",
     "BEG: 0 0, MO4: 30.19 4.09 card BEG 32 22 32, T8: 44.82 4.48 card BEG 32 20 32, T5: 45.73 4.39 card BEG 32 21 32, T11: 47.15 5.04 "
     "card BEG 32 21 32, T13: 50.02 4.98 card BEG 32 21 32"),
    (22034, 1, 3, 4, True, 4000,
     "3 discard QC 9C; 0 say striscio; KC; 10C; CC; MO2; 3 say striscio; KB; 6B; CB; AB; 3 say busso; KS; 6S; 9S; 8S; 10B; 7B; 9B; JB; "
     "2 say volo; 10S; CS; QS; BEG; 1 say striscio; KD; 10D; AD; MO1; 0 say volo; 8C; AC; 6C",
     "T6: 0 0, T12: 7.25 1.54, ANG: 30.41 2.23, MON: 30.62 2.22"),
    (12, 2, 2, 4, True, 4100,
     "2 discard QS CS; 3 say striscio; KS; 0 declare cricca of tarocchi F ANG MON; 0 declare grande F ANG MON; F; 6S; 2 declare "
     "sequence of Aces AB AC AD; 7S; 3 say striscio; 10S; AS",
     "MO2: 0 0, MO4: 0.36 0.45, LUN: 16.13 2.22, SOL: 16.14 2.23, T16: 17.38 2.29, T15: 18.59 2.25"),
    (36, 2, 2, 4, True, 8000,
     "2 discard QS CS; 3 say striscio; KS; 0 declare cricca of tarocchi F ANG MON; 0 declare grande F ANG MON; F; 6S; 2 declare "
     "sequence of Aces AB AC AD; 7S; 3 say striscio; 10S; AS; MO2; 9S; 1 say busso; KC; 10C; QC; 8C; 1 say volo; CC; AC; 9C; 6C; 8B; "
     "KB; BEG; 9B; 8S; JS; SOL; T5; QB; 6B; T8; 10B",
     "T10 T11 T12: 0 0, T14: 1.76 1.11, MO1: 14.22 1.3, 7C: 15.75 1.81, JD: 23.69 1.9 last - 13 5 32, 6D: 27.57 1.89 last - 13 5 32"),
    (3049, 2, 0, 4, True, 8000,
     "0 discard CD 8D; 1 say striscio; KD; 2 declare cricca of tarocchi F ANG BEG; 10D; JD; T14; 0 say striscio; T16; LUN; F; MO2; 1 "
     "say striscio; 10S; 7S; KS; 6S; 3 say volo; 9D; T12; 7D; QD; 0 say striscio; KC; MO1; CC; JC; 8B; KB; 9B; JB; 2 say volo; 9S; "
     "MO3; AS; CS; 3 say busso; 10B; 7B; QB; 6B; 8S; T7; T11; JS; 8C; 9C; T9; QC",
     "MON: 0 0, AD: 0.18 2.06, MO4: 23.62 2.56 card BEG 24 13 32, T6: 25.64 2.53 card BEG 24 13 32, T10: 26.36 2.51 card BEG 24 13 32"),
    (5045, 2, 3, 4, True, 4000,
     "3 discard 7S CC; 0 declare cricca of tarocchi ANG MON BEG; 0 declare grande ANG MON LUN BEG; 0 declare sequence of Moors MO4 MO1 "
     "BEG; 0 say striscio; KC; 8C; 2 declare sequence of Moors F MO3 MO2; JC; 3 declare sequence of Aces AB AC AD; 10C; 0 say volo; "
     "LUN; T5; F; T6; 9C; T16; QC; AC; 1 say busso; KS; 6S; T15; 8S; 3 say busso; KB; 7B; 9B; 6B; 3 say striscio; CB; JB; T14; 10B; 1 "
     "say busso; CS; 9S; T12; 10S; KD; BEG; 9D; MO2; 2 say volo",
     "SOL: 0 0, T11 T13: 1.01 0.27, MO3: 15.93 1.04 trick - 32 19 32, T7 T8: 17.48 1.01 trick - 32 10 32, JS: 30.57 1.6 card QS 24 14 "
     "32"),
    (6020, 2, 0, 4, True, 4400,
     "0 discard QD CD; 1 declare cricca of tarocchi ANG MON BEG; 1 declare grande ANG MON BEG; 1 declare sequence of batons BEG KB QB "
     "AB; 1 declare sequence of Aces BEG AB AD; 1 say busso; KB; 8B; 3 declare cricca of Kings KS KC KD; JB; 6B; 1 say striscio; QS; "
     "9S; AS; SOL; 0 say striscio; T15; T9; F",
     "LUN: 0 0, MO1: 10.51 3.07 trick - 32 0 32, MO3: 10.54 3.04 trick - 32 0 32, T6: 17.66 3.13 trick - 32 0 32"),
    (8009, 2, 0, 4, True, 1000,
     "0 discard CS JS; 1 declare sequence of Aces F AS AC AD; 1 say striscio; F; 2 declare cricca of Kings KS KB KC KD; 2 declare "
     "sequence of coins BEG KD JD; KB; 3 declare cricca of Queens QS QC QD; 7B",
     "JB: 0 0, 9B: 26.08 3.52 card JB 32 16 32, 6B: 26.46 3.68 card JB 32 16 32, QB: 31.09 5.49 card JB 32 21 32"),
    (9051, 2, 0, 4, True, 2000,
     "0 discard CB QD; 1 declare grande F ANG LUN; 1 declare sequence of batons F KB QB AB; 1 declare sequence of Moors F MO4 MO3; 1 "
     "say busso; KB; T9; 8B; 0 declare sequence of swords BEG KS CS JS; 7B; 2 say striscio; KC; 6C; AC; MO4; 1 say striscio; 8S; 6S; "
     "7S; KS; 0 say volo; 10B; 6B; MO1; 9B; 2 say busso; KD; 8D; JD; MO3; 9S; T10; AS; CS; 9C; QC; 10C; F; 3 say volo; T8; T16; T6; "
     "MO2; 0 say volo; T15; T11; T5; MON; 3 say volo; T12; SOL",
     "ANG: 0 0, T13: 52.35 5.25 last - 26 11 32, LUN: 74.96 5.2 last - 26 11 32"),
    (11054, 2, 2, 4, True, 2200,
     "2 discard AC JD; 3 say volo; KB; 8B; 1 declare cricca of Jacks JS JB JC; QB; 2 declare sequence of Aces F BEG AS AB; 2 declare "
     "sequence of Moors F MO4 MO2 BEG; 7B; 3 say volo; QS; KS; 7S; F; 0 say busso; CS; JS; AS; MO3; 7D; AD; KD; 10D; 1 say striscio; "
     "6C; BEG; 10C; KC; 2 say volo; 6D; QD; T11; 8D; 0 say striscio; QC; JC; MO2; 9C; 2 say volo; 6S; T5; 8S; 9S; 9D; T12; CD; MO4; "
     "CB; JB; AB; T7; 8C; 7C; T6",
     "T15: 0 0, LUN: 6.25 1.37, T8 T9 T10: 13.02 0.99"),
    (13026, 2, 2, 4, True, 2000,
     "2 discard QB QC; 3 declare cricca of Cavalli CS CB CD; 3 declare sequence of coins KD QD CD AD; 3 say busso; KD; 9D; T10; 8D; 1 "
     "say striscio; KC; 10C; JC; 7C; 1 say striscio; 9B; F; CB; KB; 0 say volo; QS; 6S; KS; 10S; 2 say volo; 7S; CS",
     "BEG: 0 0, MO4: 11.66 3.88, T9: 24.51 4.73, SOL: 27.53 5.1, LUN: 27.74 5.07, T15: 30.27 4.87"),
    (13060, 2, 2, 4, True, 2000,
     "2 discard QB QC; 3 declare cricca of Cavalli CS CB CD; 3 declare sequence of coins KD QD CD AD; 3 say busso; KD; 9D; T10; 8D; 1 "
     "say striscio; KC; 10C; JC; 7C; 1 say striscio; 9B; F; CB; KB; 0 say volo; QS; 6S; KS; 10S; 2 say volo; 7S; CS; BEG; JS; 0 say "
     "striscio; LUN; T5; MO2; T7; 10B; 7B; 6B; MO1; 3 say busso; QD; 7D; T11; 6D; 9C; AC; 6C; CC; AB; T6; 8B; MO3; 8C; T12; T13; T15; "
     "T9; T14; T16; T8; 2 say busso; 8S",
     "10D: 0 0, AD: 8.03 1.08, CD: 16 1.46 card CD 20 8 32"),
    (14057, 2, 0, 4, True, 1000,
     "0 discard QC 8C; 1 declare sequence of swords KS CS JS; 1 say striscio; KC; 10C; 3 declare sequence of coins BEG KD CD; 3 "
     "declare sequence of Moors MO4 MO3 MO1 BEG; CC; 0 declare sequence of Aces F AB AD; T11; 0 say striscio; 6S; KS; 8S; AS; 1 say "
     "volo; JD; 8D; KD; 10D; 3 say busso; 7C; T12; 9C; T15; 2 say striscio; KB; BEG; 6B; QB; T6; SOL; T9; T7; 0 say striscio; 7D; MO2; "
     "QD; CD; CB; 9B; MO1; 7B; LUN; JB; T10; T5; 9D; 6D; MON; ANG; 2 say volo; 10B; MO4; F; 8B; 3 say volo",
     "T16: 0 0, JC: 84.54 1.35 card QC 17 0 32, T8: 107.64 2.02 card QC 17 0 32, MO3: 117.64 2.02 card QC 17 0 32"),
    (14061, 2, 0, 4, True, 1000,
     "0 discard QC 8C; 1 declare sequence of swords KS CS JS; 1 say striscio; KC; 10C; 3 declare sequence of coins BEG KD CD; 3 "
     "declare sequence of Moors MO4 MO3 MO1 BEG; CC; 0 declare sequence of Aces F AB AD; T11; 0 say striscio; 6S; KS; 8S; AS; 1 say "
     "volo; JD; 8D; KD; 10D; 3 say busso; 7C; T12; 9C; T15; 2 say striscio; KB; BEG; 6B; QB; T6; SOL; T9; T7; 0 say striscio; 7D; MO2; "
     "QD; CD; CB; 9B; MO1; 7B; LUN; JB; T10; T5; 9D; 6D; MON; ANG; 2 say volo; 10B; MO4; F; 8B; 3 say volo; T16; 7S; AC; T13",
     "T8: 0 0, MO3: 10 0 card JS 32 24 32, JC: 32.05 0.09 card JC 32 0 32"),
    (15026, 2, 1, 4, True, 1000,
     "1 discard CB CC; 2 declare cricca of Queens QS QB QC; 2 declare sequence of coins BEG KD CD; 2 say busso; KD; 9D; 10D; 1 declare "
     "sequence of swords F KS JS; MO2; 1 say striscio; KC; 9C; 10C; 6C; 1 say striscio; KS; QS; AS; 7S; 8C; QC; T10; AC; 3 say "
     "striscio; KB; 6B",
     "F: 0 0, T14: 40.74 4.87 card QB 31 23 32, T13: 40.81 4.87 card QB 31 23 32, T9 T11: 41.37 4.92 card QB 31 23 32, T5: 43.26 4.67 "
     "card QB 31 23 32, LUN: 46.56 5.25 card QB 31 21 32, MON: 54.94 5.44 card QB 31 20 32"),
    (16053, 2, 1, 4, True, 1000,
     "1 discard AB QC; 2 declare cricca of Jacks JS JB JD; 2 say busso; 10S; 3 declare sequence of Aces F AS AC AD; AS; 0 declare "
     "sequence of swords BEG KS CS; 0 declare sequence of Moors MO2 MO1 BEG; KS; 6S; 0 say volo; CS; 7S; QS; T5; 3 say striscio; KB; "
     "6B; T10; JB; 1 say busso; KD; 9D; 10D; BEG; 0 say volo; 7B; T11; CB; 8B; 1 say busso; KC; MO4; 6C; JC; 2 say striscio; T15; F; "
     "T6; SOL; 10C; MO3; AC; 8C; 8D; 7D; T8; 6D; ANG; 8S; T12; T7; T16",
     "QD: 0 0, CC: 9.05 1.58, 9S: 17.9 1.81 card QD 12 3 32, 9C 7C: 18.67 1.79 card QD 12 0 32"),
    (1038, 3, 3, 4, True, 4600,
     "3 discard QS CD; 0 say striscio; KB; 1 declare grande F ANG LUN; 1 declare sequence of Moors F MO4 MO1; 9B; 2 declare cricca of "
     "Queens QB QC QD; 2 declare sequence of cups BEG KC QC; QB; 6B; 0 say busso; 10B; CB; BEG; 7B; 2 say busso; KC; 9C; T7; AC; 7D; "
     "KD; 10D; MO2; 3 say striscio; 10S; T8; 7S; AS; 9D; MO1; 8D; T6; 3 say volo; 6C; T10; JC; QC",
     "JB: 0 0, AB: 9.24 0.97 card JB 20 12 32, AD: 9.46 2.16 card JB 20 10 32, JD: 19.32 2.31 card JB 20 8 32, SOL: 28.53 2.83 card JB "
     "20 7 32, T12 T13: 33.08 2.74 card JB 20 6 32, T14: 40.57 2.66 card JB 20 7 32"),
    (2050, 3, 3, 4, True, 8400,
     "3 discard 10S QD; 0 declare cricca of Kings KS KC KD; 0 declare sequence of coins KD CD JD AD; 0 say striscio; KC; 1 declare "
     "sequence of batons KB QB JB; 9C; QC; 3 declare cricca of tarocchi F ANG MON BEG; 3 declare grande F ANG MON BEG; 3 declare "
     "sequence of Moors F MO4 MO3 BEG; 10C; 0 say busso; KS; 6S; CS; BEG; 3 say striscio; CB; 8B; KB; 6B; 1 say striscio; CC; LUN; 8C; "
     "JC; 2 say volo; AB; 7B; MO2; JB; KD; 10D; 6D; 8D; AD; 9D; T16; ANG; 3 say volo; 9B; T11; QB; 10B; 8S; MO1; 7S; F; 1 say volo",
     "T14: 0 0, T10: 6.91 0.99, 7D: 7.77 1.14, 7C: 8.66 1.2 card CD 26 18 32, T5 T6: 9.81 1.06 trick - 22 12 32"),
    (4017, 3, 0, 4, True, 4400,
     "0 discard CB 6B; 1 say striscio; KB; 2 declare cricca of Jacks JS JB JC; 7B; AB; 0 declare sequence of cups BEG KC QC; 0 declare "
     "sequence of coins BEG KD CD; BEG; 0 say busso; KC; 6C; JC; 10C; 0 say busso; KD; 9D",
     "F: 0 0, 10D: 10.66 1.97, 8D 7D: 10.66 1.97"),
    (6015, 3, 0, 4, True, 4000,
     "0 discard QD CD; 1 declare cricca of tarocchi ANG MON BEG; 1 declare grande ANG MON BEG; 1 declare sequence of batons BEG KB QB "
     "AB; 1 declare sequence of Aces BEG AB AD; 1 say busso; KB; 8B; 3 declare cricca of Kings KS KC KD; JB; 6B; 1 say striscio; QS; "
     "9S; AS",
     "MO4: 0 0, MO2: 0.19 0.15, T16: 4.58 1.7, T15: 6.09 1.66, T5: 9.61 1.52, T7 T8: 10.53 1.5, T10 T11: 11.98 1.56, SOL: 13.43 2.03"),
    (23026, 3, 2, 4, True, 4000,
     "2 discard CB JB; 3 say busso; KC; 0 declare sequence of swords F BEG KS CS; 10C; 8C; 2 declare cricca of Queens QS QC QD; 9C; 3 "
     "say volo; 9D; 6D; 8D; KD; 2 say striscio; QS; JS; KS; 8S; 0 say striscio; KB; 7B; T8; 6B; 2 say striscio; QC; CC",
     "F: 0 0, JC: 10.17 2.5, AC: 12.01 2.47"),
    (23047, 3, 2, 4, True, 4000,
     "2 discard CB JB; 3 say busso; KC; 0 declare sequence of swords F BEG KS CS; 10C; 8C; 2 declare cricca of Queens QS QC QD; 9C; 3 "
     "say volo; 9D; 6D; 8D; KD; 2 say striscio; QS; JS; KS; 8S; 0 say striscio; KB; 7B; T8; 6B; 2 say striscio; QC; CC; AC; MO1; 1 say "
     "volo; 10S; 6S; AS; CS; 0 say volo; 10B; 8B; T5; 9B; QD; T9; LUN; AD; 7S; T10; 9S; MO4; 1 say volo",
     "JD: 0 0, CD: 1.1 0.73, QB: 17.09 3.64 card JD 31 13 32, T14: 34.57 3.55 card JD 31 13 32, T12: 37.5 3.57 card JD 31 10 32, MON: "
     "55.96 3.71 card JD 31 17 32"),
    (29051, 3, 1, 4, True, 4000,
     "1 discard QC 6D; 2 say volo; 8C; 3 declare sequence of coins F KD QD; CC; 10C; 1 declare cricca of Kings KS KB KC; 1 declare "
     "sequence of cups BEG KC JC AC; 1 declare sequence of Aces BEG AB AC; KC; 1 say striscio; KB; MO1; 9B; QB; 2 say busso; 7S; JS; "
     "6S; KS; 1 say striscio; 8S; AS; 10S; T7; 0 say busso; 10B; AB; T6; CB; 7D; KD; 10D; BEG; 9C; T9; T11; 6C; 3 say striscio; QD; "
     "9D; MO2; AD; 7C; T15; F; T8; JD; 8D; CD; T5",
     "7B 8B: 0 0, JC: 7.18 2.6 card JC 18 6 32, AC: 10.2 2.53 card AC 13 4 32, 9S: 10.95 2.09"),
    (36053, 3, 2, 4, True, 2200,
     "2 discard QC JC; 3 declare cricca of Kings KS KB KC; 3 declare sequence of cups BEG KC CC AC; 3 say striscio; KS; 0 declare "
     "cricca of Jacks JS JB JD; 0 declare grande ANG SOL LUN; 10S; 1 declare sequence of Moors F MO4 MO2 MO1; 7S; 2 declare cricca of "
     "Cavalli CS CB CD; 6S; 3 say striscio; KB; AB; 7B; CB; KC; 10C; 8C; MO3; 2 say busso; T5; T14; SOL; F; 0 say striscio; KD; 7D; "
     "QD; 10D; 0 say volo; JD; MO1; 8D; 9D; 1 say volo; 8S; AS; 9S; QS; JS; MO2; CS; BEG; 1 say volo; 10B; T8; 6B; QB; T16; T9; T7",
     "T6: 0 0, T10: 0 0, MO4: 9.54 1.73, MON: 17.49 5.19 card AD 18 9 32"),
    (37043, 3, 1, 4, True, 2000,
     "1 discard CS AB; 2 declare sequence of Aces F AS AD; 2 declare sequence of Moors F MO4 MO1; 2 say striscio; KS; 7S; QS; 1 "
     "declare cricca of Jacks JS JC JD; 1 declare sequence of coins KD QD CD JD; 6S; 2 say volo; T8; T5; T10; T13; 1 say striscio; KB; "
     "8B; QB; 9B; 1 say busso; KD; 8D; 7D; 9D; JS; AS; 8S; BEG; 0 say striscio; T14; SOL; T6; MO3; 6B; F; 10B; CB; 0 say striscio; T7; "
     "QD; ANG; T12",
     "MO1: 0 0, MO4: 0.61 0.41, T9: 9.49 2.39, 10S: 9.62 3.65, AD: 10.59 3.85, 9C: 11.86 4.32 trick - 22 11 32, CC: 32.17 4.23 card CC "
     "25 11 32"),
    (37055, 3, 1, 4, True, 4000,
     "1 discard CS AB; 2 declare sequence of Aces F AS AD; 2 declare sequence of Moors F MO4 MO1; 2 say striscio; KS; 7S; QS; 1 "
     "declare cricca of Jacks JS JC JD; 1 declare sequence of coins KD QD CD JD; 6S; 2 say volo; T8; T5; T10; T13; 1 say striscio; KB; "
     "8B; QB; 9B; 1 say busso; KD; 8D; 7D; 9D; JS; AS; 8S; BEG; 0 say striscio; T14; SOL; T6; MO3; 6B; F; 10B; CB; 0 say striscio; T7; "
     "QD; ANG; T12; T9; T16; T11; JD; 3 say busso; MON; T15; JC; MO4; 3 say busso; LUN; MO2",
     "9S: 0 0, 10D: 1.13 1.18, 7B: 4.56 1.79, 6C: 9.37 2.26, CD: 14.87 2.4 card AD 20 8 32"),
    (38046, 3, 1, 4, True, 4000,
     "1 discard 6B AB; 2 declare cricca of Jacks JS JB JD; 2 say striscio; KD; 3 declare sequence of Aces F AC AD; 3 declare sequence "
     "of Moors F MO4 MO3 MO1; F; 7D; 10D; 2 say busso; 9S; MO3; 6S; KS; 3 say striscio; KB; 7B; T10; JB; 1 say busso; KC; 8C; JC; 10C; "
     "1 say striscio; QC; 7C; AC; 6C; 9C; T7; T8; CC; 3 say striscio; 8B; 10B; T11; CB; 8S; 7S; MO1; 10S; 9B; QB; LUN; SOL",
     "QS: 0 0, JS: 0.82 0.99, JD: 10.12 2.93, 9D: 11.01 2.94, MO2: 14.46 3.32, T15: 32.65 3.34 card AB 19 6 32"),
    (43041, 3, 3, 4, True, 2000,
     "3 discard CD 9D; 0 declare grande F ANG SOL T16; 0 declare sequence of swords F KS JS; 0 declare sequence of batons F KB CB; 0 "
     "say busso; KB; 6B; 2 declare sequence of coins BEG KD JD AD; 2 declare sequence of Aces BEG AS AB AD; 2 declare sequence of "
     "Moors MO3 MO2 BEG; QB; 8B; 0 say striscio; KS; 7S; AS; 8S; QD; 8D; KD; MO1; 3 say striscio; KC; F; 9C; CC; 3 say busso; T15; "
     "T16; LUN; MON; 2 say striscio; BEG; T12; SOL; T5; QC; 7C; MO2; 10C; 2 say striscio",
     "T13: 0 0, T14: 0.65 0.58, 10S: 14.81 4.2 trick - 32 2 32, 6S: 16.11 4.12 trick - 32 2 32, AB: 16.3 4.11 trick - 32 24 32, AD: "
     "17.85 4.03 trick - 32 1 32, JD: 18.46 4 card JD 14 1 32, MO3: 48.52 4.09 trick - 32 11 32"),
    (45038, 3, 1, 4, True, 4300,
     "1 discard CS QC; 2 declare cricca of Kings KS KC KD; 2 say striscio; KS; 3 declare cricca of tarocchi F ANG BEG; 10S; 6S; 1 "
     "declare cricca of Jacks JS JB JC; 1 declare sequence of batons KB CB JB; JS; 2 say busso; 8B; F; 7B; KB; 1 say busso; MON; T6; "
     "BEG; T7; 1 say busso; 8D; KD; 10D; JD; LUN; T5; SOL; MO3; 0 say volo; 8S; AS; 7S; QS; 3 say busso; 6C; 7C; 9C",
     "CC: 0 0, KC: 26.54 3.22 card CC 32 10 32, 10C: 41.24 2.64 card CC 32 9 32"),
    (46026, 3, 1, 4, True, 1200,
     "1 discard QB 7C; 2 say striscio; KC; 3 declare sequence of swords F KS JS; 10C; JC; 1 declare sequence of Aces BEG AS AB AD; 1 "
     "declare sequence of Moors MO4 MO2 BEG; BEG; 1 say striscio; QS; 7S; KS; 10S; 3 say busso; QC; 6C; MO4; 9C; 1 say striscio; KD; "
     "8D; JD; 10D; 8S; CS",
     "F: 0 0, JS: 21.27 4.85 card AB 30 22 32, 6S: 21.92 4.81"),
)

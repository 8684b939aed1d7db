"""Puzzles of cinquecento; `python -m benchmarks.puzzles cinquecento` adds to them."""

RULES = "ceb1f702cccf"
HANDS = 29
PUZZLES = (
    (38, 1, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 basta; 2 prendo; 3 discard JC CD; 0 say I hold KD; KD; 1 declare sequence of batons KB QB CB JB; 10D; 2 "
     "declare sequence of cups F BEG KC CC; JD; 3 declare sequence of Aces AB AC AD; 9D; LUN; T8; F; T7; QC; 10C; KC; 8C; 2 say I hold "
     "CC; CC; 7C; 6C; 9C; 2 say I hold QD; T13; MO3; T5; 8D; QD; AD; 7D; 8S; 6D; ANG; MO2",
     "KB: 0 0, QB: 23.53 2.02 card KB 32 18 32, QS: 25.2 3.77 card KB 32 20 32, CS: 28.57 3.83 card KB 32 20 32, CB: 28.63 2.32 card "
     "KB 32 19 32, JB: 28.89 2.31 card KB 32 19 32, 7B 8B: 63.04 2.72 card KB 32 19 32, 10S: 63.3 3.59 card KB 32 20 32"),
    (45, 1, 3, 4, True, 2000,
     "0 a monte; 1 a monte; 0 basta; 2 prendo; 3 discard JC CD; 0 say I hold KD; KD; 1 declare sequence of batons KB QB CB JB; 10D; 2 "
     "declare sequence of cups F BEG KC CC; JD; 3 declare sequence of Aces AB AC AD; 9D; LUN; T8; F; T7; QC; 10C; KC; 8C; 2 say I hold "
     "CC; CC; 7C; 6C; 9C; 2 say I hold QD; T13; MO3; T5; 8D; QD; AD; 7D; 8S; 6D; ANG; MO2; KB; 3 say I hold KS; KS; 9S; QS; 6S; 3 say "
     "I hold MON",
     "AB: 0 0, 7S: 2.71 1.78, 6B: 7.53 0.66 card AB 20 0 32, AC: 8.32 1.9 trick - 20 0 32, T9: 13.96 1.93 card CB 23 14 32, T12: 22.26 "
     "2 card CB 23 12 32, MON: 31.43 2.15 card AB 20 0 32"),
    (2060, 1, 2, 4, True, 1000,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard 9S CC; 3 declare sequence of Aces BEG AS AD; T6; T14; 1 declare sequence of "
     "Moors F MO3 MO1; F; 2 declare cricca of Kings KB KC KD; 2 declare sequence of coins KD QD JD; MO2; 0 say I hold KS; 6B; AB; KB; "
     "9B; 2 say I hold KD; KD; 10D; CD; 8D; 2 say I hold KC; QD; AD; 9D; MO1; 7S; T13; 8S; KS; KC; 10C; T5; 8C; 0 say I hold ANG; QS; "
     "JS; LUN; AS; AC; SOL; ANG; JC; 8B; T7; 7B; QB; 1 say I hold QC; MO3; MON; T8; T12; 9C; MO4; T15; QC; T16; T9",
     "JD: 0 0, 7C 6C: 30.91 2.16 card JD 32 18 32, 7D: 36.54 2.08 card JD 32 10 32"),
    (4040, 1, 2, 4, True, 1000,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard 9B 6B; 3 say I hold ANG; 6S; 0 declare sequence of batons KB QB CB; 8S; 1 "
     "declare sequence of swords BEG KS QS JS AS; 1 declare sequence of Aces BEG AS AB; KS; 7S; 1 say I hold KD; KD; AD; CD; MO3; 0 "
     "say I hold KB; KB; 7B; F; 10B; 0 say I hold KC; CB; AB; T9; JB; 2 say I hold QD; QD; 7D; T5; 10D; KC; 9C; CC; AC; 9S; AS; 10S",
     "MO4: 0 0, T7: 20.38 3.07, T10: 22.05 3.3, T13: 30.16 4.14, LUN: 53.86 5.12 card QS 28 17 32, ANG: 97.76 5.33 card QB 26 12 32"),
    (5046, 1, 1, 4, True, 2200,
     "2 a monte; 3 a monte; 2 basta; 0 a monte; 3 tell KS; 3 basta; 1 prendo; 1 discard QB 10C; 2 say I hold KB; KC; 6C; CC; 1 declare "
     "cricca of tarocchi F ANG MON; 1 declare grande F ANG MON; 1 declare sequence of Aces F AS AB; MO3; 1 say I hold F; 8B; KB; 7B; "
     "JB; 6B; 9B; 10B; CB; 1 say I hold MON; 7D; QD; 8D; KD; 10D; JD; 6D; CD; 3 say I hold KS; KS; 9S; AS; 6S; 3 say I hold QC; QC; "
     "9C; F; 8C; SOL; T8",
     "T5: 0 0, T12: 12.45 3.14, T15: 29.5 3.73, MON: 44.7 4.48, ANG: 45.12 4.51"),
    (6031, 1, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 tell KB; 0 basta; 2 prendo; 3 discard CS 10D; 0 say I hold F; 0 declare cricca of Cavalli CB CC CD; 0 "
     "declare sequence of batons F KB QB CB JB; KS; 1 declare cricca of Queens QS QC QD; 1 declare sequence of Moors MO3 MO1 BEG; QS; "
     "AS; 10S; 0 say I hold KB; KB; 8B; MO4; 6B; 2 say I hold KD; KD; MO2; 8D; QD; 3 say I hold KC; KC; CC; AC; 6C; 3 say I hold JS",
     "AB: 0 0, 9B: 0.82 4.29, JS: 5.02 5.35, SOL: 15.16 5.24, T11: 17.33 6.24, 8C 7C: 21.17 5.07, T9: 21.8 6.35, 10C: 22.03 4.95, T6 "
     "T7: 28.05 5.8"),
    (8052, 1, 2, 4, True, 1100,
     "3 a monte; 0 a monte; 3 tell KC; 3 basta; 1 prendo; 2 discard 8C 6D; 3 say I hold KC; 3 declare sequence of cups KC QC CC JC AC; "
     "KC; 0 declare sequence of Aces F AS AB AD; 10C; 1 declare sequence of coins KD QD CD; T7; 2 declare sequence of swords BEG KS "
     "CS; 2 declare sequence of Moors MO4 MO3 BEG; T12; 2 say I hold KB; KB; 10B; AB; 6B; 2 say I hold KS; T16; SOL; F; MON; 1 say I "
     "hold KD; 6S; KS; 9S; JS; T5; MO1; T9; T14; 1 say I hold QS; QS; 8S; T6; 10S; 3 say I hold QC; JC; 7C; T13; T15; ANG; T8; MO2; "
     "7S; 10D; JD; 9D",
     "KD: 0 0, CD: 14.88 2.9 card KD 32 17 32, QD: 14.94 2.76 card KD 32 17 32, 7D: 46.16 3.3 card KD 32 16 32"),
    (16038, 1, 3, 4, True, 2000,
     "0 a monte; 1 a monte; 0 tell F; 0 basta; 2 prendo; 3 discard 6S AS; 0 say I hold F; 0 declare sequence of cups F BEG KC CC; KC; "
     "1 declare sequence of swords KS QS JS; 10C; 2 declare grande ANG MON SOL LUN; QC; 3 declare sequence of Moors MO3 MO2 MO1; MO1; "
     "3 say I hold KD; KD; 9D; 10D; QD; 3 say I hold CD; CD; 7D; MO4; T5; 2 say I hold KB; KB; 7B; CB; 6B; 2 say I hold MON; 9B; QB; "
     "F; AB; 10B; JB; 8B",
     "T11: 0 0, T15: 13.28 1.83, MON: 13.62 2.11, ANG: 14.17 2.06, SOL: 14.97 1.97, LUN: 14.98 1.96"),
    (16054, 1, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 tell F; 0 basta; 2 prendo; 3 discard 6S AS; 0 say I hold F; 0 declare sequence of cups F BEG KC CC; KC; "
     "1 declare sequence of swords KS QS JS; 10C; 2 declare grande ANG MON SOL LUN; QC; 3 declare sequence of Moors MO3 MO2 MO1; MO1; "
     "3 say I hold KD; KD; 9D; 10D; QD; 3 say I hold CD; CD; 7D; MO4; T5; 2 say I hold KB; KB; 7B; CB; 6B; 2 say I hold MON; 9B; QB; "
     "F; AB; 10B; JB; 8B; T11; 8C; MO2; 9C; AC; T14; BEG; T6; T15; LUN; T8; T7; 6C; JC; MO3; CC",
     "KS: 0 0, JS: 46.95 4.02 card KS 32 20 32, QS: 73.16 4.08 card KS 32 19 32, 8S 9S 10S: 110.61 3.93 card KS 32 20 32"),
    (17019, 1, 2, 4, True, 2000,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard 6S QD; 3 say I hold KS; 3 declare sequence of coins KD CD JD; KS; 0 declare "
     "sequence of cups F KC CC JC AC; 8S; 1 declare sequence of batons BEG KB CB JB AB; 1 declare sequence of Aces BEG AS AB AD; 1 "
     "declare sequence of Moors MO4 MO1 BEG; JS; MO3; 2 say I hold MON; 7C; 8C; KC",
     "BEG: 0 0, MO4: 10.82 2.65, MO1: 10.87 2.66, T7: 28.9 2.93, T13: 29.1 3.52"),
    (18026, 1, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 tell F; 1 basta; 3 prendo; 0 discard QB CD; 1 say I hold F; KC; 2 declare cricca of Jacks JS JB JC JD; "
     "7C; 3 declare grande ANG SOL LUN T16; 9C; 10C; 9S; QS; 7S; KS; 7B; CB; 8B; 9B; 6B; JB; KB; MO1; 6S",
     "BEG: 0 0, MO2: 12.41 2.52, T8 T9: 18.55 3.13, T5: 21.58 2.92, F: 38.81 4 card JS 29 21 32"),
    (21049, 1, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 tell KS; 0 basta; 2 a monte; 1 tell F; 1 basta; 3 prendo; 3 discard AS JC; 0 say I hold KS; 0 declare "
     "cricca of Kings KS KC KD; KC; 1 declare sequence of batons F KB CB JB AB; 1 declare sequence of Moors F MO3 MO1; MO1; 10C; 3 "
     "declare grande ANG SOL LUN T16; 8C; 1 say I hold F; KB; 6B; 7B; QB; 1 say I hold CB; 8S; QS; 6S; KS; 0 say I hold KD; KD; F; CD; "
     "T8; 3 say I hold ANG; 7C; AC; MO3; 9C; QD; 9D; T11; 10D; 9B; T5; AB; 8B; 6D; 8D; AD",
     "T12: 0 0, T16: 19.8 3.42, LUN: 19.84 3.51, SOL: 19.84 3.51, ANG: 86.09 5.6 card CB 29 20 32"),
    (23052, 1, 0, 4, True, 1200,
     "1 a monte; 2 a monte; 1 tell KS; 1 basta; 3 prendo; 0 discard JB CC; 1 say I hold KS; 1 declare cricca of Kings KS KC KD; 1 "
     "declare sequence of swords KS QS JS; KC; 8C; 9C; 0 declare sequence of Moors MO4 MO3 BEG; BEG; 0 say I hold KB; KB; AB; CB; 6B; "
     "7S; KS; 6S; 9S; 1 say I hold KD; KD; 10D; 8D; 9D; QS; 8S; T8; 10S; 3 say I hold QB; 7C; MO3; 10C; QC; AS; JS; CS; T12; 7B; T7; "
     "T15; F; AD; T6; T16; JD; 8B; T10; T5",
     "MO1: 0 0, T13: 10.6 4.32, T9: 15.61 2.92, ANG: 51.38 4.52 card CC 23 12 32"),
    (24039, 1, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 tell KS; 1 basta; 3 prendo; 0 discard AC 6D; 1 say I hold KS; 1 declare cricca of Jacks JS JB JD; KS; 2 "
     "declare cricca of tarocchi F MON BEG; 2 declare sequence of Aces F BEG AS AB; 10S; 9S; 6S; 1 say I hold KD; KD; F; CD; 9D; 8D; "
     "QD; 10D; MO4; 7S; JS; CS; QS; 3 say I hold KC; KC; T5; 9C; CC; 8S; T14; AS; MO1; 8C; 6C; 10C",
     "MO3: 0 0, T10 T11: 13.47 2.66, T6: 14.05 2.8, T15: 16.78 2.65, T16: 17.01 2.64, SOL: 38.29 3.8"),
    (25052, 1, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 basta; 2 prendo; 3 discard JS JB; 0 say I hold KS; KS; 7S; 9S; 3 declare cricca of Queens QS QB QC QD; 3 "
     "declare sequence of cups KC QC CC AC; 8S; 6S; CS; 10S; QS; 3 say I hold KC; 6D; 9D; KD; CD; 1 say I hold F; JC; 7C; KC; 9C; 3 "
     "say I hold ANG; ANG; T5; MO4; T8; QD; JD; 10D; BEG; 2 say I hold KB; KB; 6B; CB; 8B; 7B; QB; 10B; T7; 1 say I hold MON; 8D; T12; "
     "AD; MO1; 9B; T15; T6",
     "F: 0 0, T9: 26.07 4.66, T11: 33.15 4.87, LUN: 52.09 5.38, MON: 76.91 5.82 card CC 27 19 32"),
    (28049, 1, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 basta; 3 prendo; 0 discard 10B 9B; 1 declare cricca of Cavalli CB CC CD; 7D; 2 declare cricca of "
     "tarocchi ANG MON BEG; 2 declare grande ANG MON BEG; 2 declare sequence of batons BEG KB QB AB; 2 declare sequence of Aces BEG AB "
     "AC; BEG; 3 declare cricca of Jacks JB JC JD; 10D; 0 declare cricca of Kings KS KC KD; KD; 2 say I hold KB; KB; 7B; MO2; 8B; 0 "
     "say I hold KS; KC; 8C; AC; JC; 0 say I hold QC; QC; CC; 10C; T5; 3 say I hold F; T16; T8; T6; MON; 2 say I hold ANG; QB; JB; T9; "
     "CB; KS; JS; 7S; AS; QS; MO1; 8S; CS",
     "7C 6C: 0 0, CD: 11.48 3.09, AD: 13.22 2.95, T7: 22.93 3.18, MO4: 31.15 3.02, T14: 34.09 3.9 card AB 29 15 32"),
    (3025, 2, 0, 4, True, 1000,
     "1 a monte; 2 a monte; 1 tell F; 1 basta; 3 a monte; 2 tell KS; 2 basta; 0 prendo; 0 discard CD AD; 1 say I hold F; 1 declare "
     "sequence of coins F BEG KD JD; KD; 9D; 10D; MO2; 0 say I hold KB; KB; 7B; JB; 6B; 0 say I hold KC; T6; MO1; T9; T11",
     "T13: 0 0, T14: 4.43 2.16, T15: 11.74 2.88, SOL: 14.09 6.56, 7S 8S: 32.44 8.04 trick - 13 1 32, 9C: 33.3 8.75 trick - 13 0 32, 8D "
     "7D 6D: 33.73 8.75 trick - 13 0 32, AS: 42.54 8.73 card AS 11 1 32, CC: 55.41 8.53 card CC 21 0 32"),
    (4050, 2, 2, 4, True, 4200,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard 9B 6B; 3 say I hold ANG; 6S; 0 declare sequence of batons KB QB CB; 8S; 1 "
     "declare sequence of swords BEG KS QS JS AS; 1 declare sequence of Aces BEG AS AB; KS; 7S; 1 say I hold KD; KD; AD; CD; MO3; 0 "
     "say I hold KB; KB; 7B; F; 10B; 0 say I hold KC; CB; AB; T9; JB; 2 say I hold QD; QD; 7D; T5; 10D; KC; 9C; CC; AC; 9S; AS; 10S; "
     "MO4; 3 say I hold QC; QC; T11; 7C; 10C; QB; T8; T15; LUN",
     "ANG: 0 0, JC: 14.93 2.8 card BEG 32 23 32, T7 T10: 25.34 3.22 card BEG 32 20 32, T13: 29.2 3.23 card BEG 32 19 32, 6D: 38.1 2.79 "
     "card BEG 32 21 32"),
    (6039, 2, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 tell KB; 0 basta; 2 prendo; 3 discard CS 10D; 0 say I hold F; 0 declare cricca of Cavalli CB CC CD; 0 "
     "declare sequence of batons F KB QB CB JB; KS; 1 declare cricca of Queens QS QC QD; 1 declare sequence of Moors MO3 MO1 BEG; QS; "
     "AS; 10S; 0 say I hold KB; KB; 8B; MO4; 6B; 2 say I hold KD; KD; MO2; 8D; QD; 3 say I hold KC; KC; CC; AC; 6C; 3 say I hold JS; "
     "JS; T12; T16; 6S; 1 say I hold QC; T8; T13; T6",
     "F: 0 0, MON: 79 6.63 card QC 25 6 32, T14: 79.77 6.46 card QC 25 6 32, T5: 85.92 6.94 card QC 25 16 32"),
    (11022, 2, 1, 4, True, 2000,
     "2 a monte; 3 a monte; 2 basta; 0 prendo; 1 discard AB 6C; 2 say I hold KC; KC; 3 declare sequence of Aces BEG AC AD; 9C; 0 "
     "declare cricca of Cavalli CB CC CD; 0 declare sequence of coins KD QD CD JD; CC; 1 declare grande F ANG LUN T16 T15 T14; 1 "
     "declare sequence of swords F KS CS; MO4; 1 say I hold F; KS; AS; 8S; 9S; 1 say I hold ANG; 8B",
     "JB: 0 0, QB: 7.45 2.69 card JB 19 8 32, 6B: 12.48 2.54 card JB 19 5 32, 9B: 14.84 2.44 card JB 19 6 32"),
    (11052, 2, 1, 4, True, 4100,
     "2 a monte; 3 a monte; 2 basta; 0 prendo; 1 discard AB 6C; 2 say I hold KC; KC; 3 declare sequence of Aces BEG AC AD; 9C; 0 "
     "declare cricca of Cavalli CB CC CD; 0 declare sequence of coins KD QD CD JD; CC; 1 declare grande F ANG LUN T16 T15 T14; 1 "
     "declare sequence of swords F KS CS; MO4; 1 say I hold F; KS; AS; 8S; 9S; 1 say I hold ANG; 8B; JB; 7B; CB; 0 say I hold KB; KD; "
     "10D; 8D; 9D; 0 say I hold QD; KB; T9; 6B; 10B; 6D; T6; 7D; QD; 2 say I hold QB; 8C; QC; 10C; F; MON; MO1; T10; T8; 7C; JC; LUN; "
     "T12",
     "ANG: 0 0, T16: 13.46 1.93 trick - 32 23 32, T15: 15.27 2.04 trick - 32 17 32, T14: 17.24 2.09 trick - 32 24 32, CS: 20.71 2.09 "
     "trick - 32 19 32, T11: 24.03 3.15 trick - 32 21 32"),
    (13049, 2, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 basta; 3 prendo; 0 discard 9S AS; 1 say I hold KS; KS; 2 declare sequence of coins F KD CD; 2 declare "
     "sequence of Moors F MO4 MO3 MO2 MO1; 10S; 3 declare cricca of tarocchi ANG MON BEG; 3 declare grande ANG MON BEG; 3 declare "
     "sequence of cups BEG KC JC; CS; T6; 0 say I hold KB; T11; T5; F; T13; 3 say I hold KC; KC; AC; 10C; 9C; 3 say I hold MON; 10B; "
     "KB; 8B; 9B; 0 say I hold QC; QD; 7D; KD; 10D; 2 say I hold QS; MO1; BEG; SOL; T8; T7; T9; T12; T15; CB; JB; AB; MO4; 2 say I "
     "hold CD",
     "MO2 MO3: 0 0, 6C: 25.2 3.24, CD: 29.97 3.48, QS: 32.79 3.13, JS: 34.66 3.17 card QS 29 19 32, 8D: 55.33 4.01 card JD 19 8 32"),
    (14037, 2, 3, 4, True, 2000,
     "0 a monte; 1 a monte; 0 tell KS; 0 basta; 2 prendo; 3 discard CS JS; 0 say I hold KS; KS; 6S; 2 declare grande ANG LUN BEG; 2 "
     "declare sequence of Aces BEG AS AB AC; AS; 3 declare sequence of batons F KB QB; 3 declare sequence of coins F KD CD; MO3; 3 say "
     "I hold F; KB; 7B; CB; 8B; 3 say I hold KD; KD; 10D; 6D; 9D; QB; T5; 10B; JB; MON; T8; BEG; T10; 10S; QS; 9S; F",
     "T9 T11 T12 T13: 0 0, T16: 7.32 2.46, MO4: 12.69 2.25, 6C: 13.78 3.31, MO2: 14.09 2.22, CC: 24.57 3.97"),
    (15052, 2, 1, 4, True, 4000,
     "2 a monte; 3 a monte; 2 basta; 0 a monte; 3 tell MON; 3 basta; 1 prendo; 1 discard QD JD; 2 say I hold KS; JC; AC; 0 declare "
     "sequence of Moors F MO2 MO1; MO2; 1 declare grande ANG SOL BEG; 1 declare sequence of batons BEG KB CB; 9C; 0 say I hold F; 7D; "
     "8D; KD; 6D; T7; T10; T16; T6; 9B; KB; AB; JB; 1 say I hold KC; 7B; MO4; 8B; QB; KS; 6S; JS; BEG; 1 say I hold ANG; AD; CD; T11; "
     "10D; 10C; F; KC; 7C; 6C; CC; 8C; MO1; 0 say I hold QS",
     "T5: 0 0, T12: 4.99 0.87, 8S: 15.19 2.32 card QC 13 4 32, QS: 16.32 2.31 card QC 13 5 32, LUN: 19.98 1.88, 6B: 22.02 2.42 card QC "
     "13 4 32"),
    (17013, 2, 2, 4, True, 1000,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard 6S QD; 3 say I hold KS; 3 declare sequence of coins KD CD JD; KS; 0 declare "
     "sequence of cups F KC CC JC AC; 8S; 1 declare sequence of batons BEG KB CB JB AB; 1 declare sequence of Aces BEG AS AB AD; 1 "
     "declare sequence of Moors MO4 MO1 BEG",
     "JS: 0 0, AS: 13.21 3.31 card JS 26 7 32, 7S: 32.05 4.84 card JS 26 4 32, 10S: 32.39 4.62 card JS 26 4 32"),
    (18034, 2, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 tell F; 1 basta; 3 prendo; 0 discard QB CD; 1 say I hold F; KC; 2 declare cricca of Jacks JS JB JC JD; "
     "7C; 3 declare grande ANG SOL LUN T16; 9C; 10C; 9S; QS; 7S; KS; 7B; CB; 8B; 9B; 6B; JB; KB; MO1; 6S; BEG; JS; CS; 10D; KD; 7D; "
     "MO4; 8S",
     "F: 0 0, T5: 14.31 2.83, T8 T9: 15.66 3.14, MO2: 22.47 2.98"),
    (19057, 2, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 tell KD; 0 basta; 2 prendo; 3 discard 6S JC; 0 say I hold KD; KD; 1 declare sequence of Aces AB AC AD; "
     "6D; 2 declare cricca of Queens QS QB QC; 2 declare grande ANG MON LUN; 2 declare sequence of cups KC QC CC; JD; 3 declare "
     "sequence of Moors F MO4 MO2 MO1; MO1; 3 say I hold F; 8B; BEG; 7B; QB; 8S; KS; 10S; MO4; T13; SOL; T5; T14; 9S; CS; QS; MO2; "
     "10B; MO3; 9B; CB; 0 say I hold JS; 10D; QD; 9D; F; 1 say I hold KB; T9; LUN; T7; T6; 2 say I hold KC; KC; 9C; T10; 7C; T16; 7S; "
     "MON; T8; 2 say I hold ANG",
     "6B: 0 0, CC: 103.28 6.57 card AD 22 7 32, QC: 103.49 6.5 card AD 22 7 32, ANG: 110.57 4.82 card JB 13 2 32, 10C: 110.74 6.66 "
     "card CC 32 24 32"),
    (22054, 2, 2, 4, True, 1000,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard QC 6C; 3 say I hold KD; 8C; 0 declare sequence of Moors MO4 MO3 MO2; 7C; 1 "
     "declare sequence of cups KC CC JC; KC; 2 declare cricca of tarocchi F ANG BEG; 2 declare grande F ANG LUN BEG; BEG; 2 say I hold "
     "F; 8B; CB; KB; 7B; 9S; KS; 6S; AS; QD; 9D; KD; MO4; 0 say I hold QS; QS; CS; JS; 8S; AC; 10C; T12; SOL; 3 say I hold CD; 6B; AB; "
     "T10; QB; CC; F; T8; MON; 0 say I hold JB; T15; T11; T7; T5; T14; JD; ANG; T9",
     "LUN: 0 0, 7D: 43.46 4.11, 7S: 50.49 3.58 trick - 32 16 32, MO1: 51.01 4.24 trick - 32 15 32, T13: 54.84 4.53 trick - 32 15 32"),
    (26028, 2, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 basta; 3 a monte; 2 basta; 0 prendo; 0 discard 9B QC; 1 say I hold KB; 1 declare sequence of Aces AS AB "
     "AC; KB; 10B; 3 declare cricca of tarocchi F MON BEG; 3 declare sequence of Moors F MO3 MO1 BEG; 7B; SOL; 0 say I hold KD; KD; "
     "7D; AD; 9D; 0 say I hold KC; JS; AS; KS; 7S; 2 say I hold QB; QB; F",
     "MO2: 0 0, T10 T11 T12 T13: 7.79 1.94, LUN: 9.32 2.61, T16: 9.47 2.64"),
    (26062, 2, 0, 4, True, 1000,
     "1 a monte; 2 a monte; 1 basta; 3 a monte; 2 basta; 0 prendo; 0 discard 9B QC; 1 say I hold KB; 1 declare sequence of Aces AS AB "
     "AC; KB; 10B; 3 declare cricca of tarocchi F MON BEG; 3 declare sequence of Moors F MO3 MO1 BEG; 7B; SOL; 0 say I hold KD; KD; "
     "7D; AD; 9D; 0 say I hold KC; JS; AS; KS; 7S; 2 say I hold QB; QB; F; MO2; 6B; KC; 9C; JC; 8C; 9S; T5; 6S; QS; 1 say I hold ANG; "
     "ANG; T15; BEG; T10; QD; 10D; CD; LUN; 10C; AC; MO4; MO1; 3 say I hold MON; MON; T11; T9; 8D; 3 say I hold JD; JD; T12; T14; 6D; "
     "CC",
     "8S 10S: 0 0, CB: 33.26 3.29 card CB 31 2 32, CS: 52.05 3.2 card CS 20 2 32"),
    (27053, 2, 0, 4, True, 4000,
     "1 a monte; 2 a monte; 1 tell BEG; 1 basta; 3 prendo; 0 discard CD JD; 1 say I hold KB; 1 declare cricca of Kings KS KB KD; 1 "
     "declare cricca of Queens QS QC QD; 1 declare sequence of swords BEG KS QS CS AS; 1 declare sequence of coins BEG KD QD AD; 1 "
     "declare sequence of Aces BEG AS AD; KB; 6B; 10B; 0 declare sequence of Moors MO4 MO3 MO2 MO1; 7B; 1 say I hold KS; KD; F; 10D; "
     "MO1; 0 say I hold ANG; 9B; 8B; CB; QB; 3 say I hold KC; KC; 6C; QC; AC; 8D; MO4; AD; 9D; 0 say I hold JB; SOL; BEG; T5; MON; 8S; "
     "MO2; 7S; JS; JC; 9C; CC; 10C; 6S; 9S; MO3; AS",
     "JB: 0 0, AB: 8.48 1.11, ANG: 14.25 2.27 card CS 28 17 32, T8 T9: 16 2.18 last - 32 21 32, T14: 17.79 2.07 card QS 27 18 32"),
    (28066, 2, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 basta; 3 prendo; 0 discard 10B 9B; 1 declare cricca of Cavalli CB CC CD; 7D; 2 declare cricca of "
     "tarocchi ANG MON BEG; 2 declare grande ANG MON BEG; 2 declare sequence of batons BEG KB QB AB; 2 declare sequence of Aces BEG AB "
     "AC; BEG; 3 declare cricca of Jacks JB JC JD; 10D; 0 declare cricca of Kings KS KC KD; KD; 2 say I hold KB; KB; 7B; MO2; 8B; 0 "
     "say I hold KS; KC; 8C; AC; JC; 0 say I hold QC; QC; CC; 10C; T5; 3 say I hold F; T16; T8; T6; MON; 2 say I hold ANG; QB; JB; T9; "
     "CB; KS; JS; 7S; AS; QS; MO1; 8S; CS; 7C; 9C; SOL; T10; 3 say I hold QD; MO3; T13; T14; ANG; 6B; F; T11; T7; 6S; MO4; 9S; T15",
     "LUN: 0 0, QD: 11.75 1.08 card QD 32 24 32, JD: 12.8 1.18 card CD 32 24 32"),
    (2028, 3, 2, 4, True, 1000,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard 9S CC; 3 declare sequence of Aces BEG AS AD; T6; T14; 1 declare sequence of "
     "Moors F MO3 MO1; F; 2 declare cricca of Kings KB KC KD; 2 declare sequence of coins KD QD JD; MO2; 0 say I hold KS; 6B; AB; KB; "
     "9B; 2 say I hold KD; KD; 10D; CD; 8D; 2 say I hold KC; QD; AD; 9D; MO1",
     "T7: 0 0, T9 T10 T11: 1 1.85, 8C: 17.63 7.01, MO3: 20.98 3.84, 7S: 21.64 7.11 last - 11 2 32, JS: 22.71 7.14, CS: 23.2 7.38 card "
     "CS 13 0 32, JC: 32.08 6.4 card JC 19 2 32, QC: 36.27 7.34 card QC 21 2 32"),
    (3056, 3, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 tell F; 1 basta; 3 a monte; 2 tell KS; 2 basta; 0 prendo; 0 discard CD AD; 1 say I hold F; 1 declare "
     "sequence of coins F BEG KD JD; KD; 9D; 10D; MO2; 0 say I hold KB; KB; 7B; JB; 6B; 0 say I hold KC; T6; MO1; T9; T11; T13; T7; F; "
     "MO3; 9C; KC; 7C; QC; QS; CS; KS; 7S; 2 say I hold MON; QD; 8D; T8; JD; 8B; QB; 9B; T15; 3 say I hold CC; CC; AC; 6C; 10C; 8S; "
     "JS; BEG; 10S; 1 say I hold CB",
     "CB: 0 0, 10B: 10.03 2.78 card CB 13 4 32, T5 T10 T12: 15.16 4.28"),
    (5027, 3, 1, 4, True, 4200,
     "2 a monte; 3 a monte; 2 basta; 0 a monte; 3 tell KS; 3 basta; 1 prendo; 1 discard QB 10C; 2 say I hold KB; KC; 6C; CC; 1 declare "
     "cricca of tarocchi F ANG MON; 1 declare grande F ANG MON; 1 declare sequence of Aces F AS AB; MO3; 1 say I hold F; 8B; KB; 7B; "
     "JB; 6B; 9B; 10B; CB; 1 say I hold MON; 7D",
     "AD: 0 0, 6D: 12.25 1.9, QD: 15.01 2.74"),
    (7041, 3, 0, 4, True, 1300,
     "1 a monte; 2 a monte; 1 tell ANG; 1 basta; 3 prendo; 0 discard 8B AB; 1 say I hold KB; KB; 7B; CB; 0 declare sequence of swords "
     "BEG KS QS CS; BEG; 0 say I hold KS; KS; 10S; 6S; 8S; 0 say I hold CS; 6D; QD; KD; 10D; 2 say I hold KC; CD; 7D; 9D; AD; 2 say I "
     "hold QB; KC; 10C; 8C; MO1; 1 say I hold ANG; JD; 8D; MON; T5; 3 say I hold F; T14; T7; T6",
     "T9: 0 0, LUN: 15.72 4.93 card QS 19 9 32, T13: 16.83 3.44, MO4: 21 2.52"),
    (21029, 3, 3, 4, True, 1000,
     "0 a monte; 1 a monte; 0 tell KS; 0 basta; 2 a monte; 1 tell F; 1 basta; 3 prendo; 3 discard AS JC; 0 say I hold KS; 0 declare "
     "cricca of Kings KS KC KD; KC; 1 declare sequence of batons F KB CB JB AB; 1 declare sequence of Moors F MO3 MO1; MO1; 10C; 3 "
     "declare grande ANG SOL LUN T16; 8C; 1 say I hold F; KB; 6B; 7B; QB; 1 say I hold CB; 8S; QS; 6S; KS; 0 say I hold KD",
     "T13: 0 0, T5 T6: 4.35 5.08, T15: 27.85 5.29 trick - 16 2 32, KD: 28.8 6.7, MO2: 36.43 6.39 trick - 16 8 32, MO4: 36.62 6.38 "
     "trick - 16 8 32, AC: 41.52 7.41 card CC 19 11 32, MON: 77.17 7.25 card JB 14 5 32, JD: 91.44 7.69 card KD 24 5 32, 10D: 102.61 "
     "7.34 card KD 24 5 32, 6D: 103.12 7.47 card KD 24 5 32"),
    (22048, 3, 2, 4, True, 4000,
     "3 a monte; 0 a monte; 3 basta; 1 prendo; 2 discard QC 6C; 3 say I hold KD; 8C; 0 declare sequence of Moors MO4 MO3 MO2; 7C; 1 "
     "declare sequence of cups KC CC JC; KC; 2 declare cricca of tarocchi F ANG BEG; 2 declare grande F ANG LUN BEG; BEG; 2 say I hold "
     "F; 8B; CB; KB; 7B; 9S; KS; 6S; AS; QD; 9D; KD; MO4; 0 say I hold QS; QS; CS; JS; 8S; AC; 10C; T12; SOL; 3 say I hold CD; 6B; AB; "
     "T10; QB; CC; F; T8; MON; 0 say I hold JB; T15; T11",
     "ANG: 0 0, LUN: 1.3 0.43, T7: 8.13 1.5 trick - 32 22 32, MO1: 9.25 1.55 trick - 32 22 32, T13: 13.04 1.55 trick - 32 22 32"),
    (23033, 3, 0, 4, True, 2000,
     "1 a monte; 2 a monte; 1 tell KS; 1 basta; 3 prendo; 0 discard JB CC; 1 say I hold KS; 1 declare cricca of Kings KS KC KD; 1 "
     "declare sequence of swords KS QS JS; KC; 8C; 9C; 0 declare sequence of Moors MO4 MO3 BEG; BEG; 0 say I hold KB; KB; AB; CB; 6B; "
     "7S; KS; 6S; 9S; 1 say I hold KD; KD; 10D; 8D; 9D; QS; 8S; T8; 10S; 3 say I hold QB",
     "QB: 0 0, 7B 8B 9B 10B: 2.44 2.41, 7C: 20.36 4.94 trick - 13 0 32, T12: 44.59 5.22, T16: 50.08 5.22, MON: 55.64 5.27 card CD 23 "
     "13 32, SOL: 62.75 4.77 card JS 19 11 32"),
    (25057, 3, 3, 4, True, 4200,
     "0 a monte; 1 a monte; 0 basta; 2 prendo; 3 discard JS JB; 0 say I hold KS; KS; 7S; 9S; 3 declare cricca of Queens QS QB QC QD; 3 "
     "declare sequence of cups KC QC CC AC; 8S; 6S; CS; 10S; QS; 3 say I hold KC; 6D; 9D; KD; CD; 1 say I hold F; JC; 7C; KC; 9C; 3 "
     "say I hold ANG; ANG; T5; MO4; T8; QD; JD; 10D; BEG; 2 say I hold KB; KB; 6B; CB; 8B; 7B; QB; 10B; T7; 1 say I hold MON; 8D; T12; "
     "AD; MO1; 9B; T15; T6; F; AC; 6C; T9; T13",
     "SOL: 0 0, AB: 8.96 1.9 trick - 23 12 32, T16: 16.41 1.66, MO2: 26.26 2.12 trick - 23 10 32"),
    (27049, 3, 0, 4, True, 4100,
     "1 a monte; 2 a monte; 1 tell BEG; 1 basta; 3 prendo; 0 discard CD JD; 1 say I hold KB; 1 declare cricca of Kings KS KB KD; 1 "
     "declare cricca of Queens QS QC QD; 1 declare sequence of swords BEG KS QS CS AS; 1 declare sequence of coins BEG KD QD AD; 1 "
     "declare sequence of Aces BEG AS AD; KB; 6B; 10B; 0 declare sequence of Moors MO4 MO3 MO2 MO1; 7B; 1 say I hold KS; KD; F; 10D; "
     "MO1; 0 say I hold ANG; 9B; 8B; CB; QB; 3 say I hold KC; KC; 6C; QC; AC; 8D; MO4; AD; 9D; 0 say I hold JB; SOL; BEG; T5; MON; 8S; "
     "MO2; 7S; JS; JC; 9C; CC; 10C",
     "T11: 0 0, T6 T7: 5.07 1.18, 7D 6D: 17.7 2.38 card KS 19 11 32, 6S: 20.76 2.42 card KS 19 9 32, 10S: 20.8 2.42 card KS 19 9 32"),
)

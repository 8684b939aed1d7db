"""Puzzles of gatti-call; `python -m benchmarks.puzzles gatti-call` adds to them."""

RULES = "8b2f92878f7c"
HANDS = 29
PUZZLES = (
    (56, 1, 0, 4, True, 2000,
     "0 discard JC 10C; 0 call KC; 1 no more; 2 declare family of spades KS QS CS JS; 2 no more; 3 no more; 0 declare family of hearts "
     "KH QH CH JH; 0 no more; 10S; KS; 4S; 2S; T16; T4; F; T8; AD; 9D; 7D; 2D; 5S; 3S; T9; AS; 6D; 4D; 10D; KD; 5D; 3D; QD; CD; KC; "
     "3C; AC; 5C; 10H; AH; KH; 2H; QH; 4H; 7H; 3H; CH; 5H; T13; 6H; 8S; 6S; 9S; T17; QC; T3; 4C; 2C",
     "JS: 0 0, CS: 0.39 0.19, QS: 0.97 0.21, T14: 1.31 0.39, T5: 1.32 0.37 card T1 12 4 32, T11: 1.58 0.37, T7: 1.63 0.37 card T1 12 4 "
     "32"),
    (1061, 1, 0, 4, True, 1100,
     "0 discard 8S 4S; 0 call KH; 1 no more; 2 declare trumps T19 T18 T16 T11 T10 T9 T7 T1; 2 no more; 3 no more; 0 no more; 2D; AD; "
     "8D; KD; 7H; F; KH; AH; QS; AS; T21; 2S; QD; 3D; JD; T2; QH; 4H; CH; 3H; 10S; T13; 3S; T1; T17; T3; T9; T20; 5S; T14; 6S; T7; 9D; "
     "5D; 6D; T5; JH; 10H; 6H; 9H; 2H; 8H; T4; T10; 7D; T15; 4D; T6; JS; CD; 7S; T11; 6C; 5C",
     "KC: 0 0, QC: 1.16 0.19 card CC 25 17 32, CC: 1.74 0.22 card QC 32 17 32, 10C: 2.84 0.24 card QC 32 23 32, 4C: 4.47 0.21 card QC "
     "32 17 32"),
    (2018, 1, 3, 4, True, 2100,
     "3 discard QD QC; 3 call KD; 0 no more; 1 no more; 2 declare of a kind: Jacks JS JH JC; 2 no more; 3 no more; 3S; KS; JS; AS; 8H; "
     "KH; AH; 4H; 5S; 4S; 6S",
     "QS: 0 0, CS: 0.71 0.13 card QS 32 20 32, F: 1.7 0.41 card QS 32 23 32, 7S: 3.2 0.29 card QS 32 21 32"),
    (4026, 1, 2, 4, True, 2000,
     "2 discard JS QD; 2 call KC; 3 declare trumps T21 T19 T18 T17 T13 T8 T5 T2; 3 no more; 0 declare of a kind: Kings KS KH KD KC; 0 "
     "no more; 1 no more; 2 no more; 6C; AC; 8C; CC; AD; T13; JD; 2D; T17; T6; T1; T4; 10S; KS; 8S; T7; AH; F",
     "KH: 0 0, 8H 9H: 1.51 0.33 trick - 29 6 32, 2H: 1.96 0.33 trick - 29 0 32"),
    (7049, 1, 1, 4, True, 1000,
     "1 discard QS CC; 1 call KD; 2 no more; 3 no more; 0 no more; 1 declare trumps T20 T21 T19 T18 T12 T11 T9 T3; 1 no more; T2; F; "
     "T13; T3; KC; AC; JC; 2C; QC; 5C; 4C; 8C; JS; 3S; KS; 2S; 2D; KD; AD; JD; T8; T4; T11; T10; 9C; 6C; T6; 3C; 9S; T1; 6S; AS; 7C; "
     "T9; 4S; T14; 6D; 8D; 3D; QD; QH; 7H",
     "CH: 0 0, JH: 0.95 0.07 card CH 28 1 32, 4H 5H 6H: 2.16 0.12 card CH 28 1 32, 8H: 2.16 0.12 card CH 28 1 32"),
    (8028, 1, 0, 4, True, 1000,
     "0 discard QH QC; 0 call KS; 1 no more; 2 declare trumps T20 T21 T17 T16 T14 T11 T9 T7 T6; 2 no more; 3 no more; 0 no more; KC; "
     "3C; F; 5C; KD; AD; 3D; 2D; 9C; 8C; CC; 7C; KS; CS; 3S; 2S; QS; 5S; 4S; 9S; 2C",
     "T1: 0 0, T2: 2.66 0.35 card T1 16 8 32, T18 T19: 3.4 0.39 card T1 16 8 32"),
    (10038, 1, 3, 4, True, 2000,
     "3 discard CS JC; 3 call KC; 0 no more; 1 no more; 2 no more; 3 declare of a kind: Queens QH QD QC; 3 no more; T16; T6; T5; F; "
     "AD; KD; CD; 8D; KC; 5C; 2C; AC; 8C; 6C; QC; 4C; 3C; 9C; T8; 10C; 7D; 6D; QD; 5D; 7C; T7; T10; CC; T13; T14; T3",
     "T1: 0 0, T2: 1.47 0.17, T9: 1.56 0.18, T21: 1.92 0.26, T18: 2.54 0.27"),
    (11045, 1, 1, 4, True, 2000,
     "1 discard JD CC; 1 call KC; 2 no more; 3 declare gatti F T21 T1; 3 no more; 0 no more; 1 no more; 6H; 10H; KH; 4H; 3S; 8S; KS; "
     "7S; 9D; 4D; KD; 3D; 5S; 6S; 2S; QS; 10S; CS; 9S; T5; 7H; CH; QH; 5H; JS; T18; T8; AS; 8H; JH; 2H; 3H; T9; F; T10; T11; 9H; AH",
     "T1: 0 0, T4: 0.75 0.19, T12: 0.82 0.19, T15: 1.15 0.2, T21: 1.23 0.21, T19: 2 0.23"),
    (12040, 1, 0, 4, True, 1000,
     "0 discard QD QC; 0 call KC; 1 declare of a kind: Jacks JH JD JC; 1 no more; 2 declare trumps T20 T14 T13 T10 T9 T7 T5 T4 T3; 2 "
     "no more; 3 declare of a kind: Cavaliers CS CH CD; 3 no more; 0 no more; KD; AD; 5D; 2D; 7D; 4D; CD; 3D; KH; AH; 9H; 2H; 9D; 6D; "
     "JD; 10D; 9C; KC; 5C; F; QH; 6H; 3H; 5H; 4C; 7C; CC; 6C; T12; T18; T3",
     "T1: 0 0, T8: 3.68 0.38 card T1 32 21 32, T11: 3.8 0.38 card T1 32 21 32, T15: 4.1 0.38 card T1 32 21 32"),
    (13017, 1, 1, 4, True, 1000,
     "1 discard CH QC; 1 call KC; 2 declare of a kind: Jacks JS JH JD; 2 no more; 3 declare trumps T17 T16 T13 T8 T7 T6 T4 T3 T1; 3 no "
     "more; 0 no more; 1 no more; F; KH; 3H; 2H; 10S; AS; KS; CS; 8C",
     "KC: 0 0, 4C 5C: 3.54 0.47 card KC 27 14 32, 9C: 3.61 0.46 card KC 27 14 32"),
    (14010, 1, 2, 4, True, 1000,
     "2 discard QS 5H; 2 call KS; 3 declare of a kind: Cavaliers CS CH CD CC; 3 no more; 0 no more; 1 no more; 2 no more; T18; T4; T5",
     "F: 0 0, T2 T3: 1.97 0.32, T7: 2.03 0.32, T11 T12: 2.16 0.31, T1: 6.77 0.46 card T1 32 11 32"),
    (14046, 1, 2, 4, True, 4000,
     "2 discard QS 5H; 2 call KS; 3 declare of a kind: Cavaliers CS CH CD CC; 3 no more; 0 no more; 1 no more; 2 no more; T18; T4; T5; "
     "F; 9C; 6C; QC; KC; 3S; CS; JS; KS; KH; T1; 7H; 2H; KD; 2D; 8D; 6D; AD; CD; QD; T10; 3C; 8C; CC; T6; 8S; 4S; 5S; 6S; 9S; T13; 7S; "
     "T8; 5C; JC; 2C",
     "T15: 0 0, T17 T19: 0.41 0.08, T20: 0.75 0.14"),
    (16032, 1, 1, 4, True, 1000,
     "1 discard CH QD; 1 call KD; 2 declare trumps T21 T19 T15 T12 T10 T7 T4 T3 T2 T1; 2 no more; 3 declare of a kind: Jacks JS JH JD; "
     "3 no more; 0 no more; 1 declare of a kind: Kings KS KH KC; 1 no more; 10S; JS; 4S; KS; QS; CS; 9S; 5S; F; QC; 5C; 2C; T19; T8; "
     "T9; T5; T2; T18; T20; T6; 10H; KH; 2H",
     "JH: 0 0, 7H: 1.38 0.1 card JH 32 5 32, AH: 1.39 0.1 card JH 32 6 32, 3H 4H: 1.39 0.1 card JH 32 6 32"),
    (17016, 1, 0, 4, True, 2100,
     "0 discard JH QD; 0 call KS; 1 no more; 2 no more; 3 no more; 0 no more; KC; T21; AC; 2C; QH; 2H; KH; 6H; JS; 8S",
     "KS: 0 0, CS: 2.37 0.44 card KS 30 21 32, 2S: 2.9 0.4 card KS 30 21 32, 5S 6S 7S: 2.91 0.4 card KS 30 21 32"),
    (18012, 1, 1, 4, True, 2000,
     "1 discard QS CC; 1 call KS; 2 no more; 3 declare trumps T20 T15 T14 T13 T10 T6 T4 T1; 3 no more; 0 no more; 1 no more; KD; AD; "
     "F; 4D; 9D",
     "QD: 0 0, CD: 0.51 0.09 card QD 26 16 32, 2D 3D: 2.26 0.33 card QD 26 16 32, 8D: 2.3 0.32 card QD 26 16 32"),
    (18044, 1, 1, 4, True, 1200,
     "1 discard QS CC; 1 call KS; 2 no more; 3 declare trumps T20 T15 T14 T13 T10 T6 T4 T1; 3 no more; 0 no more; 1 no more; KD; AD; "
     "F; 4D; 9D; QD; 5D; 7D; 5S; 2S; CS; AS; 6H; CH; JH; KH; QH; AH; 9H; T1; KS; JS; 3S; 4S; KC; 3C; JC; 2C; CD; 6D; T3; JD; AC; 10C; "
     "9C; QC; 10D",
     "T12: 0 0, T21: 0.24 0.08, T17 T18: 0.45 0.06"),
    (19015, 1, 2, 4, True, 2100,
     "2 discard JH JC; 2 call KC; 3 declare trumps T21 T16 T15 T13 T10 T7 T5 T3 T2; 3 no more; 0 no more; 1 declare of a kind: "
     "Cavaliers CS CH CD; 1 no more; 2 no more; QS; 2S; AS; 3S; T15; T17; T18",
     "T4: 0 0, T11: 0.85 0.14, T14: 1.32 0.16, T20: 2.96 0.31"),
    (19050, 1, 2, 4, True, 2100,
     "2 discard JH JC; 2 call KC; 3 declare trumps T21 T16 T15 T13 T10 T7 T5 T3 T2; 3 no more; 0 no more; 1 declare of a kind: "
     "Cavaliers CS CH CD; 1 no more; 2 no more; QS; 2S; AS; 3S; T15; T17; T18; T4; KC; AC; T2; QC; KS; 7S; 5S; 4S; 6S; 9S; CS; 8S; 3C; "
     "2C; T3; CC; 10S; F; T9; T11; KD; 5D; 2D; QD; 8D; 10D; 7D; CD; 6D; AD; T5; JD; 2H; AH",
     "CH: 0 0, 3H: 1.27 0.16 card CH 32 24 32, 5H: 1.33 0.16 card CH 32 24 32, 10H: 1.36 0.14 card CH 32 24 32"),
    (21049, 1, 1, 4, True, 2300,
     "1 discard CH JC; 1 call KD; 2 no more; 3 no more; 0 no more; 1 declare of a kind: Queens QH QD QC; 1 no more; T4; T2; F; T5; "
     "10H; 4H; JH; 3H; AC; 10C; QC; KC; KS; JS; 4S; AS; QS; 3S; 10S; 8S; 2D; 3D; 7D; QD; JD; CD; 6D; KD; CS; 9S; 2S; 6S; 4D; 9D; 10D; "
     "8D; 5S; T14; T16; T6; 5D; AD",
     "T1: 0 0, T8: 1.28 0.2, T13: 1.36 0.22, T20: 3.9 0.24 card T1 32 24 32"),
    (27071, 1, 0, 4, True, 2000,
     "0 discard QD CC; 0 call KD; 1 declare of a kind: Queens QS QH QC; 1 no more; 2 declare gatti F T21 T1; 2 declare of a kind: "
     "Kings KS KH KD KC; 2 no more; 3 declare of a kind: Jacks JS JD JC; 3 no more; 0 declare trumps T18 T17 T15 T14 T11 T10 T9 T4; 0 "
     "no more; 3C; F; JC; 6C; 10C; 7C; 9C; 2C; T5; T17; T8; T1; 6S; 4S; 5S; JS; 8C; T4; QC; KC; JH; 3H; 2H; AH; 8S; 7S; KS; 3S; T13; "
     "T12; T18; 4H; 3D; AD; 10D; JD; 2D; 4D; 5D; KD; T2; T16; T9; QH; AC; T10; 5H; 5C; CD; 6D; T3; 9D; KH; 8H; 7H; 9H; 6H; T7; T11; "
     "10H",
     "7D: 0 0, 9S: 2.22 0.2 card QS 10 0 32, T14 T15: 5.63 0.23 card T21 25 13 32"),
    (1031, 2, 0, 4, True, 960,
     "0 discard 8S 4S; 0 call KH; 1 no more; 2 declare trumps T19 T18 T16 T11 T10 T9 T7 T1; 2 no more; 3 no more; 0 no more; 2D; AD; "
     "8D; KD; 7H; F; KH; AH; QS; AS; T21; 2S; QD; 3D; JD; T2; QH; 4H; CH; 3H; 10S; T13; 3S; T1",
     "T17: 0 0, QC: 1.38 0.28, KC: 1.7 0.26, 8H: 1.82 0.27 trick - 32 23 32, T14: 1.85 0.23 trick - 32 0 32, 10H: 1.86 0.27 trick - 32 "
     "23 32, 4D: 1.96 0.26 trick - 32 0 32, 9D 10D: 1.99 0.25 trick - 32 0 32, CC: 2.02 0.29 card QC 29 21 32, CD: 4.05 0.25 card CD "
     "32 0 32, 10C: 4.13 0.33 card JC 27 6 32, 4C: 4.57 0.35 card JC 27 5 32"),
    (2007, 2, 3, 4, True, 460,
     "3 discard QD QC; 3 call KD; 0 no more; 1 no more; 2 declare of a kind: Jacks JS JH JC; 2 no more; 3 no more",
     "4H: 0 0, 6H: 0.02 0.07, 9H: 0.18 0.28, 6S: 0.69 0.79, 3S: 0.73 0.81, 8S: 0.74 0.8, AC: 2.07 0.81 card CH 13 2 32, 4C: 2.07 0.81 "
     "card CH 13 2 32, 5D: 3.8 1.05 card CH 13 1 32, T3: 3.91 0.77 card CH 13 2 32, T6 T7 T8: 4.02 0.77 card CH 13 1 32, 9D: 4.03 1.06 "
     "card CH 13 1 32, KD: 5.66 0.75 card QH 30 12 32, T17: 5.8 0.94 card QH 30 13 32, T19: 5.87 0.93 card QH 30 12 32, QH: 6.1 0.65 "
     "card QH 30 11 32, T1: 6.87 0.84 card T1 31 5 32"),
    (3050, 2, 0, 4, True, 2000,
     "0 discard CH JC; 0 call KH; 1 no more; 2 declare of a kind: Kings KS KH KD KC; 2 declare of a kind: Cavaliers CS CD CC; 2 no "
     "more; 3 declare of a kind: Queens QS QD QC; 3 no more; 0 no more; AH; 8H; 3H; JH; 5H; 2H; KH; 4H; KD; 3D; 2D; AD; 4D; JD; 8D; "
     "5D; QD; 10D; 6D; 7D; 6H; 7H; QH; T7; KS; 6S; 2S; AS; F; QC; 7C; 3C; QS; 3S; 5S; 4S; AC; 8C; 5C; KC; T11",
     "T12 T13 T14: 0 0, T6: 3.46 0.28, T10: 3.67 0.27"),
    (5046, 2, 3, 4, True, 2100,
     "3 discard QD JD; 3 call KS; 0 no more; 1 no more; 2 no more; 3 no more; KS; 2S; 3S; 4S; T14; T18; T4; T3; 7C; JC; AC; F; 2H; KH; "
     "AH; 6H; T5; T2; T16; T6; T21; T13; T8; T7; T20; T19; T9; T11; QH; 7H; 3H; 4H; CH; 8H; 5H; 9H; JH; 8S; 10H; T12",
     "8D: 0 0, 4C: 1.28 0.32, 2C: 1.28 0.32, 6C: 1.31 0.32, AS 5S 6S: 2.28 0.29, CS: 3.86 0.31, T15: 5.73 0.39 card QD 15 4 32"),
    (6052, 2, 2, 4, True, 2100,
     "2 discard CS CC; 2 call KD; 3 declare trumps T16 T15 T14 T13 T10 T7 T4 T1; 3 no more; 0 no more; 1 no more; 2 no more; 8C; 5C; "
     "3C; 2C; 6C; 10C; KC; 4C; KD; JD; 4D; 2D; QD; 8D; 6D; CD; AD; 9D; 10D; T5; 10H; QH; 2H; T1; T13; T6; T11; F; QC; JC; 7C; T2; KS; "
     "3S; AS; 5S; 10S; QS; 8S; T18; 7H; 6H; T4; JH; T14",
     "T20: 0 0, T9: 1.44 0.27 trick - 32 15 32, T12: 1.47 0.26 trick - 32 15 32, T17: 1.55 0.26 trick - 32 11 32"),
    (8057, 2, 0, 4, True, 4200,
     "0 discard QH QC; 0 call KS; 1 no more; 2 declare trumps T20 T21 T17 T16 T14 T11 T9 T7 T6; 2 no more; 3 no more; 0 no more; KC; "
     "3C; F; 5C; KD; AD; 3D; 2D; 9C; 8C; CC; 7C; KS; CS; 3S; 2S; QS; 5S; 4S; 9S; 2C; T1; AC; T6; QD; 5D; 7D; 6D; 4D; CD; 8D; T4; AH; "
     "KH; 2H; 4H; 10S; JS; 7S; 6S; T3; T18; T8; T20; T16; T5; T19; T12; JD; T13",
     "T14: 0 0, T21: 0.43 0.07, T17: 0.45 0.07, T7 T9: 1.01 0.09, T11: 1.19 0.09"),
    (12038, 2, 0, 4, True, 2000,
     "0 discard QD QC; 0 call KC; 1 declare of a kind: Jacks JH JD JC; 1 no more; 2 declare trumps T20 T14 T13 T10 T9 T7 T5 T4 T3; 2 "
     "no more; 3 declare of a kind: Cavaliers CS CH CD; 3 no more; 0 no more; KD; AD; 5D; 2D; 7D; 4D; CD; 3D; KH; AH; 9H; 2H; 9D; 6D; "
     "JD; 10D; 9C; KC; 5C; F; QH; 6H; 3H; 5H; 4C; 7C; CC; 6C; T12",
     "T18 T19: 0 0, T16: 0.12 0.1, T6: 2.19 0.29 card QD 21 8 32, T2: 2.2 0.29 card QD 21 8 32"),
    (13032, 2, 1, 4, True, 1000,
     "1 discard CH QC; 1 call KC; 2 declare of a kind: Jacks JS JH JD; 2 no more; 3 declare trumps T17 T16 T13 T8 T7 T6 T4 T3 T1; 3 no "
     "more; 0 no more; 1 no more; F; KH; 3H; 2H; 10S; AS; KS; CS; 8C; KC; AC; 6C; QH; AH; 4H; 7H; 8S; 3S; 6S; QS; 5S; JS; 4S; T18",
     "2D 3D: 0 0, 5D: 0.01 0.01, 7D 8D: 0.01 0.01, T20: 1.28 0.34 card CD 32 16 32, 6H 8H 9H: 1.43 0.31 card CD 32 11 32, JC: 1.49 0.3 "
     "card CD 32 10 32, CD: 1.94 0.24 card CD 32 10 32, CC: 2.36 0.3 card CD 32 10 32, QD: 2.76 0.3 card QD 30 10 32"),
    (16027, 2, 1, 4, True, 2100,
     "1 discard CH QD; 1 call KD; 2 declare trumps T21 T19 T15 T12 T10 T7 T4 T3 T2 T1; 2 no more; 3 declare of a kind: Jacks JS JH JD; "
     "3 no more; 0 no more; 1 declare of a kind: Kings KS KH KC; 1 no more; 10S; JS; 4S; KS; QS; CS; 9S; 5S; F; QC; 5C; 2C; T19; T8; "
     "T9; T5; T2; T18",
     "T20: 0 0, T11: 1.12 0.25 trick - 32 15 32, T16 T17: 1.14 0.25 trick - 32 15 32, T14: 1.16 0.25 trick - 32 15 32"),
    (17030, 2, 0, 4, True, 960,
     "0 discard JH QD; 0 call KS; 1 no more; 2 no more; 3 no more; 0 no more; KC; T21; AC; 2C; QH; 2H; KH; 6H; JS; 8S; KS; 3S; 5S; "
     "10S; AS; QS; T6; T17; F; T2; 10H; 9H; AH; CH",
     "T10: 0 0, T7: 0.02 0.27, T3: 0.15 0.38, T16 T18: 1.37 0.43 card T1 24 15 32, AD: 2.89 0.58 card T1 24 13 32, 8D: 3.01 0.58 card "
     "T1 24 14 32, 6C: 3.18 0.61 card T1 24 14 32, 8C: 3.18 0.61 card T1 24 14 32, 8H: 3.66 0.59 card T1 24 13 32, JC: 3.85 0.61 card "
     "T1 24 14 32, CD: 5.64 0.61 card T1 24 13 32, QC: 5.94 0.63 card QC 18 0 32"),
    (20070, 2, 0, 4, True, 1000,
     "0 discard CS QH; 0 call KS; 1 no more; 2 no more; 3 no more; 0 no more; KC; JC; 4C; 2C; KH; JH; CH; AH; 6C; QC; 5C; 3C; AC; CC; "
     "T2; 7C; JS; T10; QS; AS; 8C; T17; 9C; T4; 10H; T5; 3H; F; 4D; KD; 2D; 6D; 8H; 5H; 2H; T6; T13; T20; T11; T3; 9H; 7H; 6H; T7; 3S; "
     "8S; T14; 5S; 3D; CD; QD; AD; 10C; T21; T15; T12; 4H; T16; T19; T8; 10D; T9; 9D; JD",
     "T18: 0 0, 10S: 6.87 0.26 card T1 32 8 32, KS: 13.56 0.56 card KS 32 8 32"),
    (22017, 2, 1, 4, True, 2000,
     "1 discard QS QD; 1 call KH; 2 no more; 3 no more; 0 declare of a kind: Kings KH KD KC; 0 no more; 1 no more; 4C; 5C; AC; 8C; 2H; "
     "5H; AH; JH; KC; 3C",
     "6C: 0 0, CC: 1.2 0.22 card CC 14 3 32, QC: 2.44 0.23 card QC 28 3 32"),
    (22023, 2, 1, 4, True, 760,
     "1 discard QS QD; 1 call KH; 2 no more; 3 no more; 0 declare of a kind: Kings KH KD KC; 0 no more; 1 no more; 4C; 5C; AC; 8C; 2H; "
     "5H; AH; JH; KC; 3C; 6C; JC; F; T17; T5; T3",
     "5D: 0 0, AD 2D 3D: 0.01 0.02, CH: 1.53 0.43 card CD 29 8 32, 5S: 1.62 0.49 card CD 29 8 32, T18: 2.53 0.56 card CD 29 7 32, T9: "
     "3.12 0.39 card CD 29 8 32, JS: 3.23 0.47 card CD 29 7 32, 8H: 3.24 0.48 card CD 29 8 32, T11: 3.28 0.4 card CD 29 8 32, 4H: 3.31 "
     "0.48 card CD 29 8 32, T13: 3.31 0.42 card CD 29 8 32, 10C: 3.33 0.47 card CD 29 9 32, 10H: 3.34 0.48 card CD 29 8 32"),
    (25007, 2, 2, 4, True, 490,
     "2 discard QS QC; 2 call KS; 3 no more; 0 declare of a kind: Jacks JS JH JC; 0 no more; 1 no more; 2 no more",
     "2H: 0 0, 5H: 0.06 0.07, 9H: 0.26 0.16, 9D: 2.37 0.75 card QH 25 17 32, AD 2D: 2.47 0.74 card QH 25 17 32, 6C: 2.68 0.68 card QH "
     "25 17 32, 9S 10S: 3.01 0.82 card QH 25 16 32, T2: 3.8 0.86 card QH 25 16 32, T4: 3.81 0.86 card QH 25 16 32, QD: 4.16 0.69 card "
     "QH 25 17 32, T11: 4.36 0.85 card QH 25 15 32, KS: 5.15 0.68 card QH 25 10 32, T15 T16: 5.41 0.79 card QH 25 10 32, T18: 5.61 "
     "0.79 card QH 25 10 32, QH: 5.73 0.54 card QH 25 10 32, T1: 6.12 0.85 card T1 30 5 32"),
    (26019, 2, 0, 4, True, 720,
     "0 discard QD JC; 0 call KH; 1 declare gatti F T21 T1; 1 no more; 2 no more; 3 no more; 0 no more; 10C; KC; 9C; AC; 5C; CC; 7C; "
     "QC; 4C; 2C; T5; 8C",
     "8S: 0 0, 4S: 0.02 0.09, T13 T14: 2.11 0.61, T11: 2.18 0.62 trick - 11 1 32, T2: 2.91 0.53 trick - 11 0 32, T17: 3.42 0.72 card "
     "QS 26 18 32, KH: 3.53 0.7 card QS 26 14 32, 10D: 3.64 0.63 card QD 27 8 32, QS: 3.96 0.58 card QS 26 11 32, 7H 8H 9H: 4.33 0.72 "
     "card KH 26 16 32, AH: 4.38 0.76 card KH 26 16 32, 3H: 4.38 0.76 card KH 26 16 32, CH: 5.29 0.85 card KH 26 16 32"),
    (27075, 2, 0, 4, True, 1000,
     "0 discard QD CC; 0 call KD; 1 declare of a kind: Queens QS QH QC; 1 no more; 2 declare gatti F T21 T1; 2 declare of a kind: "
     "Kings KS KH KD KC; 2 no more; 3 declare of a kind: Jacks JS JD JC; 3 no more; 0 declare trumps T18 T17 T15 T14 T11 T10 T9 T4; 0 "
     "no more; 3C; F; JC; 6C; 10C; 7C; 9C; 2C; T5; T17; T8; T1; 6S; 4S; 5S; JS; 8C; T4; QC; KC; JH; 3H; 2H; AH; 8S; 7S; KS; 3S; T13; "
     "T12; T18; 4H; 3D; AD; 10D; JD; 2D; 4D; 5D; KD; T2; T16; T9; QH; AC; T10; 5H; 5C; CD; 6D; T3; 9D; KH; 8H; 7H; 9H; 6H; T7; T11; "
     "10H; 7D; 8D; T6; T19",
     "10S: 0 0, T20: 1.24 0.16, 4C: 3.36 0.27 card T21 25 13 32"),
    (28035, 2, 2, 4, True, 1000,
     "2 discard QH QD; 2 call KH; 3 declare of a kind: Cavaliers CS CH CD; 3 no more; 0 no more; 1 no more; 2 no more; KC; 3C; 6C; AC; "
     "QC; 7C; 10C; 4C; 2C; 9C; CC; T2; JH; 10H; AH; 3H; 6H; CH; 4H; KH; T10; F; T6; T12; T13; T4; T14; T8",
     "6S 7S: 0 0, 2S: 0.01 0.02, T19: 1.15 0.41 card QS 17 9 32, 5D 6D 7D: 1.62 0.36 card QS 17 9 32, 3D: 1.63 0.35 card QS 17 9 32, "
     "T3 T5: 1.77 0.36 card QS 17 8 32, T15: 2.03 0.37 card QS 17 8 32, 9H: 2.38 0.32 card QS 17 8 32"),
    (28071, 2, 2, 4, True, 1000,
     "2 discard QH QD; 2 call KH; 3 declare of a kind: Cavaliers CS CH CD; 3 no more; 0 no more; 1 no more; 2 no more; KC; 3C; 6C; AC; "
     "QC; 7C; 10C; 4C; 2C; 9C; CC; T2; JH; 10H; AH; 3H; 6H; CH; 4H; KH; T10; F; T6; T12; T13; T4; T14; T8; 2S; CS; KS; AS; T16; T20; "
     "T3; T9; JC; T19; 5C; T21; T17; T7; T5; CD; KD; AD; 3D; 2D; QS; 3S; 6S; 4S; 8S; JS; 7S; 10D; 10S; T15; 2H; 9S; 5D; 5H; 8D; 4D",
     "T18: 0 0, 9D: 3.04 0.32 trick - 32 3 32, JD: 3.08 0.33 card JD 18 3 32"),
    (12, 3, 0, 4, True, 490,
     "0 discard JC 10C; 0 call KC; 1 no more; 2 declare family of spades KS QS CS JS; 2 no more; 3 no more; 0 declare family of hearts "
     "KH QH CH JH; 0 no more; 10S; KS; 4S; 2S",
     "AD: 0 0, 4D: 0.36 0.37, T11: 2.08 0.97 trick - 11 3 32, T13 T14: 2.22 0.93, T7: 2.34 0.94 trick - 11 1 32, T5: 2.57 0.96 trick - "
     "11 1 32, T3: 2.61 0.95 trick - 11 1 32, T16: 2.61 0.95, 7H: 3.85 0.9, 10H: 3.91 0.9, QS: 4.8 0.83 card QD 28 17 32, AS: 5.13 "
     "0.83 card QS 26 15 32, KC: 5.36 0.8 card QD 28 17 32, CS: 5.44 0.83 card QS 26 7 32, JS: 6.16 0.92 card QS 26 7 32, QD: 6.31 "
     "0.67 card QD 28 11 32, 8S: 6.85 0.99 card QS 26 9 32"),
    (4060, 3, 2, 4, True, 1100,
     "2 discard JS QD; 2 call KC; 3 declare trumps T21 T19 T18 T17 T13 T8 T5 T2; 3 no more; 0 declare of a kind: Kings KS KH KD KC; 0 "
     "no more; 1 no more; 2 no more; 6C; AC; 8C; CC; AD; T13; JD; 2D; T17; T6; T1; T4; 10S; KS; 8S; T7; AH; F; KH; 5H; 7S; AS; T11; "
     "3S; 3D; T2; CD; 5D; 9C; KC; 3C; 4C; 9S; 4S; T14; 6S; 4D; T5; KD; 10D; QH; 2H; CH; 4H; 10H; 8H; JH; T16; 6D; T8; T12; T20",
     "T3 T9 T10: 0 0, 7H: 1.22 0.29 card QD 26 17 32, CS: 4.12 0.3 card CS 32 22 32, QS: 4.8 0.31 card QS 32 22 32"),
    (6029, 3, 2, 4, True, 2000,
     "2 discard CS CC; 2 call KD; 3 declare trumps T16 T15 T14 T13 T10 T7 T4 T1; 3 no more; 0 no more; 1 no more; 2 no more; 8C; 5C; "
     "3C; 2C; 6C; 10C; KC; 4C; KD; JD; 4D; 2D; QD; 8D; 6D; CD; AD; 9D; 10D; T5; 10H; QH",
     "KH: 0 0, 6H: 1.64 0.31 card KH 27 17 32, 2H: 1.64 0.31 card KH 27 17 32, F: 2.35 0.33 card KH 27 17 32"),
    (10009, 3, 3, 4, True, 1000,
     "3 discard CS JC; 3 call KC; 0 no more; 1 no more; 2 no more; 3 declare of a kind: Queens QH QD QC; 3 no more; T16; T6",
     "T17: 0 0, T5: 1.9 0.45 trick - 26 16 32, T14 T15: 2.47 0.4 trick - 26 16 32"),
    (23023, 3, 1, 4, True, 760,
     "1 discard 10C 3C; 1 call KD; 2 no more; 3 no more; 0 no more; 1 declare of a kind: Queens QS QD QC; 1 no more; T13; T3; T2; T15; "
     "AD; KD; 2D; 5D; F; CH; KH; 3H; KC; QC; AC; 6C",
     "2S: 0 0, 9S: 0.02 0.07, 10D: 2.24 0.57 card QS 13 5 32, AH 2H: 2.31 0.59 card QS 13 4 32, T19: 2.51 0.65 card QS 13 3 32, 4C: "
     "2.56 0.54 card QS 13 3 32, 2C: 2.56 0.54 card QS 13 3 32, 8C 9C: 2.57 0.54 card QS 13 3 32, JC: 2.66 0.62 card QS 13 2 32, T8: "
     "2.85 0.54 card QS 13 3 32, T11: 2.92 0.55 card QS 13 3 32, T20: 3.08 0.72 card QS 13 3 32, JD: 3.79 0.58 card JD 21 0 32"),
    (25032, 3, 2, 4, True, 2100,
     "2 discard QS QC; 2 call KS; 3 no more; 0 declare of a kind: Jacks JS JH JC; 0 no more; 1 no more; 2 no more; 5H; 7H; AH; CH; 5S; "
     "KS; AS; 2S; 9S; JS; CS; 7S; 3H; KH; QH; 8H; KD; QD; 3D; 6D; 8S; 10S; 6S; 3S; T15",
     "T20: 0 0, T17: 0.94 0.25, T6: 1.29 0.29 trick - 32 6 32"),
    (26051, 3, 0, 4, True, 2100,
     "0 discard QD JC; 0 call KH; 1 declare gatti F T21 T1; 1 no more; 2 no more; 3 no more; 0 no more; 10C; KC; 9C; AC; 5C; CC; 7C; "
     "QC; 4C; 2C; T5; 8C; 4S; KS; 2S; AS; JH; 6H; QH; KH; QS; 5S; 10S; 9S; CH; 2H; T1; 5H; CS; 3S; 8S; 6S; JS; 7S; T2; T9; 9D; CD; KD; "
     "10D; 3C; T11; T15; T7",
     "T18: 0 0, 4H: 0.38 0.13 trick - 27 0 32, AD: 0.51 0.13 trick - 27 12 32, 3D 4D: 0.51 0.13 trick - 27 12 32, 6D 7D: 0.58 0.13 "
     "trick - 27 12 32, 10H: 1.71 0.09 trick - 27 0 32"),
)

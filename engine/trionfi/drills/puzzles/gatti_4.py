"""Puzzles of gatti-4; `python -m benchmarks.puzzles gatti-4` adds to them."""

RULES = "c7b353e878bd"
HANDS = 80
PUZZLES = (
    (18, 1, 2, 4, True, 1000,
     "2 discard QS 10C; 3 no more; 0 declare of a kind: Cavaliers CS CD CC; 0 no more; 1 no more; 2 declare of a kind: Jacks JH JD JC; "
     "2 no more; T5; F; T8; T21; KS; 4S; CS; 2S; 10D; 2D; CD",
     "QD: 0 0, 4D 5D: 6.09 0.37 card CD 32 0 32, 7D: 6.15 0.38 card CD 32 0 32, 9D: 6.26 0.36 card CD 32 0 32"),
    (3024, 1, 0, 4, True, 1000,
     "0 discard QH QC; 1 no more; 2 no more; 3 no more; 0 no more; 5H; 6H; 9H; 4H; 2S; 10S; QS; KS; 8D; 6D; KD; AD; 4C; 3C; JC; KC; "
     "2C; 10C; 6C",
     "CC: 0 0, AC: 2.38 0.28 card CC 32 24 32, 5C: 2.38 0.28 card CC 32 24 32, 7C: 2.38 0.28 card CC 32 24 32"),
    (3032, 1, 0, 4, True, 2000,
     "0 discard QH QC; 1 no more; 2 no more; 3 no more; 0 no more; 5H; 6H; 9H; 4H; 2S; 10S; QS; KS; 8D; 6D; KD; AD; 4C; 3C; JC; KC; "
     "2C; 10C; 6C; CC; QD; T8; 2D; JD; 9S; JS; CS",
     "T1: 0 0, T9: 0.42 0.13, T3: 0.42 0.12, T12: 0.57 0.14, T15: 0.87 0.15"),
    (6016, 1, 0, 4, True, 2000,
     "0 discard QS QC; 1 no more; 2 no more; 3 declare trumps T19 T14 T13 T12 T9 T7 T2 T1; 3 no more; 0 no more; T11; F; T2; T16; KD; "
     "5D; QD; JD; KS; AS",
     "JS: 0 0, 2S: 1.07 0.1 card JS 32 19 32, 4S: 1.07 0.1 card JS 32 19 32, 6S: 1.07 0.11 card JS 32 19 32"),
    (6021, 1, 0, 4, True, 1000,
     "0 discard QS QC; 1 no more; 2 no more; 3 declare trumps T19 T14 T13 T12 T9 T7 T2 T1; 3 no more; 0 no more; T11; F; T2; T16; KD; "
     "5D; QD; JD; KS; AS; JS; 7S; CS; 10S; 2S",
     "T1: 0 0, T7: 0.99 0.2, T9: 1.05 0.21, T12 T13 T14: 1.13 0.2, T19: 2.44 0.27"),
    (7020, 1, 3, 4, True, 2100,
     "3 discard CS JC; 0 declare trumps T20 T17 T14 T13 T9 T8 T7 T3 T1; 0 no more; 1 no more; 2 no more; 3 declare of a kind: Queens "
     "QS QH QD; 3 no more; 4H; KH; AH; QH; QC; 2C; 3C; AC; KC; 4C; 5C; CC; 2S",
     "KS: 0 0, 5S: 1.98 0.3 card QS 16 4 32, AS: 1.99 0.3 card QS 16 4 32, 8S: 2 0.3 card QS 16 4 32"),
    (9007, 1, 2, 4, True, 2000,
     "2 discard CS JH; 3 no more; 0 no more; 1 declare of a kind: Cavaliers CH CD CC; 1 no more; 2 no more; T9",
     "T6: 0 0, T13: 0.58 0.27, T15 T16 T17 T18: 1.23 0.3 card QS 18 9 32, T21: 2.02 0.34 card T21 31 20 32"),
    (11030, 1, 1, 4, True, 1000,
     "1 discard QD CC; 2 declare of a kind: Kings KS KH KD KC; 2 no more; 3 no more; 0 no more; 1 declare gatti F T21 T1; 1 no more; "
     "T2; T5; T3; T10; AS; 4S; QS; 2S; 5S; CS; 3S; KS; T7; T9; T4; T15; 6H; KH; 3H; AH; 6S; 8S; 7S",
     "JS: 0 0, 9S 10S: 1.27 0.08 card JS 32 18 32, F: 3.6 0.4 card KD 31 23 32"),
    (13021, 1, 2, 4, True, 2000,
     "2 discard 8S 2S; 3 declare of a kind: Cavaliers CS CH CD; 3 no more; 0 declare of a kind: Jacks JS JD JC; 0 no more; 1 no more; "
     "2 no more; 7S; 3S; 9S; F; 5H; KH; AH; 9H; QH; JH; 2H; 8H; T7; T1",
     "T18: 0 0, T13 T14: 1.49 0.21 card T1 15 0 32, T21: 2.13 0.25 card T21 32 20 32"),
    (15007, 1, 3, 4, True, 1000,
     "3 discard QS QH; 0 no more; 1 declare of a kind: Cavaliers CS CH CD; 1 no more; 2 no more; 3 no more; AS",
     "KS: 0 0, CS: 0.99 0.46 trick - 32 23 32, 8S: 1.76 0.49 trick - 32 20 32, 6S: 1.79 0.48 trick - 32 20 32, 2S: 1.86 0.46 trick - "
     "32 20 32"),
    (15017, 1, 3, 4, True, 2100,
     "3 discard QS QH; 0 no more; 1 declare of a kind: Cavaliers CS CH CD; 1 no more; 2 no more; 3 no more; AS; KS; 4S; 3S; QC; KC; "
     "AC; 10C; CC; 2C; 8C",
     "T1: 0 0, T7: 0.42 0.14, T12 T13: 0.54 0.15, T17: 1.27 0.18"),
    (16030, 1, 2, 4, True, 1000,
     "2 discard CD JC; 3 declare of a kind: Kings KS KH KD; 3 declare of a kind: Jacks JS JH JD; 3 no more; 0 no more; 1 no more; 2 "
     "declare trumps T20 T21 T16 T13 T8 T5 T3 T1; 2 no more; T6; T9; F; T13; 4S; KS; AS; QS; 7C; AC; KC; 4C; T2; T20; T7; T10; T5; "
     "T19; T11; T4; KH; 2H",
     "CH: 0 0, 9H 10H: 2.26 0.16 card CH 31 17 32, 4H: 2.28 0.16 card CH 31 17 32"),
    (16055, 1, 2, 4, True, 2000,
     "2 discard CD JC; 3 declare of a kind: Kings KS KH KD; 3 declare of a kind: Jacks JS JH JD; 3 no more; 0 no more; 1 no more; 2 "
     "declare trumps T20 T21 T16 T13 T8 T5 T3 T1; 2 no more; T6; T9; F; T13; 4S; KS; AS; QS; 7C; AC; KC; 4C; T2; T20; T7; T10; T5; "
     "T19; T11; T4; KH; 2H; CH; AH; 3S; 9S; 10S; 7S; 9H; 3H; QH; 8H; 5S; CS; 2S; 8S; 10D; 3D; 5D; KD; QC; 9C; CC; 6C; 8C; 5C; 3C",
     "T1: 0 0, T3 T8: 0.78 0.12, T21: 2.08 0.14, T16: 2.31 0.16"),
    (17009, 1, 0, 4, True, 2100,
     "0 discard 3H AH; 1 no more; 2 no more; 3 no more; 0 declare trumps T13 T12 T11 T9 T8 T7 T5 T4 T1; 0 no more; 2H; F; KH",
     "T1: 0 0, T4 T5: 1.02 0.14, T7 T8 T9: 1.11 0.14, T11 T12 T13: 1.15 0.15"),
    (2020, 2, 3, 4, True, 2100,
     "3 discard QH QD; 0 declare of a kind: Kings KS KH KD; 0 no more; 1 no more; 2 no more; 3 no more; 2C; AC; 3C; CC; 10D; KD; 2D; "
     "JD; T2; F; T12; T4; 3H; 2H",
     "JH: 0 0, 8H: 1.56 0.23 card JH 22 13 32, KH: 3.33 0.26 card QH 14 0 32"),
    (2054, 2, 3, 4, True, 4200,
     "3 discard QH QD; 0 declare of a kind: Kings KS KH KD; 0 no more; 1 no more; 2 no more; 3 no more; 2C; AC; 3C; CC; 10D; KD; 2D; "
     "JD; T2; F; T12; T4; 3H; 2H; JH; AH; T9; T3; T5; T11; KC; 7C; 8C; 4C; 6H; KH; 5H; 4H; KS; 3S; AS; 5S; QS; 10S; 6S; 7S; QC; T14; "
     "5C; JC; T20; T6; T1; T10; CS; 8S; T15; 2S",
     "T21: 0 0, 6C 9C: 0.6 0.09 trick - 32 11 32, CH: 0.73 0.09 trick - 32 19 32, 6D: 0.75 0.09 trick - 32 9 32, T16 T17: 1.31 0.08 "
     "trick - 32 0 32"),
    (5039, 2, 0, 4, True, 1000,
     "0 discard JC 9C; 1 no more; 2 no more; 3 no more; 0 declare trumps T20 T19 T18 T16 T12 T10 T9 T6; 0 declare of a kind: Kings KS "
     "KH KD; 0 no more; 10C; 7C; KC; T6; T9; T7; T2; T11; 3S; F; QS; AS; 8C; QC; 3C; T10; QH; 3H; 2H; 8H; KH; 4H; 5H; 9H; AH; CH; 10H; "
     "T1; 5S; KS; 7S; 10S",
     "4S 6S: 0 0, T12: 1.6 0.34, T16: 2.02 0.34 card QD 22 14 32, T18 T19: 2.7 0.34 card QD 22 10 32, KD: 2.92 0.29 card QD 22 8 32, "
     "T20: 4.17 0.41 card QD 22 8 32, 7D 8D: 4.85 0.38 card QD 22 7 32, CD: 6.5 0.43 card QD 22 7 32"),
    (8010, 2, 2, 4, True, 2000,
     "2 discard QS QC; 3 no more; 0 no more; 1 no more; 2 no more; 10D; KD; 7D; T1; KS",
     "F: 0 0, 3S: 2.65 0.3 card F 32 21 32, 8S: 2.65 0.3 card F 32 21 32, 6S: 2.69 0.3 card F 32 21 32"),
    (8021, 2, 2, 4, True, 760,
     "2 discard QS QC; 3 no more; 0 no more; 1 no more; 2 no more; 10D; KD; 7D; T1; KS; F; CS; 5S; JS; 3S; AS; 9S; 6C; T21; 2C; CC",
     "6D: 0 0, 2D 3D: 0.11 0.1, 6S: 0.17 0.31, 8S: 0.21 0.3, KH: 1.64 0.39 card QH 24 13 32, QD: 2.2 0.3 card QD 13 0 32, T3: 3.5 0.5, "
     "T8: 3.8 0.46, 10H: 6.86 0.52 card KH 27 15 32, 8H: 6.88 0.52 card KH 27 15 32, AH 2H: 6.9 0.52 card KH 27 15 32, 4H: 6.92 0.51 "
     "card KH 27 15 32, CH: 7.2 0.58 card KH 27 15 32"),
    (9010, 2, 2, 4, True, 550,
     "2 discard CS JH; 3 no more; 0 no more; 1 declare of a kind: Cavaliers CH CD CC; 1 no more; 2 no more; T9; T6; F; T2",
     "T3: 0 0, T5: 0 0.15, T10: 0.17 0.32, T12: 0.3 0.37, 7D: 1.75 0.63, 5D: 1.78 0.62, 10S: 1.81 0.61, 6S 7S: 1.94 0.65, 3C: 2.29 "
     "0.74, 7C 8C 9C: 2.29 0.75, 5C: 2.3 0.75, QC: 4.22 0.77 card QC 22 9 32, KH: 4.79 0.73 card QH 24 13 32, 5H: 7.57 0.7 card QH 24 "
     "13 32, 7H: 7.59 0.7 card QH 24 13 32"),
    (10015, 2, 1, 4, True, 2000,
     "1 discard AS QC; 2 no more; 3 declare of a kind: Cavaliers CS CD CC; 3 no more; 0 declare of a kind: Kings KH KD KC; 0 no more; "
     "1 declare trumps T14 T12 T10 T9 T8 T7 T5 T1; 1 no more; QS; 3S; 4S; T1; 6H; 2H; 3H",
     "5H: 0 0, AH: 0 0.02, 10H: 2.93 0.28 card QD 29 16 32, KH: 5.51 0.38 card QD 29 11 32"),
    (11031, 2, 1, 4, True, 1000,
     "1 discard QD CC; 2 declare of a kind: Kings KS KH KD KC; 2 no more; 3 no more; 0 no more; 1 declare gatti F T21 T1; 1 no more; "
     "T2; T5; T3; T10; AS; 4S; QS; 2S; 5S; CS; 3S; KS; T7; T9; T4; T15; 6H; KH; 3H; AH; 6S; 8S; 7S; JS",
     "4C 5C: 0 0, 2C: 0.01 0.02, T21: 0.21 0.24, 10C: 0.21 0.18, T20: 0.22 0.23, 9S 10S: 2.35 0.35 card KD 31 21 32, T17: 2.43 0.35, "
     "8H: 2.8 0.36 card KD 31 23 32, JH: 3.24 0.38 card JH 19 8 32, F: 5.82 0.35 card KD 31 16 32, T1: 8.71 0.34 card T1 32 8 32"),
    (12043, 2, 0, 4, True, 2000,
     "0 discard QD 5D; 1 no more; 2 declare of a kind: Kings KS KD KC; 2 no more; 3 no more; 0 declare trumps T20 T19 T16 T15 T14 T13 "
     "T12 T11 T1; 0 no more; 9S; KS; 3S; JS; 4H; 8H; 2H; KH; CS; T5; 4S; 10S; T6; T2; F; T9; 9C; KC; 5C; AC; KD; AD; T1; JD; T20; T3; "
     "T8; T4; T19; T21; T10; T7; AS; AH; QS; T11",
     "T12 T13 T14 T15 T16: 0 0, 2C 3C: 1.64 0.2, 7C 8C: 2 0.21, 6H: 2.23 0.2 card CC 15 6 32"),
    (12047, 2, 0, 4, True, 2100,
     "0 discard QD 5D; 1 no more; 2 declare of a kind: Kings KS KD KC; 2 no more; 3 no more; 0 declare trumps T20 T19 T16 T15 T14 T13 "
     "T12 T11 T1; 0 no more; 9S; KS; 3S; JS; 4H; 8H; 2H; KH; CS; T5; 4S; 10S; T6; T2; F; T9; 9C; KC; 5C; AC; KD; AD; T1; JD; T20; T3; "
     "T8; T4; T19; T21; T10; T7; AS; AH; QS; T11; T12; T18; 2D; T17",
     "2S 5S: 0 0, 4C 6C: 1.55 0.16, 3H: 1.71 0.18, 7H: 1.73 0.18, 10H: 1.75 0.18, JH: 1.81 0.18, CH: 2.41 0.19 card CH 17 6 32"),
    (13010, 2, 2, 4, True, 1000,
     "2 discard 8S 2S; 3 declare of a kind: Cavaliers CS CH CD; 3 no more; 0 declare of a kind: Jacks JS JD JC; 0 no more; 1 no more; "
     "2 no more; 7S; 3S; 9S",
     "F: 0 0, T2 T3 T4: 3.12 0.52 card KS 31 19 32, T7 T8: 3.22 0.51 card KS 31 19 32, T10: 3.38 0.5 card KS 31 19 32, T12: 3.45 0.49 "
     "card KS 31 19 32"),
    (14008, 2, 0, 4, True, 1000,
     "0 discard JS 6H; 1 no more; 2 no more; 3 no more; 0 declare trumps T20 T21 T18 T15 T9 T7 T4 T2; 0 no more; KC; 8C",
     "F: 0 0, JC: 6.54 0.21 card F 32 2 32, 5C: 7.46 0.19 card F 32 2 32, 2C 3C: 7.46 0.19 card F 32 2 32"),
    (17006, 2, 0, 4, True, 410,
     "0 discard 3H AH; 1 no more; 2 no more; 3 no more; 0 declare trumps T13 T12 T11 T9 T8 T7 T5 T4 T1; 0 no more",
     "2H: 0 0, 4H: 0.36 0.16, QH: 2.52 0.76 card QH 26 13 32, AD: 3.41 0.87 card CH 13 0 32, T10: 3.69 0.91, 8D: 4.14 0.89 card CH 13 "
     "0 32, JD: 4.29 0.88 card CH 13 0 32, KC: 4.66 0.92 card QH 26 14 32, KS: 4.74 0.93 card QH 26 14 32, T18: 4.87 0.89 card QH 26 "
     "15 32, T16: 4.89 0.91 card QH 26 15 32, AS: 4.97 0.88 card KS 32 23 32, 3C: 5.38 1.07 card KC 30 15 32, 8S: 5.41 0.85 card KS 32 "
     "23 32, 9C: 5.42 1.05 card KC 30 15 32, 10S: 5.45 0.84 card KS 32 23 32, 7C: 5.48 1.05 card KC 30 15 32, JC: 5.49 1.01 card KC 30 "
     "16 32, T20: 6.39 0.93 card QH 26 14 32"),
    (18040, 2, 0, 4, True, 1000,
     "0 discard CS 5S; 1 declare of a kind: Queens QH QD QC; 1 no more; 2 no more; 3 no more; 0 declare gatti F T21 T1; 0 declare of a "
     "kind: Cavaliers CH CD CC; 0 no more; AC; 10C; KC; 3C; 7S; KS; 2S; JS; 3H; KH; AH; 5H; QH; 6H; 8H; 4H; QC; T4; 4C; CC; QS; AS; "
     "T1; 8S; AD; KD; 4D; JD; 9S; 4S; 3S; T3",
     "F: 0 0, 10D: 0.08 0.18, T19: 1.11 0.28 card CD 30 20 32, CH: 1.18 0.24 card CD 30 20 32, 6C: 2.29 0.24 card CD 30 4 32, T5: 2.32 "
     "0.26 card CD 30 10 32, 8C: 2.34 0.25 card CD 30 4 32, T11: 2.82 0.27 card CD 30 7 32, CD: 3.24 0.22 card CD 30 0 32, 10H: 3.89 "
     "0.29 card CD 30 10 32, T21: 5.11 0.36 card T21 28 15 32"),
    (4007, 3, 1, 4, True, 2000,
     "1 discard CS QD; 2 no more; 3 no more; 0 no more; 1 no more; 8C; F",
     "7C: 0 0, 9C: 0.45 0.14, CC: 1.7 0.25"),
    (10012, 3, 1, 4, True, 690,
     "1 discard AS QC; 2 no more; 3 declare of a kind: Cavaliers CS CD CC; 3 no more; 0 declare of a kind: Kings KH KD KC; 0 no more; "
     "1 declare trumps T14 T12 T10 T9 T8 T7 T5 T1; 1 no more; QS; 3S; 4S; T1",
     "T14: 0 0, T12: 0.11 0.19, T7 T8 T9 T10: 0.38 0.28, T5: 0.44 0.31, 8H 9H: 1.62 0.45, 6H: 1.68 0.45, 2D 3D: 2 0.47, 7D: 2.09 0.48, "
     "2C: 3.42 0.47 card CC 20 0 32, 5C: 3.58 0.47 card CC 20 0 32, 7C 8C: 3.6 0.46 card CC 20 0 32, CH: 5.86 0.52 card CH 28 1 32"),
    (24048, 3, 2, 4, True, 2000,
     "2 discard 6C 4C; 3 no more; 0 no more; 1 no more; 2 no more; T2; T15; T4; F; 3C; KC; T1; AC; T3; T5; T11; T12; AS; 10S; KS; 8S; "
     "6D; 2D; 3D; JD; T13; T20; T16; T8; QS; 9S; T10; 2S; 10C; T6; 2C; QC; KD; 7D; CD; 5D; 7S; CS; JS; T17; 10H; AH; 2H",
     "CH: 0 0, KH: 1.07 0.28 card CH 32 24 32, 3H: 2.29 0.34 card CH 32 19 32, 6H: 2.3 0.34 card CH 32 19 32"),
    (37036, 3, 2, 4, True, 4200,
     "2 discard CC 4C; 3 no more; 0 no more; 1 declare of a kind: Queens QS QD QC; 1 no more; 2 no more; KH; 4H; 3H; AH; T14; T5; F; "
     "T6; QH; 5H; 8H; 2H; 7H; 6H; T3; 10H; 6C; T9; 5C; KC; JH; T15; 9H; T13; 10C; JC; 9C; T12; 9D; 2D",
     "3D: 0 0, JD: 0.81 0.13 card JD 17 0 32, KD: 1.16 0.25 card QS 10 1 32"),
    (40043, 3, 3, 4, True, 4100,
     "3 discard 9H 2H; 0 no more; 1 no more; 2 no more; 3 declare trumps T18 T16 T15 T14 T12 T9 T4 T3 T2; 3 no more; 4D; F; 9D; 3D; "
     "5H; T2; AH; KH; T3; T10; T13; T5; QS; 3S; AS; KS; 9S; T6; 5S; CS; 10D; AD; KD; 2D; 8D; QD; 5D; 7D; 7C; 6C; KC; 3C; 7S; 2S; 4S; "
     "T7; 6D",
     "T1: 0 0, T19: 1.14 0.28, T8: 1.64 0.22"),
    (46011, 3, 3, 4, True, 1000,
     "3 discard JD 7D; 0 no more; 1 no more; 2 no more; 3 no more; KC; 3C; 10C; AC; KD; 2D",
     "F: 0 0, 9D 10D: 1.04 0.29, 6D: 1.14 0.29, AD: 1.15 0.3"),
    (63042, 3, 1, 4, True, 2000,
     "1 discard 8H 5H; 2 no more; 3 declare gatti F T21 T1; 3 no more; 0 no more; 1 no more; 10D; 7D; AD; KD; QD; 3D; F; CD; KC; T4; "
     "AC; CC; 9H; JH; KH; T3; 8S; KS; 6S; 5S; JD; T8; T10; 2D; QS; AS; JS; T1; T17; T2; T7; T20; T13; T5; T6; T16",
     "T11 T12: 0 0, 4D 5D: 0.92 0.28, 8D 9D: 0.92 0.28, 4S: 1.14 0.31, CS: 1.33 0.28, QC: 1.33 0.28 trick - 21 0 32, 9S: 1.35 0.31"),
    (66007, 3, 2, 4, True, 2100,
     "2 discard 9C 3C; 3 no more; 0 declare of a kind: Kings KS KD KC; 0 no more; 1 no more; 2 no more; 9S",
     "AS: 0 0, KS: 2.79 0.32 card QC 23 13 32, F: 2.79 0.26 card CS 28 13 32"),
    (74072, 3, 3, 4, True, 2000,
     "3 discard QS 9S; 0 no more; 1 declare trumps T20 T14 T13 T9 T8 T6 T5 T4; 1 no more; 2 declare family of diamonds KD QD CD JD; 2 "
     "declare of a kind: Cavaliers CS CD CC; 2 no more; 3 no more; T12; T13; F; T15; 3H; QH; AH; KH; KD; 2D; AD; 3D; 4S; T16; 2S; KS; "
     "5D; 10D; 8D; QD; 8H; CH; 4H; JH; 6D; T19; T20; 4D; 2H; 9H; 5H; 6H; 4C; KC; 2C; JC; AC; 9C; T4; CC; AS; 7S; T17; 3S; 7C; 5C; T5; "
     "QC; 5S; 8S; T18; JS; 7D; T2; T6; JD; 6S; CS; T21; T3; 9D; T7; T8; CD",
     "T14: 0 0, 10S: 1.76 0.27 trick - 32 13 32, T9: 5.36 0.21 card T1 25 12 32"),
    (79051, 3, 2, 4, True, 2000,
     "2 discard QD 4C; 3 no more; 0 declare of a kind: Kings KH KD KC; 0 no more; 1 no more; 2 declare trumps T20 T19 T15 T14 T10 T9 "
     "T4 T3; 2 no more; 2D; CD; F; 3D; T5; T17; T3; T2; AD; 10D; 4D; KD; T6; T7; T14; T12; 10S; JS; AS; KS; 8C; T4; 6C; KC; 6H; 5H; "
     "KH; AH; T1; T8; T20; 2S; 2H; 7H; QH; 9H; CC; AC; T9; 7C; QS; 6S; 3S; T13",
     "T18: 0 0, T21: 0.02 0.18, 3C: 0.56 0.25 card JC 19 9 32, 9C: 0.56 0.25 card JC 19 9 32, QC: 1.21 0.23 card QC 8 0 32, 10H: 1.26 "
     "0.23 trick - 32 7 32, 9D: 1.56 0.22 card JD 18 7 32, JD: 1.99 0.22 card JD 18 7 32"),
)

"""Puzzles of gatti-2; `python -m benchmarks.puzzles gatti-2` adds to them."""

RULES = "c8c06206cd49"
HANDS = 128
PUZZLES = (
    (17, 1, 0, 2, True, 1000,
     "0 discard QS CC; 1 no more; 2 declare trumps T20 T15 T11 T10 T9 T8 T3 T2; 2 no more; 3 no more; 0 declare of a kind: Kings KS KH "
     "KD; 0 no more; 5H; CH; F; KH; T4; T7; T2; T17; QC; AC",
     "KC: 0 0, 5C: 5.51 0.14 card KC 32 0 32, 8C: 5.51 0.14 card KC 32 0 32, 3C: 5.55 0.14 card KC 32 0 32"),
    (11010, 1, 0, 2, True, 1000,
     "0 discard 8D 2D; 1 no more; 2 declare trumps T13 T12 T11 T10 T9 T6 T4 T3; 2 no more; 3 no more; 0 declare of a kind: Queens QS "
     "QH QC; 0 no more; 9S; 8S; 2S",
     "QS: 0 0, 10S: 2 0 card QS 32 0 32, AS: 4 0 card QS 32 0 32, 5S: 4 0 card QS 32 0 32, 7S: 6 0 card QS 32 0 32"),
    (11055, 1, 0, 2, True, 1000,
     "0 discard 8D 2D; 1 no more; 2 declare trumps T13 T12 T11 T10 T9 T6 T4 T3; 2 no more; 3 no more; 0 declare of a kind: Queens QS "
     "QH QC; 0 no more; 9S; 8S; 2S; QS; T8; T15; T3; F; 9H; 2H; JH; 10H; T14; T16; T17; T4; 3S; KS; CS; AS; 3D; QD; T1; 6D; T2; T21; "
     "T9; T18; JS; T6; T19; 5S; KC; AC; 2C; 6C; AH; KH; 6H; 4H; QH; 7H; 8H; 3H; T5; T20; T10; CD",
     "10C: 0 0, 4S 6S: 2 0 card CC 32 0 32, 9D 10D: 2 0 card CC 32 0 32, CH: 4 0 card CC 32 0 32, T7: 6 0 card CC 32 0 32"),
    (12048, 1, 1, 2, True, 1000,
     "1 discard CS JH; 2 no more; 3 declare trumps T20 T18 T16 T14 T11 T9 T5 T3; 3 no more; 0 no more; 1 declare family of clubs KC QC "
     "CC JC; 1 no more; 10D; KD; AD; JD; KH; 4H; AH; 5H; F; QH; 10H; 8H; T4; T10; T12; T14; 3H; CH; 2H; T2; T17; T9; T21; T15; T6; 4D; "
     "T13; T16; T3; T7; 5D; 9S; KS; 6H; JS; 4S; QS; 9D; AS; 5S; 8S",
     "KC: 0 0, CC: 0 0, QC: 0 0, 2C 3C: 2 0 card CC 32 0 32, 5C: 2 0 card CC 32 0 32, 8C 9C: 2 0 card CC 32 0 32, JC: 2 0 card CC 32 0 "
     "32"),
    (13011, 1, 0, 2, True, 1000,
     "0 discard QH JH; 1 no more; 2 no more; 3 no more; 0 no more; 4S; JS; F; 2S; KD; 3D",
     "QD: 0 0, AD 2D: 8 0 card QD 32 0 32, 5D: 8 0 card QD 32 0 32, 10D: 8 0 card QD 32 0 32"),
    (14009, 1, 0, 2, True, 1000,
     "0 discard QH QD; 1 no more; 2 declare trumps T20 T19 T14 T13 T10 T7 T5 T1; 2 no more; 3 no more; 0 no more; 10H; CH; AH",
     "KH: 0 0, JH: 12 0 card KH 32 0 32, 2H: 14 0 card KH 32 0 32, 6H: 14 0 card KH 32 0 32"),
    (16020, 1, 0, 2, True, 1000,
     "0 discard QS CS; 1 no more; 2 no more; 3 declare trumps T21 T18 T16 T13 T11 T9 T7 T2 T1; 3 no more; 0 no more; 2D; F; 10D; AD; "
     "T16; T17; T20; T3; 2S; JS; 5S; 3S; QC; 9C",
     "KC: 0 0, AC: 10 0 card KC 32 0 32, 6C: 10 0 card KC 32 0 32, JC: 10 0 card KC 32 0 32"),
    (19008, 1, 0, 2, True, 1000,
     "0 discard QD QC; 1 no more; 2 no more; 3 no more; 0 no more; AH; 5H; JH",
     "KH: 0 0, F: 6 0 card QS 32 0 32, 2H: 18 0 card QS 32 0 32, 8H 9H 10H: 18 0 card QS 32 0 32"),
    (22031, 1, 0, 2, True, 1000,
     "0 discard 5S CD; 1 no more; 2 no more; 3 declare of a kind: Jacks JS JD JC; 3 no more; 0 no more; 2S; 7S; CS; T13; KH; AH; 4H; "
     "F; KD; 3D; 2D; 6D; 2H; QH; 7H; 5H; CH; 9H; T1; 3H; JD; AD; 4D; 7D; T6",
     "T5: 0 0, T14 T15: 4 0 card T21 32 0 32, T17 T18 T19: 4 0 card T21 32 0 32"),
    (23038, 1, 0, 2, True, 1000,
     "0 discard CD QC; 1 no more; 2 no more; 3 no more; 0 declare trumps T14 T12 T9 T8 T5 T4 T3 T2 T1; 0 no more; JC; AC; T13; 2C; T7; "
     "T8; T10; AD; T6; AS; T15; T2; T18; T3; F; 2H; T19; T4; T11; 3D; 10S; 3S; KS; 4S; T16; 5S; T21; T5; 3H; KH; AH; CH",
     "KD: 0 0, 6C: 0 0, T9 T12 T14: 4 0 card QS 32 0 32, JS: 6 0 card QS 32 0 32, CS: 6 0 card QS 32 0 32, 7H: 6 0 card QS 32 0 32, "
     "10D: 6 0 card QS 32 0 32, 8C: 6 0 card QS 32 0 32, T1: 12 0 card T1 32 0 32"),
    (26044, 1, 0, 2, True, 1000,
     "0 discard QS QH; 1 no more; 2 declare of a kind: Cavaliers CS CH CD; 2 no more; 3 declare trumps T20 T21 T19 T18 T14 T9 T7 T2; 3 "
     "no more; 0 no more; 2H; CH; 6H; 7H; AH; T9; 8H; 5H; 2C; 4C; JC; 5C; 4D; AD; QD; 6D; AS; 5S; KS; 3S; KD; 8D; JD; 9D; 4S; CS; 2S; "
     "10S; CD; 2D; 10D; 5D; 6S; 9S; T3; JS; 9H",
     "T1: 0 0, T4 T5 T6: 4 0 card CC 32 0 32, T15 T16: 4.25 0.04 card CC 32 0 32"),
    (27009, 1, 1, 2, True, 1000,
     "1 discard CS 2S; 2 declare of a kind: Queens QS QH QD; 2 no more; 3 no more; 0 no more; 1 declare trumps T20 T21 T19 T13 T7 T5 "
     "T4 T3; 1 no more; 9S; AS",
     "KS: 0 0, F: 5.53 0.44 card CS 29 0 32, JS: 10.97 0.42 card CS 29 0 32, 5S: 12.12 0.47 card CS 29 0 32, 7S: 12.12 0.47 card CS 29 "
     "0 32"),
    (28025, 1, 0, 2, True, 860,
     "0 discard QS AC; 1 no more; 2 no more; 3 no more; 0 declare trumps T21 T17 T16 T15 T14 T10 T9 T4 T1; 0 declare gatti F T21 T1; 0 "
     "no more; 2C; 4C; KC; T1; 6S; 2S; KS; AS; T2; T7; T14; T18; QH; AH; KH; 2H; T20; T4",
     "QD: 0 0, JD: 2.88 0.12 card QD 32 0 32, 3H 4H 5H: 4.88 0.12 card QD 32 0 32, 7H: 4.88 0.12 card QD 32 0 32, AD: 4.88 0.12 card "
     "QD 32 0 32, 3D: 4.88 0.12 card QD 32 0 32, 5D: 4.88 0.12 card QD 32 0 32, 8D 9D: 4.88 0.12 card QD 32 0 32, CH: 5.76 0.19 card "
     "QD 32 0 32, 3S: 6.06 0.24 card QD 32 0 32, 9S: 6.06 0.24 card QD 32 0 32, 9C: 6.91 0.21 card QD 32 0 32"),
    (28047, 1, 0, 2, True, 1000,
     "0 discard QS AC; 1 no more; 2 no more; 3 no more; 0 declare trumps T21 T17 T16 T15 T14 T10 T9 T4 T1; 0 declare gatti F T21 T1; 0 "
     "no more; 2C; 4C; KC; T1; 6S; 2S; KS; AS; T2; T7; T14; T18; QH; AH; KH; 2H; T20; T4; QD; T3; T8; F; 3S; T5; T11; T15; 9C; T6; 8S; "
     "9S; 5S; 4S; CH; 6H; JH; 9H; 3H; 10H; 8H; T9",
     "KD: 0 0, CS: 0 0, 2D: 6 0 card CD 32 0 32, 4D: 6 0 card CD 32 0 32, 7D: 6 0 card CD 32 0 32, T16 T17: 6 0 card CC 32 0 32, T21: "
     "6 0 card CC 32 0 32, T10: 10 0 card CC 32 0 32"),
    (30068, 1, 0, 2, True, 1000,
     "0 discard CH 3H; 1 declare of a kind: Cavaliers CS CD CC; 1 no more; 2 no more; 3 declare of a kind: Queens QS QH QC; 3 no more; "
     "0 declare trumps T20 T19 T17 T12 T7 T4 T3 T2; 0 no more; CD; KD; 10D; JD; KH; 2H; T2; AH; T12; T15; T6; T1; AD; 6D; 3D; F; AS; "
     "2S; 3S; CS; CC; 5C; KC; 2C; QC; 8C; 3C; 6C; 4H; T20; 5H; 6H; KS; 5S; 10S; QS; 8D; 2D; QD; 4D; 7H; 10H; T3; 9H; 4S; 6S; T18; T8; "
     "9C; AC; T4; 4C; T7; T5; T11; T16; 5D; T17; T9; 9D",
     "JS: 0 0, 7S 8S: 2 0 card JS 32 0 32, T19: 4 0 card JC 32 0 32"),
    (32045, 1, 1, 2, True, 1000,
     "1 discard 9C 3C; 2 no more; 3 no more; 0 no more; 1 no more; 9H; 6H; AH; F; 10H; 7H; 3H; 2H; T7; T4; T2; T9; AS; KS; JS; 2S; 2D; "
     "4D; KD; AD; T20; T14; T3; T13; 5S; QS; 3S; T15; T21; T10; T1; T11; 7D; JD; 8D; 5D; T12; T17; 9S; T6",
     "KH: 0 0, QD: 0 0, CS: 10 0 card QC 32 0 32, 7S 8S 10S: 18 0 card KH 32 0 32, 10D: 18 0 card QD 32 0 32, 5H: 20 0 card KH 32 0 "
     "32, JH: 20 0 card KH 32 0 32"),
    (39014, 1, 1, 2, True, 1000,
     "1 discard 6C 3C; 2 no more; 3 no more; 0 declare of a kind: Jacks JS JH JC; 0 no more; 1 declare trumps T20 T16 T12 T11 T10 T8 "
     "T6 T1; 1 no more; T13; T7; T4; T16; 7H; 9H; 3H",
     "QH: 0 0, CH: 2 0 card QH 32 0 32, JH: 4.14 0.07 card QH 32 0 32, AH: 4.5 0.33 card QH 32 0 32, F: 4.68 0.23 card QH 32 0 32"),
    (40025, 1, 1, 2, True, 1000,
     "1 discard QC 8C; 2 declare gatti F T21 T1; 2 no more; 3 no more; 0 declare trumps T19 T16 T14 T11 T7 T4 T3 T2; 0 no more; 1 no "
     "more; QS; JS; KS; AS; JC; T9; KC; CC; 2S; 8S; 3S; CS; 9H; 3H; KH; AH; T5; T17",
     "T19: 0 0, T2 T3 T4: 10 0 card T1 32 0 32, T7: 10 0 card T1 32 0 32, T11: 10 0 card T1 32 0 32, T14: 10 0 card T1 32 0 32, T16: "
     "10 0 card T1 32 0 32"),
    (127019, 1, 1, 2, True, 1000,
     "1 discard QD CC; 2 no more; 3 no more; 0 no more; 1 declare of a kind: Kings KS KH KD KC; 1 no more; T13; T15; F; T20; 2H; 4H; "
     "3H; AH; 2S; AS; 5S; 4S; 9D",
     "KD: 0 0, 7D 8D: 4 0 card KD 32 0 32, 10D: 4 0 card KD 32 0 32, CD: 4 0 card KD 32 0 32"),
    (51, 2, 0, 2, True, 1000,
     "0 discard QS CC; 1 no more; 2 declare trumps T20 T15 T11 T10 T9 T8 T3 T2; 2 no more; 3 no more; 0 declare of a kind: Kings KS KH "
     "KD; 0 no more; 5H; CH; F; KH; T4; T7; T2; T17; QC; AC; KC; 10C; 9H; JH; 2H; QH; T6; T16; T15; T18; T5; T21; T19; T3; JC; 3C; T8; "
     "6C; AH; 7H; 4H; T1; 8D; JD; 2D; AD; 3S; AS; KS; 2S; KD; 9D; 4D; 3D",
     "2C 4C: 0 0, 7C: 0 0, 9C: 0 0, 6S 7S: 2 0 card CD 32 0 32, JS: 2 0 card CD 32 0 32, T14: 8 0 card CD 32 0 32"),
    (1017, 2, 0, 2, True, 620,
     "0 discard 7D 5D; 1 no more; 2 no more; 3 no more; 0 no more; KD; 2D; 4D; F; T19; T2; T11; T4; AD; 3D; 8D; 10D",
     "4H: 0 0, 6H: 4 0 card CH 32 0 32, 3C: 4 0 card CC 32 0 32, 7C: 4 0 card CC 32 0 32, T7: 4 0 card T1 32 0 32, QC: 6 0 card QC 32 "
     "0 32, T10 T12: 10 0 card T1 32 0 32, T20: 12 0 card T1 32 0 32, T15: 16 0 card T1 32 0 32, T17: 16 0 card T1 32 0 32, QS: 18 0 "
     "card T1 32 0 32, 4S: 18 0 card T1 32 0 32, 7S: 18 0 card T1 32 0 32, 9S: 18 0 card T1 32 0 32, JH: 18 0 card T1 32 0 32"),
    (1024, 2, 0, 2, True, 1000,
     "0 discard 7D 5D; 1 no more; 2 no more; 3 no more; 0 no more; KD; 2D; 4D; F; T19; T2; T11; T4; AD; 3D; 8D; 10D; 4H; 5H; AH; 2H; "
     "T6; T3; T16",
     "T15: 0 0, T17: 6 0 card QC 32 0 32, T7: 8 0 card T21 32 0 32, T10 T12: 8 0 card T21 32 0 32, T20: 14 0 card T21 32 0 32"),
    (2009, 2, 0, 2, True, 640,
     "0 discard JS 7S; 1 no more; 2 no more; 3 no more; 0 no more; 8D; 5D; 6D; JD",
     "CC: 0 0, T5: 4 0 card KS 32 0 32, T7: 4 0 card KS 32 0 32, T14: 6 0 card KS 32 0 32, T17 T18: 8 0 card T1 32 0 32, KH: 10 0 card "
     "T1 32 0 32, AH: 10 0 card T1 32 0 32, 10H: 10 0 card T1 32 0 32, 3D: 16 0 card KS 32 0 32, 7D 9D 10D: 16 0 card KS 32 0 32, AD: "
     "18 0 card KS 32 0 32, 6C: 18 0 card KS 32 0 32, 8C 9C 10C: 18 0 card KS 32 0 32"),
    (2053, 2, 0, 2, True, 1000,
     "0 discard JS 7S; 1 no more; 2 no more; 3 no more; 0 no more; 8D; 5D; 6D; JD; CC; F; 4C; KC; 5H; KH; 4H; CH; T14; T12; T10; T15; "
     "KD; AD; CD; QD; QS; T5; AS; 4S; AH; QH; 2H; 8H; T3; T16; T19; T7; T20; T17; T9; T2; T4; T18; 3S; T21; 5S; 2S; 10H; KS; QC; JC; "
     "2C; 6C",
     "6H: 0 0, CS: 2 0, 9S: 2 0, JH: 2 0, 2D: 2 0, 4D: 2 0, AC: 2 0 trick - 32 0 32"),
    (3023, 2, 1, 2, True, 1000,
     "1 discard 8S 5S; 2 no more; 3 no more; 0 no more; 1 no more; F; AC; KC; 2C; 2D; 3D; 10D; 6D; AD; 7D; QD; 4D; 8D; 5D; JD; KD; AS; "
     "JS",
     "T2: 0 0, T4 T5: 0 0, T9: 0 0, T13: 6 0 card CS 32 0 32, T19: 6 0 card CS 32 0 32, T20: 6 0 card CS 32 0 32"),
    (3025, 2, 1, 2, True, 890,
     "1 discard 8S 5S; 2 no more; 3 no more; 0 no more; 1 no more; F; AC; KC; 2C; 2D; 3D; 10D; 6D; AD; 7D; QD; 4D; 8D; 5D; JD; KD; AS; "
     "JS; T2; KS",
     "CD: 0 0, 6C 7C: 0 0, T4 T5: 0 0, T9: 0 0, T13: 0 0, JC: 4 0 card JC 32 0 32, T19: 4 0 card CS 32 0 32, KH: 6 0 card CS 32 0 32, "
     "T20: 6 0 card CS 32 0 32, 2H: 8 0 card KH 32 0 32, 7H: 8 0 card KH 32 0 32, 9H: 8 0 card KH 32 0 32"),
    (4035, 2, 1, 2, True, 1000,
     "1 discard AS QD; 2 no more; 3 no more; 0 declare trumps T20 T15 T14 T12 T11 T10 T9 T1; 0 no more; 1 declare of a kind: Kings KS "
     "KD KC; 1 no more; 2H; 6H; JH; AH; KH; 3H; 8H; 9H; 2S; KS; 3S; QS; T13; T16; T18; F; T5; T9; T17; T2; T3; T4; T7; T10; 7S; T6; "
     "5S; JS",
     "T19: 0 0, KC: 2 0 card CH 32 0 32, 5H: 2 0 card CH 32 0 32, 3D 4D 5D: 2 0 card CH 32 0 32, KD: 2 0 card CH 32 0 32, CD: 6 0 card "
     "KD 32 0 32, AD: 10 0 card KD 32 0 32, 2C 3C 4C: 10 0 card QC 32 0 32"),
    (4043, 2, 1, 2, True, 1000,
     "1 discard AS QD; 2 no more; 3 no more; 0 declare trumps T20 T15 T14 T12 T11 T10 T9 T1; 0 no more; 1 declare of a kind: Kings KS "
     "KD KC; 1 no more; 2H; 6H; JH; AH; KH; 3H; 8H; 9H; 2S; KS; 3S; QS; T13; T16; T18; F; T5; T9; T17; T2; T3; T4; T7; T10; 7S; T6; "
     "5S; JS; T19; T21; T8; T11; 2D; 6D; JD; KD",
     "AD 3D 4D 5D: 0 0, KC: 4 0 card CD 32 0 32, 5H: 8 0 card QC 32 0 32, CD: 12 0 card QC 32 0 32, 2C 3C 4C: 12 0 card QC 32 0 32"),
    (5011, 2, 0, 2, True, 1000,
     "0 discard 10S 8S; 1 no more; 2 no more; 3 no more; 0 declare trumps T20 T21 T18 T14 T12 T10 T5 T1; 0 no more; F; AH; KH; 5H; KS",
     "T20: 0 0, T1: 2 0 card JD 32 0 32, T5: 2 0 card JD 32 0 32, T10: 2 0 card JD 32 0 32, T12: 2 0 card JD 32 0 32, T14: 2 0 card JD "
     "32 0 32, T18: 2 0 card JD 32 0 32, T21: 6 0 card JD 32 0 32"),
    (5012, 2, 0, 2, True, 1000,
     "0 discard 10S 8S; 1 no more; 2 no more; 3 no more; 0 declare trumps T20 T21 T18 T14 T12 T10 T5 T1; 0 no more; F; AH; KH; 5H; KS; "
     "T20",
     "CS: 0 0, AS: 2 0, 3S 4S: 2 0, 6S: 2 0"),
    (6034, 2, 0, 2, True, 1000,
     "0 discard 4C 3C; 1 no more; 2 no more; 3 no more; 0 no more; JH; 3H; 2H; QH; QS; KS; 6S; JS; 3D; JD; AD; 4D; 10S; T2; AS; 2S; "
     "5C; 10C; CC; 2C; 8S; CS; T14; F; AC; T8; JC; 7C; T15",
     "T20: 0 0, T17 T18 T19: 2 0, T7 T9: 6 0 card CH 32 0 32, T1: 10 0 card T1 32 0 32"),
    (6045, 2, 0, 2, True, 1000,
     "0 discard 4C 3C; 1 no more; 2 no more; 3 no more; 0 no more; JH; 3H; 2H; QH; QS; KS; 6S; JS; 3D; JD; AD; 4D; 10S; T2; AS; 2S; "
     "5C; 10C; CC; 2C; 8S; CS; T14; F; AC; T8; JC; 7C; T15; T20; T21; T11; AH; KH; 5H; 4H; 8C; QC; T16; T17",
     "T7 T9: 0 0, T18 T19: 0 0, CH: 2 0, 3S: 2 0, 9S: 2 0, 7D: 2 0, T1: 8 0 card T1 32 0 32"),
    (7010, 2, 0, 2, True, 590,
     "0 discard QH 8D; 1 no more; 2 declare of a kind: Queens QS QD QC; 2 no more; 3 no more; 0 no more; KS; QS; CS; 6S",
     "8C: 0 0, 10C: 0 0, JC: 1.72 0.13 card JC 22 0 32, T17 T18: 2.15 0.58 card CH 32 20 32, 4D: 2.45 0.39 card CH 32 19 32, 6D: 2.45 "
     "0.39 card CH 32 19 32, 4C 5C: 2.45 0.39 card CH 32 19 32, AS: 2.71 0.41, 3S 4S: 2.71 0.41, T5 T6: 3.47 0.75 card CH 32 19 32, "
     "9D: 4.26 0.39 card CH 32 10 32, T20: 5.5 0.41 card F 12 0 32, 5H: 8.52 0.62 card CH 32 6 32, 9H: 8.52 0.62 card CH 32 6 32"),
    (7034, 2, 0, 2, True, 1000,
     "0 discard QH 8D; 1 no more; 2 declare of a kind: Queens QS QD QC; 2 no more; 3 no more; 0 no more; KS; QS; CS; 6S; 8C; QC; AC; "
     "KC; KD; 4D; QD; 5D; 7D; 6D; CD; JD; JH; 4H; 3H; 5H; CH; KH; 6H; 9H; T3; T7; T5; T2",
     "T8 T9: 0 0, 8S 9S 10S: 8 0 card F 32 0 32, 7H 8H 10H: 8 0 card F 32 0 32, T1: 8 0 card T1 32 0 32, T15: 10 0 card F 32 0 32, "
     "T19: 10 0 card F 32 0 32, F: 10 0 card T1 32 0 32"),
    (8010, 2, 0, 2, True, 520,
     "0 discard 7S 4S; 1 no more; 2 no more; 3 no more; 0 declare trumps T20 T21 T18 T10 T8 T6 T5 T2 T1; 0 no more; QS; 3S; KS; T1",
     "AD: 0 0, 10D: 0 0, KC: 4 0 card QD 32 0 32, QD: 4 0 card QD 32 0 32, QC: 4 0 card QD 32 0 32, T18: 4 0 card QD 32 0 32, 2H: 6 0 "
     "card QD 32 0 32, 5H 6H: 6 0 card QD 32 0 32, 9H: 6 0 card QD 32 0 32, T2: 6 0 card QD 32 0 32, T5 T6: 6 0 card QD 32 0 32, T21: "
     "6 0 card QD 32 0 32, T20: 6 0 card QD 32 0 32, T8: 8 0 card QD 32 0 32, T10: 8 0 card QD 32 0 32, 8C: 14 0 card QD 32 0 32"),
    (8011, 2, 0, 2, True, 1000,
     "0 discard 7S 4S; 1 no more; 2 no more; 3 no more; 0 declare trumps T20 T21 T18 T10 T8 T6 T5 T2 T1; 0 no more; QS; 3S; KS; T1; AD",
     "9D: 0 0, 4D: 6 0 card QD 32 0 32, 6D: 6 0 card QD 32 0 32, KD: 10 0 card QD 32 0 32"),
    (9014, 2, 0, 2, True, 630,
     "0 discard 5C 2C; 1 no more; 2 no more; 3 no more; 0 declare trumps T21 T17 T15 T13 T12 T8 T2 T1; 0 no more; 4S; QS; 3S; AS; T11; "
     "T19; T21; T18",
     "2S 5S 6S: 0 0, T2: 6 0 card CC 32 0 32, CD: 10 0 card QH 32 0 32, T8: 10 0 card QH 32 0 32, T15: 10 0 card QH 32 0 32, T17: 10 0 "
     "card QH 32 0 32, KH: 12 0 card QH 32 0 32, 2H: 12 0 card QH 32 0 32, 5H: 12 0 card QH 32 0 32, 7H: 12 0 card QH 32 0 32, 4D: 12 "
     "0 card QH 32 0 32, QD: 12 0 card QH 32 0 32, T1: 12 0 card T1 32 0 32, T12 T13: 14 0 card QH 32 0 32"),
    (125021, 2, 1, 2, True, 710,
     "1 discard 5C 4C; 2 no more; 3 no more; 0 no more; 1 no more; AC; CC; 3C; 8C; T1; T4; T21; T15; T3; T5; T18; T13; KC; 6C; T6; QC",
     "T10: 0 0, KS: 4 0 card JS 32 0 32, QS: 4 0 card JS 32 0 32, 10D: 4 0 card JS 32 0 32, T7 T8: 4 0 card JH 32 0 32, 2H: 6 0 card "
     "JH 32 0 32, 8H: 6 0 card JH 32 0 32, JH: 6 0 card JH 32 0 32, 4D: 6 0 card JH 32 0 32, CH: 8 0 card CH 32 0 32, CD: 8 0 card CD "
     "32 0 32, T12: 8 0 card JH 32 0 32, 3S: 10 0 card CH 32 0 32, 6S: 10 0 card CH 32 0 32"),
    (125031, 2, 1, 2, True, 1000,
     "1 discard 5C 4C; 2 no more; 3 no more; 0 no more; 1 no more; AC; CC; 3C; 8C; T1; T4; T21; T15; T3; T5; T18; T13; KC; 6C; T6; QC; "
     "T10; T2; F; T17; AH; 2H; KH; 5H; T19; T9",
     "JC: 0 0, QD: 2 0 card JC 32 0 32, AS 2S: 2 0 card JC 32 0 32, 4S: 2 0 card JC 32 0 32, 10S: 2 0 card JC 32 0 32, JS: 2 0 card JC "
     "32 0 32, 3H 4H 6H 7H: 2 0 card JC 32 0 32, 5D: 2 0 card JC 32 0 32, 7C: 2 0 card JC 32 0 32"),
    (90033, 3, 0, 2, True, 2000,
     "0 discard QS 2H; 1 declare of a kind: Jacks JS JH JC; 1 no more; 2 declare of a kind: Cavaliers CS CH CD; 2 no more; 3 no more; "
     "0 no more; 4C; 2C; AC; 8C; T4; T20; F; T15; KH; CH; QH; T12; AD; 2D; CD; KD; 6C; KC; 5C; 7C; 3C; QC; 10C; T16; KS; 10S",
     "7S: 0 0, JS: 0.74 0.16, AS: 0.74 0.16, 4S: 0.74 0.16"),
)

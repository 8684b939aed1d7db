/** Under which key a game's score sheet lies on the device. The dot ends the name, so that no game's key begins another's. */
export const sheetKey = (game: string): string => `sheet-${game}.`;

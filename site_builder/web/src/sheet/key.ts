import { recall, remember } from "../storage";

/** Under which key a game's score sheet lies on the device. The dot ends the name, so that no game's key begins another's. */
export const sheetKey = (game: string): string => `sheet-${game}.`;

/** Whether the sheet of a game is open in this tab, so that a reload finds it open again. */
const openKey = (game: string): string => `sheet-open-${game}.`;

export const wasOpen = (game: string): boolean => recall(openKey(game), false, "session");

export const keepOpen = (game: string): void => void remember(openKey(game), true, "session");

/** Whether somebody types or chooses there, whom no key of the page and no focus of a widget may disturb. */
export const typing = (at: Element): boolean => at.matches("input, select, textarea, [contenteditable]");

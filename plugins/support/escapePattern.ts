/** Escapes a text for a regular expression, including one between slashes. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

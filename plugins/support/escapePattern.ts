/** A text as it stands in a regular expression, also in one between slashes. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

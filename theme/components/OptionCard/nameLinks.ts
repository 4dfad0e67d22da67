/** Links of a page whose text is a name in code. */
export const NAME_LINKS = '.lt-prose a:has(> code)';

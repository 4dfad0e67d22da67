/** Where the choice of a reader is kept: a minor version, such as `2.1`. */
export const USES_KEY = 'lectern-uses-version';

/** Whether a text is a minor version; what is kept may be anything. */
export function isMinor(text: string): boolean {
  return /^\d{1,4}\.\d{1,4}$/.test(text);
}

/** The storage key of the selected minor version, such as `2.1`. */
export const USES_KEY = 'lectern-uses-version';

/** Returns whether a text is a minor version. Stored values are not trusted. */
export function isMinor(text: string): boolean {
  return /^\d{1,4}\.\d{1,4}$/.test(text);
}

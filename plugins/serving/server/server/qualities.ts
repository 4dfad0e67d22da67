/** One entry of an `Accept` or `Accept-Encoding` header. */
export interface Preference {
  /** The lower-case name without parameters: `text/html`, `br`, `*`. */
  name: string;
  /** The q-value, from 0 to 1; 0 means "not acceptable". */
  quality: number;
}

const QUALITY = /;\s*q\s*=\s*([\d.]+)/i;
/** More entries than any client sends. The rest is ignored, so long headers cost no time. */
const MAX_ENTRIES = 32;

/** Parses the entries of a header with their q-values. A value that is out of range counts as 0. */
export function readPreferences(header: string): Preference[] {
  return header
    .slice(0, 1024)
    .split(',', MAX_ENTRIES)
    .flatMap((entry) => {
      const name = (entry.split(';', 1)[0] ?? '').trim().toLowerCase();
      if (name === '') return [];
      const quality = Number(entry.match(QUALITY)?.[1] ?? 1);
      return [{ name, quality: quality >= 0 && quality <= 1 ? quality : 0 }];
    });
}

/** Returns the quality of the first of several names that the header contains. */
export function qualityOf(preferences: readonly Preference[], ...names: string[]): number {
  for (const name of names) {
    const found = preferences.find((preference) => preference.name === name);
    if (found) return found.quality;
  }
  return 0;
}

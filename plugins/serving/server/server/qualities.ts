/** One entry of an `Accept` or `Accept-Encoding` header. */
export interface Preference {
  /** In lower case, without parameters: `text/html`, `br`, `*`. */
  name: string;
  /** 0 to 1; 0 means "not this". */
  quality: number;
}

const QUALITY = /;\s*q\s*=\s*([\d.]+)/i;
/** More entries than any client sends; the rest of a header made to cost time is not read. */
const MAX_ENTRIES = 32;

/** The entries of a header with their q-values; a value out of range counts as 0. */
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

/** How much one of several names is wanted, the first that is listed deciding. */
export function qualityOf(preferences: readonly Preference[], ...names: string[]): number {
  for (const name of names) {
    const found = preferences.find((preference) => preference.name === name);
    if (found) return found.quality;
  }
  return 0;
}

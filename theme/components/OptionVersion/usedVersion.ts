/** A version of the docs and its minor versions, the oldest first. */
export interface Edition {
  version: string;
  minors: readonly string[];
}

/** Returns whether a minor version is newer than another: `2.10` is newer than `2.9`. */
export function isNewer(minor: string, than: string): boolean {
  const [major = 0, rest = 0] = minor.split('.').map(Number);
  const [otherMajor = 0, otherRest = 0] = than.split('.').map(Number);
  return major === otherMajor ? rest > otherRest : major > otherMajor;
}

const majorOf = (minor = '') => minor.split('.')[0];

/** Parses the versions of the docs: `v2=2.0,2.1 v1=1.0`. */
export function readEditions(text: string): Edition[] {
  return text.split(' ').map((edition) => {
    const [version = '', minors = ''] = edition.split('=');
    return { version, minors: minors.split(',') };
  });
}

/**
 * Returns the minor versions to choose from, the newest first: those of the page's version, and then those of the other
 * versions, because readers who upgrade are still on an older one.
 *
 * @param uses the reader's version, which is offered even if the docs do not cover it
 */
export function offeredMinors(
  editions: readonly Edition[],
  version: string,
  uses: string | undefined,
): string[] {
  const own = editions.filter((edition) => edition.version === version);
  const others = editions.filter((edition) => edition.version !== version);
  const offered = [...own, ...others].flatMap(({ minors }) => [...minors].reverse());
  return uses && !offered.includes(uses) ? [...offered, uses] : offered;
}

/** The relation between the reader's version and the version of the page. */
export type UsedPlace =
  | { kind: 'same' }
  | { kind: 'ahead'; last: string }
  | { kind: 'other'; version: string }
  | { kind: 'unknown' };

/**
 * Compares the reader's version with the version of the page.
 *
 * @param version the version of the docs that the page belongs to
 */
export function placeOf(uses: string, version: string, editions: readonly Edition[]): UsedPlace {
  const found = editions.find(({ minors }) => majorOf(minors[0]) === majorOf(uses));
  if (!found) return { kind: 'unknown' };
  if (found.version !== version) return { kind: 'other', version: found.version };
  const last = found.minors.at(-1) ?? '';
  return isNewer(uses, last) ? { kind: 'ahead', last } : { kind: 'same' };
}

/** Whether an option is missing from the reader's version, or still present although it was removed later. */
export type UsedMark = 'absent' | 'present';

/**
 * Returns the mark of an option for the reader's version.
 *
 * @param since the first minor version with the option, if it is newer than the major version
 * @param until the last minor version with the option, if newer ones do not have it
 */
export function usedMark(
  uses: string,
  { since, until }: { since?: string | undefined; until?: string | undefined },
): UsedMark | undefined {
  if (since && isNewer(since, uses)) return 'absent';
  if (!until) return undefined;
  return isNewer(uses, until) ? 'absent' : 'present';
}

/** A version of the docs with its minor versions, the oldest first. */
export interface Edition {
  version: string;
  minors: readonly string[];
}

/** Whether a minor version is newer than another: `2.10` is newer than `2.9`. */
export function isNewer(minor: string, than: string): boolean {
  const [major = 0, rest = 0] = minor.split('.').map(Number);
  const [otherMajor = 0, otherRest = 0] = than.split('.').map(Number);
  return major === otherMajor ? rest > otherRest : major > otherMajor;
}

const majorOf = (minor = '') => minor.split('.')[0];

/** Reads what a page says of the versions of the docs: `v2=2.0,2.1 v1=1.0`. */
export function readEditions(text: string): Edition[] {
  return text.split(' ').map((edition) => {
    const [version = '', minors = ''] = edition.split('=');
    return { version, minors: minors.split(',') };
  });
}

/** How the version of a reader relates to the page that he reads. */
export type UsedPlace =
  | { kind: 'same' }
  | { kind: 'ahead'; last: string }
  | { kind: 'other'; version: string }
  | { kind: 'unknown' };

/** @param version of the docs that he reads */
export function placeOf(uses: string, version: string, editions: readonly Edition[]): UsedPlace {
  const found = editions.find(({ minors }) => majorOf(minors[0]) === majorOf(uses));
  if (!found) return { kind: 'unknown' };
  if (found.version !== version) return { kind: 'other', version: found.version };
  const last = found.minors.at(-1) ?? '';
  return isNewer(uses, last) ? { kind: 'ahead', last } : { kind: 'same' };
}

/** What a reader of a minor version is to be told of an option. */
export type UsedMark = 'absent' | 'present';

/**
 * @param since the first minor version that has the option, where it is newer than its major
 * @param until the last that has it, where the newest does not
 */
export function usedMark(
  uses: string,
  { since, until }: { since?: string | undefined; until?: string | undefined },
): UsedMark | undefined {
  if (since && isNewer(since, uses)) return 'absent';
  if (!until) return undefined;
  return isNewer(uses, until) ? 'absent' : 'present';
}

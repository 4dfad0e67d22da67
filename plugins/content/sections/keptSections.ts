import { statSync } from 'node:fs';
import type { PageSection } from './types';

/** Returns a stamp of files, which changes if one of them changes. */
export function filesStamp(files: Iterable<string>): string {
  const stamps = [...files].map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return `${file} ${stat?.mtimeMs ?? 0} ${stat?.size ?? 0}`;
  });
  return stamps.join('\n');
}

/** Returns the cached result for a key, and calls `make` only if the stamp has changed. */
export type Kept<Result> = (key: string, stamp: () => string, make: () => Result) => Result;

/** Creates a cache of results by key and stamp, so that an edit on the dev server only recomputes one page. */
export function keptByStamp<Result>(): Kept<Result> {
  const kept = new Map<string, { stamp: string; result: Result }>();
  return (key, stampOf, make) => {
    const stamp = stampOf();
    const found = kept.get(key);
    if (found?.stamp === stamp) return found.result;
    const result = make();
    kept.set(key, { stamp, result });
    return result;
  };
}

export type KeptSections = Kept<PageSection[]>;

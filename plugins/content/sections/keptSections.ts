import { statSync } from 'node:fs';
import type { PageSection } from './types';

/** What says that none of some files has changed. */
export function filesStamp(files: Iterable<string>): string {
  const stamps = [...files].map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return `${file} ${stat?.mtimeMs ?? 0} ${stat?.size ?? 0}`;
  });
  return stamps.join('\n');
}

/** Calls a function again only when what it depends on has changed. */
export type Kept<Result> = (key: string, stamp: () => string, make: () => Result) => Result;

/**
 * Keeps results by a key for as long as their stamp stays the same, so that one edit on the dev server
 * costs one page and not all of them.
 */
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

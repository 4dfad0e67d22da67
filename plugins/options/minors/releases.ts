import { minorOf } from './minors';

const RELEASE = /^\d+\.\d+\.\d+$/;

const patchOf = (release: string) => Number(release.split('.')[2]);

/** Orders minors and releases by their numbers: `1.9` is before `1.10`. */
export function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/**
 * The releases that are read of a major: the newest of each minor up to the one of the docs, which is
 * the last. Those with a word in them, such as `2.0.0-beta.1`, do not count.
 *
 * @param published every release of the package
 * @param newest the one that the docs are about
 */
export function minorReleases(published: readonly string[], newest: string): string[] {
  const [major] = newest.split('.');
  const found = new Map<string, string>();
  for (const release of published) {
    const minor = minorOf(release);
    const isWanted = RELEASE.test(release) && release.split('.')[0] === major;
    if (!isWanted || byNumbers(minor, minorOf(newest)) >= 0) continue;
    const known = found.get(minor);
    if (known === undefined || patchOf(release) > patchOf(known)) found.set(minor, release);
  }
  return [...[...found.values()].sort(byNumbers), newest];
}

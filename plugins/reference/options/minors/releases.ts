import { lt, major, prerelease, sort } from 'semver';
import { minorOf } from './minors';

/**
 * The releases that are read of a major: the newest of each minor up to the one of the docs, which is
 * the last. Those with a word in them, such as `2.0.0-beta.1`, do not count.
 *
 * @param published every release of the package
 * @param newest the one that the docs are about
 */
export function minorReleases(published: readonly string[], newest: string): string[] {
  const minors = new Map<string, string>();
  for (const release of sort([...published])) {
    const isWanted = !prerelease(release) && major(release) === major(newest);
    if (isWanted && minorOf(release) !== minorOf(newest) && lt(release, newest)) {
      minors.set(minorOf(release), release);
    }
  }
  return [...minors.values(), newest];
}

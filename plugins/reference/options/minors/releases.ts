import { lt, major, prerelease, sort } from 'semver';
import { minorOf } from './minors';

/**
 * Returns the releases to read for a major version: the newest of each minor version, up to the release of
 * the docs. Prereleases such as `2.0.0-beta.1` are ignored.
 *
 * @param published every release of the package
 * @param newest the release of the docs
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

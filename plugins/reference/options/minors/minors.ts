import { existsSync, readFileSync } from 'node:fs';
import { plainPath } from '../../../support/plainPath';

/**
 * The stored differences between the minor versions of a major version. Options in neither list exist since
 * the first minor version.
 */
export interface OptionMinors {
  package: string;
  /** The release of each minor version, oldest first: `2.0.8`. */
  releases: readonly string[];
  /** Paths of options by the first minor version that has them: `2.1`. */
  since: Readonly<Record<string, readonly string[]>>;
  /**
   * Options that the newest minor version does not have, by the last one that has them. The values are types
   * by path.
   */
  until: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the minor version of a release: `2.1` for `2.1.10`. */
export function minorOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}

/** Returns the stored minor versions, oldest first. */
export function minorsOf({ releases }: Pick<OptionMinors, 'releases'>): string[] {
  return releases.map(minorOf);
}

/** The first minor version of each option that is newer than the major version, by plain path. */
const read = new WeakMap<OptionMinors, ReadonlyMap<string, string>>();

/**
 * Returns the first minor version with an option, or `undefined` if the option is as old as the major
 * version.
 */
export function sinceOf(minors: OptionMinors | undefined, path: string): string | undefined {
  if (!minors) return undefined;
  const known = read.get(minors);
  if (known) return known.get(plainPath(path));
  const entries = Object.entries(minors.since).flatMap(([minor, paths]) =>
    paths.map((newer) => [plainPath(newer), minor] as const),
  );
  read.set(minors, new Map(entries));
  return sinceOf(minors, path);
}

/** Returns the next minor version, which is the first without the options that were last in this one. */
export function nextMinor(minors: Pick<OptionMinors, 'releases'>, minor: string) {
  const all = minorsOf(minors);
  return all[all.indexOf(minor) + 1];
}

/** Formats minor versions for their file, with one line per option for readable diffs. */
export function minorsJson(minors: OptionMinors): string {
  return `${JSON.stringify(minors, undefined, 2)}\n`;
}

/** Reads the minor versions of a version. Returns `undefined` if they are not stored. */
export function readMinors(file: string): OptionMinors | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

import { existsSync, readFileSync } from 'node:fs';
import { plainPath } from '../../../support/plainPath';

/**
 * What the minor versions of a major differ in, as its file has it. What is in neither list is as old
 * as the major itself.
 */
export interface OptionMinors {
  package: string;
  /** The release of each minor that was read, the oldest first: `2.0.8`. */
  releases: readonly string[];
  /** Paths of options by the first minor that has them: `2.1`. */
  since: Readonly<Record<string, readonly string[]>>;
  /** Options that the newest minor does not have, by the last that has them: their types by path. */
  until: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The minor of a release: `2.1.10` is `2.1`. */
export function minorOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}

/** Each minor that was read, the oldest first. */
export function minorsOf({ releases }: Pick<OptionMinors, 'releases'>): string[] {
  return releases.map(minorOf);
}

/** The first minor of each option that is newer than the major, by the path that readers write. */
const read = new WeakMap<OptionMinors, ReadonlyMap<string, string>>();

/** Since which minor an option is there; nothing for one that is as old as the major. */
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

/** The minor behind one, which is the first without an option that ends there. */
export function nextMinor(minors: Pick<OptionMinors, 'releases'>, minor: string) {
  const all = minorsOf(minors);
  return all[all.indexOf(minor) + 1];
}

/** As their file has them: a line for each option, so that a change is a line of a diff. */
export function minorsJson(minors: OptionMinors): string {
  return `${JSON.stringify(minors, undefined, 2)}\n`;
}

/** Reads the minors of a version; nothing where they have not been read. */
export function readMinors(file: string): OptionMinors | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

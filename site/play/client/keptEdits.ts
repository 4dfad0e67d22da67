import { keepTabText, readTabText } from '../../../theme/hooks/tabText';
import { isFileName } from '../link';
import type { Project } from '../project';

type Files = Readonly<Project['files']>;

/** The key of the project at an address. */
const keyOf = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>) =>
  `lectern-play ${pathname}${hash}`;

/** Returns whether two projects have the same files, in the same order. */
export function isSame(one: Files, other: Files): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Keeps the reader's changes of a project for a return to it in this tab. */
export function keepEdits(address: Location, files: Files, original: Files): void {
  keepTabText(keyOf(address), isSame(files, original) ? '' : JSON.stringify(files));
}

/** Returns the files with the reader's changes, or `undefined` without changes. */
export function readEdits(address: Location): Project['files'] | undefined {
  try {
    const entries = Object.entries<unknown>(JSON.parse(readTabText(keyOf(address))));
    const isProject =
      entries.length > 0 &&
      entries.every(([name, text]) => isFileName(name) && typeof text === 'string');
    return isProject ? (Object.fromEntries(entries) as Project['files']) : undefined;
  } catch {
    return undefined;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import type { Option } from '../optionData';

/** How an option differs from the same one of the package that it is compared with. */
export interface PeerDifference {
  /** That package does not have it. */
  missing?: true;
  /** The value that it applies to an empty configuration, where it is another one. */
  default?: Option['default'];
  /** Values that only the other package takes, as types write them: `'eval'`, `string`, `() => …`. */
  more?: readonly string[];
  /** Values that the other package does not take. */
  fewer?: readonly string[];
}

/** What the options of a version differ in from those of another package, as its file has it. */
export interface PeerOptions {
  /** The other package, and its release that was read. */
  package: string;
  version: string;
  /** What it was compared with: `@rspack/core 2.3.2`. */
  comparedWith: string;
  /** By path; options that do not differ are not in it. */
  options: Readonly<Record<string, PeerDifference>>;
}

/** As its file has it: a line for each option, so that a change is a line of a diff. */
export function peerJson({ options, ...about }: PeerOptions): string {
  const lines = Object.entries(options)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, difference]) => `    ${JSON.stringify(path)}: ${JSON.stringify(difference)}`);
  const head = JSON.stringify(about, undefined, 2).replace(/\n}$/, '');
  return `${head},\n  "options": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Reads what a version differs in; nothing where it has not been compared. */
export function readPeer(file: string): PeerOptions | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

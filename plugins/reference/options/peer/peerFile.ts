import { existsSync, readFileSync } from 'node:fs';
import type { Option } from '../optionData';

/** The difference between an option and the same option of the peer package. */
export interface PeerDifference {
  /** The peer package does not have it. */
  missing?: true;
  /** The value that the peer package applies to an empty configuration, if it differs. */
  default?: Option['default'];
  /** Values that only the peer package accepts, as in types: `'eval'`, `string`, `() => …`. */
  more?: readonly string[];
  /** Values that the peer package does not accept. */
  fewer?: readonly string[];
}

/** The stored differences between the options of a version and those of a peer package. */
export interface PeerOptions {
  /** The name of the peer package. `version` is the release that was read. */
  package: string;
  version: string;
  /** The package that it was compared with: `@rspack/core 2.3.2`. */
  comparedWith: string;
  /** The differences by path. Equal options are omitted. */
  options: Readonly<Record<string, PeerDifference>>;
}

/** Formats differences for their file, with one line per option for readable diffs. */
export function peerJson({ options, ...about }: PeerOptions): string {
  const lines = Object.entries(options)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, difference]) => `    ${JSON.stringify(path)}: ${JSON.stringify(difference)}`);
  const head = JSON.stringify(about, undefined, 2).replace(/\n}$/, '');
  return `${head},\n  "options": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Reads the differences of a version. Returns `undefined` if they are not stored. */
export function readPeer(file: string): PeerOptions | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

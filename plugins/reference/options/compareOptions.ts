import { plainPath } from '../../support/plainPath';
import type { OptionMinors } from './minors/minors';
import type { Option, OptionsData } from './optionData';
import { defaultText } from './optionLines';
import { isConfigurationPath } from './pageRoots';
import type { PeerOptions } from './peer/peerFile';
import { NOT_SET, type WrittenDefaults } from './writtenDefaults';
import type { Reasons } from './writtenReasons';

/** The options of a version with the defaults that people have written for it. */
export interface VersionOptions extends WrittenDefaults {
  data: OptionsData;
  /** What its minor versions differ in. @default they have not been read */
  minors?: OptionMinors | undefined;
  /** What its options differ in from those of another package. @default they have not been compared */
  peer?: PeerOptions | undefined;
  /** Why options are deprecated, in other languages than the package says it. @default none */
  reasons?: Reasons | undefined;
}

/** How an option differs from the one of another version. */
export interface OptionChange {
  isTypeChanged: boolean;
  isDefaultChanged: boolean;
}

function byPlainPath({ options }: OptionsData): Map<string, string> {
  return new Map(Object.keys(options).map((path) => [plainPath(path), path]));
}

/** What readers see as the default; nothing where the options below it say it. */
function defaultOf({ data, defaults }: VersionOptions, path: string): string | undefined {
  const option = data.options[path];
  if (!option || option.parts) return undefined;
  const written = defaults.get(path);
  const isConfiguration = isConfigurationPath(path);
  const facts = { path, option, isConfiguration, ...(written && { written }) };
  return defaultText(facts, 'en') ?? NOT_SET;
}

function isDefaultOther(was: string | undefined, now: string | undefined): boolean {
  return was !== undefined && now !== undefined && was !== now;
}

/** The members of a union in any order. */
function sortedType({ type }: Option): string {
  return type.split(' | ').sort().join(' | ');
}

/** What differs between two versions, by the path of the newer one; removed options by the older's. */
export interface OptionChanges {
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  changed: ReadonlyMap<string, OptionChange>;
}

/** Compares the options of two versions. Options of other tools are not told. */
export function compareOptions(older: VersionOptions, newer: VersionOptions): OptionChanges {
  const before = byPlainPath(older.data);
  const now = byPlainPath(newer.data);
  const isOwn = (data: OptionsData, path: string) => !data.options[path]?.foreign;
  const added = new Set<string>();
  const changed = new Map<string, OptionChange>();
  for (const [plain, path] of now) {
    const was = before.get(plain);
    const option = newer.data.options[path];
    const known = was === undefined ? undefined : older.data.options[was];
    if (!option || option.foreign) continue;
    if (!was || !known) added.add(path);
    else {
      const isTypeChanged = sortedType(known) !== sortedType(option);
      const isDefaultChanged = isDefaultOther(defaultOf(older, was), defaultOf(newer, path));
      if (isTypeChanged || isDefaultChanged) changed.set(path, { isTypeChanged, isDefaultChanged });
    }
  }
  const removed = [...before].filter(([plain, path]) => !now.has(plain) && isOwn(older.data, path));
  return { added, removed: new Set(removed.map(([, path]) => path)), changed };
}

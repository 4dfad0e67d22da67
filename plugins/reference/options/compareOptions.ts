import { plainPath } from '../../support/plainPath';
import type { OptionMinors } from './minors/minors';
import type { Option, OptionsData } from './optionData';
import { defaultText } from './optionLines';
import { isConfigurationPath } from './pageRoots';
import type { PeerOptions } from './peer/peerFile';
import { NOT_SET, type WrittenDefaults } from './writtenDefaults';
import type { Reasons } from './writtenReasons';

/** The options of a version with their manual defaults. */
export interface VersionOptions extends WrittenDefaults {
  data: OptionsData;
  /** The differences between its minor versions. @default `undefined` if they are not stored */
  minors?: OptionMinors | undefined;
  /** The differences from the options of a peer package. @default `undefined` if they were not compared */
  peer?: PeerOptions | undefined;
  /** Translations of the deprecation texts of the packages. @default none */
  reasons?: Reasons | undefined;
}

/** The difference between the same option of two versions. */
export interface OptionChange {
  isTypeChanged: boolean;
  isDefaultChanged: boolean;
}

function byPlainPath({ options }: OptionsData): Map<string, string> {
  return new Map(Object.keys(options).map((path) => [plainPath(path), path]));
}

/**
 * Returns the default that readers see, or `undefined` if it consists of the defaults of the nested options.
 */
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

/** Returns the members of a union in a canonical order. */
function sortedType({ type }: Option): string {
  return type.split(' | ').sort().join(' | ');
}

/**
 * The differences between two versions, by the path in the newer version, or in the older one for removed
 * options.
 */
export interface OptionChanges {
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  changed: ReadonlyMap<string, OptionChange>;
}

/** Compares the options of two versions. Options of other tools are ignored. */
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

import { existsSync, statSync } from 'node:fs';
import { declareInputs } from '../../support/buildInputs/inputs';
import { compareOptions, type OptionChanges, type VersionOptions } from './compareOptions';
import { dataFiles } from './dataFiles';
import type { Aliases } from './headingPath';
import { readMinors } from './minors/minors';
import { readPeer } from './peer/peerFile';
import { readOptions } from './storeOptions';
import { readWrittenDefaults } from './writtenDefaults';
import { readReasons } from './writtenReasons';

/** The settings of the documented options. */
export interface OptionsSettings {
  /** The folder of the data, relative to the folder of the site: `docs/options`. */
  folder: string;
  /** The versions with data, newest first. */
  versions: readonly string[];
  /** The language without a prefix in URLs. */
  lang: string;
  /** The function that the package exports: `rspack.DefinePlugin` is `DefinePlugin`. @default none */
  factory?: string;
  /** Whether names in the code of pages link to their sections. @default true */
  linkNames?: boolean;
  /** The names that pages use for members of lists and records. @default none */
  aliases?: Aliases;
  /**
   * Options below which any name is allowed: `devServer.*` for options that another tool reads, or
   * `LoaderOptionsPlugin` for arbitrary names.
   *
   * @default none
   */
  open?: readonly string[];
  /** The folders of pages whose use of options is shown. @default none */
  usedIn?: readonly string[];
  /**
   * Names such as `experiments`: options below them, and plugins exported below them, are experimental.
   * @default none
   */
  experimental?: readonly string[];
  /** Replacements for names that a version does not have, by version. @default none */
  replaced?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Alternatives to plugins and loaders of other tools that work, by version. @default none */
  alternatives?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The options of every version. They are read again when their files change. */
export interface SiteOptions {
  of: (version: string) => VersionOptions | undefined;
  /** Returns the changes since the previous version, or `undefined` for the first version. */
  changes: (version: string) => OptionChanges | undefined;
  /** Returns the next newer version. `previous` returns the next older one. */
  next: (version: string) => string | undefined;
  previous: (version: string) => string | undefined;
}

function changeTime(file: string): number {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/**
 * Caches the results of a function until a file changes. The files are checked at most once per turn of the
 * event loop, because a page needs many options.
 */
function whileUnchanged<Result>(
  files: readonly string[],
  make: (version: string) => Result,
): (version: string) => Result {
  const made = new Map<string, Result>();
  let times = '';
  let isLookedAt = false;
  function look(): void {
    if (isLookedAt) return;
    isLookedAt = true;
    queueMicrotask(() => {
      isLookedAt = false;
    });
    const now = files.map(changeTime).join();
    if (now !== times) made.clear();
    times = now;
  }
  return (version) => {
    look();
    const known = made.get(version);
    if (known !== undefined) return known;
    const result = make(version);
    made.set(version, result);
    return result;
  };
}

export function siteOptions({ folder, versions }: OptionsSettings, cwd: string): SiteOptions {
  const { data: json, defaults: yaml, minors, peer, reasons } = dataFiles(folder, cwd);
  const files = [
    reasons,
    ...versions.flatMap((version) => [json, yaml, minors, peer].map((fileOf) => fileOf(version))),
  ];
  declareInputs(...files);
  const neighbor = (step: number) => (version: string) => {
    const at = versions.indexOf(version);
    return at === -1 ? undefined : versions[at + step];
  };
  const previous = neighbor(1);
  const of = whileUnchanged(files, (version): VersionOptions | undefined =>
    versions.includes(version)
      ? {
          data: readOptions(json(version)),
          minors: readMinors(minors(version)),
          peer: readPeer(peer(version)),
          reasons: readReasons(reasons).reasons,
          ...readWrittenDefaults(yaml(version)),
        }
      : undefined,
  );
  const changes = whileUnchanged(files, (version) => {
    const older = of(previous(version) ?? '');
    const newer = of(version);
    return older && newer ? compareOptions(older, newer) : undefined;
  });
  return { of, changes, next: neighbor(-1), previous };
}

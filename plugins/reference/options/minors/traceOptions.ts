import { plainPath } from '../../../support/plainPath';
import type { Option } from '../optionData';
import { minorOf, type OptionMinors } from './minors';

/** The options of a release. */
export interface ReleaseOptions {
  version: string;
  options: Readonly<Record<string, Option>>;
  /** Whether its types have an option, even if it is stored at another path. */
  has: (path: string) => boolean;
}

/** An option at one of its paths. */
interface Found {
  path: string;
  option: Option;
}

function byPlainPath({ options }: ReleaseOptions): Map<string, Found> {
  return new Map(
    Object.entries(options).map(([path, option]) => [plainPath(path), { path, option }]),
  );
}

/**
 * Returns the differences between the minor versions of a major version. An option exists since the first
 * minor version from which all later ones have it.
 *
 * @param releases the release of each minor version, oldest first
 * @param isLeft whether to ignore an option, because another tool reads it
 */
export function traceOptions(
  name: string,
  releases: readonly ReleaseOptions[],
  isLeft: (path: string) => boolean,
): OptionMinors {
  const own = releases.map(byPlainPath);
  const isIn = (at: number, path: string) =>
    own[at]?.has(plainPath(path)) || releases[at]?.has(path) || false;
  const all = new Map<string, Found>();
  for (const found of own) for (const [plain, entry] of found) all.set(plain, entry);

  const traced = [...all.values()]
    .filter(({ path, option }) => !option.foreign && !isLeft(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, option }) => {
      const last = releases.findLastIndex((_, at) => isIn(at, path));
      const first = 1 + releases.findLastIndex((_, at) => at < last && !isIn(at, path));
      return { path, type: option.type, first, last };
    });
  const newest = releases.length - 1;
  const byMinor = <Value>(of: (at: number) => Value, isIncluded: (at: number) => boolean) =>
    Object.fromEntries(
      releases.flatMap(({ version }, at) =>
        isIncluded(at) ? [[minorOf(version), of(at)] as const] : [],
      ),
    );
  return {
    package: name,
    releases: releases.map(({ version }) => version),
    since: byMinor(
      (at) => traced.filter(({ first }) => first === at).map(({ path }) => path),
      (at) => at > 0 && traced.some(({ first }) => first === at),
    ),
    until: byMinor(
      (at) =>
        Object.fromEntries(
          traced.filter(({ last }) => last === at).map(({ path, type }) => [path, type]),
        ),
      (at) => at < newest && traced.some(({ last }) => last === at),
    ),
  };
}

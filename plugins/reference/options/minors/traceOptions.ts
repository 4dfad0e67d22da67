import { plainPath } from '../../../support/plainPath';
import type { Option } from '../optionData';
import { minorOf, type OptionMinors } from './minors';

/** What is known of the options of a release. */
export interface ReleaseOptions {
  version: string;
  options: Readonly<Record<string, Option>>;
  /** Whether its types have an option, at whatever place they have been found at. */
  has: (path: string) => boolean;
}

/** Where one path of an option was read, and what is known of it there. */
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
 * Says what the minors of a major differ in. An option is there since the first minor from which on
 * every one has it.
 *
 * @param releases of each minor, the oldest first
 * @param isLeft options that are not told: another tool reads them
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

  const told = [...all.values()]
    .filter(({ path, option }) => !option.foreign && !isLeft(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, option }) => {
      const last = releases.findLastIndex((_, at) => isIn(at, path));
      const first = 1 + releases.findLastIndex((_, at) => at < last && !isIn(at, path));
      return { path, type: option.type, first, last };
    });
  const newest = releases.length - 1;
  const byMinor = <Value>(of: (at: number) => Value, isTold: (at: number) => boolean) =>
    Object.fromEntries(
      releases.flatMap(({ version }, at) =>
        isTold(at) ? [[minorOf(version), of(at)] as const] : [],
      ),
    );
  return {
    package: name,
    releases: releases.map(({ version }) => version),
    since: byMinor(
      (at) => told.filter(({ first }) => first === at).map(({ path }) => path),
      (at) => at > 0 && told.some(({ first }) => first === at),
    ),
    until: byMinor(
      (at) =>
        Object.fromEntries(
          told.filter(({ last }) => last === at).map(({ path, type }) => [path, type]),
        ),
      (at) => at < newest && told.some(({ last }) => last === at),
    ),
  };
}

import { type AppliedOptions, valueAt } from '../extract/appliedDefaults';
import { valueText } from '../extract/valueText';
import type { Option } from '../optionData';
import { isConfigurationPath } from '../pageRoots';
import type { PeerDifference } from './peerFile';
import { sameValue } from './sameValue';

/** One of the two compared packages. */
export interface ComparedPackage {
  /** The exported plugins, by the last part of their names. */
  plugins: ReadonlySet<string>;
  /** Whether its types have an option. */
  has: (path: string) => boolean;
  /** Returns the values that an option accepts, or `undefined` if its types do not specify them. */
  accepts: (path: string) => ReadonlySet<string> | undefined;
  applied: AppliedOptions;
}

/** The options to compare, with both packages. */
export interface ComparedOptions {
  options: Readonly<Record<string, Option>>;
  own: ComparedPackage;
  other: ComparedPackage;
  /** Whether an option cannot be compared, because another tool reads it or it depends on the machine. */
  isLeft: (path: string) => boolean;
  /** Whether the default of an option is written manually, because the package does not reveal it. */
  isWritten: (path: string) => boolean;
}

/** The text for a mode that does not set an option that another mode sets. */
const UNSET = 'undefined';

/** Whether a value is equivalent to no value. */
const isNone = (value: unknown) =>
  value === undefined || value === null || value === false || typeof value === 'object';

/** Returns the default of the other package if it differs. */
function otherDefault(
  path: string,
  { own, other, options, isWritten }: ComparedOptions,
): Option['default'] | undefined {
  const ownValues = own.applied.modes.map((mode) => valueAt(mode, path));
  const values = other.applied.modes.map((mode) => valueAt(mode, path));
  const isLeftAlone =
    ownValues.every((value) => value === undefined) && !isWritten(path) && !options[path]?.parts;
  const isOther = values.some((value, at) =>
    isLeftAlone
      ? !isNone(value)
      : !sameValue(
          { value: ownValues[at], cwd: own.applied.cwd },
          { value, cwd: other.applied.cwd },
        ),
  );
  if (!isOther) return undefined;
  const texts = values.map((value) =>
    value === undefined ? UNSET : valueText(value, other.applied.cwd),
  );
  const [production, development, none] = texts;
  if (production === undefined || development === undefined || none === undefined) return undefined;
  const isSame = production === development && production === none;
  return isSame ? production : { production, development, none };
}

/** Returns the kind of a literal: `string` or `number`. */
function wideKind(value: string): string | undefined {
  if (value === 'string' || value.startsWith("'")) return 'string';
  return value === 'number' || /^-?\d/.test(value) ? 'number' : undefined;
}

/**
 * Returns the values that only one package accepts. If one type has only `string` or `number` where the other
 * lists literals, it is less precise, which is not a difference.
 */
function without(all: ReadonlySet<string>, known: ReadonlySet<string>): string[] {
  const isInexact = (kind: string | undefined) =>
    kind !== undefined &&
    all.has(kind) !== known.has(kind) &&
    [...all].some((value) => wideKind(value) === kind) &&
    [...known].some((value) => wideKind(value) === kind);
  return [...all].filter((value) => !known.has(value) && !isInexact(wideKind(value))).sort();
}

function differenceOf(path: string, compared: ComparedOptions): PeerDifference | undefined {
  const { own, other, options } = compared;
  if (!other.has(path)) return { missing: true };
  const value = isConfigurationPath(path) ? otherDefault(path, compared) : undefined;
  // The order of constructor arguments matters, not their names.
  const isNamed = options[path]?.argument === undefined;
  const [ours, theirs] = isNamed ? [own.accepts(path), other.accepts(path)] : [];
  const more = ours && theirs ? without(theirs, ours) : [];
  const fewer = ours && theirs ? without(ours, theirs) : [];
  if (value === undefined && more.length === 0 && fewer.length === 0) return undefined;
  return {
    ...(value !== undefined && !options[path]?.parts && { default: value }),
    ...(more.length > 0 && { more }),
    ...(fewer.length > 0 && { fewer }),
  };
}

/**
 * Returns the differences between the options of two packages: in the configuration, and in plugins that both
 * export. Loaders and other plugins are not compared.
 */
export function comparePeer(compared: ComparedOptions): Record<string, PeerDifference> {
  const { options, other, isLeft } = compared;
  const isCompared = (path: string) =>
    isConfigurationPath(path) || other.plugins.has(path.split('.')[0] ?? '');
  return Object.fromEntries(
    Object.entries(options).flatMap(([path, option]) => {
      if (option.foreign || isLeft(path) || !isCompared(path)) return [];
      const difference = differenceOf(path, compared);
      return difference && Object.keys(difference).length > 0 ? [[path, difference]] : [];
    }),
  );
}

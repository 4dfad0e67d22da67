import { type AppliedOptions, valueAt } from '../extract/appliedDefaults';
import { valueText } from '../extract/valueText';
import type { Option } from '../optionData';
import { isConfigurationPath } from '../pageRoots';
import type { PeerDifference } from './peerFile';
import { sameValue } from './sameValue';

/** What is known of a package that is compared. */
export interface ComparedPackage {
  /** The plugins that it exports, by their last names. */
  plugins: ReadonlySet<string>;
  /** Whether its types have an option. */
  has: (path: string) => boolean;
  /** What an option takes; nothing where its types do not say it. */
  accepts: (path: string) => ReadonlySet<string> | undefined;
  applied: AppliedOptions;
}

/** The options that are compared, and what must be known of them. */
export interface ComparedOptions {
  options: Readonly<Record<string, Option>>;
  own: ComparedPackage;
  other: ComparedPackage;
  /** Options that nobody can compare: another tool reads them, or they depend on the machine. */
  isLeft: (path: string) => boolean;
  /** Whether people have written the default of an option, because the package does not tell it. */
  isWritten: (path: string) => boolean;
}

/** Says that a mode leaves an option alone that another sets. */
const NOTHING = 'undefined';

/** A value that does as much as none. */
const isNone = (value: unknown) =>
  value === undefined || value === null || value === false || typeof value === 'object';

/** The default of the other package, where it is not ours. */
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
    value === undefined ? NOTHING : valueText(value, other.applied.cwd),
  );
  const [production, development, none] = texts;
  if (production === undefined || development === undefined || none === undefined) return undefined;
  const isSame = production === development && production === none;
  return isSame ? production : { production, development, none };
}

/** The kind that a literal is one of: its types say which are meant, or that any is taken. */
function wideKind(value: string): string | undefined {
  if (value === 'string' || value.startsWith("'")) return 'string';
  return value === 'number' || /^-?\d/.test(value) ? 'number' : undefined;
}

/**
 * What one package takes and the other does not. Where one says only that it takes strings or numbers and
 * the other lists them, its types are less exact, which is no difference.
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
  // The arguments of a constructor are in an order, and their names are nobody's contract.
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
 * What the options of a package differ in from those of another: the configuration, and the plugins that
 * both export. Loaders and plugins of its own are left out, of which all is different.
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

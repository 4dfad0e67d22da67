import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { MODES, type Mode, type Option } from '../optionData';
import { valueText } from './valueText';

/** The part of a bundler that applies defaults. */
export type Bundler = (config: { mode?: Mode }) => { options: object };

/** The text for a mode that does not set an option that another mode sets. */
const UNSET = 'undefined';

type Members = Readonly<Record<string, unknown>>;

/** The options after a package has applied its defaults to an empty configuration. */
export interface AppliedOptions {
  /** The options in each mode, in the order of `MODES`. */
  modes: readonly object[];
  /** The options without a mode. */
  unset: object;
  /** The working directory of the run, which some values contain. */
  cwd: string;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the values of a name. The name of a family, such as `css`, returns those of all members, such as
 * `css/auto` and `css/module`.
 */
function named(value: unknown, name: string): unknown[] {
  if (!isMembers(value)) return [];
  const kinds = Object.keys(value).filter((key) => key === name || key.startsWith(`${name}/`));
  return kinds.map((kind) => value[kind]);
}

/** Returns the value at the path of an option, or `undefined` for paths inside lists and records. */
export function valueAt(options: object, optionPath: string): unknown {
  if (/\[\]|\.\*/.test(optionPath)) return undefined;
  const values = optionPath
    .split('.')
    .reduce<unknown[]>((found, name) => found.flatMap((value) => named(value, name)), [options]);
  return values.find((value) => value !== undefined);
}

/** Runs a function in an empty folder, so that no package.json or other file of a project affects it. */
function inEmptyFolder<Result>(run: (folder: string) => Result): Result {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-options-')));
  const before = process.cwd();
  process.chdir(folder);
  try {
    return run(folder);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}

/** Runs a package without a project, and returns its options in every mode. */
export function applyDefaults(bundler: Bundler): AppliedOptions {
  return inEmptyFolder((cwd) => ({
    modes: MODES.map((mode) => bundler({ mode }).options),
    unset: bundler({}).options,
    cwd,
  }));
}

function isObject(value: unknown): boolean {
  return isMembers(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns the default of an option in each mode. */
function readDefault(
  applied: readonly object[],
  optionPath: string,
  hasParts: boolean,
  cwd: string,
): Pick<Option, 'default' | 'parts'> {
  const values = applied.map((options) => valueAt(options, optionPath));
  if (hasParts && values.every((value) => value === undefined || isObject(value))) {
    return values.some(isObject) ? { parts: true } : {};
  }
  const texts = values.map((value) => (value === undefined ? undefined : valueText(value, cwd)));
  if (texts.every((text) => text === undefined)) return {};
  const [production = UNSET, development = UNSET, none = UNSET, unset = UNSET] = texts;
  if (unset !== production) {
    throw new Error(
      `[options] ${optionPath} is ${unset} without a mode, but ${production} in production → the data must distinguish them`,
    );
  }
  const isSame = production === development && production === none;
  return { default: isSame ? production : { production, development, none } };
}

/**
 * Adds the value that the package applies to an empty configuration in each mode. Options without such a
 * value are not changed.
 *
 * @param skipped options whose value depends on the machine
 * @throws if a configuration without a mode is not treated as production
 */
export function addDefaults(
  options: Record<string, Option>,
  bundler: Bundler,
  skipped: ReadonlySet<string>,
): void {
  const { modes, unset, cwd } = applyDefaults(bundler);
  const paths = Object.keys(options);
  for (const [optionPath, option] of Object.entries(options)) {
    if (skipped.has(optionPath)) continue;
    const hasParts = paths.some((other) => other.startsWith(`${optionPath}.`));
    Object.assign(option, readDefault([...modes, unset], optionPath, hasParts, cwd));
  }
}

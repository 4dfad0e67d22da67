import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { MODES, type Mode, type Option } from '../optionData';
import { valueText } from './valueText';

/** As much of a bundler as its defaults need. */
export type Bundler = (config: { mode?: Mode }) => { options: object };

/** Says that a mode leaves an option alone that another sets. */
const NOTHING = 'undefined';

type Members = Readonly<Record<string, unknown>>;

/** What a package makes of a configuration that says nothing but its mode. */
export interface AppliedOptions {
  /** In the order of `MODES`. */
  modes: readonly object[];
  /** Without a mode. */
  unset: object;
  /** The folder that it was run in, which is in some values. */
  cwd: string;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

/** The values by a name: those of all kinds for a family, as `css` is for `css/auto` and `css/module`. */
function named(value: unknown, name: string): unknown[] {
  if (!isMembers(value)) return [];
  const kinds = Object.keys(value).filter((key) => key === name || key.startsWith(`${name}/`));
  return kinds.map((kind) => value[kind]);
}

/** What options have at a path; nothing for what lists and records consist of. */
export function valueAt(options: object, optionPath: string): unknown {
  if (/\[\]|\.\*/.test(optionPath)) return undefined;
  const values = optionPath
    .split('.')
    .reduce<unknown[]>((found, name) => found.flatMap((value) => named(value, name)), [options]);
  return values.find((value) => value !== undefined);
}

/** Runs something in an empty folder, so that no package.json and no file of a project has a say. */
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

/** Runs a package without a project, and gives its options in every mode. */
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

/** What the package applies to an option, in the modes and without one. */
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
  const [production = NOTHING, development = NOTHING, none = NOTHING, unset = NOTHING] = texts;
  if (unset !== production) {
    throw new Error(
      `[options] ${optionPath} is ${unset} without a mode, but ${production} in production → the data must distinguish them`,
    );
  }
  const isSame = production === development && production === none;
  return { default: isSame ? production : { production, development, none } };
}

/**
 * Adds to the options of a configuration the value that the package applies to an empty one, for
 * each mode. Options that it leaves alone get none.
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

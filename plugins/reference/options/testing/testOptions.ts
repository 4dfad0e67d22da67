import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPages } from '../../../content/files/readPages';
import { optionPages } from '../check/pageOptions';
import type { VersionOptions } from '../compareOptions';
import { readTypes } from '../extract/readTypes';
import type { OptionsData } from '../optionData';
import { readWrittenDefaults } from '../writtenDefaults';

/** The declarations of a small package. */
export const TYPES = `
/** @deprecated Use path. */
type Old = string;
type LiteralUnion<T extends U, U> = T | (U & Record<never, never>);
type Name = string | ((data: { hash: string }) => string);
interface Rule { test?: RegExp; oneOf?: Rule[] }
type Group = { priority?: number };
type Extra = { a: string; b: string; c: string; d: string; e: string; f: string; g: string; h: string };
interface Base { first: string }
type Pair<T> = { of: T };
type Box<T = string> = { in: T };
type Step = Base & { run: (compiler: Compiler) => void; rules?: (string | Rule)[]; more?: Extra };
export type Output = {
  path?: string;
  filename?: Name;
  chunkLoading?: false | LiteralUnion<'jsonp' | 'import', string>;
  /** @deprecated Use path. */
  folder?: Old;
  clean?: boolean | { keep?: string };
};
export type Configuration = {
  mode?: 'development' | 'production' | 'none';
  output?: Output;
  rules?: ('...' | Rule)[];
  before?: (step: Step, pair: Pair<string>, box: Box, error: Error) => void;
  groups?: Record<string, false | Group>;
  plugins?: { apply: (compiler: Compiler) => void }[];
  css?: { url?: boolean; 'x/module'?: never };
  parser?: { css?: { url?: boolean }; 'css/module'?: { pure?: boolean; names?: string[] } };
};
interface Inner { deep: boolean }
export declare class Compiler { hooks: { run: unknown; done: unknown }; inner: Inner; private own: string }
export interface LoaderContext { async(): void; __internal__x: string }
export type LoaderOptions = { fast?: boolean };
export declare class HtmlPlugin { constructor(options?: { template?: string }); apply(): void }
export declare class DllPlugin { constructor(path: string, deep?: boolean); apply(): void }
export declare const optimize: { SplitPlugin: typeof HtmlPlugin };
`;

/** The facts that these types do not contain. */
export const SHAPE = {
  configuration: 'Configuration',
  factory: 'bundle',
  loaders: { 'builtin:fast-loader': 'LoaderOptions' },
  foreignTypes: [],
  elsewhere: {},
  hookOwners: ['Compiler'],
  loaderContext: 'LoaderContext',
  ofMachine: ['mode'],
};

/** Creates a folder with these files. */
export function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-options-test-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const entry = path.join(folderOf({ 'index.d.ts': TYPES }), 'index.d.ts');

/** The options in the types above. */
export const types = readTypes(entry, SHAPE);

/** The options in the types above, with only the required facts. */
export const leastTypes = () =>
  readTypes(entry, { configuration: 'Configuration', factory: 'bundle' });

/** Returns the data of a package with these types, with some options changed. */
export function data(change: Partial<OptionsData['options']> = {}): OptionsData {
  const options = structuredClone({ ...types.options }) as Record<string, never>;
  return { package: 'p', version: '1.0.0', ...types, options: { ...options, ...change } as never };
}

/** Returns the pages in a folder that document options. */
export function pagesOf(text: string, known = data()) {
  const cwd = folderOf({ 'docs/v2/en/config/output.mdx': text });
  return optionPages(readPages('docs', ['v2'], cwd), known, {});
}

/** Returns a version with its data and manual defaults. */
export function known(defaults: string, of = data()): VersionOptions {
  const file = path.join(folderOf({ 'v2.defaults.yaml': defaults }), 'v2.defaults.yaml');
  return { data: of, ...readWrittenDefaults(file) };
}

/** Formats findings as lines. */
export const texts = (findings: readonly { line: number; message: string }[]) =>
  findings.map(({ line, message }) => `${line} ${message}`);

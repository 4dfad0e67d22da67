import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { UserConfig } from '@rspress/core';
import type { PageFolders } from '../../content/files/readPages';
import type { SitePlugin } from '../../content/sitePlugin';
import { addCommand } from '../../support/packageManager';

const CONFIG_FILES = ['ts', 'mts', 'mjs', 'js', 'cts', 'cjs'].map(
  (type) => `rspress.config.${type}`,
);

/** Matches a default export in the source of a configuration, as an ES module or as CommonJS. */
const DEFAULT_EXPORT =
  /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b|\bexports\.default\b/;

/** A configured site, for commands that do not build it. */
export interface OpenedSite extends PageFolders {
  config: UserConfig;
  /** The configuration file, relative to that folder: `rspress.config.ts`. */
  configFile: string;
  plugins: readonly SitePlugin[];
}

/**
 * Returns the configuration in the nearest folder around a page, or `undefined` if there is none up
 * to `cwd`.
 */
export function configAround(page: string, cwd: string = process.cwd()): string | undefined {
  let folder = path.resolve(cwd, page);
  while (folder.startsWith(`${path.resolve(cwd)}${path.sep}`)) {
    folder = path.dirname(folder);
    const file = CONFIG_FILES.map((name) => path.join(folder, name)).find((one) => existsSync(one));
    if (file) return path.relative(cwd, file);
  }
  return undefined;
}

const TYPESCRIPT = /\.[cm]?ts$/;

/**
 * Errors of Node.js for code that the loader of a build supports: TypeScript before 22.18, and in
 * later versions imports without an extension or of a folder, syntax that is more than types, and
 * TypeScript in packages.
 */
const UNREAD = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
]);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

type ImportModule = (url: string) => Promise<{ default?: unknown }>;

/**
 * Loads a configuration with Node.js. For TypeScript that Node.js does not support, uses the loader
 * of a build.
 *
 * @param importModule the `import` of Node.js; tests replace it
 */
export async function loadConfigFile(
  file: string,
  importModule: ImportModule = (url) => import(url),
): Promise<unknown> {
  try {
    const { default: config } = await importModule(pathToFileURL(file).href);
    return await config;
  } catch (error) {
    if (!TYPESCRIPT.test(file) || !UNREAD.has(codeOf(error))) throw error;
    const { loadConfig } = await import('@rsbuild/core');
    const { content } = await loadConfig({ path: file });
    return content;
  }
}

const MISSING_MODULE = /Cannot find (?:module|package) '([^']+)'/;

/** Returns what to do about an import of a configuration that does not exist. */
function importRemedy(name: string): string {
  const [scope = '', rest] = name.split('/');
  const isFile = /^[./]/.test(name) || /^[a-z]+:/.test(name);
  if (isFile) return 'correct the import';
  const owner = scope.startsWith('@') && rest ? `${scope}/${rest}` : scope;
  return `correct the import, or install the package: ${addCommand([owner])}`;
}

/** Adds the location to an error of a configuration, unless the error already contains a remedy. */
function withPlace(error: unknown, name: string): Error {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof Error && message.startsWith('[')) return error;
  // Only the first line: those of loaders list the files that led there, which is the configuration.
  const [said = ''] = message.split(/\s*\n\s*(?:Require stack:|\/|[A-Z]:\\)/);
  const [, missing] = MISSING_MODULE.exec(said) ?? [];
  // The loader's own position is in the code that it runs, not in the file.
  const [place] = (missing ? undefined : stack.match(/rspress\.config\.\w+(?::\d+){1,2}/)) ?? [
    name,
  ];
  const remedy = missing ? importRemedy(missing) : 'correct it';
  return new Error(`[config] ${place} failed to load: ${said} → ${remedy}`, { cause: error });
}

const noSettings = (name: string, given: string) =>
  new Error(
    `[config] ${name} exports ${given} by default → write "export default defineSite({ … })"`,
  );

/** Reads the settings of a configuration. @throws if it cannot be loaded, or exports no settings */
async function readConfig(cwd: string, name: string): Promise<UserConfig> {
  const config = await loadConfigFile(path.resolve(cwd, name)).catch((error) => {
    throw withPlace(error, name);
  });
  if (typeof config === 'object' && config !== null) return config;
  const given = config === undefined ? 'nothing' : config === null ? 'null' : `a ${typeof config}`;
  throw noSettings(name, given);
}

/** Whether a folder contains a configuration. */
export const hasConfig = (folder: string): boolean =>
  CONFIG_FILES.some((name) => existsSync(path.join(folder, name)));

/** Returns the nearest folder above a folder that contains a configuration. */
export function siteAbove(folder: string): string | undefined {
  const above = path.dirname(folder);
  if (above === folder) return undefined;
  return hasConfig(above) ? above : siteAbove(above);
}

/** Returns the problem with a folder without a configuration. */
function notASite(cwd: string): Error {
  const above = siteAbove(path.resolve(cwd));
  const remedy = above ? `${above}, which has one` : 'the folder of a site';
  return new Error(`[config] ${cwd} has no rspress.config.ts → run this in ${remedy}`);
}

/** Returns the configuration file of a folder. @throws if there is none */
function configFileOf(cwd: string, given: string | undefined): string {
  const names = given === undefined ? CONFIG_FILES : [given];
  const configFile = names.find((name) => existsSync(path.resolve(cwd, name)));
  if (configFile) return configFile;
  if (given === undefined) throw notASite(cwd);
  throw new Error(`[config] ${given} does not exist in ${cwd} → correct --config`);
}

/** Whether settings come from `defineSite`, which adds the plugin that reads the pages. */
const isOfLectern = ({ plugins = [] }: UserConfig): boolean =>
  (plugins as readonly (SitePlugin | undefined)[]).some(
    (plugin) => plugin?.name === 'lectern:content',
  );

/** @throws if settings do not come from `defineSite`, because Rspress would use them with its own theme */
function checkOfLectern(config: UserConfig, name: string): void {
  if (isOfLectern(config)) return;
  throw new Error(
    `[config] ${name} does not use defineSite → write "export default defineSite({ … })", or convert a site of Rspress: lectern migrate`,
  );
}

/**
 * Checks the configuration before Rspress loads it. Without a configuration, or with one that
 * does not use `defineSite`, Rspress would build the pages with its own theme and replace the output
 * of the site.
 *
 * @throws if there is none, or it has no default export or no settings of Lectern
 */
export async function checkConfigFile(cwd: string, given?: string): Promise<void> {
  const name = configFileOf(cwd, given);
  const text = readFileSync(path.resolve(cwd, name), 'utf8');
  if (!DEFAULT_EXPORT.test(text)) throw noSettings(name, 'nothing');
  // Loading takes time, and a build does it again.
  if (!/\bdefineSite\b/.test(text)) checkOfLectern(await readConfig(cwd, name), name);
}

/**
 * Opens the site of a folder.
 *
 * @param given its configuration file, if it is not `rspress.config.ts`
 * @throws if there is no configuration, or it is invalid or not one of Lectern
 */
export async function openSite(cwd: string = process.cwd(), given?: string): Promise<OpenedSite> {
  const configFile = configFileOf(cwd, given);
  const config = await readConfig(cwd, configFile);
  checkOfLectern(config, configFile);
  const { root = 'docs', lang = 'en', locales = [], multiVersion, plugins = [] } = config;
  return {
    config,
    cwd,
    configFile,
    docDir: path.relative(cwd, path.resolve(cwd, root)),
    versions: multiVersion?.versions ?? [],
    lang,
    langs: locales.map((locale) => locale.lang),
    plugins: plugins as readonly SitePlugin[],
  };
}

/**
 * Finds a plugin of a site by name, for a command that uses its settings.
 *
 * @param setting the setting that adds the plugin
 */
export function findPlugin<Plugin extends SitePlugin>(
  { plugins, configFile }: OpenedSite,
  name: Plugin['name'],
  setting: string,
): Plugin {
  const found = plugins.find((plugin) => plugin.name === name);
  if (found) return found as Plugin;
  throw new Error(
    `[config] ${configFile} has no setting "${setting}" → add it, because this command needs it`,
  );
}

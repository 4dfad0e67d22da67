import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { UserConfig } from '@rspress/core';
import type { PageFolders } from '../../content/files/readPages';
import type { SitePlugin } from '../../content/sitePlugin';

const CONFIG_FILES = ['ts', 'mts', 'mjs', 'js', 'cts', 'cjs'].map(
  (type) => `rspress.config.${type}`,
);

/** In the source of a configuration, as a module or as CommonJS. */
const DEFAULT_EXPORT =
  /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b|\bexports\.default\b/;

/** A site as its configuration says it, for commands that do not build it. */
export interface OpenedSite extends PageFolders {
  config: UserConfig;
  /** The configuration's file, from that folder: `rspress.config.ts`. */
  configFile: string;
  plugins: readonly SitePlugin[];
}

/** The configuration in the nearest folder around a page; nothing where there is none up to `cwd`. */
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
 * What Node.js cannot read and the loader of a build can: TypeScript before 22.18, and from then on imports
 * without an extension or of a folder, syntax that is more than types, and TypeScript in packages.
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
 * A configuration as Node.js reads it; in TypeScript as a build reads it where Node.js cannot.
 *
 * @param importModule what Node.js does
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

/** An error of a configuration with its place, if it does not say what to do. */
function withPlace(error: unknown, name: string): Error {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof Error && message.startsWith('[')) return error;
  const [place] = stack.match(/rspress\.config\.\w+(?::\d+){1,2}/) ?? [name];
  return new Error(`[config] ${place} failed to load: ${message} → correct it`, { cause: error });
}

const noSettings = (name: string, given: string) =>
  new Error(
    `[config] ${name} exports ${given} by default → write "export default defineSite({ … })"`,
  );

/** @throws if it cannot be run, or gives no settings */
async function readConfig(cwd: string, name: string): Promise<UserConfig> {
  const config = await loadConfigFile(path.resolve(cwd, name)).catch((error) => {
    throw withPlace(error, name);
  });
  if (typeof config === 'object' && config !== null) return config;
  const given = config === undefined ? 'nothing' : config === null ? 'null' : `a ${typeof config}`;
  throw noSettings(name, given);
}

/** The configuration of a folder. @throws if there is none */
function configFileOf(cwd: string, given: string | undefined): string {
  const names = given === undefined ? CONFIG_FILES : [given];
  const configFile = names.find((name) => existsSync(path.resolve(cwd, name)));
  if (configFile) return configFile;
  throw new Error(
    given === undefined
      ? `[config] ${cwd} has no rspress.config.ts → run this in the folder of a site`
      : `[config] ${given} does not exist in ${cwd} → correct --config`,
  );
}

/**
 * Looks at a configuration before Rspress runs it: without one, or with one that exports nothing, Rspress
 * would build the pages in its own theme and put them in the place of the site.
 *
 * @throws if there is none, or it has no default export
 */
export function checkConfigFile(cwd: string, given?: string): void {
  const name = configFileOf(cwd, given);
  if (!DEFAULT_EXPORT.test(readFileSync(path.resolve(cwd, name), 'utf8'))) {
    throw noSettings(name, 'nothing');
  }
}

/**
 * Opens the site of a folder.
 *
 * @param given its configuration, where it is not `rspress.config.ts`
 * @throws if there is no configuration, or it cannot be used
 */
export async function openSite(cwd: string = process.cwd(), given?: string): Promise<OpenedSite> {
  const configFile = configFileOf(cwd, given);
  const config = await readConfig(cwd, configFile);
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

/** The plugin of a site by its name, for a command that works on its settings. */
export function findPlugin<Plugin extends SitePlugin>(
  { plugins, configFile }: OpenedSite,
  name: Plugin['name'],
  what: string,
): Plugin {
  const found = plugins.find((plugin) => plugin.name === name);
  if (found) return found as Plugin;
  throw new Error(`[config] ${configFile} has no ${what} → add it, because this command needs it`);
}

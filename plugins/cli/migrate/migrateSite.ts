import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unknownParts } from '../../pages/theme/unknownParts';
import { packageVersion } from '../../support/installed';
import { type PackageManager, packageManagerOf, runCommand } from '../../support/packageManager';
import { themeEntryPoint } from '../../support/themeEntryPoint';
import { isOfLectern, type MigratedFile, migrateConfig } from './migrateConfig';
import { migrateIgnored } from './migrateIgnored';
import { migratePackage } from './migratePackage';
import { migrateTheme } from './migrateTheme';
import { otherProgram } from './otherProgram';
import { stylesLeft } from './stylesLeft';

const CONFIG_FILES = ['ts', 'mts', 'mjs', 'js'].map((type) => `rspress.config.${type}`);

export interface MigrateOptions {
  /** The version or packed file to install Lectern from. @default the running version */
  lectern?: string;
  /** Reports the changes without applying them. */
  isDryRun?: boolean;
  /** Runs even if there are uncommitted changes, or no repository. */
  isForced?: boolean;
}

export interface MigratedSite {
  /** The files that are changed. */
  files: readonly string[];
  done: readonly string[];
  left: readonly string[];
  /** The package manager. */
  packageManager: PackageManager;
}

/** Why Git could not restore a folder. `undefined` if everything is committed. */
function unsavedReason(folder: string): string | undefined {
  try {
    const changes = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return changes === '' ? undefined : 'has uncommitted changes';
  } catch {
    return 'is not in a Git repository';
  }
}

/** Returns the modules of a theme folder, relative to the folder of the site. Empty if it is not a theme. */
function themeModules(folder: string, themeDir: string): string[] {
  const theme = path.join(folder, themeDir);
  if (!themeEntryPoint(theme)) return [];
  return readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|jsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => path.join(themeDir, name))
    .sort();
}

/**
 * Converts a stock Rspress site to Lectern: its configuration, `package.json`, theme folder and `.gitignore`. Pages,
 * `_meta.json` and `_nav.json` stay unchanged, because both use the same format.
 *
 * @param folder the folder of the site
 * @throws if it does not contain a site, or if the changes could not be undone
 */
export function migrateSite(folder: string, options: MigrateOptions = {}): MigratedSite {
  const configFile = CONFIG_FILES.find((name) => existsSync(path.join(folder, name)));
  const other = configFile ? undefined : otherProgram(folder);
  if (other) {
    throw new Error(
      `[migrate] ${folder} contains a site of ${other}, but only sites of Rspress can be converted → create a site with "lectern create", copy the pages to its docs folder, and run "lectern check", which reports the syntax that Lectern does not support`,
    );
  }
  if (!configFile || !existsSync(path.join(folder, 'package.json'))) {
    throw new Error(
      `[migrate] ${folder} has no ${configFile ? 'package.json' : 'rspress.config.ts'} → run this in the folder of a site`,
    );
  }
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const packageManager = packageManagerOf(folder);
  if (isOfLectern(read(configFile), configFile)) {
    return { files: [], done: [], left: [], packageManager };
  }

  const reason = options.isDryRun || options.isForced ? undefined : unsavedReason(folder);
  if (reason) {
    throw new Error(
      `[migrate] ${folder} ${reason} → commit the site first, so that you can compare and undo the changes, or add --force`,
    );
  }

  const { lectern = packageVersion() } = options;
  const source = lectern.endsWith('.tgz') ? `file:${path.resolve(lectern)}` : lectern;
  const files = new Map<string, MigratedFile>();
  const config = migrateConfig(read(configFile), configFile);
  files.set(configFile, config);
  files.set('package.json', migratePackage(read('package.json'), source, config.dropped));
  const themeDir = config.themeDir ?? 'theme';
  for (const name of themeModules(folder, themeDir)) {
    files.set(name, migrateTheme(read(name), name, config.dropped));
  }
  files.set('.gitignore', migrateIgnored(read('.gitignore')));

  const changed = [...files].filter(([name, { text }]) => text !== read(name));
  if (!options.isDryRun) {
    for (const [name, { text }] of changed) writeFileSync(path.join(folder, name), text);
  }
  const all = [...files.values()];
  return {
    files: changed.map(([name]) => name),
    done: all.flatMap(({ done }) => done),
    left: [
      ...all.flatMap(({ left }) => left),
      ...unknownParts(path.join(folder, themeDir), folder),
      ...stylesLeft(folder),
    ],
    packageManager,
  };
}

/**
 * Formats the changes, the remaining tasks and the next commands.
 *
 * @param state whether the changes are only shown, and whether the packages of the site are already installed
 */
export function migrationText(
  site: MigratedSite,
  { isDryRun = false, isInstalled = false } = {},
): string {
  if (site.files.length === 0) return 'This site already uses Lectern: nothing to do.';
  const lines = (all: readonly string[]) => all.map((line) => `  ${line}`);
  const left =
    site.left.length > 0
      ? ['Left for you to check (removed, unless stated otherwise):', ...lines(site.left)]
      : ['Nothing is left to do.'];
  const manager = site.packageManager;
  const scripts = ['check', 'dev'].map((script) => runCommand(manager, script));
  const next = isDryRun
    ? ['Nothing was changed. To apply the changes, run the command without --dry-run.']
    : ['Next steps:', ...lines([...(isInstalled ? [] : [`${manager.name} install`]), ...scripts])];
  return [
    `${isDryRun ? 'Would change' : 'Changed'}: ${site.files.join(', ')}`,
    ...lines(site.done),
    ...left,
    ...next,
  ].join('\n');
}

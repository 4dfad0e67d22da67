import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** A package manager. */
export interface PackageManager {
  name: (typeof PACKAGE_MANAGERS)[number];
  /** The version, if known: `10.34.9`. */
  version?: string;
}

const NPM: PackageManager = { name: 'npm' };

/** The lock files of package managers. */
const LOCK_FILES: Readonly<Record<PackageManager['name'], readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
};

/** Parses a package manager: `pnpm@10.34.9+sha512…` and `pnpm/10.34.9` are both pnpm 10.34.9. */
function named(text: string): PackageManager | undefined {
  const [, found, version] = /^(\w+)[@/](\d[\w.-]*)/.exec(text) ?? [];
  const name = PACKAGE_MANAGERS.find((each) => each === found);
  return name && { name, version };
}

/** Returns the package manager that started this program. All of them set the same variable. */
export const startedBy = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): PackageManager | undefined => named(env.npm_config_user_agent ?? '');

/** Returns the package manager of a folder, from `packageManager` in its package.json or from its lock file. */
function managerOf(folder: string): PackageManager | undefined {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const [, wanted = ''] =
      /"packageManager"\s*:\s*"([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    const manager = named(wanted);
    if (manager) return manager;
  }
  const name = PACKAGE_MANAGERS.find((each) =>
    LOCK_FILES[each].some((lock) => existsSync(path.join(folder, lock))),
  );
  return name && { name };
}

/**
 * Returns the package manager of a project: that of the nearest folder with one, or else the one that started this
 * program, or else npm.
 */
export function packageManagerOf(
  folder: string = process.cwd(),
  env: Readonly<Record<string, string | undefined>> = process.env,
): PackageManager {
  const parent = path.dirname(folder);
  const manager = managerOf(folder);
  if (manager) return manager;
  return parent === folder ? (startedBy(env) ?? NPM) : packageManagerOf(parent, env);
}

/** Returns the command that runs a script: `pnpm run dev`. */
export const runCommand = ({ name }: PackageManager, script: string): string =>
  `${name} run ${script}`;

const EXECUTE: Readonly<Record<PackageManager['name'], string>> = {
  npm: 'npx',
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
};

/** Returns the prefix that runs the command of an installed package: `npx lectern doctor`. */
export const executeCommand = ({ name }: PackageManager, command: string): string =>
  `${EXECUTE[name]} ${command}`;

/** Returns the command that installs packages in the current project: `pnpm add -D -E feed@5.2.1`. */
export function addCommand(
  packages: readonly string[],
  flags: readonly ('-D' | '-E')[] = [],
  { name }: PackageManager = packageManagerOf(),
): string {
  const own = flags.map((flag) => (name === 'bun' && flag === '-D' ? '-d' : flag));
  return [name, name === 'npm' ? 'install' : 'add', ...own, ...packages].join(' ');
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** A program that installs packages. */
export interface PackageManager {
  name: (typeof PACKAGE_MANAGERS)[number];
  /** Where it is known: `10.34.9`. */
  version?: string;
}

const NPM: PackageManager = { name: 'npm' };

/** What each writes beside `package.json`. */
const LOCK_FILES: Readonly<Record<PackageManager['name'], readonly string[]>> = {
  npm: ['package-lock.json', 'npm-shrinkwrap.json'],
  pnpm: ['pnpm-lock.yaml'],
  yarn: ['yarn.lock'],
  bun: ['bun.lock', 'bun.lockb'],
};

/** `pnpm@10.34.9+sha512…` and `pnpm/10.34.9` are both pnpm 10.34.9. */
function named(text: string): PackageManager | undefined {
  const [, found, version] = /^(\w+)[@/](\d[\w.-]*)/.exec(text) ?? [];
  const name = PACKAGE_MANAGERS.find((each) => each === found);
  return name && { name, version };
}

/** The one that has started this program: all of them say so in the same variable. */
export const startedBy = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): PackageManager | undefined => named(env.npm_config_user_agent ?? '');

/** The one that a folder is installed with, by `packageManager` of its package.json or by its lock file. */
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
 * The package manager of a project: that of the nearest folder that tells, else the one that has started
 * this program, else npm.
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

/** `pnpm run dev` */
export const runCommand = ({ name }: PackageManager, script: string): string =>
  `${name} run ${script}`;

const EXECUTE: Readonly<Record<PackageManager['name'], string>> = {
  npm: 'npx',
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
};

/** What runs the command of an installed package: `npx lectern doctor`. */
export const executeCommand = ({ name }: PackageManager, command: string): string =>
  `${EXECUTE[name]} ${command}`;

/** `pnpm add -D -E feed@5.2.1`, for the project that this program runs in. */
export function addCommand(
  packages: readonly string[],
  flags: readonly ('-D' | '-E')[] = [],
  { name }: PackageManager = packageManagerOf(),
): string {
  const own = flags.map((flag) => (name === 'bun' && flag === '-D' ? '-d' : flag));
  return [name, name === 'npm' ? 'install' : 'add', ...own, ...packages].join(' ');
}

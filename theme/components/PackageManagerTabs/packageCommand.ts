/** The package managers, in the order of the tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** A command without the name of the package manager, or a command for each package manager. */
export type PackageCommand = string | Partial<Record<PackageManager, string>>;

/** `install` with packages, which are the words that do not start with `-`. */
const INSTALL_PACKAGES = /^install(?=\s(?:.*\s)?[^-\s])/;

/**
 * Translates npm's `install`: other package managers use `add` for `install` with packages, but not
 * without.
 */
const translateInstall = (manager: PackageManager, command: string): string =>
  manager === 'npm' ? command : command.replace(INSTALL_PACKAGES, 'add');

/** A command for a package manager. */
export interface NamedCommand {
  /** The name of the package manager. */
  name: PackageManager;
  command: string;
}

/**
 * Returns the command for each package manager.
 *
 * `install -D vitest` → `npm install -D vitest`, `pnpm add -D vitest`. The commands of an object are
 * not changed.
 */
export function packageCommands(given: PackageCommand): NamedCommand[] {
  return PACKAGE_MANAGERS.flatMap((name) => {
    const command =
      typeof given === 'string'
        ? given
            .trim()
            .split('\n')
            .map((line) => `${name} ${translateInstall(name, line.trim())}`)
            .join('\n')
        : given[name];
    return command === undefined ? [] : [{ name, command }];
  });
}

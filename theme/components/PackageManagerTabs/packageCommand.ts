/** The package managers, in the order of the tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** A command without the name of the package manager, or a command for each package manager. */
export type PackageCommand = string | Partial<Record<PackageManager, string>>;

/**
 * Translates npm's `install`: other package managers use `add` for `install` with packages, but not
 * without.
 */
function translateInstall(manager: PackageManager, command: string): string {
  const [verb, ...words] = command.split(/\s+/);
  const hasPackages = words.some((word) => !word.startsWith('-'));
  if (manager === 'npm' || verb !== 'install' || !hasPackages) return command;
  return ['add', ...words].join(' ');
}

/**
 * Returns the command for each package manager.
 *
 * `install -D vitest` → `npm install -D vitest`, `pnpm add -D vitest`. The commands of an object are
 * not changed.
 */
export function packageCommands(command: PackageCommand): [PackageManager, string][] {
  return PACKAGE_MANAGERS.flatMap((manager): [PackageManager, string][] => {
    if (typeof command !== 'string') {
      const own = command[manager];
      return own === undefined ? [] : [[manager, own]];
    }
    const lines = command
      .trim()
      .split('\n')
      .map((line) => `${manager} ${translateInstall(manager, line.trim())}`);
    return [[manager, lines.join('\n')]];
  });
}

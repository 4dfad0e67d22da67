/** The package managers that the tabs show, in this order. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** A command for all managers, without the manager's name, or one for each. */
export type PackageCommand = string | Partial<Record<PackageManager, string>>;

/** `install` with packages is called `add` everywhere but in npm; without packages it is not. */
function translateInstall(manager: PackageManager, command: string): string {
  const [verb, ...words] = command.split(/\s+/);
  const hasPackages = words.some((word) => !word.startsWith('-'));
  if (manager === 'npm' || verb !== 'install' || !hasPackages) return command;
  return ['add', ...words].join(' ');
}

/**
 * The lines to type for each manager.
 *
 * `install -D vitest` → `npm install -D vitest`, `pnpm add -D vitest`; an object is taken as it is.
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

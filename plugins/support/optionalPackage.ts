import { installedFolder, supportedVersions } from './installed';
import { addCommand } from './packageManager';

/** Returns the command that installs packages, for the package manager of the project: `npm install ai@5.0.277`. */
export function installCommand(names: readonly string[]): string {
  const wanted = names.map((name) => {
    const version = supportedVersions(name)?.replace(/^\^/, '');
    return version ? `${name}@${version}` : name;
  });
  return addCommand(wanted);
}

/** Returns the packages that are not installed. */
export function missingPackages(names: readonly string[]): string[] {
  return names.filter((name) => installedFolder(name) === undefined);
}

/**
 * Returns a message with the missing packages and the command that installs them; `undefined` if none is missing.
 *
 * @param what the feature that needs them, to complete "needs …": `[ask-ai] a model`
 */
export function packagesProblem(names: readonly string[], what: string): string | undefined {
  const missing = missingPackages(names);
  if (missing.length === 0) return undefined;
  return `${what} needs ${missing.join(' and ')}, which ${missing.length === 1 ? 'is' : 'are'} not installed → ${installCommand(missing)}`;
}

/**
 * Throws if optional packages are not installed.
 *
 * @param what the feature that needs them, to complete "needs …"
 * @throws naming the missing packages and the command that installs them
 */
export function requirePackages(names: readonly string[], what: string): void {
  const problem = packagesProblem(names, what);
  if (problem) throw Object.assign(new Error(problem), { stack: problem });
}

/**
 * Loads code that requires optional packages.
 *
 * @param what the feature that needs them, to complete "needs …"
 * @throws naming the missing packages and the command that installs them
 */
export async function withPackages<Module>(
  names: readonly string[],
  what: string,
  load: () => Promise<Module>,
): Promise<Module> {
  requirePackages(names, what);
  return load();
}

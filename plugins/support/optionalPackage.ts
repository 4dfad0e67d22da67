import { installedFolder, supportedVersions } from './installed';
import { addCommand } from './packageManager';

/** `npm install ai@5.0.277`, or what the package manager of the project calls it. */
export function installCommand(names: readonly string[]): string {
  const wanted = names.map((name) => {
    const version = supportedVersions(name)?.replace(/^\^/, '');
    return version ? `${name}@${version}` : name;
  });
  return addCommand(wanted);
}

/** Those of the packages that are not installed. */
export function missingPackages(names: readonly string[]): string[] {
  return names.filter((name) => installedFolder(name) === undefined);
}

/**
 * What is missing, with the command that installs it; `undefined` if everything is there.
 *
 * @param what what needs the packages, to go on with "needs …": `[ask-ai] a model`
 */
export function packagesProblem(names: readonly string[], what: string): string | undefined {
  const missing = missingPackages(names);
  if (missing.length === 0) return undefined;
  return `${what} needs ${missing.join(' and ')}, which ${missing.length === 1 ? 'is' : 'are'} not installed → ${installCommand(missing)}`;
}

/**
 * Stops what cannot go on without packages that only some sites install.
 *
 * @param what what needs them, to go on with "needs …"
 * @throws naming those that are missing, with the command that installs them
 */
export function requirePackages(names: readonly string[], what: string): void {
  const problem = packagesProblem(names, what);
  if (problem) throw Object.assign(new Error(problem), { stack: problem });
}

/**
 * Loads code that needs packages which only some sites install.
 *
 * @param what what needs them, to go on with "needs …"
 * @throws naming those that are missing, with the command that installs them
 */
export async function withPackages<Module>(
  names: readonly string[],
  what: string,
  load: () => Promise<Module>,
): Promise<Module> {
  requirePackages(names, what);
  return load();
}

/** The versions in a configuration. */
export interface Versions {
  default: string;
  versions: string[];
}

const MULTI_VERSION =
  /multiVersion:\s*\{\s*default:\s*(['"])([^'"]+)\1,\s*versions:\s*\[([^\]]*)\],?\s*\}/;

/** Reads `multiVersion: { default: 'v2', versions: ['v2', 'v1'] }`. Returns `undefined` for other forms. */
export function readVersions(config: string): Versions | undefined {
  const [, , current, list] = MULTI_VERSION.exec(config) ?? [];
  if (current === undefined || list === undefined) return undefined;
  const versions = [...list.matchAll(/(['"])([^'"]+)\1/g)].map(([, , name = '']) => name);
  return { default: current, versions };
}

/** Adds a version before the others and makes it the default. */
export function addVersion(config: string, version: string): string {
  const known = readVersions(config);
  const names = [version, ...(known?.versions ?? [])].map((name) => `'${name}'`).join(', ');
  return config.replace(
    MULTI_VERSION,
    () => `multiVersion: { default: '${version}', versions: [${names}] }`,
  );
}

/**
 * Adds a new version with the package of the version that it is cut from. Returns `undefined` if that version
 * has none.
 */
export function addBundler(file: string, version: string, from: string): string | undefined {
  const entry = new RegExp(`(\\{\\s*)(${from}:\\s*(['"][^'"]+['"]))`);
  const [, start, old, name] = entry.exec(file) ?? [];
  if (start === undefined) return undefined;
  return file.replace(entry, () => `${start}${version}: ${name}, ${old}`);
}

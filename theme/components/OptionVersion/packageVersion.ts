import minVersion from 'semver/ranges/min-version.js';
import validRange from 'semver/ranges/valid.js';

/** The result of looking up a package in a package.json. */
export type PackageAnswer =
  | { kind: 'read'; minor: string; range: string }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'unclear'; range: string }
  | { kind: 'catalog'; range: string };

/** The fields that can contain the package, the most reliable first. */
const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/**
 * Returns the lowest minor version that a range allows. Returns `undefined` for ranges without one,
 * such as `*` and `latest`.
 */
export function lowestMinor(range: string): string | undefined {
  const plain = range.replace(/^workspace:/, '').replace(/^npm:.+@/, '');
  const lowest = validRange(plain) === null ? null : minVersion(plain);
  return lowest && lowest.version !== '0.0.0' ? `${lowest.major}.${lowest.minor}` : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads the version of a package from a package.json. It is the lowest version that the range allows,
 * because options of that version also exist in the others.
 *
 * @param text the content of the file
 * @param name the name of the package
 */
export function readPackage(text: string, name: string): PackageAnswer {
  const content = parse(text);
  if (!isObject(content)) return { kind: 'broken' };
  const ranges = FIELDS.map((field) => {
    const { [field]: packages } = content;
    return isObject(packages) && Object.hasOwn(packages, name) ? packages[name] : undefined;
  });
  const range = ranges.find((found) => typeof found === 'string');
  if (typeof range !== 'string') return { kind: 'missing' };
  if (range.startsWith('catalog:')) return { kind: 'catalog', range };
  const minor = lowestMinor(range);
  return minor ? { kind: 'read', minor, range } : { kind: 'unclear', range };
}

import minVersion from 'semver/ranges/min-version.js';
import validRange from 'semver/ranges/valid.js';

/** What a package.json says of a package. */
export type PackageAnswer =
  | { kind: 'read'; minor: string; range: string }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'unclear'; range: string }
  | { kind: 'catalog'; range: string };

/** Where a package may stand, the surest first. */
const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** The lowest minor version that a range allows; nothing where it has no lowest, as `*` and `latest`. */
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
 * Reads which version of a package a project uses off its package.json: the lowest that the range
 * allows, because that one has what every other allowed one has.
 *
 * @param text the whole file
 * @param name of the package
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

type Version = [major: number, minor: number, patch: number];

function parse(version: string): Version {
  const [major = 0, minor = 0, patch = 0] = version.replace(/-.*$/, '').split('.').map(Number);
  return [major, minor, patch];
}

function isAtLeast(version: Version, least: Version): boolean {
  const at = version.findIndex((part, index) => part !== least[index]);
  return at === -1 || (version[at] ?? 0) > (least[at] ?? 0);
}

function fits(version: string, comparator: string): boolean {
  const [, sign = '', least = ''] = /^(\^|>=)?(.*)$/.exec(comparator) ?? [];
  if (least === '*') return true;
  if (sign === '') return version === least;
  const [given, wanted] = [parse(version), parse(least)];
  if (!isAtLeast(given, wanted)) return false;
  if (sign === '>=') return true;
  const fixed = wanted[0] > 0 ? 1 : 2;
  return given.slice(0, fixed).join() === wanted.slice(0, fixed).join();
}

/**
 * Returns whether a version satisfies a range. Supports only the forms that Lectern's package.json uses: `2.0.22`,
 * `^19.2.8`, `^0.18.0`, `^20.19.0 || >=22.12.0`.
 */
export function satisfies(version: string, range: string): boolean {
  return range.split('||').some((comparator) => fits(version, comparator.trim()));
}

/** A value that a package applies, with the working directory of its run. */
export interface AppliedValue {
  value: unknown;
  cwd: string;
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isNoLimit = (value: unknown) => typeof value === 'number' && value >= Number.MAX_SAFE_INTEGER;

/**
 * Whether two packages apply the same value. Functions, instances, and members that only one of two objects
 * has cannot be compared and count as the same.
 */
export function sameValue(own: AppliedValue, other: AppliedValue): boolean {
  const [a, b] = [own.value, other.value];
  const inner = (one: unknown, two: unknown) =>
    sameValue({ value: one, cwd: own.cwd }, { value: two, cwd: other.cwd });
  if (a === undefined || b === undefined) return true;
  if (typeof a === 'function' || typeof b === 'function') return true;
  if (isNoLimit(a) && isNoLimit(b)) return true;
  if (typeof a === 'string' && typeof b === 'string') {
    return a.replace(own.cwd, '') === b.replace(other.cwd, '');
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  if (a instanceof RegExp || b instanceof RegExp) return String(a) === String(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => inner(item, b[at]));
  }
  if (Array.isArray(a) || Array.isArray(b)) return false;
  if (!isPlain(a) || !isPlain(b)) return true;
  return Object.keys(a).every((key) => inner(a[key], b[key]));
}

import { isShownAs } from './elided';

/** Represents omitted members or elements. */
const LEFT_OUT = '…';

/** Matches a string, an ellipsis, or another character of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|…|[^"…]/gs;

/** Converts shown JSON to valid JSON: a bare `…` becomes a member, an element or a value of that name. */
function withLeftOut(text: string): string {
  const open: string[] = [];
  let before = '';
  const tokens = (text.match(TOKEN) ?? []).map((token) => {
    if (token === '{' || token === '[') open.push(token);
    else if (token === '}' || token === ']') open.pop();
    const isMember = open.at(-1) === '{' && before !== ':';
    if (token.trim() !== '') before = token;
    if (token !== LEFT_OUT) return token;
    return isMember ? `"${LEFT_OUT}":"${LEFT_OUT}"` : `"${LEFT_OUT}"`;
  });
  return tokens.join('');
}

/**
 * Parses JSON of a page, which may contain `…` for omitted parts.
 *
 * @throws if it is not JSON
 */
export function readShownJson(text: string): unknown {
  return JSON.parse(withLeftOut(text));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const brief = (value: unknown): string =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 200);

function objectMismatch(
  shown: Record<string, unknown>,
  actual: Record<string, unknown>,
  place: string,
): string | undefined {
  for (const [key, value] of Object.entries(shown)) {
    if (key === LEFT_OUT) continue;
    const inner = place === '' ? key : `${place}.${key}`;
    if (!Object.hasOwn(actual, key)) return `${inner} is missing, not ${brief(value)}`;
    const found = jsonMismatch(value, actual[key], inner);
    if (found !== undefined) return found;
  }
  if (LEFT_OUT in shown) return undefined;
  const other = Object.keys(actual).find((key) => !Object.hasOwn(shown, key));
  if (other === undefined) return undefined;
  const inner = place === '' ? other : `${place}.${other}`;
  return `${inner} is ${brief(actual[other])}, and is not shown → show it, or write …`;
}

function arrayMismatch(shown: unknown[], actual: unknown[], place: string): string | undefined {
  const [at, isOpen] = [shown.indexOf(LEFT_OUT), shown.includes(LEFT_OUT)];
  const head = isOpen ? shown.slice(0, at) : shown;
  const tail = isOpen ? shown.slice(at + 1) : [];
  const isLong = isOpen
    ? actual.length >= head.length + tail.length
    : actual.length === head.length;
  if (!isLong) return `${place || 'the array'} has ${actual.length} elements: ${brief(actual)}`;
  const pairs = [
    ...head.map((value, index) => [value, index] as const),
    ...tail.map((value, index) => [value, actual.length - tail.length + index] as const),
  ];
  for (const [value, index] of pairs) {
    const found = jsonMismatch(value, actual[index], `${place}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the first difference between JSON of a page and real JSON. The order of keys does not matter.
 *
 * @param place the path of the values, for the result
 */
export function jsonMismatch(shown: unknown, actual: unknown, place = ''): string | undefined {
  if (shown === LEFT_OUT && actual !== undefined) return undefined;
  if (Array.isArray(shown) && Array.isArray(actual)) return arrayMismatch(shown, actual, place);
  if (isObject(shown) && isObject(actual)) return objectMismatch(shown, actual, place);
  const isSame =
    typeof shown === 'string' && typeof actual === 'string'
      ? isShownAs(actual, shown)
      : shown === actual;
  return isSame ? undefined : `${place || 'the value'} is ${brief(actual)}, not ${brief(shown)}`;
}

function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(valuesIn)];
}

/**
 * Searches for JSON of a page in real JSON.
 *
 * @returns `undefined` if it occurs, or the difference from the part that shares the most keys
 */
export function findJson(shown: unknown, actual: unknown): string | undefined {
  const values = valuesIn(actual);
  if (values.some((value) => jsonMismatch(shown, value) === undefined)) return undefined;
  if (!isObject(shown)) return jsonMismatch(shown, actual);
  const keys = Object.keys(shown);
  const alike = (value: unknown) =>
    isObject(value) ? keys.filter((key) => Object.hasOwn(value, key)).length : -1;
  const [nearest] = values
    .map((value) => [value, alike(value)] as const)
    .sort((a, b) => b[1] - a[1]);
  return jsonMismatch(shown, nearest?.[0]);
}

/**
 * Returns how the JSON of a page differs from each of the values, or `undefined` if it matches one of them.
 */
export function jsonProblem(text: string, values: readonly unknown[]): string | undefined {
  let shown: unknown;
  try {
    shown = readShownJson(text);
  } catch (error) {
    return `it is not valid JSON: ${(error as Error).message}`;
  }
  const found = values.map((value) => findJson(shown, value));
  return found.includes(undefined) ? undefined : found[0];
}

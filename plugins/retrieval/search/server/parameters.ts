import { BadRequest } from './badRequest';

/** The parameters of a request by name. */
export type Params = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The requests of a body, `{ "requests": [{ … }] }`. */
export function requestsOf(body: string, max: number): Params[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new BadRequest('the body is not JSON');
  }
  const requests = isObject(parsed) ? parsed.requests : undefined;
  if (!Array.isArray(requests)) throw new BadRequest('the body has no list "requests"');
  if (requests.length > max) throw new BadRequest(`the body has more than ${max} requests`);
  return requests.map((request) => {
    if (!isObject(request)) throw new BadRequest('a request is not an object');
    return request;
  });
}

export function text(params: Params, name: string, max: number): string | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new BadRequest(`${name} is not a string`);
  if (value.length > max) throw new BadRequest(`${name} is longer than ${max} characters`);
  return value;
}

/** An integer, which some clients send as text. */
export function whole(params: Params, name: string, otherwise: number, max: number): number {
  const value = params[name] ?? otherwise;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) {
    throw new BadRequest(`${name} must be a whole number of at least 0`);
  }
  return Math.min(number, max);
}

/** A Boolean, which some clients send as text. */
export function flag(params: Params, name: string): boolean {
  const value = params[name] ?? false;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new BadRequest(`${name} must be true or false`);
}

/** A list of strings, which some clients send as `a,b` or as JSON. */
export function texts(params: Params, name: string): string[] | undefined {
  const value = params[name];
  if (value === undefined || value === null) return undefined;
  const list = typeof value === 'string' ? (listOf(value) ?? value.split(',')) : value;
  if (!Array.isArray(list)) throw new BadRequest(`${name} is not a list`);
  return list.map((entry: unknown) => {
    if (typeof entry !== 'string') throw new BadRequest(`${name} must contain only strings`);
    return entry.trim();
  });
}

/** The list in a JSON text such as `["lang:en"]`, or `undefined` for other texts. */
export function listOf(value: string): unknown[] | undefined {
  if (!/^\s*\[/.test(value)) return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

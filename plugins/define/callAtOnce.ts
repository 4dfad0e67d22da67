/** Adds the name of the plugin to an error, and keeps its stack. */
function withName(plugin: string, call: string, error: unknown): Error {
  const thrown = error instanceof Error ? error : new Error(String(error));
  if (thrown.message.startsWith(`[${plugin.replace(/^lectern:/, '')}]`)) return thrown;
  const message = `[${plugin}] ${call} failed: ${thrown.message}`;
  const named = new Error(message, { cause: thrown });
  named.stack = thrown.stack?.replace(thrown.message, () => message);
  return named;
}

/**
 * Calls a function of a plugin.
 *
 * @param name of the function
 * @param file the file that it is called for, if any
 * @throws naming the plugin, if the function fails or returns a promise: what it says is needed at once
 */
export function callAtOnce<Value>(
  plugin: string,
  name: string,
  call: () => Value,
  file?: string,
): Value {
  let value: Value;
  try {
    value = call();
  } catch (error) {
    throw withName(plugin, file === undefined ? name : `${name} for ${file}`, error);
  }
  if (!((value as unknown) instanceof Promise)) return value;
  (value as Promise<unknown>).catch(() => {});
  throw new Error(
    `[${plugin}] ${name} returns a promise, but its result is needed immediately → do not make it async; do slow work in prepare`,
  );
}

/**
 * Calls a function of a plugin that may take its time.
 *
 * @throws naming the plugin, if the function fails
 */
export async function callInTime<Value>(
  plugin: string,
  name: string,
  call: () => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    throw withName(plugin, name, error);
  }
}

/** Returns the kind of a value that JSON omits or changes: `a Date`, `a function`. */
function lostKind(value: unknown): string | undefined {
  switch (typeof value) {
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'object': {
      if (value === null || Array.isArray(value)) return undefined;
      const prototype = Object.getPrototypeOf(value);
      if (prototype === null || Object.getPrototypeOf(prototype) === null) return undefined;
      return `a ${value.constructor.name || 'class instance'}`;
    }
    default:
      return undefined;
  }
}

/**
 * Checks that browsers receive the data of a plugin about a page as the plugin returned it.
 *
 * @throws naming the plugin, the page and the value that JSON cannot contain
 */
export function checkData(plugin: string, data: unknown, file: string): void {
  const what = `[${plugin}] the result of page for ${file}`;
  const remedy = 'return texts, numbers, lists and plain objects';
  const paths = new Map<unknown, string>([[undefined, '']]);
  let lost: { at: string; kind: string } | undefined;
  try {
    // JSON calls `toJSON` before the function, so the value is read from its owner.
    JSON.stringify({ data }, function (this: Record<string, unknown>, key, written) {
      const value = this[key];
      const owner = paths.get(this) ?? '';
      const at = `${owner}${owner === '' ? key : Array.isArray(this) ? `[${key}]` : `.${key}`}`;
      const kind = lostKind(value);
      if (kind) lost ??= { at, kind };
      if (typeof value === 'object') paths.set(value, at);
      return written;
    });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(`${what} cannot be serialized as JSON (${reason}) → ${remedy}`);
  }
  if (!lost) return;
  const { at, kind } = lost;
  const meant = kind === 'a Date' ? `${remedy}; for a date, its toISOString()` : remedy;
  throw new Error(`${what} cannot be serialized as JSON (${at} is ${kind}) → ${meant}`);
}

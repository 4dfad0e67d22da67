import { notJson } from '../support/notJson';

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

/**
 * Checks that browsers receive the data of a plugin about a page as the plugin returned it.
 *
 * @throws naming the plugin, the page and the first value that JSON cannot express
 */
export function checkData(plugin: string, data: unknown, file: string): void {
  const [first] = notJson(data, 'data');
  if (!first) return;
  const date = first.endsWith(' is a Date') ? '; for a date, its toISOString()' : '';
  throw new Error(
    `[${plugin}] the result of page for ${file} cannot be serialized as JSON (${first}) → return texts, numbers, lists and plain objects${date}`,
  );
}

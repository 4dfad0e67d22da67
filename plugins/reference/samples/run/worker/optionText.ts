/**
 * Returns the value of an option as a text: `optimization.splitChunks.minSize` of the bundler's options.
 *
 * @returns strings and regular expressions literally, other values as JSON; `undefined` for options that are
 * not set
 */
export function optionText(options: object, name: string): string {
  const value = name
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], options);
  if (typeof value === 'number' || value instanceof RegExp) return String(value);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

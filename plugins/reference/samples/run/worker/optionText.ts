/**
 * The value of an option as a text: `optimization.splitChunks.minSize` of the bundler's options.
 *
 * @returns texts and expressions as they are, other values as JSON; `undefined` for what is not set
 */
export function optionText(options: object, name: string): string {
  const value = name
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], options);
  if (typeof value === 'number' || value instanceof RegExp) return String(value);
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

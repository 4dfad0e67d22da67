import type { UserConfig } from '@rspress/core';

/** Values that JSON would leave out, as text. */
function asText(value: unknown): unknown {
  if (typeof value === 'function' || value instanceof RegExp) return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  return value;
}

/**
 * The settings of a site as text, the same for the same settings: what plugins have made of the
 * config, without the plugins themselves and without the place where it is built.
 */
export function configText({ plugins: _, outDir: __, builderConfig, ...settings }: UserConfig) {
  const { plugins: ___, ...builder } = builderConfig ?? {};
  const above: object[] = [];
  return JSON.stringify({ ...settings, builder }, function (this: object, _key, value: unknown) {
    // An object that holds itself would have no end.
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    const written = asText(value);
    if (typeof written !== 'object' || written === null) return written;
    if (above.includes(written)) return 'itself';
    above.push(written);
    return written;
  });
}

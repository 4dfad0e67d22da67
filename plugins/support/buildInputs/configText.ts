import type { UserConfig } from '@rspress/core';

/** Serializes values that JSON would omit. */
function asText(value: unknown): unknown {
  if (typeof value === 'function' || value instanceof RegExp) return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  return value;
}

/**
 * Serializes the settings of a site. The text is the same for the same settings: the configuration after the changes
 * of plugins, without the plugins themselves and the location of the build.
 */
export function configText({ plugins: _, outDir: __, builderConfig, ...settings }: UserConfig) {
  const { plugins: ___, ...builder } = builderConfig ?? {};
  const above: object[] = [];
  return JSON.stringify({ ...settings, builder }, function (this: object, _key, value: unknown) {
    // A circular reference would recurse endlessly.
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    const written = asText(value);
    if (typeof written !== 'object' || written === null) return written;
    if (above.includes(written)) return 'itself';
    above.push(written);
    return written;
  });
}

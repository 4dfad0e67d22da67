/** The version of Rspress whose files the replacements fit. */
const RSPRESS = '@rspress/core 2.0.22';

/**
 * Replaces what a pattern finds in one of Rspress's generated files.
 *
 * @throws if it is not found exactly once, so that an update of Rspress cannot silently bring the
 * weight of the whole site back into the first load
 */
export function replaceOnce(
  file: string,
  code: string,
  pattern: RegExp,
  replacement: string,
): string {
  const global = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const found = [...code.matchAll(global)].length;
  if (found !== 1) {
    throw new Error(
      `[first-load] ${file} has ${found} places that match ${pattern}, one was expected → it was written for ${RSPRESS}: compare the file with that version, or leave pluginFirstLoad out`,
    );
  }
  return code.replace(pattern, () => replacement);
}

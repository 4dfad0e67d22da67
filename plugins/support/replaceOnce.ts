/**
 * Replaces the match of a pattern in one of Rspress's generated files.
 *
 * @throws if there is not exactly one match, so that an update of Rspress cannot silently disable the replacement
 */
export function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  const global = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const found = [...code.matchAll(global)].length;
  if (found !== 1) {
    throw new Error(`has ${found} matches for ${pattern}, but 1 was expected`);
  }
  return code.replace(pattern, () => replacement);
}

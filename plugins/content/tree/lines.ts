/** Returns the text before a position in its line, with list markers replaced by spaces: `  > `. */
export function linePrefix(source: string, offset: number): string {
  const begin = source.lastIndexOf('\n', offset - 1) + 1;
  return source.slice(begin, offset).replace(/[^\s>]/g, ' ');
}

/** Prefixes all lines of a text except the first one. */
export function prefixed(text: string, prefix: string): string {
  return prefix === '' ? text : text.replaceAll('\n', `\n${prefix}`);
}

/** Reverts `prefixed`, even if a line has only a part of the prefix. */
export function unprefixed(text: string, prefix: string): string {
  if (prefix === '') return text;
  const wanted = prefix.length;
  return text.replace(/\n([ >\t]*)/g, (_, before: string) => `\n${before.slice(wanted)}`);
}

/** Formats a text as a quote: `> ` before every line. */
export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

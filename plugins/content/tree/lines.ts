/** What stands before a place in its line, with list marks as spaces: `  > `. */
export function linePrefix(source: string, offset: number): string {
  const begin = source.lastIndexOf('\n', offset - 1) + 1;
  return source.slice(begin, offset).replace(/[^\s>]/g, ' ');
}

/** Puts a text with several lines at a place: the lines below the first get its prefix. */
export function prefixed(text: string, prefix: string): string {
  return prefix === '' ? text : text.replaceAll('\n', `\n${prefix}`);
}

/** Takes a text with several lines from its place: undoes `prefixed`, also where a line has less. */
export function unprefixed(text: string, prefix: string): string {
  if (prefix === '') return text;
  const wanted = prefix.length;
  return text.replace(/\n([ >\t]*)/g, (_, before: string) => `\n${before.slice(wanted)}`);
}

/** A text as a quote: `> ` before every line. */
export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

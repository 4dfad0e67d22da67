/** Formats blocks of Markdown as a quote. */
export function quoteBlock(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** Formats code in a fence that is longer than any fence in the code, below its file name. */
export function codeBlock({
  lang,
  text,
  title,
}: {
  lang: string;
  text: string;
  title?: string;
}): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  const name = title ? `\`${title.replaceAll('`', "'")}\`\n\n` : '';
  return `${name}${fence}${/^[\w+-]*$/.test(lang) ? lang : ''}\n${text}\n${fence}`;
}

/** Encodes an address for a link, without parentheses and spaces. */
export function linkAddress(url: string): string {
  const encoded = /%[\da-f]{2}/i.test(url) ? url : encodeURI(url);
  return encoded
    .replace(/[()<>\s]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replace(/[[\]]/g, (letter) => (letter === '[' ? '%5b' : '%5d'));
}

/**
 * Formats a link that the dialog lists as a source: without brackets in its text and without a title. The dialog
 * shows the text verbatim, so nothing in it is escaped.
 */
export function sourceLink(titles: readonly string[], url: string): string {
  const words = titles
    .join(' › ')
    .replace(/\s+/g, ' ')
    .replace(/[[\]]/g, (letter) => (letter === '[' ? '(' : ')'))
    .replace(/[`\\]/g, '');
  return `[${words}](${linkAddress(url)})`;
}

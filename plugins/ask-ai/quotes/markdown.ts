/** Runs of characters without a space or Chinese between them: words, names, addresses. */
const RUN = /[\x21-\x7e]+/g;
/** What Markdown or the dialog's list of sources would take for more than a character. */
const SPECIAL = /[[\]<>*_~|\\{}&$^]|https?:|www\./;
const OUTER = /^([("']*)(.*?)([)"'.,:;!?]*)$/;

/** A run without a backtick, which would open or close code. */
function plainRun(run: string): string {
  if (!SPECIAL.test(run)) return run;
  const [, before = '', inner = run, after = ''] = OUTER.exec(run) ?? [];
  const isOuterPlain = !SPECIAL.test(before + after) && inner !== '';
  return isOuterPlain ? `${before}\`${inner}\`${after}` : `\`${run}\``;
}

/** Plain text as Markdown that reads the same: names with signs become code, and nothing becomes a link. */
export function plainText(text: string): string {
  return text.replace(RUN, (run) => run.split('`').map(plainRun).join('&#96;'));
}

/** Plain text as a quote, a paragraph for each of its lines. */
export function quoteBlock(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => plainText(line.trim()).replace(/^([-+#>]|\d+[.)])(?=\s)/, '\\$1'))
    .filter((line) => line !== '')
    .map((line) => `> ${line}`)
    .join('\n>\n');
}

/** Code in a fence; it holds no fence itself. */
export function codeBlock({ lang, text }: { lang: string; text: string }): string {
  return `\`\`\`${/^[\w+-]*$/.test(lang) ? lang : ''}\n${text}\n\`\`\``;
}

/** An address as it may stand in a link: without parentheses and spaces. */
export function linkAddress(url: string): string {
  const encoded = /%[\da-f]{2}/i.test(url) ? url : encodeURI(url);
  return encoded
    .replace(/[()<>\s]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replace(/[[\]]/g, (letter) => (letter === '[' ? '%5b' : '%5d'));
}

/**
 * A link that the dialog lists as a source: no brackets in its words, no title. It shows the words as
 * they are, so that nothing in them is escaped.
 */
export function sourceLink(titles: readonly string[], url: string): string {
  const words = titles
    .join(' › ')
    .replace(/\s+/g, ' ')
    .replace(/[[\]]/g, (letter) => (letter === '[' ? '(' : ')'))
    .replace(/[`\\]/g, '');
  return `[${words}](${linkAddress(url)})`;
}

/** A piece of an answer as the dialog's reader of Markdown gives it, as far as links are looked for. */
export interface AnswerToken {
  type: string;
  href?: string;
  text?: string;
  tokens?: readonly AnswerToken[];
  items?: readonly AnswerToken[];
  /** The cells of a table's first row; in a cell, whether it is one of them. */
  header?: readonly AnswerToken[] | boolean;
  rows?: readonly (readonly AnswerToken[])[];
}

/** All that stands inside of a piece. */
function insideOf({ tokens = [], items = [], header, rows = [] }: AnswerToken) {
  const first = typeof header === 'object' ? header : [];
  return [...tokens, ...items, ...first, ...rows.flat()];
}

/** Words without what the dialog would take for the end of a link, or for an address. */
function wordsOf({ text = '' }: AnswerToken): string {
  return text.includes('://') ? '' : text.replace(/[[\]`\\]/g, '');
}

/** An address without signs that end a link. */
function addressOf(href: string): string {
  return href.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/**
 * The links that an answer shows, a line of Markdown for each: what the dialog looks for sources in.
 * In the answer itself it would find addresses in code, which are no links there.
 */
export function shownLinks(tokens: Iterable<AnswerToken>): string {
  const lines: string[] = [];
  for (const token of tokens) {
    const isLink = token.type === 'link' && token.href !== undefined;
    const line = isLink ? `[${wordsOf(token)}](${addressOf(token.href ?? '')})` : '';
    lines.push(line || shownLinks(insideOf(token)));
  }
  return lines.filter(Boolean).join('\n');
}

/** The parts of the dialog's Markdown tokens that are needed to find links. */
export interface AnswerToken {
  /** Unset for a cell of a table. */
  type?: string;
  href?: string;
  text?: string;
  tokens?: readonly AnswerToken[];
  items?: readonly AnswerToken[];
  /** The cells of a table's first row. In a cell, whether it belongs to that row. */
  header?: readonly AnswerToken[] | boolean;
  rows?: readonly (readonly AnswerToken[])[];
}

/** Returns all children of a token. */
function insideOf({ tokens = [], items = [], header, rows = [] }: AnswerToken) {
  const first = typeof header === 'object' ? header : [];
  return [...tokens, ...items, ...first, ...rows.flat()];
}

/** Removes characters from a text that the dialog would interpret as the end of a link or as an address. */
function wordsOf({ text = '' }: AnswerToken): string {
  return text.includes('://') ? '' : text.replace(/[[\]`\\]/g, '');
}

/** Encodes the characters of an address that would end a link. */
function addressOf(href: string): string {
  return href.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/**
 * Returns the visible links of an answer as lines of Markdown, in which the dialog searches for sources. In the
 * answer itself, it would also find addresses in code, which are not links.
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

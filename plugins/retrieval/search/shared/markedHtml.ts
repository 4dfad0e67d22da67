import type { MarkedText } from './types';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes text for HTML, including attributes, with the entities that DocSearch decodes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The tags before and after a match. */
export interface MarkTags {
  before: string;
  after: string;
}

export const DEFAULT_TAGS: MarkTags = { before: '<mark>', after: '</mark>' };

/** Marked text as HTML: the text escaped, the matches between the tags. */
export function markedHtml(pieces: readonly MarkedText[], { before, after }: MarkTags): string {
  return pieces
    .map(({ text, isMatch }) => (isMatch ? before + escapeHtml(text) + after : escapeHtml(text)))
    .join('');
}

/** Marked text without its marks. */
export function plainText(pieces: readonly MarkedText[]): string {
  return pieces.map(({ text }) => text).join('');
}

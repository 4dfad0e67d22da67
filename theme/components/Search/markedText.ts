import type { MarkedText } from '../../../plugins/retrieval/search/shared/types';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&#39;': "'",
  '&#x27;': "'",
};

function withoutEntities(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#0?39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Splits the text of a hit at its matches. Engines return HTML with matches between `<mark>` and
 * `</mark>`. Everything else is treated as plain text, so that no markup reaches the page.
 */
export function markedText(html: string): MarkedText[] {
  return html
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .map((part) => {
      const [, marked] = part.match(/^<mark>([\s\S]*)<\/mark>$/) ?? [];
      return { text: withoutEntities(marked ?? part), isMatch: marked !== undefined };
    })
    .filter(({ text }) => text !== '');
}

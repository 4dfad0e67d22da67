import type { PageSection } from '../../../content/sections/types';
import { estimateTokens } from '../../../support/estimateTokens';
import { codeBlock } from '../quotes/markdown';

/** Stands where something was left out. */
const CUT = '…';

/**
 * A section as Markdown, as it stands on the page: paragraphs, lists and tables with their heads, and code with the
 * names of its files. What does not fit is left out block by block, never within one.
 *
 * @param tokens it may have, about
 */
export function sectionMarkdown(
  { units, code, content }: Pick<PageSection, 'units' | 'code' | 'content'>,
  tokens: number,
): string {
  const blocks = units.flatMap((unit) => {
    if (typeof unit === 'string') return [unit];
    const block = code[unit];
    return block ? [codeBlock(block)] : [];
  });
  if (blocks.length === 0 && content) blocks.push(content);
  const kept: string[] = [];
  let left = tokens;
  for (const block of blocks) {
    left -= estimateTokens(block);
    if (left < 0) return [...kept, CUT].join('\n\n');
    kept.push(block);
  }
  return kept.join('\n\n');
}

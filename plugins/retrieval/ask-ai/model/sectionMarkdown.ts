import type { PageSection } from '../../../content/sections/types';
import { estimateTokens } from '../../../support/estimateTokens';
import { codeBlock } from '../quotes/markdown';

/** Marks omitted blocks. */
const CUT = '…';

/**
 * Returns a section as Markdown, in the order of the page: paragraphs, lists, tables with their headers, and code
 * with file names. Text that does not fit is omitted in whole blocks.
 *
 * @param tokens the approximate maximum number of tokens
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

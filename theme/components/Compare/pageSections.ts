import { inlineParts } from './inlineParts';
import { headingText } from './markdownBlocks';

/** A heading with the blocks up to the next one. */
export interface PageSection {
  /** The words of the heading; nothing for the title of the page, which may differ between versions. */
  name: string;
  blocks: string[];
}

/** Takes the blocks of a page apart at its headings. */
export function pageSections(blocks: readonly string[]): PageSection[] {
  const sections: PageSection[] = [{ name: '', blocks: [] }];
  for (const block of blocks) {
    const heading = block.startsWith('# ') ? undefined : headingText(block);
    if (heading !== undefined) {
      const name = inlineParts(heading).map(({ text }) => text);
      sections.push({ name: name.join(''), blocks: [] });
    }
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

import { inlineParts } from './inlineParts';
import { headingText } from './markdownBlocks';

/** A heading and the blocks up to the next heading. */
export interface PageSection {
  /** The text of the heading. Empty for the page title, which can differ between versions. */
  name: string;
  blocks: string[];
}

/** Groups the blocks of a page into sections. */
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

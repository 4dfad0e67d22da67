import type { PageFile } from '../../content/files/pageFile';
import type { DocsPage } from '../../content/files/readPages';
import { type ParsedPage, type Section, sectionsOf } from '../translations/readSections';

const parsed = ({ writtenTree, source }: PageFile): ParsedPage => ({ tree: writtenTree(), source });
const sections = (page: PageFile) => sectionsOf(page.derive(parsed), page.text);

/** The tree of a page, the same for all checks. */
export function parsePage({ content }: DocsPage): ParsedPage {
  return content.derive(parsed);
}

/** The sections of a page, read once for all checks. */
export function pageSections({ content }: DocsPage): readonly Section[] {
  return content.derive(sections);
}

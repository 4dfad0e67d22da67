import type { PageFile } from '../../content/files/pageFile';
import type { DocsPage } from '../../content/files/readPages';
import { type ParsedPage, type Section, sectionsOf } from '../translations/readSections';

const parsed = ({ writtenTree, source }: PageFile): ParsedPage => ({ tree: writtenTree(), source });
const sections = (page: PageFile) => sectionsOf(page.derive(parsed), page.text);

/** Returns the tree of a page, which all checks share. */
export function parsePage({ content }: DocsPage): ParsedPage {
  return content.derive(parsed);
}

/** Returns the sections of a page, which are computed once for all checks. */
export function pageSections({ content }: DocsPage): readonly Section[] {
  return content.derive(sections);
}

import { parseFile } from '../content/tree/parseFile';
import { type ParsedPage, type Section, sectionsOf } from '../translations/readSections';
import type { DocsPage } from './readPages';

const parsed = new WeakMap<DocsPage, ParsedPage>();
const sections = new WeakMap<DocsPage, readonly Section[]>();

/** The tree of a page, parsed once for all checks. */
export function parsePage(page: DocsPage): ParsedPage {
  const found = parsed.get(page) ?? parseFile(page.source, page.file);
  parsed.set(page, found);
  return found;
}

/** The sections of a page, read once for all checks. */
export function pageSections(page: DocsPage): readonly Section[] {
  const found = sections.get(page) ?? sectionsOf(parsePage(page), page.source);
  sections.set(page, found);
  return found;
}

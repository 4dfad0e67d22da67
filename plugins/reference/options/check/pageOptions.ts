import type { DocsPage } from '../../../content/files/readPages';
import { parsePage } from '../../../maintenance/docs-check/parsePage';
import type { Finding } from '../../../support/finding';
import { plainPath } from '../../../support/plainPath';
import { type Aliases, indexOptions } from '../headingPath';
import type { OptionsData } from '../optionData';
import { type PageHeading, pageHeadings } from '../pageHeadings';
import { pageRoots } from '../pageRoots';

/** A page that documents options, with its headings. */
export interface OptionPage {
  page: DocsPage;
  roots: readonly string[];
  headings: readonly PageHeading[];
}

/** Returns a finding of this check. */
export function finding(page: Pick<DocsPage, 'file'>, line: number, message: string): Finding {
  return { check: 'options', file: page.file, line, message };
}

/** Returns the pages that document options, in their original order. */
export function optionPages(
  pages: readonly DocsPage[],
  data: OptionsData,
  aliases: Aliases,
): OptionPage[] {
  const index = indexOptions(data);
  return pages.flatMap((page) => {
    const roots = pageRoots(page.source);
    if (roots.length === 0) return [];
    return [{ page, roots, headings: pageHeadings(parsePage(page).tree, roots, index, aliases) }];
  });
}

/** Returns where the options of a version are documented in a language, by plain path. */
export function documentedPlaces(pages: readonly OptionPage[]) {
  const places = new Map<string, { page: DocsPage; line: number }>();
  for (const { page, headings } of pages) {
    for (const { path, line } of headings) {
      if (path && !places.has(plainPath(path))) places.set(plainPath(path), { page, line });
    }
  }
  return places;
}

/** Returns the options that need a heading. */
export function requiredPaths({ options }: OptionsData): string[] {
  return Object.entries(options)
    .filter(([, option]) => !option.foreign && !option.shown)
    .map(([path]) => path);
}

import type { ContentFacts } from '../facts/contentFacts';
import type { ContentFiles, PageFile } from '../files/pageFile';
import type { ContentPage } from './contentPage';
import type { PageText } from './pageText';

interface Revised {
  /** Returns a number that increases when the data about other pages changes. */
  revision: () => number;
}

/**
 * Creates a function that returns the current data of a page, because the dev server collects it only at the start.
 * The headings in an overview are those of the start, as on the page itself.
 */
export function pageRefresher(
  files: ContentFiles,
  { textOf, neighborsOf, revision }: Pick<ContentFacts, 'textOf' | 'neighborsOf'> & Revised,
): (page: ContentPage) => ContentPage {
  const texts = new WeakMap<PageFile, { at: number; text: PageText }>();
  return ({ neighbors: _, ...page }) => {
    const file = files.read(page._filepath);
    if (!file) return page;
    const at = revision();
    const known = texts.get(file);
    const text = known?.at === at ? known.text : textOf(file);
    texts.set(file, { at, text });
    return {
      ...page,
      ...neighborsOf(file, page),
      frontmatter: text.frontmatter,
      title: text.title || page.title,
    };
  };
}

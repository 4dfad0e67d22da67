import type { ContentFacts } from '../facts/contentFacts';
import type { ContentFiles, PageFile } from '../files/pageFile';
import type { ContentPage } from './contentPage';
import type { PageText } from './pageText';

interface Revised {
  /** How often has changed what plugins are told of other pages. */
  revision: () => number;
}

/**
 * Says what a page is now: the dev server asks for frontmatter and title once, when it starts. Of
 * headings an overview lists those of the start, as the page in the dev server does.
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

import type { ContentFacts } from '../facts/contentFacts';
import type { ContentFiles, PageFile } from '../files/pageFile';
import type { ContentPage } from './contentPage';
import type { PageText } from './pageText';

/**
 * Says what a page is now: the dev server asks for frontmatter and title once, when it starts. Of
 * headings an overview lists those of the start, as the page in the dev server does.
 */
export function pageRefresher(
  files: ContentFiles,
  { textOf, neighborsOf }: Pick<ContentFacts, 'textOf' | 'neighborsOf'>,
): (page: ContentPage) => ContentPage {
  const texts = new WeakMap<PageFile, PageText>();
  return ({ neighbors: _, ...page }) => {
    const file = files.read(page._filepath);
    if (!file) return page;
    const text = texts.get(file) ?? textOf(file);
    texts.set(file, text);
    return {
      ...page,
      ...neighborsOf(file, page),
      frontmatter: text.frontmatter,
      title: text.title || page.title,
    };
  };
}

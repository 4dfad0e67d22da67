import type { ContentFiles, PageFile } from '../files/pageFile';
import type { ContentPage } from './contentPage';
import { type PageText, pageText } from './pageText';

/**
 * Says what a page is now: the dev server asks for frontmatter and title once, when it starts. Of
 * headings an overview lists those of the start, as the page in the dev server does.
 */
export function pageRefresher(files: ContentFiles): (page: ContentPage) => ContentPage {
  const texts = new WeakMap<PageFile, PageText>();
  return (page) => {
    const file = files.read(page._filepath);
    if (!file) return page;
    const text = texts.get(file) ?? pageText(file, files);
    texts.set(file, text);
    return { ...page, frontmatter: text.frontmatter, title: text.title || page.title };
  };
}

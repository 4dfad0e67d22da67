import type { ContentFiles } from '../files/contentFiles';
import type { ContentPage } from './contentPage';
import { pageText } from './pageText';

/**
 * A page as its file is now: the dev server asks for frontmatter and title once, when it starts. Of
 * headings an overview lists those of the start, as the page in the dev server does.
 */
export function freshPage(page: ContentPage, files: ContentFiles): ContentPage {
  const file = files.read(page._filepath);
  if (!file) return page;
  const { title, frontmatter } = pageText(file, files);
  return { ...page, frontmatter, title: title || page.title };
}

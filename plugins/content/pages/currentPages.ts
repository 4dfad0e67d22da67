import type { PageIndexInfo } from '@rspress/core';
import type { ContentFacts } from '../facts/contentFacts';
import type { ContentFiles, PageFile } from '../files/pageFile';
import type { ContentPage } from './contentPage';
import type { PageText } from './pageText';

/** The data of a page that is read from its text. */
export type ReadText = Pick<PageText, 'title' | 'toc' | 'description'>;

/** A page whose text may not have been read. */
export type ListedPage = Omit<ContentPage, 'title' | 'toc'> & Partial<ReadText>;

/** The pages of a dev server, which collects their data only at the start. */
export interface CurrentPages {
  /** Returns a page with the current data of its file. */
  fresh: (page: ContentPage) => ContentPage;
  /** Returns a page for a list of all pages: without the data from its text if that has never been needed. */
  listed: (page: ContentPage) => ListedPage;
  /**
   * Adds data to a page that is read from its text when it is needed. It is not enumerable, so that copying a page does
   * not read it.
   */
  addText: (page: PageIndexInfo) => void;
}

interface CurrentData extends Pick<ContentFacts, 'neighborsOf'> {
  files: Pick<ContentFiles, 'read'>;
  textOf: (page: PageFile) => PageText;
  /** Returns a number that increases when the data about other pages changes. */
  revision: () => number;
}

/** The data of a page without a text. */
const NO_TEXT = { title: '', toc: [], description: undefined };

export function currentPages({ files, textOf, neighborsOf, revision }: CurrentData): CurrentPages {
  const texts = new WeakMap<PageFile, { at: number; text: PageText }>();
  const needed = new Set<string>();

  function read(file: PageFile): PageText {
    needed.add(file.file);
    const at = revision();
    const known = texts.get(file);
    const text = known?.at === at ? known.text : textOf(file);
    texts.set(file, { at, text });
    return text;
  }

  function fresh({ neighbors: _, ...page }: ContentPage): ContentPage {
    const file = files.read(page._filepath);
    if (!file) return page;
    const { frontmatter, title, toc, description } = read(file);
    return {
      ...page,
      ...neighborsOf(file, page),
      frontmatter,
      title: title || page.title || '',
      toc,
      ...(description && { description }),
    };
  }

  return {
    fresh,
    listed(page) {
      const file = files.read(page._filepath);
      const isRead = Object.prototype.propertyIsEnumerable.call(page, 'title');
      if (!file || isRead || needed.has(file.file)) return fresh(page);
      return { ...page, ...neighborsOf(file, page), frontmatter: file.frontmatter };
    },
    addText(page) {
      for (const [name, none] of Object.entries(NO_TEXT)) {
        Object.defineProperty(page, name, {
          configurable: true,
          enumerable: false,
          get() {
            const file = files.read(page._filepath);
            return file ? read(file)[name as keyof ReadText] : none;
          },
          set(value) {
            const own = { value, configurable: true, enumerable: true, writable: true };
            Object.defineProperty(page, name, own);
          },
        });
      }
    },
  };
}

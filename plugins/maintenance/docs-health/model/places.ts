import { mostAlike } from '../../../support/likeness';
import type { FactPage } from '../build/buildFacts';

/** A file or a folder to change. */
export interface RowPlace {
  /** The path relative to the folder of the site: `docs/v2/en/guide/start.mdx:12`. */
  path: string;
  /** The URL to edit it. */
  href?: string;
}

/** Finds the files of pages. */
export interface Places {
  page: (file: string) => FactPage | undefined;
  ofFile: (file: string, line?: number) => RowPlace;
  /** Returns the file of the page at an address relative to the base, in any notation. */
  ofRoute: (route: string) => RowPlace | undefined;
  /** Returns the file of the page that a link leads to, with or without the base. */
  ofLink: (link: string) => RowPlace | undefined;
  /**
   * Returns the file of the page in a version and language whose address or title is most similar to a text.
   */
  nearest: (text: string, version: string, lang: string) => RowPlace | undefined;
  /** Returns the folder of the pages of a version and language. */
  folder: (version: string, lang: string) => RowPlace | undefined;
}

/** The minimum similarity, from 0 to 1. */
const MIN_SIMILARITY = 0.6;

/** `/Guide/start.html#x` → `/guide/start` */
const keyOf = (route: string) =>
  route
    .replace(/[?#].*$/, '')
    .replace(/\.(?:html?|md)$/i, '')
    .replace(/(?:\/index)?\/*$/, '')
    .toLowerCase();

const lastOf = (route: string) => keyOf(route).split('/').at(-1) ?? '';

/** Returns the common folder of files: `docs/v2/en/`. */
function commonFolder(files: readonly string[]): string {
  let [folder = ''] = files;
  for (const file of files) {
    while (folder && !file.startsWith(folder)) folder = folder.replace(/[^/]*\/?$/, '');
  }
  return folder.slice(0, folder.lastIndexOf('/') + 1);
}

/** Creates the functions that locate the files of pages. */
export function createPlaces(pages: readonly FactPage[]): Places {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byRoute = new Map(pages.map((page) => [keyOf(page.route), page]));
  const of = ({ file, edit }: FactPage): RowPlace => ({ path: file, ...(edit && { href: edit }) });
  const inPlace = (version: string, lang: string) =>
    pages.filter((page) => page.version === version && page.lang === lang);

  function ofRoute(route: string): RowPlace | undefined {
    const page = byRoute.get(keyOf(route));
    return page && of(page);
  }

  return {
    page: (file) => byFile.get(file),
    ofFile(file, line) {
      const page = byFile.get(file);
      const path = line === undefined || line === 1 ? file : `${file}:${line}`;
      return { ...(page && of(page)), path };
    },
    ofRoute,
    ofLink(link) {
      const parts = link.split('/').slice(1);
      // The site may have a base, which the routes of pages do not contain.
      return parts
        .map((_, at) => ofRoute(`/${parts.slice(at).join('/')}`))
        .find((place) => place !== undefined);
    },
    nearest(text, version, lang) {
      const own = inPlace(version, lang);
      const names = new Map<string, FactPage>();
      for (const page of own) {
        names.set(lastOf(page.route), page);
        names.set(page.title.toLowerCase(), page);
      }
      names.delete('');
      const wanted = text.startsWith('/') ? lastOf(text) : text.toLowerCase();
      const found = names.get(mostAlike(wanted, [...names.keys()], MIN_SIMILARITY) ?? '');
      return found && of(found);
    },
    folder(version, lang) {
      const folder = commonFolder(inPlace(version, lang).map(({ file }) => file));
      return folder ? { path: folder } : undefined;
    },
  };
}

import { Document } from 'flexsearch';
import type { RspressPage } from '../engines/rspress.ts';
import type { OpenEngine } from '../engines/types.ts';

const CJK =
  /[\u3131-\u314e\u314f-\u3163\uac00-\ud7a3\u4e00-\u9fcc\u3400-\u4db5\u3041-\u3096\u30a1-\u30fa]/gu;
const CYRILLIC = /[\u0400-\u04ff]/gu;
const FIELDS = ['normalizedTitle', 'headers', 'normalizedContent'];
/** The number of pages that Rspress's search box requests. */
const PAGES = 7;

function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

function lettersOf(pattern: RegExp) {
  return { finalize: (words: string[]) => words.flatMap((word) => word.match(pattern) ?? []) };
}

/** Returns the URLs of matches in a page in the order of Rspress: title, headings, text. */
function placesOf(page: RspressPage, query: string): string[] {
  const content = normalize(page.content);
  const places: string[] = [];
  if (normalize(page.title).includes(query)) places.push(page.routePath);
  for (const { text, id } of page.toc) {
    if (normalize(text).includes(query)) places.push(`${page.routePath}#${id}`);
  }
  for (let at = content.indexOf(query); at >= 0; at = content.indexOf(query, at + query.length)) {
    const heading = page.toc.findLast(({ charIndex }) => charIndex <= at);
    places.push(heading ? `${page.routePath}#${heading.id}` : page.routePath);
    if (query === '') break;
  }
  return [...new Set(places)];
}

export const open: OpenEngine = async (files) => {
  const pages: RspressPage[] = JSON.parse(new TextDecoder().decode(files.get('pages')));
  const encoders = [{ maxlength: 64 }, lettersOf(CJK), lettersOf(CYRILLIC)];
  const indexes = encoders.map((encoder) => {
    const document = { id: 'id', store: true, index: FIELDS };
    return new Document({ tokenize: 'full', cache: 100, document, encoder });
  });
  await Promise.all(
    pages.flatMap((page) => {
      const entry = {
        ...page,
        normalizedContent: normalize(page.content),
        headers: page.toc.map(({ text }) => normalize(text)).join(' '),
        normalizedTitle: normalize(page.title),
      };
      return indexes.map((index) => index.addAsync(page.id, entry));
    }),
  );
  return async (query) => {
    const options = { enrich: true, limit: PAGES, index: FIELDS } as const;
    const answers = await Promise.all(indexes.map((index) => index.searchAsync(query, options)));
    const ids = answers.flat().flatMap(({ result }) => result.map(({ id }) => Number(id)));
    const key = normalize(query);
    const found = [...new Set(ids)].flatMap((id) => {
      const page = pages[id];
      return page ? placesOf(page, key) : [];
    });
    return found.slice(0, 10);
  };
};

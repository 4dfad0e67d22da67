import type { SearchRecord } from '../../plugins/retrieval/search/shared/types.ts';
import { type BenchQuery, pageKey } from '../search/queries.ts';

const NAME = /^[\w$@.<>/-]*(?:[a-z][A-Z]|\w[._-]\w)[\w$@.<>/()-]*$/;
/** The number of queries of each kind, sampled evenly. */
const EACH = 40;

interface Titled {
  title: string;
  page: string;
  anchor: string | null;
}

function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / EACH);
  return Array.from(
    { length: Math.min(EACH, items.length) },
    (_, at) => items[Math.floor(at * step)],
  ).flatMap((item) => (item === undefined ? [] : [item]));
}

/** Returns a word with two letters in the middle swapped. */
function mistyped(title: string): string {
  const letters = [...title];
  const middle = Math.floor(letters.length / 2);
  const at = letters.findIndex(
    (letter, place) =>
      place >= middle &&
      /[a-z]/.test(letter) &&
      /[a-z]/.test(letters[place + 1] ?? '') &&
      letter !== letters[place + 1],
  );
  if (at < 0) return title;
  [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
  return letters.join('');
}

/**
 * Returns queries that are derived from the headings of docs: names and headings, their prefixes,
 * variants with a typing error, and variants with reordered words. All sections with that heading are
 * correct answers.
 */
export function ruledQueries(records: readonly SearchRecord[], lang: string): BenchQuery[] {
  const all = records.map(
    ({ url, anchor, hierarchy, type }): Titled => ({
      title: (hierarchy[type] ?? '').trim(),
      page: pageKey(url, lang),
      anchor,
    }),
  );
  const distinct = [...new Map(all.map((each) => [each.title, each])).values()].filter(
    ({ title }) => title !== '',
  );
  const queriesOf = (
    kind: string,
    titles: readonly Titled[],
    queryOf: (title: string) => string,
    isRight: (title: string, query: string) => boolean,
  ) =>
    spread(titles).flatMap(({ title }): BenchQuery[] => {
      const query = queryOf(title);
      const relevant = all
        .filter((each) => isRight(each.title, query) || each.title === title)
        .map(({ page, anchor }) => ({ page, anchor }));
      return [{ lang, kind, query, relevant }];
    });
  const same = (title: string, query: string) => title.toLowerCase() === query.toLowerCase();
  const begins = (title: string, query: string) =>
    title.toLowerCase().startsWith(query.toLowerCase());
  const names = distinct.filter(({ title }) => NAME.test(title));
  const several = distinct.filter(
    ({ title }) => /\s|\p{Script=Han}{4}/u.test(title) && title.length < 50,
  );
  const wordsOf = (title: string) => title.split(/\s+/);
  const long = distinct.filter(({ title }) => title.length >= 6 && title.length < 50);
  const typable = distinct.filter(
    ({ title }) => title.length >= 8 && title.length < 40 && mistyped(title) !== title,
  );
  const three = several.filter(({ title }) => wordsOf(title).length >= 3);
  const pages = distinct.filter(({ anchor, title }) => anchor === null && title.length > 3);
  return [
    ...queriesOf('exact', names, (title) => title, same),
    ...queriesOf('heading', several, (title) => title, same),
    ...queriesOf(
      'prefix',
      long,
      (title) => title.slice(0, Math.ceil(title.length * 0.6)).trim(),
      begins,
    ),
    ...queriesOf('typo', typable, mistyped, same),
    ...queriesOf(
      'fragment',
      three,
      (title) => wordsOf(title).slice(0, 3).reverse().join(' '),
      same,
    ),
    ...queriesOf(
      'two letters',
      lang === 'zh' ? several : pages,
      (title) => [...title].slice(0, 2).join(''),
      begins,
    ),
  ];
}

import { fold } from '../analysis/words.ts';

/** A name that is always written the same way, such as `output.path`, `splitChunks` or `swc-loader`. */
const NAME = /^[\p{L}_$@][\p{L}\p{N}_$]*(?:[.:/-][\p{L}\p{N}_$]+)*$/u;
const HAS_BORDER = /[.:/-]|\p{Ll}\p{Lu}/u;
const NAMES = /[\p{L}_$@][\p{L}\p{N}_$]*(?:[.:/-][\p{L}\p{N}_$]+)*/gu;

/** A text with the number of its page. */
export interface PageText {
  page: number;
  /** Whether the text belongs to the page itself, not to one of its sections. */
  isPage: boolean;
  title: string;
  prose: string;
}

/** Returns the names in a text, each once. */
export const namesIn = (prose: string): string[] => [
  ...new Set(Array.from(prose.matchAll(NAMES), ([name]) => fold(name))),
];

/** The pages with a heading that ends in a name, such as `publicPath` and `output.publicPath`. */
function pagesByEnd(names: readonly string[], sections: readonly PageText[]) {
  const pages = new Map<string, Set<number>>();
  for (const [at, name] of names.entries()) {
    const end = name.slice(name.lastIndexOf('.') + 1);
    const known = pages.get(end) ?? new Set();
    pages.set(end, known.add(sections[at]?.page ?? 0));
  }
  return pages;
}

/**
 * The number of other pages that mention the heading of each section, if the heading is a name.
 * If headings on several pages end in the same name, its mentions are not counted, because they may refer to any of them.
 *
 * @param namesAt returns the names in the prose of a section
 */
export function countMentions(
  sections: readonly PageText[],
  namesAt: (at: number) => Iterable<string> = (at) => namesIn(sections[at]?.prose ?? ''),
): number[] {
  const pagesOf = new Map<string, Set<number>>();
  const names = sections.map(({ title }) => {
    const name = title.replace(/\(.*$/s, '').trim();
    return NAME.test(name) && HAS_BORDER.test(name) ? fold(name) : '';
  });
  for (const name of names) if (name !== '') pagesOf.set(name, new Set());
  for (const [at, { page }] of pagesOf.size === 0 ? [] : sections.entries()) {
    for (const name of namesAt(at)) pagesOf.get(name)?.add(page);
  }
  const ends = pagesByEnd(names, sections);
  return sections.map(({ page, isPage }, at) => {
    const name = names[at] ?? '';
    const isShared = !isPage && (ends.get(name)?.size ?? 0) > 1;
    const pages = isShared ? undefined : pagesOf.get(name);
    return pages ? pages.size - Number(pages.has(page)) : 0;
  });
}

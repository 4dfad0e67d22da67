import { fold } from '../analysis/words.ts';

/** A name that is written the same wherever it is meant: `output.path`, `splitChunks`, `swc-loader`. */
const NAME = /^[\p{L}_$@][\p{L}\p{N}_$]*(?:[.:/-][\p{L}\p{N}_$]+)*$/u;
const HAS_BORDER = /[.:/-]|\p{Ll}\p{Lu}/u;
const NAMES = /[\p{L}_$@][\p{L}\p{N}_$]*(?:[.:/-][\p{L}\p{N}_$]+)*/gu;

/** A text with the number of its page. */
export interface PageText {
  page: number;
  title: string;
  prose: string;
}

/** On how many other pages the heading of each section is named, where it is a name. */
export function countMentions(sections: readonly PageText[]): number[] {
  const pagesOf = new Map<string, Set<number>>();
  const names = sections.map(({ title }) => {
    const name = title.replace(/\(.*$/s, '').trim();
    return NAME.test(name) && HAS_BORDER.test(name) ? fold(name) : '';
  });
  for (const name of names) if (name !== '') pagesOf.set(name, new Set());
  for (const { page, prose } of sections) {
    for (const [name] of prose.matchAll(NAMES)) pagesOf.get(fold(name))?.add(page);
  }
  return sections.map(({ page }, at) => {
    const pages = pagesOf.get(names[at] ?? '');
    return pages ? pages.size - Number(pages.has(page)) : 0;
  });
}

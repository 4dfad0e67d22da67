import { chooseCode } from './chooseCode';
import { chooseSentences } from './chooseSentences';
import { type Corpus, titlesOf } from './corpus';
import { codeBlock, quoteBlock, sourceLink } from './markdown';
import { questionKind, wantsCode } from './questionKind';
import type { RankedSection } from './rankSections';
import { questionTerms } from './terms';

/** A piece of a section as it stands there. */
export interface Passage {
  titles: string[];
  url: string;
  quote?: string;
  code?: { lang: string; text: string };
}

/** The passages of the sections that are to be quoted, in their order. */
export function passagesOf(
  question: string,
  sections: readonly RankedSection[],
  { weight }: Corpus,
): Passage[] {
  const terms = questionTerms(question, weight);
  const isHow = wantsCode(question);
  const isAboutOption = questionKind(question) === 'option';
  const seen = new Set<string>();
  const passages: Passage[] = [];
  for (const { section } of sections) {
    const { content, code, hierarchy, url } = section.record;
    const quote =
      content === null ? undefined : chooseSentences(content, terms, weight, isAboutOption);
    const hasExample = isHow && !passages.some((passage) => passage.code);
    const example = hasExample || !quote ? chooseCode(code, terms, weight) : undefined;
    if ((!quote && !example) || (quote && seen.has(quote))) continue;
    if (quote) seen.add(quote);
    passages.push({ titles: titlesOf(hierarchy), url, quote, code: example });
  }
  return passages;
}

/** An answer without a model: a line that says so, then each passage and where it stands. */
export function quoteAnswer(intro: string, passages: readonly Passage[]): string {
  const blocks = passages.flatMap(({ titles, url, quote, code }) => [
    ...(quote ? [quoteBlock(quote)] : []),
    ...(code ? [codeBlock(code)] : []),
    sourceLink(titles, url),
  ]);
  return [intro, ...blocks].join('\n\n');
}

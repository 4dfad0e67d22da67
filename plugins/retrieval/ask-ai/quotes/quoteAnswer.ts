import type { PageSection } from '../../../content/sections/types';
import { chooseCode } from './chooseCode';
import { chooseQuote } from './chooseQuote';
import { codeBlock, quoteBlock, sourceLink } from './markdown';
import { wantsCode, wantsFacts } from './questionKind';
import type { RankedSection } from './rankSections';
import { questionTerms } from './terms';
import { titlesOf } from './titles';
import type { Vocabulary } from './vocabulary';

/** A verbatim excerpt of a section. */
export interface Passage {
  titles: string[];
  url: string;
  /** Blocks of Markdown. */
  quote?: string[];
  code?: PageSection['code'][number];
}

/** Returns the passages to quote from the sections, in the order of the sections. */
export function passagesOf(
  question: string,
  sections: readonly RankedSection[],
  { weight }: Pick<Vocabulary, 'weight'>,
): Passage[] {
  const terms = questionTerms(question, weight);
  const isHow = wantsCode(question);
  const areFactsWanted = wantsFacts(question);
  const seen = new Set<string>();
  const passages: Passage[] = [];
  for (const { section } of sections) {
    const { code, hierarchy, url } = section;
    const quote = chooseQuote(section, terms, weight, areFactsWanted);
    const hasExample = isHow && !passages.some((passage) => passage.code);
    const announced = quote?.code === undefined ? undefined : code[quote.code];
    const example =
      announced ?? (hasExample || !quote ? chooseCode(code, terms, weight) : undefined);
    const words = quote?.blocks.join('\n');
    if ((!quote && !example) || (words && seen.has(words))) continue;
    if (words) seen.add(words);
    passages.push({ titles: titlesOf(hierarchy), url, quote: quote?.blocks, code: example });
  }
  return passages;
}

/** Formats an answer without a model: an introduction, then each passage and the link to its section. */
export function quoteAnswer(intro: string, passages: readonly Passage[]): string {
  const blocks = passages.flatMap(({ titles, url, quote, code }) => [
    ...(quote ? [quoteBlock(quote)] : []),
    ...(code ? [codeBlock(code)] : []),
    sourceLink(titles, url),
  ]);
  return [intro, ...blocks].join('\n\n');
}

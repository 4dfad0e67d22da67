import type { PageSection } from '../../../content/sections/types';
import { chooseCode } from './chooseCode';
import { chooseQuote } from './chooseQuote';
import { codeBlock, quoteBlock, sourceLink } from './markdown';
import { wantsCode, wantsFacts } from './questionKind';
import type { RankedSection } from './rankSections';
import { questionTerms } from './terms';
import { titlesOf } from './titles';
import type { Vocabulary } from './vocabulary';

/** A piece of a section as it stands there. */
export interface Passage {
  titles: string[];
  url: string;
  /** Blocks of Markdown. */
  quote?: string[];
  code?: PageSection['code'][number];
}

/** The passages of the sections that are to be quoted, in their order. */
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

/** An answer without a model: a line that says so, then each passage and where it stands. */
export function quoteAnswer(intro: string, passages: readonly Passage[]): string {
  const blocks = passages.flatMap(({ titles, url, quote, code }) => [
    ...(quote ? [quoteBlock(quote)] : []),
    ...(code ? [codeBlock(code)] : []),
    sourceLink(titles, url),
  ]);
  return [intro, ...blocks].join('\n\n');
}

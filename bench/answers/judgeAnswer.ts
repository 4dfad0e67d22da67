import { readBlocks } from '../../plugins/retrieval/ask-ai/model/answerGrammar.ts';
import { textsFor } from '../../plugins/retrieval/ask-ai/texts.ts';
import { linksOf } from '../ask/askServer.ts';
import { plainAddress, type RetrievalCase } from '../retrieval/cases.ts';

/** What became of a model's reply. */
export interface JudgedAnswer {
  /** It says that the docs do not answer, or the model was not asked. */
  isRefused: boolean;
  /** The sections that it links, each once, in its order. */
  sections: string[];
  /** Whether one of them answers the question. */
  citesRight: boolean;
  /** Paragraphs, lists, tables and quotes. */
  blocks: number;
  /** Those that are marked as without a source. */
  withoutSource: number;
  /** Those that are marked because they say what the docs do not. */
  doubted: number;
  /** Links of the reply that the answer no longer has. */
  lostLinks: number;
}

const NO_CLAIM = new Set(['space', 'heading', 'code', 'hr']);

/** How often a text that names something stands in another. */
function countNamed(text: string, named: (names: string) => string): number {
  const [before = '', after = ''] = named('\n').split('\n');
  return text
    .split(before)
    .slice(1)
    .filter((rest) => rest.includes(after)).length;
}

/**
 * Judges an answer as a reader gets it.
 *
 * @param reply what the model wrote, before any of it was changed
 */
export function judgeAnswer(
  { lang, sections: right }: Pick<RetrievalCase, 'lang' | 'sections'>,
  answer: string,
  reply: string,
): JudgedAnswer {
  const texts = textsFor(lang);
  const links = linksOf(answer);
  const sections = [...new Set(links.map((url) => plainAddress(url, lang)))];
  return {
    isRefused: links.length === 0,
    sections,
    citesRight: sections.some((section) => right.includes(section)),
    blocks: readBlocks(answer).filter(({ type }) => !NO_CLAIM.has(type)).length,
    withoutSource: answer.split(texts.noSource).length - 1,
    doubted: countNamed(answer, texts.notFound),
    lostLinks: Math.max(0, linksOf(reply).length - links.length),
  };
}

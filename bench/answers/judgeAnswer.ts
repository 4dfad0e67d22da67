import { readBlocks } from '../../plugins/retrieval/ask-ai/model/answerGrammar.ts';
import { textsFor } from '../../plugins/retrieval/ask-ai/texts.ts';
import { linksOf } from '../ask/askServer.ts';
import { plainAddress, type RetrievalCase } from '../retrieval/cases.ts';

/** The evaluation of an answer. */
export interface JudgedAnswer {
  /** Whether the answer says that the docs do not contain it, or the model was not called. */
  isRefused: boolean;
  /** The linked sections without duplicates, in order. */
  sections: string[];
  /** Whether one of the sections answers the question. */
  citesRight: boolean;
  /** The number of paragraphs, lists, tables and quotes. */
  blocks: number;
  /** The number of blocks that are marked as lacking a source. */
  withoutSource: number;
  /** The number of blocks that are marked as not supported by the docs. */
  doubted: number;
  /** The number of links in the reply that were removed from the answer. */
  lostLinks: number;
}

const NO_CLAIM = new Set(['space', 'heading', 'code', 'hr']);

/** Counts the occurrences of a text that contains a name. */
function countNamed(text: string, named: (names: string) => string): number {
  const [before = '', after = ''] = named('\n').split('\n');
  return text
    .split(before)
    .slice(1)
    .filter((rest) => rest.includes(after)).length;
}

/**
 * Evaluates an answer as the reader sees it.
 *
 * @param reply the unmodified reply of the model
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

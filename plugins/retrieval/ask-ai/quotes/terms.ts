import { stem } from '../../search/engine/analysis/stem';
import { isStopWord } from '../../search/engine/analysis/stopWords';
import { readWords, type Word } from '../../search/engine/analysis/words';

/** Pairs of neighboring characters, which stand for the words of text without gaps. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function termsOfWord({ term, parts, isUnspaced }: Word): string[] {
  if (isUnspaced) return pairsOf(term);
  return [stem(term), ...parts.map((part) => stem(part.term))];
}

/** The terms of a text by which passages are compared, in order: stems, parts of names, pairs of Chinese characters. */
export function termsOf(text: string): string[] {
  return readWords(text).flatMap(termsOfWord);
}

const CHINESE_FILLER =
  /请问|每个|某个|一个|一种|之后|会不会|[把给让被]|为什么|怎么样|怎么办|怎么回事|是怎样的|怎么|怎样|如何|什么样的?|什么|哪种|哪个|哪些|哪里|是不是|是否|可以|能不能|能否|应该|需要|想要|一下|有什么用|吗|呢|吧|的|了|是|在|我|你|用/g;

/** Words with which a question is put, whatever it is about. */
const ASKING: ReadonlySet<string> = new Set(
  (
    'add change enable find give have keep let make put read run set show start take turn want work write ' +
    'way possible option setting config configure configuration'
  )
    .split(' ')
    .map(stem),
);

/**
 * The pairs of a run of Chinese that are its words, as far as the docs tell: a pair whose characters
 * both stand in pairs that the docs have more often is none.
 */
function wordsOf(run: string, weight: (term: string) => number): string[] {
  const pairs = pairsOf(run);
  const covered = new Set<number>();
  const order = pairs
    .map((_, at) => at)
    .sort((a, b) => weight(pairs[a] ?? '') - weight(pairs[b] ?? ''));
  const kept = order.filter((at) => {
    const isNew = !covered.has(at) || !covered.has(at + 1);
    covered.add(at).add(at + 1);
    return isNew;
  });
  return kept.sort((a, b) => a - b).flatMap((at) => pairs[at] ?? []);
}

/**
 * What a question asks about: its terms without the words that only make it a question, each once.
 *
 * @param weight of a term in the docs
 */
export function questionTerms(question: string, weight: (term: string) => number): string[] {
  const words = readWords(question.replace(CHINESE_FILLER, ' '));
  const said = words.filter(({ term }) => !isStopWord(term));
  const terms = (said.length > 0 ? said : words).flatMap((word) =>
    word.isUnspaced ? wordsOf(word.term, weight) : termsOfWord(word),
  );
  return [...new Set(terms)];
}

/**
 * The terms with which questions are put: they count, but little.
 *
 * @param subject what all of the docs are about, such as the name of the product
 */
export function askingTerms(subject: readonly string[]): ReadonlySet<string> {
  return new Set([...ASKING, ...subject.flatMap(termsOf)]);
}

/** Terms say no more than this, so that an unknown one does not outweigh all others … */
const MAX_WEIGHT = 3.6;
/** … and those with which questions are put so much of theirs. */
const ASKING_SHARE = 0.15;

/** What is known of the terms of the docs. */
export interface TermFacts {
  /** How much a term says: rare ones say more, one that no section has says most. */
  weight: (term: string) => number;
  /** Terms with which questions are put, whatever they are about. */
  asking: ReadonlySet<string>;
}

/** How much a term of a question says of what the question is about. */
export function weightInQuestion(term: string, { weight, asking }: TermFacts): number {
  return Math.min(MAX_WEIGHT, weight(term)) * (asking.has(term) ? ASKING_SHARE : 1);
}

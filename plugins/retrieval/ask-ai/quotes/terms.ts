import { stem } from '../../search/engine/analysis/stem';
import { isStopWord } from '../../search/engine/analysis/stopWords';
import { readWords, type Word } from '../../search/engine/analysis/words';

/** Returns the pairs of adjacent characters, which replace words in text without spaces. */
function pairsOf(run: string): string[] {
  const letters = [...run];
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

function termsOfWord({ term, parts, isUnspaced }: Word): string[] {
  if (isUnspaced) return pairsOf(term);
  return [stem(term), ...parts.map((part) => stem(part.term))];
}

/**
 * Returns the terms by which passages are compared, in order: stems, parts of names, and pairs of Chinese characters.
 */
export function termsOf(text: string): string[] {
  return readWords(text).flatMap(termsOfWord);
}

const CHINESE_FILLER =
  /请问|每个|某个|一个|一种|之后|会不会|[把给让被]|为什么|怎么样|怎么办|怎么回事|是怎样的|怎么|怎样|如何|什么样的?|什么|哪种|哪个|哪些|哪里|是不是|是否|可以|能不能|能否|应该|需要|想要|一下|有什么用|吗|呢|吧|的|了|是|在|我|你|用/g;

/** Words that occur in questions regardless of their topic. */
const ASKING: ReadonlySet<string> = new Set(
  (
    'add change enable find give have keep let make put read run set show start take turn want work write ' +
    'way possible option setting config configure configuration'
  )
    .split(' ')
    .map(stem),
);

/**
 * Returns the pairs of a run of Chinese characters that are likely words. A pair is dropped if both of its characters
 * belong to other pairs that are rarer in the docs.
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
 * Returns the terms of a question without stop words and duplicates.
 *
 * @param weight returns the weight of a term in the docs
 */
export function questionTerms(question: string, weight: (term: string) => number): string[] {
  const words = readWords(question.replace(CHINESE_FILLER, ' '));
  const meaningful = words.filter(({ term }) => !isStopWord(term));
  const terms = (meaningful.length > 0 ? meaningful : words).flatMap((word) =>
    word.isUnspaced ? wordsOf(word.term, weight) : termsOfWord(word),
  );
  return [...new Set(terms)];
}

/**
 * Returns the terms that are common in questions, which get a low weight.
 *
 * @param subject the topic of all docs, such as the name of the product
 */
export function askingTerms(subject: readonly string[]): ReadonlySet<string> {
  return new Set([...ASKING, ...subject.flatMap(termsOf)]);
}

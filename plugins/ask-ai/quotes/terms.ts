import { stem } from '../../search/engine/analysis/stem';
import { isStopWord } from '../../search/engine/analysis/stopWords';
import { readWords, type Word } from '../../search/engine/analysis/words';

/** Pairs of neighbouring characters, which stand for the words of text without gaps. */
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
  /请问|为什么|怎么样|怎么办|怎么回事|是怎样的|怎么|怎样|如何|什么样的?|什么|哪种|哪个|哪些|哪里|是不是|是否|可以|能不能|能否|应该|需要|想要|一下|有什么用|吗|呢|吧|的|了|是|在|我|你|用/g;

/** What a question asks about: its terms without the words that only make it a question, each once. */
export function questionTerms(question: string): string[] {
  const words = readWords(question.replace(CHINESE_FILLER, ' '));
  const said = words.filter(({ term, isUnspaced }) => isUnspaced || !isStopWord(term));
  const kept = said.length > 0 ? said : words;
  return [...new Set(kept.flatMap(termsOfWord))];
}

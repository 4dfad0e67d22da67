import type { Corpus } from './corpus';
import { type Sentence, sentencesOf } from './sentences';
import { termsOf } from './terms';

/** A quote is at most so long; a single sentence may be longer. */
const MAX_LENGTH = 420;
const MAX_SENTENCES = 3;
/** A line such as `Type: string` is a fact of a table, and no passage, where another one is. */
const FACT = /^[^\s:：]{1,16}[:：]\s?\S.*[^.。!?！？:：]$/;
const FACT_COST = 1;
/** A sentence beside the best one costs so much of what it adds. */
const FIRST_BONUS = 0.15;

function coverageOf(text: string, terms: readonly string[], weight: Corpus['weight']): number {
  const said = new Set(termsOf(text));
  return terms.reduce((sum, term) => sum + (said.has(term) ? weight(term) : 0), 0);
}

/** Runs of neighbouring sentences that are not too long. */
function* windowsOf(sentences: readonly Sentence[]): Generator<Sentence[]> {
  for (let from = 0; from < sentences.length; from += 1) {
    for (let count = 1; count <= MAX_SENTENCES && from + count <= sentences.length; count += 1) {
      const window = sentences.slice(from, from + count);
      const length = (window.at(-1)?.end ?? 0) - (window[0]?.start ?? 0);
      if (count > 1 && length > MAX_LENGTH) break;
      yield window;
    }
  }
}

/**
 * The part of a text that says most about the terms: one to three sentences that stand beside each
 * other, word for word. Of equal parts the first and shortest wins, with its start where the section
 * says what it is about.
 *
 * @param wantsFacts whether lines such as `Default: true` are as good as sentences
 * @returns `undefined` for a text without sentences
 */
export function chooseSentences(
  text: string,
  terms: readonly string[],
  weight: Corpus['weight'],
  wantsFacts = false,
): string | undefined {
  const sentences = sentencesOf(text);
  const opening = wantsFacts ? sentences[0] : sentences.find((each) => !FACT.test(each.text));
  let best: Sentence[] | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  const all = terms.reduce((sum, term) => sum + weight(term), 0) || 1;
  for (const window of windowsOf(sentences)) {
    const [first] = window;
    if (!first) continue;
    const said = window.map((sentence) => sentence.text).join(' ');
    const share = coverageOf(said, terms, weight) / all;
    const facts = wantsFacts ? 0 : window.filter((sentence) => FACT.test(sentence.text)).length;
    const start = first === opening ? FIRST_BONUS : 0;
    const score = share - 0.06 * (window.length - 1) - FACT_COST * facts + start;
    if (score <= bestScore + 1e-9) continue;
    best = window;
    bestScore = score;
  }
  if (!best) return undefined;
  return text.slice(best[0]?.start, best.at(-1)?.end);
}

/** Matches names and numbers with dots: `output.library.type`, `2.3.2`. */
const NAMES = /[\w$]+(?:\.[\w$]+)+/g;

/**
 * Returns a segmenter that keeps names with dots whole. Newer browsers end a word at each dot, so that a removed option
 * between two others would tear their names: `output.` ~~`charset, output.`~~ `clean`.
 */
export function wholeNames(words: Intl.Segmenter): Intl.Segmenter {
  function segment(text: string) {
    const names = [...text.matchAll(NAMES)].map(({ 0: name, index }) => ({
      from: index,
      to: index + name.length,
    }));
    const starts = Array.from(words.segment(text), ({ index }) => index).filter(
      (start) => !names.some(({ from, to }) => from < start && start < to),
    );
    const cuts = new Set([...starts, ...names.flatMap(({ from, to }) => [from, to]), text.length]);
    const sorted = [...cuts].sort((a, b) => a - b);
    return sorted.slice(0, -1).map((index, at) => ({
      segment: text.slice(index, sorted[at + 1]),
      index,
      input: text,
    }));
  }
  return {
    segment: (text) => Object.assign(segment(text), { containing: () => undefined }),
    resolvedOptions: () => words.resolvedOptions(),
  } as Intl.Segmenter;
}

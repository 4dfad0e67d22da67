/** Matches the end of a sentence or a clause in Chinese. */
const END = /(?<=[。！？；])/u;

/** Matches colons that introduce a clause: Chinese ones, and others before a space or the end. */
const COLON = /：|:(?=\s|$)/gu;

/** Parts of a line whose colons are not counted. */
const APART = /（[^（）]*）|\([^()]*\)|“[^”]*”|\*\*[^*]*\*\*/g;

/**
 * Matches lines that are not sentences: tables, headings, and list items, which name their subject before a
 * colon.
 */
const NO_SENTENCE = /^(?:\||[-*+]\s|\d+\.\s|#)/;

/** The maximum number of quoted characters in a message. */
const QUOTED = 40;

/** Returns the starts of the sentences of a line that have too many colons. */
export function sentencesWithColons(line: string, maxColons: number): string[] {
  const text = line.trim();
  if (NO_SENTENCE.test(text)) return [];
  return text
    .replace(APART, '')
    .split(END)
    .filter((sentence) => (sentence.match(COLON)?.length ?? 0) > maxColons)
    .map((sentence) => `${[...sentence.trim()].slice(0, QUOTED).join('')}…`);
}

/** Where a sentence or a clause of a line ends. */
const END = /(?<=[。！？；])/u;

/** Colons that introduce a clause: those of Chinese, and those of other languages before a space or the end. */
const COLON = /：|:(?=\s|$)/gu;

/** Pieces of a line whose colons are their own. */
const APART = /（[^（）]*）|\([^()]*\)|“[^”]*”|\*\*[^*]*\*\*/g;

/** Lines that are no sentences: tables, list items, which name a thing before their colon, and headings. */
const NO_SENTENCE = /^(?:\||[-*+]\s|\d+\.\s|#)/;

/** How much of a sentence a message quotes, in characters. */
const QUOTED = 40;

/** How the sentences of a line begin that have more colons than the style of its language allows. */
export function sentencesWithColons(line: string, maxColons: number): string[] {
  const text = line.trim();
  if (NO_SENTENCE.test(text)) return [];
  return text
    .replace(APART, '')
    .split(END)
    .filter((sentence) => (sentence.match(COLON)?.length ?? 0) > maxColons)
    .map((sentence) => `${[...sentence.trim()].slice(0, QUOTED).join('')}…`);
}

/** Parts of a line in which a semicolon separates phrases, not sentences. */
const IN_PARENTHESES = /\([^()]*\)/g;

/** Matches a semicolon with up to three words on either side. */
const JOINT = /(?:\S+\s+){0,2}\S+;\s+\S+(?:\s+\S+){0,2}/g;

/** Matches the end of a full sentence. */
const SENTENCE_END = /[.:!?]["”’)*_]*$/;

/**
 * Returns the places where a semicolon joins two sentences of a line, each with a few words around it.
 * Tables, and list items that are not sentences, have none.
 */
export function joinedSentences(line: string): string[] {
  const text = line.trim();
  if (text.startsWith('|') || !SENTENCE_END.test(text)) return [];
  return text.replace(IN_PARENTHESES, '').match(JOINT) ?? [];
}

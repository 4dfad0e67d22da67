/** A part of a text. */
export interface TextPart {
  text: string;
  /** The position of the rest; `undefined` at the end of the text. */
  next?: number;
}

/** Moves a position that would split a surrogate pair. */
function isInsideCharacter(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1));
}

/** Returns a part of a text within a maximum length, which ends at a line break if possible. */
export function textPart(text: string, offset: number, max: number): TextPart {
  const start = isInsideCharacter(text, offset) ? offset - 1 : offset;
  if (text.length - start <= max) return { text: text.slice(start) };
  const lineEnd = text.lastIndexOf('\n', start + max - 1) + 1;
  const end = lineEnd > start ? lineEnd : start + max;
  const next = isInsideCharacter(text, end) ? end - 1 : end;
  return { text: text.slice(start, next), next };
}

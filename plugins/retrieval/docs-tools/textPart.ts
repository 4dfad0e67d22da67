/** A part of a text. */
export interface TextPart {
  text: string;
  /** Where the rest begins; nothing at the end of the text. */
  next?: number;
}

/** A character may be two units of a string; none is cut through. */
function isInsideCharacter(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1));
}

/** A part of a text that is not longer than allowed and ends with a line where there is one. */
export function textPart(text: string, offset: number, max: number): TextPart {
  const start = isInsideCharacter(text, offset) ? offset - 1 : offset;
  if (text.length - start <= max) return { text: text.slice(start) };
  const lineEnd = text.lastIndexOf('\n', start + max - 1) + 1;
  const end = lineEnd > start ? lineEnd : start + max;
  const next = isInsideCharacter(text, end) ? end - 1 : end;
  return { text: text.slice(start, next), next };
}

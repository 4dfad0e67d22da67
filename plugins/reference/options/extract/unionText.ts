/** Replaces `=>`, whose `>` is not a closing bracket. */
const ARROW = '\u21d2';

/** Returns a text without its parts in brackets. */
function outside(text: string): string {
  let depth = 0;
  let kept = '';
  for (const char of text.replaceAll('=>', ARROW)) {
    if (')]}>'.includes(char)) depth -= 1;
    if (depth === 0) kept += char;
    if ('([{<'.includes(char)) depth += 1;
  }
  return kept;
}

/** Adds parentheses to a type that would otherwise be ambiguous in a list or a union. */
export function grouped(text: string, isNeeded: RegExp): string {
  return isNeeded.test(outside(text)) ? `(${text})` : text;
}

const FUNCTION = new RegExp(ARROW);

/** Matches types that are ambiguous before `[]` or next to `&`. */
export const LOOSE = new RegExp(`[|&${ARROW}]`);

/** Joins the distinct members of a union. `undefined` is omitted, because options are optional anyway. */
export function union(texts: readonly string[]): string {
  const members = [...new Set(texts)].filter((text) => text !== 'undefined' && text !== 'never');
  const kept = ['true', 'false'].every((word) => members.includes(word))
    ? members.flatMap((text) => (text === 'false' ? [] : text === 'true' ? ['boolean'] : [text]))
    : members;
  const [only = 'undefined', ...others] = kept;
  return others.length === 0 ? only : kept.map((text) => grouped(text, FUNCTION)).join(' | ');
}

/** Splits a text at bars outside brackets and quotes. */
export function unionParts(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let inResult = false;
  for (const char of text.replaceAll('=>', ARROW)) {
    if ('([{<'.includes(char)) depth += 1;
    if (')]}>'.includes(char)) depth -= 1;
    if (char === ARROW && depth === 0) inResult = true;
    if (char === '|' && depth === 0 && !inResult) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => bare(part.trim().replaceAll(ARROW, '=>')));
}

/** Removes parentheses around a whole text. */
function bare(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (const [index, char] of [...text].entries()) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0 && index < text.length - 1) return text;
  }
  return bare(text.slice(1, -1));
}

/** Stands for `=>`, whose `>` closes nothing. */
const ARROW = '\u21d2';

/** A text without what stands in brackets. */
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

/** Puts parentheses around what would read wrongly in a list or a union. */
export function grouped(text: string, isNeeded: RegExp): string {
  return isNeeded.test(outside(text)) ? `(${text})` : text;
}

const FUNCTION = new RegExp(ARROW);

/** What reads wrongly before `[]` or beside `&`. */
export const LOOSE = new RegExp(`[|&${ARROW}]`);

/** The members of a union once each, without `undefined`: an option may be left out anyway. */
export function union(texts: readonly string[]): string {
  const members = [...new Set(texts)].filter((text) => text !== 'undefined' && text !== 'never');
  const kept = ['true', 'false'].every((word) => members.includes(word))
    ? members.flatMap((text) => (text === 'false' ? [] : text === 'true' ? ['boolean'] : [text]))
    : members;
  const [only = 'undefined', ...others] = kept;
  return others.length === 0 ? only : kept.map((text) => grouped(text, FUNCTION)).join(' | ');
}

/** The parts of a text between bars that stand in no bracket or quote. */
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

/** A text without parentheses around all of it. */
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

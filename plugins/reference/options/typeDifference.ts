const OPEN = new Set(['(', '[', '{', '<']);
const CLOSE = new Set([')', ']', '}', '>']);
const QUOTES = new Set(["'", '"', '`']);

/** The minimum number of shared members to omit them. */
const SHARED = 3;

/** Represents the members that both types share. */
const REST = '…';

/** Splits a union into its members. Bars inside brackets, strings and functions do not separate members. */
export function unionMembers(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let quote = '';
  let member = '';
  [...type].forEach((char, index, chars) => {
    const isArrow = char === '>' && chars[index - 1] === '=';
    if (quote) quote = char === quote ? '' : quote;
    else if (QUOTES.has(char)) quote = char;
    else if (OPEN.has(char)) depth += 1;
    else if (CLOSE.has(char) && !isArrow) depth -= 1;
    if (char === '|' && depth === 0 && !quote) {
      members.push(member.trim());
      member = '';
    } else {
      member += char;
    }
  });
  return [...members, member.trim()];
}

/**
 * Shortens two types for a comparison. For long unions with many shared members, only the members that differ
 * remain, after `…`.
 */
export function typeDifference(older: string, newer: string): [older: string, newer: string] {
  const before = unionMembers(older);
  const now = unionMembers(newer);
  if (before.filter((member) => now.includes(member)).length < SHARED) return [older, newer];
  const own = (members: readonly string[], others: readonly string[]) =>
    [REST, ...members.filter((member) => !others.includes(member))].join(' | ');
  return [own(before, now), own(now, before)];
}

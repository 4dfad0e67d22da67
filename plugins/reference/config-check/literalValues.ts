/** A part of a type that any string may have. */
const ANY_STRING = /^(?:string|any|unknown|`.*`|[A-Z].*|\(.*\).*|\{.*|.*\[\])$/s;

/** Splits a union at its own bars, not at those inside brackets or quotes. */
function members(type: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < type.length; at += 1) {
    const letter = type[at] ?? '';
    if (quote) {
      if (letter === quote) quote = '';
    } else if (letter === "'" || letter === '"' || letter === '`') quote = letter;
    else if ('([{<'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter) || (letter === '>' && type[at - 1] !== '=')) depth -= 1;
    else if (letter === '|' && depth === 0) {
      found.push(type.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, type.slice(start)].map((member) => member.trim()).filter(Boolean);
}

/** The strings that a type lists, and whether a string is one of them. */
export interface LiteralValues {
  /** As the type writes them, also in short: `[hidden-]source-map`. */
  listed: readonly string[];
  has: (value: string) => boolean;
}

/** `[inline-|hidden-]source-map` stands for three values. */
function patternOf(value: string): RegExp {
  const source = value
    .replace(/[.*+?^${}()\\]/g, '\\$&')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?');
  return new RegExp(`^(?:${source})$`);
}

/** The strings that a type allows, where it lists them; nothing where others are possible too. */
export function literalValues(type: string): LiteralValues | undefined {
  const parts = members(type);
  if (parts.some((part) => ANY_STRING.test(part))) return undefined;
  const listed = parts.flatMap((part) => part.match(/^(['"])(.*)\1$/)?.[2] ?? []);
  if (listed.length === 0) return undefined;
  const patterns = listed.map(patternOf);
  return { listed, has: (value) => patterns.some((pattern) => pattern.test(value)) };
}

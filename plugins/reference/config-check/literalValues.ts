/** Matches members of a type that can accept any string. */
const ANY_STRING = /^(?:string|any|unknown|`.*`|[A-Z].*|\(.*\).*|\{.*|.*\[\])$/s;

/** Splits a union at its top-level bars, ignoring those inside brackets or quotes. */
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

/** Matches the first group of an abbreviated value. */
const GROUP = /\[([^[\]]*)\]/;

/** Returns all values that an abbreviated one stands for. */
function expand(value: string): string[] {
  const group = GROUP.exec(value);
  if (!group) return [value];
  const [whole, choices = ''] = group;
  return ['', ...choices.split('|')].flatMap((choice) => expand(value.replace(whole, choice)));
}

/** The strings that a type lists, and a check whether a string is one of them. */
export interface LiteralValues {
  /** As written in the type, which may abbreviate several values: `[hidden-]source-map`. */
  listed: readonly string[];
  /** All of them in full: `source-map` and `hidden-source-map`. */
  all: () => readonly string[];
  has: (value: string) => boolean;
}

/** `[inline-|hidden-]source-map` matches three values. */
function patternOf(value: string): RegExp {
  const source = value
    .replace(/[.*+?^${}()\\]/g, '\\$&')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?');
  return new RegExp(`^(?:${source})$`);
}

/** Returns the strings that a type lists, or `undefined` if it also accepts others. */
export function literalValues(type: string): LiteralValues | undefined {
  const parts = members(type);
  if (parts.some((part) => ANY_STRING.test(part))) return undefined;
  const listed = parts.flatMap((part) => part.match(/^(['"])(.*)\1$/)?.[2] ?? []);
  if (listed.length === 0) return undefined;
  const patterns = listed.map(patternOf);
  return {
    listed,
    all: () => listed.flatMap(expand),
    has: (value) => patterns.some((pattern) => pattern.test(value)),
  };
}

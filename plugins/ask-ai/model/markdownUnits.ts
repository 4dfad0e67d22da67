/** A piece of Markdown that can be judged by itself. */
export type Unit =
  | { kind: 'text'; raw: string }
  | { kind: 'code'; raw: string }
  | { kind: 'link'; raw: string; words: string; address: string; isImage: boolean }
  /** An address without brackets, or in angle brackets; `isGlued` to text that a client may add to it. */
  | { kind: 'address'; raw: string; address: string; isGlued: boolean }
  /** The sign that opens an element. */
  | { kind: 'html'; raw: string };

/** The next piece, or `more` where what follows decides about it. */
export type NextUnit = Unit | 'more';

/** What is longer and still not closed is no link, code or element. */
const MAX_OPEN = 1000;

const isCut = (rest: string, isEnd: boolean) =>
  !isEnd && rest.length < MAX_OPEN && !/\n[ \t]*\n/.test(rest);

const letter = (raw: string): Unit => ({ kind: 'text', raw });

/** ```` `code` ```` */
function codeUnit(rest: string, isEnd: boolean): NextUnit {
  const run = /^`+/.exec(rest)?.[0] ?? '`';
  if (run.length === rest.length && !isEnd) return 'more';
  const close = new RegExp(`(?<!\`)${run}(?!\`)`).exec(rest.slice(run.length));
  const blank = /\n[ \t]*\n/.exec(rest)?.index ?? Number.POSITIVE_INFINITY;
  const end = close ? run.length + close.index + run.length : -1;
  if (end !== -1 && end <= blank) {
    if (end === rest.length && !isEnd) return 'more';
    return { kind: 'code', raw: rest.slice(0, end) };
  }
  return isCut(rest, isEnd) ? 'more' : letter(run);
}

/** Where the bracket at the start is closed; nested ones count, escaped ones and those in code do not. */
function closingBracket(rest: string): number {
  let depth = 0;
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === '\\') at += 1;
    else if (rest[at] === '[') depth += 1;
    else if (rest[at] === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

const TARGET =
  /^\(\s*(?:<([^<>\n]*)>|((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)/;

/** `[words](address)`, `![words](address)`; references are text, whose definitions are addresses. */
function linkUnit(rest: string, isEnd: boolean): NextUnit {
  const isImage = rest.startsWith('!');
  const opening = isImage ? 1 : 0;
  const close = closingBracket(rest.slice(opening));
  if (close === -1) return isCut(rest, isEnd) ? 'more' : letter(rest.slice(0, opening + 1));
  const after = rest.slice(opening + close + 1);
  if (after === '' && !isEnd) return 'more';
  if (!after.startsWith('(')) return letter(rest.slice(0, opening + 1));
  const target = TARGET.exec(after);
  if (!target)
    return isCut(after, isEnd) && !after.includes(')')
      ? 'more'
      : letter(rest.slice(0, opening + 1));
  return {
    kind: 'link',
    raw: rest.slice(0, opening + close + 1 + target[0].length),
    words: rest.slice(opening + 1, opening + close),
    address: target[1] ?? target[2] ?? '',
    isImage,
  };
}

/** `<https://…>`; any other `<` that may open an element is a sign of its own. */
function angleUnit(rest: string, isEnd: boolean): NextUnit {
  if (rest === '<' && !isEnd) return 'more';
  const [raw, inner = ''] = /^<([a-z][a-z\d+.-]*:[^\s<>]*)>/i.exec(rest) ?? [];
  if (raw) return { kind: 'address', raw, address: inner, isGlued: true };
  const isOpen = /^<[a-z][a-z\d+.-]*(?::[^\s<>]*)?$/i.test(rest);
  if (isOpen && isCut(rest, isEnd)) return 'more';
  return /^<[a-z/!?]/i.test(rest) ? { kind: 'html', raw: '<' } : letter('<');
}

const ADDRESS =
  /^(?:https?:\/\/|www\.)[^\s<>"'`*|\\^{}[\]\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]*/i;
const ADDRESS_START = /^(?:h|ht|htt|http|https|https?:|https?:\/|https?:\/\/|w|ww|www)$/i;

/** An address as it is: without the sign that ends the sentence. */
function addressUnit(rest: string, isEnd: boolean): NextUnit | undefined {
  if (!isEnd && ADDRESS_START.test(rest)) return 'more';
  const found = ADDRESS.exec(rest)?.[0];
  if (!found) return undefined;
  if (found.length === rest.length && !isEnd && rest.length < MAX_OPEN) return 'more';
  const raw = found.replace(/(?<=[^/])[.,:;!?)]+$/, '');
  const isGlued = raw === found && /^[^\s<>"{}|\\^`[\]]/.test(rest.slice(raw.length));
  return { kind: 'address', raw, address: raw, isGlued };
}

/** Takes the first piece off a text that is in no fence. */
export function nextUnit(rest: string, isEnd: boolean): NextUnit {
  const [first = ''] = rest;
  if (first === '\\') {
    return rest.length === 1 && !isEnd ? 'more' : letter(rest.slice(0, 2));
  }
  if (first === '`') return codeUnit(rest, isEnd);
  if (first === '!' && rest.length === 1 && !isEnd) return 'more';
  if (first === '[' || rest.startsWith('![')) return linkUnit(rest, isEnd);
  if (first === '<') return angleUnit(rest, isEnd);
  if (/[hw]/i.test(first)) return addressUnit(rest, isEnd) ?? letter(first);
  const plain = /^[^\\`![<hwHW\n]+/.exec(rest)?.[0];
  return letter(plain ?? first);
}

import { codeTitle } from './codeLabel';

/** How a comment at the end of a line begins: `//`, `/*`, `<!--`, `#` and others. */
const OPEN = String.raw`[^\S\n]*(?:\/\/|\/\*|<!--|#|--|%+|;+|"+)\s*`;
/** How it ends. */
const CLOSE = String.raw`[^\S\n]*(?:\*\/|-->)?[^\S\n]*$`;
/** A mark of lines. */
const MARK = String.raw`\[!code (?!note:)[^\]]+\]`;

/** A comment that marks lines, with what it is written in: `// [!code ++]`, `<!-- [!code focus] -->`. */
const MARKS = new RegExp(String.raw`${OPEN}${MARK}(?:\s*${MARK})*${CLOSE}`);

/** A comment that is shown as a note on its line: `// [!code note: Relative to the page.]`. */
export const NOTE = new RegExp(
  String.raw`(?<open>${OPEN})(?:${MARK}\s*)*\[!code note:\s*(?<text>.*\S)\s*\](?<close>${CLOSE})`,
);

/** Code without our marks: a note is left as a comment, a line of nothing but marks is left out. */
export function withoutMarks(code: string): string {
  if (!code.includes('[!code ')) return code;
  return code
    .split('\n')
    .flatMap((line) => {
      const kept = line.replace(NOTE, '$<open>$<text>$<close>').replace(MARKS, '');
      return kept.trim() === '' && kept !== line ? [] : [kept];
    })
    .join('\n');
}

/** A fence longer than every run of backticks in the code. */
function fenceFor(code: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

/** A block of code as Markdown: its language, its title, and the code. */
export function fencedCode(code: string, lang = '', title = ''): string {
  const fence = fenceFor(code);
  const name = title === '' ? '' : ` title="${title.replaceAll('"', "'")}"`;
  const language = lang === '' && name !== '' ? 'text' : lang;
  return `${fence}${language}${name}\n${code}\n${fence}`;
}

/** The block of a Markdown tree: without our marks, and of the words behind the language the title. */
export function codeBlock(
  { lang, meta, value = '' }: { lang?: string | null; meta?: string | null; value?: string },
  title = codeTitle(meta ?? ''),
): string {
  return fencedCode(withoutMarks(value), lang ?? '', title ?? '');
}

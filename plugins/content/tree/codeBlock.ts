import { codeTitle } from './codeLabel';

/** The start of a comment at the end of a line: `//`, `/*`, `<!--`, `#` and others. */
const OPEN = String.raw`[^\S\n]*(?:\/\/|\/\*|<!--|#|--|%+|;+|"+)\s*`;
/** The end of the comment. */
const CLOSE = String.raw`[^\S\n]*(?:\*\/|-->)?[^\S\n]*$`;
/** A marker for the line. */
const MARK = String.raw`\[!code (?!note:)[^\]]+\]`;

/** A comment that consists of markers: `// [!code ++]`, `<!-- [!code focus] -->`. */
const MARKS = new RegExp(String.raw`${OPEN}${MARK}(?:\s*${MARK})*${CLOSE}`);

/** A comment that is shown as a note on its line: `// [!code note: Relative to the page.]`. */
export const NOTE = new RegExp(
  String.raw`(?<open>${OPEN})(?:${MARK}\s*)*\[!code note:\s*(?<text>.*\S)\s*\](?<close>${CLOSE})`,
);

/** Removes our markers from code. Notes stay as comments, and lines that only contain markers are removed. */
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

/** Returns a fence that is longer than every run of backticks in the code. */
function fenceFor(code: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

/** Formats code as a Markdown block with its language and title. */
export function fencedCode(code: string, lang = '', title = ''): string {
  const fence = fenceFor(code);
  const name = title === '' ? '' : ` title="${title.replaceAll('"', "'")}"`;
  const language = lang === '' && name !== '' ? 'text' : lang;
  return `${fence}${language}${name}\n${code}\n${fence}`;
}

/** Formats a code node as Markdown: without our markers, and with only the title of its meta string. */
export function codeBlock(
  { lang, meta, value = '' }: { lang?: string | null; meta?: string | null; value?: string },
  title = codeTitle(meta ?? ''),
): string {
  return fencedCode(withoutMarks(value), lang ?? '', title ?? '');
}

import { codeTitle } from './codeLabel';

/** A comment that marks lines, with what it is written in: `// [!code ++]`, `<!-- [!code focus] -->`. */
const MARK =
  /[^\S\n]*(?:\/\/|\/\*|<!--|#|--|%+|;+|"+)\s*\[!code [^\]]+\](?:\s*\[!code [^\]]+\])*[^\S\n]*(?:\*\/|-->)?[^\S\n]*$/;

/** Code without the comments that mark lines; a line of nothing else is left out. */
export function withoutMarks(code: string): string {
  if (!code.includes('[!code ')) return code;
  return code
    .split('\n')
    .flatMap((line) => {
      const kept = line.replace(MARK, '');
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

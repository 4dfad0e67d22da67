import { LineCounter, parseDocument } from 'yaml';
import type { Finding, Fix } from '../../support/finding';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import type { PageFile } from '../files/pageFile';

const LINES_ABOVE = 1;

const REMEDIES: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'put quotes around a value that contains a colon',
  MISSING_CHAR: 'add the closing quote or bracket',
  DUPLICATE_KEY: 'keep one of them',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'indent it like the lines around it',
  BAD_ALIAS: 'put quotes around a value that begins with *',
  BAD_SCALAR_START: 'put quotes around the value',
  UNEXPECTED_TOKEN: 'put quotes around the value',
};

/** Matches the message about a list or object that is not closed, which the parser takes for a wrong indentation. */
const UNCLOSED = /must be sufficiently indented and end with/;

/** A key and an unquoted value that contains a colon, without other special characters of YAML. */
const PLAIN_WITH_COLON = /^[\w-]+: ([^\s'"[\]{}|>&*!%@`#,?-][^#]*: [^#]*?)\s*$/;

/** Returns a fix that quotes a value, if the value can only be a text with a colon. */
function quotes(code: string, line: string): Fix | undefined {
  const [, value] = (code === 'BLOCK_AS_IMPLICIT_KEY' && PLAIN_WITH_COLON.exec(line)) || [];
  return value === undefined ? undefined : { find: value, write: JSON.stringify(value) };
}

/** Reports the first YAML error of each line in the frontmatter of a page. The parser often reports one fault several times. */
export function yamlFindings({ text }: Pick<PageFile, 'text'>, file: string): Finding[] {
  if (!text.startsWith('---')) return [];
  const check = 'frontmatter-syntax';
  const yaml = writtenFrontmatter(text)?.yaml;
  if (yaml === undefined) {
    // A page may start with a thematic break. It is frontmatter only if a key follows.
    if (!/^---[ \t]*\r?\n[\w-]+:/.test(text)) return [];
    const message = 'the frontmatter is not closed → add a line with --- after it';
    return [{ check, file, line: 1, message }];
  }
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lines = errors.map(({ pos }) => lineCounter.linePos(pos[0]).line);
  const firsts = errors.filter((_, at) => lines.indexOf(lines[at] ?? 0) === at);
  return firsts.map(({ pos, code, message }) => {
    const { line, col } = lineCounter.linePos(pos[0]);
    const remedy = UNCLOSED.test(message)
      ? 'add the closing quote or bracket, or indent it more than its key'
      : (REMEDIES[code] ?? 'correct the YAML syntax');
    const full = `${message.replace(/\.$/, '')} → ${remedy}`;
    const fix = quotes(code, yaml.split('\n')[line - 1] ?? '');
    return { check, file, line: line + LINES_ABOVE, column: col, message: full, fix };
  });
}

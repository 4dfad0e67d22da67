import { LineCounter, parseDocument } from 'yaml';
import type { Finding } from '../../support/finding';
import type { PageFile } from '../files/pageFile';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const LINES_ABOVE = 1;

const REMEDIES: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'put quotes around a value that has a colon',
  MISSING_CHAR: 'write the quote or bracket that closes it',
  DUPLICATE_KEY: 'keep one of them',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'indent it as deep as its neighbours',
  BAD_ALIAS: 'put quotes around a value that begins with *',
  UNEXPECTED_TOKEN: 'put quotes around the value',
};

/** What keeps the frontmatter of a page from being read as YAML, all of it. */
export function yamlFindings({ text }: Pick<PageFile, 'text'>, file: string): Finding[] {
  if (!text.startsWith('---')) return [];
  const check = 'frontmatter-syntax';
  const yaml = FRONTMATTER.exec(text)?.[1];
  if (yaml === undefined) {
    // A page may begin with a rule; a key behind it is meant as frontmatter.
    if (!/^---[ \t]*\r?\n[\w-]+:/.test(text)) return [];
    const message = 'the frontmatter does not end → write --- in a line of its own behind it';
    return [{ check, file, line: 1, message }];
  }
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(yaml, { lineCounter, prettyErrors: false });
  return errors.map(({ pos, code, message }) => {
    const { line, col } = lineCounter.linePos(pos[0]);
    const remedy = REMEDIES[code] ?? 'write it as YAML asks for';
    const said = `${message.replace(/\.$/, '')} → ${remedy}`;
    return { check, file, line: line + LINES_ABOVE, column: col, message: said };
  });
}

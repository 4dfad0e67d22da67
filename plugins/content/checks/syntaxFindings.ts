import type { Finding } from '../../support/finding';
import type { PageFile } from '../files/pageFile';

/** What a parser says of a text that it cannot read. */
interface ParserMessage {
  reason?: string;
  line?: number;
  column?: number;
}

/** What to do about a fault that a parser names. */
const REMEDIES: readonly [fault: RegExp, remedy: string][] = [
  [/closing tag for `<(\S+?)>`/, 'write </$1> behind it'],
  [/closing slash `\/` in tag/, 'remove the closing tag, or write the one that opens it'],
  [/corresponding closing brace/, 'write } behind the expression, or \\{ for a brace in the text'],
  [/acorn/, 'mend the expression between the braces, or write \\{ for a brace in the text'],
  [/create a comment in MDX/, 'write {/* … */} for a comment'],
  [/before name|in name|attribute/, 'mend the tag, or write \\< for a sign in the text'],
];

/** Some faults have their place in the text only. */
const PLACE = /\s*\((\d+):(\d+)(?:-\d+:\d+)?\)/;

function placeOf({ reason = '', line, column }: ParserMessage): Pick<Finding, 'line' | 'column'> {
  if (line !== undefined) return { line, column };
  const said = PLACE.exec(reason);
  return said ? { line: Number(said[1]), column: Number(said[2]) } : { line: 1 };
}

function remedyFor(reason: string): string {
  for (const [fault, remedy] of REMEDIES) {
    const found = fault.exec(reason);
    if (found) return remedy.replace('$1', found[1] ?? '');
  }
  return 'mend it as the syntax of MDX asks for';
}

/** Where a page cannot be parsed: the first place, because a parser goes no further. */
export function syntaxFindings(page: PageFile, name: string): Finding[] {
  try {
    page.writtenTree();
    return [];
  } catch (error) {
    const fault = error as ParserMessage;
    const { reason } = fault;
    if (reason === undefined) throw error;
    const said = reason.replace(PLACE, '').replace(/\.$/, '');
    const message = `${said} → ${remedyFor(reason)}`;
    return [{ check: 'mdx-syntax', file: name, ...placeOf(fault), message }];
  }
}

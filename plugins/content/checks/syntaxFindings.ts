import type { Finding } from '../../support/finding';
import type { PageFile } from '../files/pageFile';

/** The error of a parser. */
interface ParserMessage {
  reason?: string;
  line?: number;
  column?: number;
}

/** How to fix an error, by patterns of the parser's message. */
const REMEDIES: readonly [fault: RegExp, remedy: string][] = [
  [/closing tag for `<(\S+?)>`/, 'add </$1>'],
  [/closing slash `\/` in tag/, 'remove the closing tag, or add the opening one'],
  [
    /corresponding closing brace/,
    'add } to close the expression, or write \\{ for a brace in the text',
  ],
  [/import\/exports/, 'correct the import or export, or write it in a code block'],
  [/acorn/, 'correct the expression in braces, or write \\{ for a brace in the text'],
  [/create a comment in MDX/, 'write {/* … */} for a comment'],
  [/nested in more than/, 'nest lists, quotes and elements less deeply'],
  [/before name|in name|attribute/, 'correct the tag, or write \\< for the sign in the text'],
];

/** How to fix syntax of other programs, by patterns of the line with the error. */
const FOREIGN: readonly [line: RegExp, remedy: string][] = [
  [/^\s*<<</, 'show a file with ```js file="./a.js" and a line with ```'],
  [/\{\{/, 'write single braces around an expression, or \\{ for a brace in the text'],
];

/** The position in an error message. Some errors do not have it elsewhere. */
const PLACE = /\s*\((\d+):(\d+)(?:-\d+:\d+)?\)/;

function placeOf({ reason = '', line, column }: ParserMessage): Pick<Finding, 'line' | 'column'> {
  if (line !== undefined) return { line, column };
  const match = PLACE.exec(reason);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : { line: 1 };
}

function remedyFor(reason: string, line: string): string {
  const [, foreign] = FOREIGN.find(([pattern]) => pattern.test(line)) ?? [];
  if (foreign) return foreign;
  for (const [fault, remedy] of REMEDIES) {
    const found = fault.exec(reason);
    if (found) return remedy.replace('$1', found[1] ?? '');
  }
  return 'correct the MDX syntax';
}

/** Reports the first syntax error of a page, at which the parser stops. */
export function syntaxFindings(page: PageFile, name: string): Finding[] {
  try {
    page.lookAt();
    return [];
  } catch (error) {
    const fault = error as ParserMessage;
    const { reason } = fault;
    if (reason === undefined) throw error;
    const problem = reason.replace(PLACE, '').replace(/\.$/, '');
    const place = placeOf(fault);
    const line = page.source.split('\n')[place.line - 1] ?? '';
    const message = `${problem} → ${remedyFor(reason, line)}`;
    return [{ check: 'mdx-syntax', file: name, ...place, message }];
  }
}

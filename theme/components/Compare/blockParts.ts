import { type InlinePart, inlineParts } from './inlineParts';
import { headingText, isCode } from './markdownBlocks';

const TABLE_LINE = /^\|(.*)\|$/;
const TABLE_RULE = /^\|(?: *:?-+:? *\|)+$/;

/** Removes the marks at the start and end of a line of a list, table or quotation. */
function plainLine(line: string): string[] {
  if (TABLE_RULE.test(line)) return [];
  const [, row] = TABLE_LINE.exec(line) ?? [];
  if (row !== undefined) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return [cells.filter(Boolean).join('  │  ')];
  }
  return [line.replace(/^(?:> ?)+/, '').replace(/^(\s*)[-*] /, '$1• ')];
}

/** Returns the visible text of a Markdown block: code without its fence, other blocks without markup. */
export function blockParts(block: string): InlinePart[] {
  if (isCode(block)) return [{ text: block.split('\n').slice(1, -1).join('\n') }];
  const heading = headingText(block);
  if (heading !== undefined) return inlineParts(heading);
  return inlineParts(block.split('\n').flatMap(plainLine).join('\n'));
}

/** Returns the text of parts without their styles. */
export const textOf = (parts: readonly InlinePart[]): string =>
  parts.map(({ text }) => text).join('');

import type { MarkedToken } from 'marked';
import { insideOf, readBlocks } from './answerGrammar';
import type { LinkCheck } from './knownLinks';
import { writeBlock } from './writeBlock';

const ADDRESS = /(?:(?:https?|ftp):\/\/|www\.)\S*/gi;

/** Returns the type that a block has after it was written and parsed again. */
const kindOf = ({ type }: MarkedToken) => (type === 'html' || type === 'text' ? 'paragraph' : type);

function isSafe(token: MarkedToken, check: LinkCheck): boolean {
  if (token.type === 'image' || token.type === 'html' || token.type === 'def') return false;
  if (token.type === 'link' && check.link(token.href) === undefined) return false;
  return insideOf(token).every((inside) => isSafe(inside, check));
}

/** Returns the text of a block with all Markdown syntax escaped. */
function plainText(token: MarkedToken): string {
  const lines = token.raw.replace(ADDRESS, '').split('\n');
  return lines
    .map((line) => line.trim().replace(/[!-/:-@[-`{-~]/g, '\\$&'))
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * Writes a block in a form that is safe to send. The result is parsed again with the grammar of the dialog. If
 * removing a link changed the structure of the rest, the block is sent as plain text.
 */
export function safeBlock(token: MarkedToken, check: LinkCheck): string {
  const text = writeBlock(token, check);
  if (text === '') return '';
  const [read, ...others] = readBlocks(text).filter(({ type }) => type !== 'space');
  const isSame = read !== undefined && others.length === 0 && kindOf(read) === kindOf(token);
  return isSame && isSafe(read, check) ? text : plainText(token);
}

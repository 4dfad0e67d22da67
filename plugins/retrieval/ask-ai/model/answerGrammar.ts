import { Lexer, type MarkedToken, type Token } from 'marked';

/**
 * The Markdown grammar of the dialog that shows the answers: the version of marked in DocSearch, with the same
 * options.
 */
const OPTIONS = { gfm: true, breaks: true } as const;

/** Thrown for a text that would take marked too long, or exceed the stack. */
export class TangledText extends Error {}

/** Delimiters that marked matches in quadratic time, with the maximum number per block. */
const SIGNS = [
  { sign: /\]\(/g, most: 150 },
  { sign: /\[/g, most: 1000 },
  { sign: /[*_~]/g, most: 1000 },
  { sign: /`/g, most: 1500 },
] as const;
/** More than 12 quote and list markers in a line, a list item indented by 60 or more, or 500 spaces in a row. */
const DEEP =
  /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){13}|^[ \t]{60,}(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t]{500}/m;

/** @throws {TangledText} */
export function assertPlain(text: string): void {
  const isTangled =
    DEEP.test(text) || SIGNS.some(({ sign, most }) => (text.match(sign)?.length ?? 0) > most);
  if (isTangled) throw new TangledText('a block of its answer is too long or too deeply nested');
}

/** Parses a text into blocks with their contents. */
export function readBlocks(text: string): MarkedToken[] {
  return new Lexer({ ...OPTIONS }).lex(text) as MarkedToken[];
}

/** Parses the text of a paragraph into inline tokens. */
export function readInline(text: string): MarkedToken[] {
  return new Lexer({ ...OPTIONS }).inlineTokens(text) as MarkedToken[];
}

/** Parses only the block structure of a text, which is cheap because inline content is skipped. */
export function readOutline(text: string): MarkedToken[] {
  return new Lexer({ ...OPTIONS }).blockTokens(text) as MarkedToken[];
}

/** Returns the direct children of a token. */
export function insideOf(token: Token): MarkedToken[] {
  const piece = token as MarkedToken;
  if (piece.type === 'table') {
    return [piece.header, ...piece.rows].flat().flatMap(({ tokens }) => tokens as MarkedToken[]);
  }
  if (piece.type === 'list') return piece.items;
  return 'tokens' in piece && piece.tokens ? (piece.tokens as MarkedToken[]) : [];
}

import { Lexer, type MarkedToken, type Token } from 'marked';

/**
 * The grammar of answers: that of the dialog, which shows them. It is the version of marked in
 * DocSearch, with the options that DocSearch gives it.
 */
const OPTIONS = { gfm: true, breaks: true } as const;

/** A text that the grammar would need too long for, or too deep a stack. */
export class TangledText extends Error {}

/** Signs of which the grammar tries every pair, with the most that a block may have of each. */
const SIGNS = [
  { sign: /\]\(/g, most: 150 },
  { sign: /\[/g, most: 1000 },
  { sign: /[*_~]/g, most: 1000 },
  { sign: /`/g, most: 1500 },
] as const;
/** More than 12 marks of quotes and lists in a line, a list that is indented by 60 and more, or a gap without end. */
const DEEP =
  /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){13}|^[ \t]{60,}(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t]{500}/m;

/** @throws TangledText */
export function assertPlain(text: string): void {
  const isTangled =
    DEEP.test(text) || SIGNS.some(({ sign, most }) => (text.match(sign)?.length ?? 0) > most);
  if (isTangled) throw new TangledText('a block of its answer is too long or too deeply nested');
}

/** A text in blocks, with what stands inside of them. */
export function readBlocks(text: string): MarkedToken[] {
  return new Lexer({ ...OPTIONS }).lex(text) as MarkedToken[];
}

/** The text of a paragraph in its pieces. */
export function readInline(text: string): MarkedToken[] {
  return new Lexer({ ...OPTIONS }).inlineTokens(text) as MarkedToken[];
}

/** The blocks of a text alone, which is cheap: what stands inside of them is not read. */
export function readOutline(text: string): MarkedToken[] {
  return new Lexer({ ...OPTIONS }).blockTokens(text) as MarkedToken[];
}

/** Everything that stands directly inside of a piece. */
export function insideOf(token: Token): MarkedToken[] {
  const piece = token as MarkedToken;
  if (piece.type === 'table') {
    return [piece.header, ...piece.rows].flat().flatMap(({ tokens }) => tokens as MarkedToken[]);
  }
  if (piece.type === 'list') return piece.items;
  return 'tokens' in piece && piece.tokens ? (piece.tokens as MarkedToken[]) : [];
}

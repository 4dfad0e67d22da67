import { Lexer, type MarkedToken, type Token } from 'marked';

/**
 * The grammar of answers: that of the dialog, which shows them. It is the version of marked in
 * DocSearch, with the options that DocSearch gives it.
 */
const OPTIONS = { gfm: true, breaks: true } as const;

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

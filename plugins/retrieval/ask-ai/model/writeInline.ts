import type { MarkedToken, Tokens } from 'marked';
import { sourceLink } from '../quotes/markdown';
import { insideOf, readInline } from './answerGrammar';
import type { LinkCheck } from './knownLinks';

const ADDRESS = /(?:(?:https?|ftp):\/\/|www\.)\S*/gi;
/** Code and addresses in angle brackets, which are kept, or the start of an HTML element. */
const CODE_OR_ELEMENT = /(`+)[^`]+\1(?!`)|<[a-z][a-z\d+.-]*:[^\s<>]*>|<(?=[a-z/!?])/gi;

/** Escapes HTML elements, so that they are shown as text. */
export function showElements(text: string): string {
  return text.replace(CODE_OR_ELEMENT, (found) => (found === '<' ? '&lt;' : found));
}

function hasElement(tokens: readonly MarkedToken[]): boolean {
  return tokens.some((token) => token.type === 'html' || hasElement(insideOf(token)));
}

/** Returns the text of a link, which the dialog shows verbatim. */
function linkWords(tokens: readonly MarkedToken[]): string {
  const words = tokens.map((token) => {
    const inside = insideOf(token);
    if (inside.length > 0) return linkWords(inside);
    return 'text' in token ? token.text : ' ';
  });
  return words.join('').replace(ADDRESS, '').trim();
}

/** Writes an autolink, such as `https://example.com` or `<me@example.com>`. */
function writeAddress({ href, text }: Tokens.Link, check: LinkCheck): string {
  const address = check.link(href);
  if (address !== undefined) return sourceLink([address], address);
  if (href.startsWith('mailto:')) return text.replace(/[@:]/g, '\\$&');
  return check.isReadable(href) ? `\`${href}\`` : '';
}

function writeLink(token: Tokens.Link, check: LinkCheck): string {
  if (!token.raw.startsWith('[')) return writeAddress(token, check);
  const address = check.link(token.href);
  if (address === undefined) return writeInline(readInline(token.text), check);
  return sourceLink([linkWords(token.tokens as MarkedToken[]) || address], address);
}

function writePiece(token: MarkedToken, check: LinkCheck): string {
  switch (token.type) {
    case 'link':
      return writeLink(token, check);
    case 'image':
      return writeInline(readInline(token.text), check);
    case 'strong':
    case 'del':
    case 'em': {
      const inside = writeInline(insideOf(token), check);
      const sign = token.raw.slice(0, token.type === 'em' ? 1 : token.raw.indexOf(token.text));
      return inside.trim() === '' ? inside : `${sign}${inside}${sign}`;
    }
    case 'text':
      return token.tokens ? writeInline(token.tokens as MarkedToken[], check) : token.raw;
    case 'br':
      return '\n';
    default:
      return token.raw;
  }
}

/** Writes inline tokens as Markdown, without images, elements, and links that the check rejects. Their text is kept. */
export function writeInline(tokens: readonly MarkedToken[], check: LinkCheck): string {
  if (hasElement(tokens)) {
    const text = tokens.map(({ raw }) => raw).join('');
    const shown = showElements(text);
    // An element inside code is kept. The whole block is verified later.
    if (shown !== text) return writeInline(readInline(shown), check);
  }
  return tokens.map((token) => writePiece(token, check)).join('');
}

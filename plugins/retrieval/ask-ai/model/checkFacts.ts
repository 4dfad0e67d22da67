import type { MarkedToken } from 'marked';
import { insideOf, readBlocks } from './answerGrammar';

/** The maximum number of reported names. An answer with more of them is wrong as a whole. */
const MOST_NAMED = 4;
const LONGEST_LINE = 60;
const IDENTIFIER = /[A-Za-z_$@][\w$]*(?:[.:/-][\w$]+)*/g;
const NUMBER = /(?<![\w.])\d[\d.,]*\d(?![\w.])/g;
/** Keywords and common globals, which occur in any example. */
const LANGUAGE = new Set(
  (
    'as async await boolean break case catch class const continue default delete do else export extends false finally for ' +
    'from function if import in instanceof interface let module new null number object of require return static string super ' +
    'switch this throw true try type typeof undefined var void while yield console.log process.env'
  ).split(' '),
);

/** Normalizes a line of code: whitespace, quotes, comments and trailing punctuation. */
function plainLine(line: string): string {
  return line
    .replace(/\/\/.*$|\/\*.*?\*\//g, '')
    .replace(/["'`]/g, "'")
    .replace(/[,;\s]+/g, ' ')
    .trim();
}

/** Returns the names and numbers of a text that can be verified. */
function claimsOf(text: string): string[] {
  const names = [...text.matchAll(IDENTIFIER)].map(([name]) => name);
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
  return [...names.filter((name) => name.length > 2 && !LANGUAGE.has(name)), ...numbers];
}

/** Returns whether a source contains a name, regardless of case. */
function has(source: string, name: string): boolean {
  return source.includes(name) || source.toLowerCase().includes(name.toLowerCase());
}

function inlineClaims(tokens: readonly MarkedToken[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'codespan') return claimsOf(token.text);
    if (token.type === 'link') return [];
    const inside = insideOf(token);
    if (inside.length > 0) return inlineClaims(inside);
    return token.type === 'text' ? [...token.raw.matchAll(NUMBER)].map(([number]) => number) : [];
  });
}

/** The lines of the last source, cached because all blocks of an answer have the same one. */
let known = { source: '', lines: new Set<string>() };

function linesOf(source: string): ReadonlySet<string> {
  if (source !== known.source) {
    known = { source, lines: new Set(source.split('\n').map(plainLine)) };
  }
  return known.lines;
}

function codeClaims(code: string, source: string): string[] {
  const lines = linesOf(source);
  return code.split('\n').flatMap((line) => {
    const plain = plainLine(line);
    if (!/[\w]{3}/.test(plain) || lines.has(plain)) return [];
    const unknown = claimsOf(plain).filter((claim) => !has(source, claim));
    if (unknown.length > 0) return unknown;
    return [plain.length > LONGEST_LINE ? `${plain.slice(0, LONGEST_LINE)}…` : plain];
  });
}

/**
 * Returns the facts of a block that its source does not contain: names in code, numbers, and lines of code, without
 * duplicates.
 *
 * @param text Markdown
 */
export function unknownFacts(text: string, source: string): string[] {
  const found = (readBlocks(text) as MarkedToken[]).flatMap(function read(token): string[] {
    if (token.type === 'code') return codeClaims(token.text, source);
    if (token.type === 'list')
      return token.items.flatMap(({ tokens }) => (tokens as MarkedToken[]).flatMap(read));
    if (token.type === 'table') {
      const cells = [token.header, ...token.rows].flat();
      return inlineClaims(cells.flatMap(({ tokens }) => tokens as MarkedToken[])).filter(
        (claim) => !has(source, claim),
      );
    }
    return inlineClaims(insideOf(token)).filter((claim) => !has(source, claim));
  });
  return [...new Set(found)].slice(0, MOST_NAMED);
}

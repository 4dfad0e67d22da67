import type { MarkedToken } from 'marked';
import { insideOf, readBlocks } from './answerGrammar';

const LONGEST_LINE = 60;
const IDENTIFIER = /[A-Za-z_$@][\w$]*(?:[.:/-][\w$]+)*/g;
/** A name that is not formatted as code: with a dot, or a capital letter after a small one. */
const PLAIN_NAME =
  /(?<![\w$@/.-])(?:[a-z_$][\w$]+(?:\.[A-Za-z_$][\w$]+)+|[a-z][a-z\d]*[A-Z][\w$]*)/g;
/** A number, also with a unit (`30s`) or as a version (`v2.1`), but not the digits of a name, and not that of a step. */
const NUMBER =
  /(?<!(?:\bstep |第 ?))(?<=(?<![\w.])v?)\d+(?:[.,]\d+)*(?=(?:[a-z]{1,3}|%)?(?![\w)]))/gi;
/** The text before a number in the source, if the number does not begin earlier. */
const BEFORE_NUMBER = /(?:^|[^\w.])v?$/i;
const AFTER_NUMBER = /^(?!\d|[.,]\d)/;
const BEFORE_NAME = /(?:^|[^\w$])$/;
/** The plural of a name is the same name. */
const AFTER_NAME = /^s?(?![\w$])/;
/** Keywords, common globals and systems, which occur in any text. */
const LANGUAGE = new Set(
  (
    'as async await boolean break case catch class const continue default delete do else export extends false finally for ' +
    'from function if import in instanceof interface let module new null number object of require return static string super ' +
    'switch this throw true try type typeof undefined var void while yield console.log process.env macOS iOS'
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

/** Returns the names and numbers of code that can be verified. */
function claimsOf(text: string): string[] {
  const names = [...text.matchAll(IDENTIFIER)].map(([name]) => name);
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
  return [...names.filter((name) => name.length > 2 && !LANGUAGE.has(name)), ...numbers];
}

/** Returns the names and numbers of a text without code. */
function textClaims(text: string): string[] {
  const names = [...text.matchAll(PLAIN_NAME)].map(([name]) => name);
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
  return [...names.filter((name) => !LANGUAGE.has(name)), ...numbers];
}

/** Writes a text as it is compared: regardless of case and of separators of thousands. */
const comparable = (text: string) => text.toLowerCase().replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

/** Returns whether a source contains a name or number that is not a part of another one. */
function has(source: string, claim: string): boolean {
  const { text } = read(source);
  const wanted = comparable(claim);
  const [before, after] = /^\d/.test(wanted)
    ? [BEFORE_NUMBER, AFTER_NUMBER]
    : [BEFORE_NAME, AFTER_NAME];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (before.test(text.slice(Math.max(0, at - 2), at)) && after.test(text.slice(end, end + 2))) {
      return true;
    }
  }
  return false;
}

function inlineClaims(tokens: readonly MarkedToken[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'codespan') return claimsOf(token.text);
    const inside = insideOf(token);
    if (inside.length > 0) return inlineClaims(inside);
    return token.type === 'text' ? textClaims(token.raw) : [];
  });
}

/** The last source, cached because all blocks of an answer have the same one. */
let known = { source: '', text: '', lines: new Set<string>() };

function read(source: string): { text: string; lines: ReadonlySet<string> } {
  if (source !== known.source) {
    const lines = new Set(source.split('\n').map(plainLine));
    known = { source, text: comparable(source), lines };
  }
  return known;
}

function codeClaims(code: string, source: string): string[] {
  const { lines } = read(source);
  return code.split('\n').flatMap((line) => {
    const plain = plainLine(line);
    if (!/[\w]{3}/.test(plain) || lines.has(plain)) return [];
    const unknown = claimsOf(plain).filter((claim) => claim.length > 1 && !has(source, claim));
    if (unknown.length > 0) return unknown;
    return [plain.length > LONGEST_LINE ? `${plain.slice(0, LONGEST_LINE)}…` : plain];
  });
}

/**
 * Returns the facts of a block that its source does not contain: names, numbers, and lines of code, without duplicates.
 *
 * @param text Markdown
 */
export function unknownFacts(text: string, source: string): string[] {
  const below = (token: MarkedToken): string[] => {
    if (token.type === 'code') return codeClaims(token.text, source);
    if (token.type === 'list' || token.type === 'list_item' || token.type === 'blockquote') {
      return insideOf(token).flatMap(below);
    }
    const inside = insideOf(token);
    return inlineClaims(inside.length > 0 ? inside : [token]).filter(
      (claim) => !has(source, claim),
    );
  };
  return [...new Set((readBlocks(text) as MarkedToken[]).flatMap(below))];
}

import { createHash } from 'node:crypto';
import type { SearchRecord } from '../../plugins/retrieval/search/shared/types.ts';
import type { RetrievalCase } from './cases.ts';
import { isHeldOut } from './heldOut.ts';

/** The languages of code blocks with the output of programs. */
const OUTPUT = new Set(['', 'text', 'txt', 'console', 'log']);
const ERROR =
  /error|cannot|can't|failed|not found|unable|invalid|not supported|is not|missing|undefined|conflict|warning|×/i;
const FEWEST_WORDS = 4;
const IDENTIFIER = /(?<![\w$.-])[A-Za-z_$][\w$]{4,39}(?![\w$-])/g;
const HAS_BORDER = /[a-z][A-Z]|[A-Za-z]_[A-Za-z]|[a-z]\d[a-z]/;
/**
 * The maximum number of sections with an identifier. More frequent ones are only distinguishable by
 * context.
 */
const MAX_SECTIONS = 3;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Returns a random sample of cases that is the same in every run. */
function sample(cases: Map<string, Set<string>>, count: number): [string, Set<string>][] {
  const keyed = [...cases].map((each) => ({ each, key: hashOf(each[0]).toString('hex') }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.slice(0, count).map(({ each }) => each);
}

/**
 * Normalizes an error line to the part that is the same on all machines: without quoted names, paths
 * and numbers.
 */
function shapeOf(line: string): string {
  return line
    .replace(/(['"`]).*?\1/g, '“”')
    .replace(/(?:\.{0,2}\/)[\w@./…-]+/g, '/')
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}\p{N}“”/]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const RED = '\u001b[31m';
const OFF = '\u001b[39m';
const STACK =
  '    at Compiler.run (/home/ann/work/shop/node_modules/@rspack/core/dist/index.js:2841:17)\n    at async build (/home/ann/work/shop/scripts/build.mjs:12:3)';

/** Varies a line like text copied from a terminal: other folders, colors, a stack trace, a timestamp. */
function asPasted(line: string): string {
  const own = line.replaceAll('/project', '/home/ann/work/shop');
  const way = (hashOf(line)[1] ?? 0) % 4;
  if (way === 0) return own;
  if (way === 1) return `${RED}${own}${OFF}`;
  if (way === 2) return `${own}\n${STACK}`;
  return `[10:42:07] /home/ann/work/shop/rspack.config.mjs:14:9 ${RED}${own}${OFF}\n${STACK}`;
}

function casesOf(
  found: readonly [string, Set<string>][],
  lang: RetrievalCase['lang'],
  write: (text: string) => string,
): RetrievalCase[] {
  return found.map(([text, sections]) => ({
    id: text,
    lang,
    question: write(text),
    sections: [...sections],
    isHeldOut: isHeldOut(text),
  }));
}

/**
 * Returns error lines of the pages as readers paste them. All sections with a line of the same shape
 * are correct answers.
 */
export function errorCases(
  records: readonly SearchRecord[],
  lang: RetrievalCase['lang'],
  count = 60,
): RetrievalCase[] {
  const byShape = new Map<string, Set<string>>();
  const shapeOfLine = new Map<string, string>();
  for (const { url, code } of records) {
    const printed = code.filter((block) => OUTPUT.has(block.lang));
    for (const line of printed.flatMap(({ text }) => text.split('\n'))) {
      const text = line.trim();
      const shape = shapeOf(text);
      if (!ERROR.test(text) || shape.split(' ').length < FEWEST_WORDS) continue;
      byShape.set(shape, (byShape.get(shape) ?? new Set()).add(url));
      if (![...shapeOfLine.values()].includes(shape)) shapeOfLine.set(text, shape);
    }
  }
  const lines = new Map(
    [...shapeOfLine].map(([line, shape]) => [line, byShape.get(shape) ?? new Set<string>()]),
  );
  return casesOf(sample(lines, count), lang, asPasted);
}

/** Returns identifiers that only occur in code. All sections with that code are correct answers. */
export function identifierCases(
  records: readonly SearchRecord[],
  lang: RetrievalCase['lang'],
  count = 60,
): RetrievalCase[] {
  const written = records
    .flatMap(({ content, hierarchy, keywords }) => [
      content ?? '',
      ...Object.values(hierarchy),
      ...keywords,
    ])
    .join('\n')
    .toLowerCase();
  const sections = new Map<string, Set<string>>();
  for (const { url, code } of records) {
    for (const { text } of code) {
      for (const [name] of text.matchAll(IDENTIFIER)) {
        if (HAS_BORDER.test(name)) sections.set(name, (sections.get(name) ?? new Set()).add(url));
      }
    }
  }
  const alone = [...sections].filter(
    ([name, urls]) => urls.size <= MAX_SECTIONS && !written.includes(name.toLowerCase()),
  );
  return casesOf(sample(new Map(alone), count), lang, (name) => name);
}

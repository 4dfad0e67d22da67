import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckContext, DocsCheck } from '../../../../content/checks/docsCheck';
import type { DocsPage } from '../../../../content/files/readPages';
import type { Finding } from '../../../../support/finding';
import { writtenFrontmatter } from '../../../../support/writtenFrontmatter';
import { proseOf } from '../../prose';
import { wordPattern } from '../../wordPattern';
import { joinedSentences } from './joinedSentences';
import { CODE_WORD, longSentences } from './longSentences';
import { type LanguageStyle, readStyle } from './readStyle';
import { sentencesWithColons } from './sentencesWithColons';

/** The file with the style of a site, in the folder of its pages. */
const STYLE_FILE = 'style.yaml';

const isCode = (type: string) => type === 'inlineCode' || type === 'inlineMath';

/** A phrase to avoid. */
interface Phrase {
  pattern: RegExp;
  /** The phrase to use instead. */
  write?: string;
}

const phrasesOf = ({ phrases = [] }: LanguageStyle): Phrase[] =>
  phrases.flatMap(({ avoid, write }) =>
    avoid.map((phrase) => ({ pattern: wordPattern(phrase), write })),
  );

/** Finds violations of the style of a page's language. */
function findingsOf(page: DocsPage, style: LanguageStyle, avoided: readonly Phrase[]): Finding[] {
  const prose = proseOf(page, ({ type }) => (isCode(type) ? CODE_WORD : ''));
  // Few pages contain any, so most are read once and not line by line.
  const phrases = avoided.filter(({ pattern }) => prose.search(pattern) >= 0);
  // Descriptions are lists of topics for search engines, so they are not checked.
  const above = writtenFrontmatter(page.source)?.whole.split('\n').length ?? 0;
  return prose.split('\n').flatMap((text, index): Finding[] => {
    const sentences = index < above ? [] : longSentences(text, style);
    const joints = index < above || style.semicolons !== false ? [] : joinedSentences(text);
    const colons =
      index < above || !style.maxColons ? [] : sentencesWithColons(text, style.maxColons);
    const place = { check: 'style', file: page.file, line: index + 1 };
    return [
      ...phrases.flatMap(({ pattern, write }) =>
        [...text.matchAll(pattern)].map(([found]) => ({
          ...place,
          message: `“${found}” → ${write ? `write “${write}”` : 'remove it, or rephrase it'}`,
        })),
      ),
      ...joints.map((joint) => ({
        ...place,
        message: `“${joint}” joins two sentences → write two sentences`,
      })),
      ...colons.map((start) => ({
        ...place,
        message: `“${start}” contains more than ${style.maxColons} colon${style.maxColons === 1 ? '' : 's'} → write two sentences`,
      })),
      ...sentences.map(({ start, length, limit }) => ({
        ...place,
        message: `“${start}” is a sentence of ${length} → keep sentences to at most ${limit}`,
      })),
    ];
  });
}

function run({ pages, cwd, site }: CheckContext): Finding[] {
  const file = path.join(site.config.root ?? 'docs', STYLE_FILE);
  if (!existsSync(path.resolve(cwd, file))) return [];
  const read = readStyle(path.resolve(cwd, file));
  if (!('value' in read)) {
    return read.problems.map((problem) => ({ check: 'style', file, ...problem }));
  }
  const styles = new Map(
    Object.entries(read.value).map(([lang, style]) => [lang, { style, phrases: phrasesOf(style) }]),
  );
  return pages.flatMap((page) => {
    const known = styles.get(page.lang);
    return known ? findingsOf(page, known.style, known.phrases) : [];
  });
}

/** Checks the style that the writers of a site have agreed on: phrases to avoid, and limits for sentences. */
export const style: DocsCheck = { name: 'style', run };

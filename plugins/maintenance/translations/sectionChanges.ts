import { existsSync, readFileSync } from 'node:fs';
import { type Change, compareTexts } from '../../../theme/components/Compare/compareTexts';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { pageHistory } from './pageHistory';
import { PAGE_TOP, readSections } from './readSections';
import { staleOf, type TranslationPair } from './staleOf';

/** A section whose original changed after the translation. */
export interface SectionChange {
  /** The id of its heading in the original; empty on a page without headings. */
  id: string;
  /** Whether it is the start of the page, whose heading has a different id in each language. */
  isTop: boolean;
  /** Its title in the original. */
  title: string;
  /** Its line in the original. */
  line: number;
  /** Its line in the translation; `undefined` if the section is missing. */
  translationLine?: number;
  /** The commit with the translated text; `undefined` if it is unknown. */
  commit?: string;
  /** The differences from that text, or the whole section if the text is unknown. */
  changes: Change[];
}

const HEADING = /^#{1,6} +(.+?)(?: *\\?\{#[^}]*\})?$/m;

/**
 * Converts a section to blocks for a comparison. Frontmatter becomes code, which is compared by line, and the
 * heading becomes a paragraph, so that a new title does not start a new section.
 */
function inBlocks(text: string): string {
  const { whole, yaml } = writtenFrontmatter(text) ?? { whole: '', yaml: '' };
  const above = whole && `\`\`\`yaml\n${yaml}\n\`\`\``;
  return above + text.slice(whole.length).replace(HEADING, '$1');
}

/**
 * Returns the changes in the original of a translation since it was translated, by section.
 *
 * @param lang the language of the original
 * @throws if a page has a syntax error
 */
export function sectionChanges(pair: TranslationPair, lang: string): SectionChange[] {
  const { file, source } = pair;
  const translation = existsSync(file) ? readSections(readFileSync(file, 'utf8'), file) : [];
  const history = pageHistory(source);
  return staleOf(pair).map(({ section, translatedFrom: hash }) => {
    const { key, id, title, line, text } = section;
    const earlier = hash === undefined ? undefined : history.textWith(key, hash);
    return {
      id,
      isTop: key === PAGE_TOP,
      title,
      line,
      translationLine: translation.find((other) => other.key === key)?.line,
      commit: earlier?.commit,
      changes: compareTexts(inBlocks(earlier?.text ?? ''), inBlocks(text), lang),
    };
  });
}

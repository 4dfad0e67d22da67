import { existsSync, readFileSync } from 'node:fs';
import { type Change, compareTexts } from '../../../theme/components/Compare/compareTexts';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { pageHistory } from './pageHistory';
import { PAGE_TOP, readSections } from './readSections';
import { staleOf, type TranslationPair } from './staleOf';

/** A section whose source has changed since it was translated. */
export interface SectionChange {
  /** The id of its heading in the source; empty on a page without headings. */
  id: string;
  /** Whether it is the beginning of the page, whose heading has another id in each language. */
  isTop: boolean;
  /** What it is called in the source. */
  title: string;
  /** Its line in the source. */
  line: number;
  /** Its line in the translation; nothing where it is not there. */
  translationLine?: number;
  /** The commit with the text that was translated; nothing where it is not known. */
  commit?: string;
  /** What differs from that text; where it is not known, the section as it is. */
  changes: Change[];
}

const HEADING = /^#{1,6} +(.+?)(?: *\\?\{#[^}]*\})?$/m;

/**
 * A section as a text of blocks: its frontmatter is one of code, so that a change of it is one of a line,
 * and its heading one of words, so that another name does not make another section of it.
 */
function inBlocks(text: string): string {
  const { whole, yaml } = writtenFrontmatter(text) ?? { whole: '', yaml: '' };
  const above = whole && `\`\`\`yaml\n${yaml}\n\`\`\``;
  return above + text.slice(whole.length).replace(HEADING, '$1');
}

/**
 * What has changed in the source of a translation since it was made, section by section.
 *
 * @param lang the language of the source
 * @throws if a page is no MDX
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

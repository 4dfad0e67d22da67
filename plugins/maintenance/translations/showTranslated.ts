import path from 'node:path';
import type { Change } from '../../../theme/components/Compare/compareTexts';
import { type DocsPage, folderOfPage } from '../../content/files/readPages';
import { byLanguage, SOURCE_LANG } from '../../content/site/byLanguage';
import { wantedPages } from './recordTranslated';
import { type SectionChange, sectionChanges } from './sectionChanges';
import { readTranslated } from './translatedFile';

const MARKS = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;

/** Formats a change like `git diff --word-diff`, without unchanged parts. */
function changeLines(change: Change): string[] {
  if (change.kind === 'same') return [];
  const words = change.kind === 'changed' ? change.words : [change];
  const text = words.map(({ kind, text: run }) => `${MARKS[kind][0]}${run}${MARKS[kind][1]}`);
  return text
    .join('')
    .split('\n')
    .map((line) => `    ${line}`);
}

function sectionLines(change: SectionChange, file: string, source: string): string[] {
  const { title, line, translationLine, commit, changes } = change;
  const at = translationLine === undefined ? 'not translated yet' : `${file}:${translationLine}`;
  const from = commit ? `since ${commit}` : 'translated from an unknown version';
  return [
    `  ${title || 'the page'} (${source}:${line} → ${at}), ${from}`,
    ...changes.flatMap(changeLines),
  ];
}

/** A translation with the changes in its original. */
export interface ChangedPage {
  file: string;
  source: string;
  /** The changed sections; empty if the translation is up to date. */
  sections: SectionChange[];
}

/**
 * Returns the changes in the originals of translations since they were translated, by page.
 *
 * @param names pages or folders; all pages if empty
 * @throws naming every name that selects no translation
 */
export function changedPages(
  pages: readonly DocsPage[],
  names: readonly string[],
  cwd: string,
  sourceLang: string = SOURCE_LANG,
): ChangedPage[] {
  const wanted = wantedPages(byLanguage(pages, sourceLang).translations, names);
  return wanted.flatMap(({ page, source }) => {
    if (!source) return [];
    const stored = readTranslated(path.resolve(cwd, folderOfPage(page)))[page.name];
    const full = ({ file }: DocsPage) => path.resolve(cwd, file);
    const pair = { file: full(page), source: full(source), stored };
    return [{ file: page.file, source: source.file, sections: sectionChanges(pair, source.lang) }];
  });
}

/**
 * Formats changes as text for a terminal.
 *
 * @param namesAll whether to list pages that are up to date too
 */
export function changedText(pages: readonly ChangedPage[], namesAll: boolean): string[] {
  const lines = pages.flatMap(({ file, source, sections }) => {
    if (sections.length === 0) return namesAll ? [`${file} is up to date`] : [];
    return [
      `${file}: sections that have changed since: ${sections.length}`,
      ...sections.flatMap((change) => sectionLines(change, file, source)),
    ];
  });
  return lines.length > 0 ? lines : ['All translations are up to date.'];
}

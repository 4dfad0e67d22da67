import path from 'node:path';
import type { Change } from '../../../theme/components/Compare/compareTexts';
import { type DocsPage, folderOfPage } from '../../content/files/readPages';
import { byLanguage, SOURCE_LANG } from '../../content/site/byLanguage';
import { wantedPages } from './recordTranslated';
import { type SectionChange, sectionChanges } from './sectionChanges';
import { readTranslated } from './translatedFile';

const MARKS = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;

/** The lines of a change as `git diff --word-diff` writes them; nothing of what is the same. */
function changeLines(change: Change): string[] {
  if (change.kind === 'same') return [];
  const words = change.kind === 'changed' ? change.words : [change];
  const text = words.map(({ kind, text: run }) => `${MARKS[kind][0]}${run}${MARKS[kind][1]}`);
  return text
    .join('')
    .split('\n')
    .map((line) => `    ${line}`);
}

function sectionLines(change: SectionChange, page: DocsPage, source: DocsPage): string[] {
  const { title, line, translationLine, commit, changes } = change;
  const at =
    translationLine === undefined ? 'not translated yet' : `${page.file}:${translationLine}`;
  const from = commit ? `since ${commit}` : 'translated from an unknown version';
  return [
    `  ${title || 'the page'} (${source.file}:${line} → ${at}), ${from}`,
    ...changes.flatMap(changeLines),
  ];
}

/**
 * What has changed in the sources of translations since they were made, as text for a terminal.
 *
 * @param names the pages or folders; all pages without any
 * @throws naming every name that is no translated page
 */
export function showTranslated(
  pages: readonly DocsPage[],
  names: readonly string[],
  cwd: string,
  sourceLang: string = SOURCE_LANG,
): string[] {
  const wanted = wantedPages(byLanguage(pages, sourceLang).translations, names);
  const lines = wanted.flatMap(({ page, source }) => {
    if (!source) return [];
    const stored = readTranslated(path.resolve(cwd, folderOfPage(page)))[page.name];
    const full = ({ file }: DocsPage) => path.resolve(cwd, file);
    const pair = { file: full(page), source: full(source), stored };
    const changes = sectionChanges(pair, source.lang);
    if (changes.length === 0) return names.length > 0 ? [`${page.file} is up to date`] : [];
    return [
      `${page.file}: sections that have changed since: ${changes.length}`,
      ...changes.flatMap((change) => sectionLines(change, page, source)),
    ];
  });
  return lines.length > 0 ? lines : ['All translations are up to date.'];
}

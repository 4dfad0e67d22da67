import path from 'node:path';
import type { CheckContext, DocsCheck } from '../../../../content/checks/docsCheck';
import { type DocsPage, folderOfPage } from '../../../../content/files/readPages';
import { byLanguage, type TranslatedPage } from '../../../../content/site/byLanguage';
import type { Finding } from '../../../../support/finding';
import { pageHistory } from '../../../translations/pageHistory';
import { sectionTimes } from '../../../translations/sectionTimes';
import { type StaleSection, staleSections } from '../../../translations/staleSections';
import { readTranslated, type Translated } from '../../../translations/translatedFile';
import { pageSections } from '../../parsePage';

/** Returns what to translate in a section, and how to see the change. */
function change(
  { section, translatedFrom: hash }: StaleSection,
  source: DocsPage,
  history: ReturnType<typeof pageHistory>,
): string {
  const name = `${section.title || 'the page'} (${source.file}:${section.line})`;
  if (hash === undefined) return `${name} is newer than its translation`;
  const earlier = history.textWith(section.key, hash);
  const diff = earlier ? `: git diff ${earlier.commit} -- ${source.file}` : '';
  return `${name} has changed since it was translated${diff}`;
}

function findings(
  { page, source }: TranslatedPage,
  stored: Record<string, string> | undefined,
  cwd: string,
): Finding[] {
  if (!source) return [];
  const translation = pageSections(page);
  const times = (of: DocsPage) => sectionTimes(path.resolve(cwd, of.file), pageSections(of));
  const stale = staleSections(pageSections(source), {
    stored,
    times: () => ({ source: times(source), translation: times(page) }),
  });
  const history = pageHistory(path.resolve(cwd, source.file));
  return stale.map((item) => ({
    check: 'stale',
    file: page.file,
    line: translation.find(({ key }) => key === item.section.key)?.line ?? 1,
    message: `${change(item, source, history)} → translate it, then run "lectern translated ${page.file}"`,
  }));
}

/** Returns a function that reads the `.translated.json` of folders and reports invalid ones. */
function reader(cwd: string) {
  const files = new Map<string, Translated>();
  return ({ file, name }: DocsPage): Record<string, string> | undefined => {
    const folder = folderOfPage({ file, name });
    const translated = files.get(folder) ?? readTranslated(path.resolve(cwd, folder));
    files.set(folder, translated);
    return translated[name];
  };
}

function run({ pages, cwd, site: { config } }: CheckContext): Finding[] {
  const storedOf = reader(cwd);
  try {
    return byLanguage(pages, config.lang).translations.flatMap((pair) =>
      findings(pair, storedOf(pair.page), cwd),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ check: 'stale', file: 'docs', line: 1, message }];
  }
}

/** Finds translations that are older than their original, section by section. */
export const stale: DocsCheck = { name: 'stale', run };

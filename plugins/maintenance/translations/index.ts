import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { readSections } from './readSections';
import { sectionTimes } from './sectionTimes';
import type { StaleTranslation } from './shared';
import { staleSections } from './staleSections';
import { readTranslated, type Translated } from './translatedFile';

/** Where a translation and its source are. */
interface Place {
  file: string;
  source: string;
  folder: string;
  name: string;
}

/** The place of a page in `docs/<version>/<language>/`; none for a page of the default language. */
function placeOf(
  { _filepath: file, lang }: PageIndexInfo,
  docDir: string,
  sourceLang: string,
): Place | undefined {
  const segments = path.relative(docDir, file).split(path.sep);
  const at = segments.indexOf(lang);
  if (lang === sourceLang || at < 0 || at > 1 || !file.endsWith('.mdx')) return undefined;
  const source = path.join(docDir, ...segments.with(at, sourceLang));
  if (!existsSync(source)) return undefined;
  const name = segments
    .slice(at + 1)
    .join('/')
    .replace(/\.mdx$/, '');
  return { file, source, folder: path.join(docDir, ...segments.slice(0, at + 1)), name };
}

/**
 * Tells pages whose source was changed after they were translated which sections that are; the theme
 * says so on the page. What a page was translated from is in `.translated.json` of its language,
 * written by `npm run docs:translated`; for a page that is not in it the dates of commits decide.
 *
 * @throws in build and dev, naming a `.translated.json` that cannot be read
 */
export function pluginTranslations(): RspressPlugin {
  let settings: UserConfig = {};
  const known = new Map<string, Translated>();

  function translatedIn(folder: string): Translated {
    const found = known.get(folder) ?? readTranslated(folder);
    known.set(folder, found);
    return found;
  }

  function staleIds({ file, source, folder, name }: Place): string[] {
    const read = (from: string) => readSections(readFileSync(from, 'utf8'), from);
    const sections = read(source);
    const stale = staleSections(sections, {
      stored: translatedIn(folder)[name],
      times: () => ({
        source: sectionTimes(source, sections),
        translation: sectionTimes(file, read(file)),
      }),
    });
    return stale.map(({ section }) => section.id);
  }

  return {
    name: 'lectern:translations',
    beforeBuild(config) {
      settings = config;
      known.clear();
    },
    extendPageData(page) {
      const docDir = path.resolve(settings.root ?? 'docs');
      const place = placeOf(page as unknown as PageIndexInfo, docDir, settings.lang ?? 'en');
      const ids = place ? staleIds(place) : [];
      if (ids.length > 0) Object.assign(page, { staleSections: ids } satisfies StaleTranslation);
    },
  };
}

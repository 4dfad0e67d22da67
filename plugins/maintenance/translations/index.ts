import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { contentOf } from '../../content/siteContent';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { devMiddleware } from '../../support/devMiddleware';
import { devTranslations } from './dev/devTranslations';
import { type Section, sectionsOf } from './readSections';
import type { StaleTranslation } from './shared';
import { staleOf } from './staleOf';
import { readTranslated, type Translated } from './translatedFile';
import { type TranslationPlace, translationPlace } from './translationPlace';

const NAME = 'lectern:translations';

/**
 * Shows on a translated page which sections of the original have changed since it was translated.
 * `lectern translated` records in `.translated.json` from which state of the original each page was
 * translated. For pages that this file does not list, Lectern compares the dates of commits. On the dev
 * server, `/__lectern/translations` lists all translations, and shows each of them next to its
 * original.
 *
 * @throws an error in the build and on the dev server, naming a `.translated.json` that cannot be
 * read
 */
export function pluginTranslations(): RspressPlugin {
  const isDev = buildEnvironment.NODE_ENV !== 'production';
  let settings: UserConfig = {};
  const known = new Map<string, Translated>();

  function translatedIn(folder: string): Translated {
    const found = known.get(folder) ?? readTranslated(folder);
    known.set(folder, found);
    return found;
  }

  function staleIds({ file, source, folder, name }: TranslationPlace): string[] {
    const stored = translatedIn(folder)[name];
    try {
      return staleOf({ file, source, stored }, parsedSections()).map(({ section }) => section.id);
    } catch (error) {
      // A page with a syntax error is reported when it is checked. The others are shown meanwhile.
      if (isDev && error instanceof Error && 'reason' in error) return [];
      throw error;
    }
  }

  /** Returns a function that splits pages that are already parsed, because parsing takes most of the time. */
  function parsedSections(): ((file: string) => Section[]) | undefined {
    // Hashes are computed from the original text, without replacements.
    if ((settings.replaceRules ?? []).length > 0) return undefined;
    const { files } = contentOf(settings);
    return (file) => {
      const page = files.read(file);
      if (!page) throw new Error(`[translations] ${file} does not exist → restart the dev server`);
      return sectionsOf({ tree: page.writtenTree(), source: page.source }, page.text);
    };
  }

  /** Returns the place of a translation, or `undefined` for other pages. */
  function placeOf(page: PageIndexInfo): TranslationPlace | undefined {
    const { lang: sourceLang = 'en', root = 'docs' } = settings;
    if (page.lang === sourceLang) return undefined;
    const own = translationPlace(page, path.resolve(root), sourceLang);
    if (!own || !existsSync(own.file)) return undefined;
    return translationPlace(
      { _filepath: own.file, lang: sourceLang },
      path.resolve(root),
      page.lang,
    );
  }

  const devPages = devMiddleware(
    NAME,
    devTranslations(() => contentOf(settings)),
  );

  return {
    name: NAME,
    beforeBuild(config) {
      settings = config;
      known.clear();
    },
    extendPageData(page) {
      const place = placeOf(page as unknown as PageIndexInfo);
      const ids = place ? staleIds(place) : [];
      if (ids.length > 0) Object.assign(page, { staleSections: ids } satisfies StaleTranslation);
    },
    builderConfig: { plugins: [devPages] },
  };
}

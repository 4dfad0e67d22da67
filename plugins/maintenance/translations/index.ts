import { existsSync } from 'node:fs';
import type { PageIndexInfo } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { isSurelyTranslated } from './isSurelyTranslated';
import { type Section, sectionsOf } from './readSections';
import type { StaleTranslation } from './shared';
import { staleOf } from './staleOf';
import { readTranslated, type Translated } from './translatedFile';
import { type TranslationPlace, translationPlace } from './translationPlace';

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
export function pluginTranslations(): SitePlugin {
  const isDev = buildEnvironment.NODE_ENV !== 'production';
  const site = featureSite();
  const known = new Map<string, Translated>();

  function translatedIn(folder: string): Translated {
    const found = known.get(folder) ?? readTranslated(folder);
    known.set(folder, found);
    return found;
  }

  function staleIds({ file, source, folder, name }: TranslationPlace): string[] {
    const stored = translatedIn(folder)[name];
    const original = site.content().files.read(source);
    if (stored && original && isSurelyTranslated(original, stored)) return [];
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
    if ((site.config().replaceRules ?? []).length > 0) return undefined;
    const { files } = site.content();
    return (file) => {
      const page = files.read(file);
      if (!page) throw new Error(`[translations] ${file} does not exist → restart the dev server`);
      return sectionsOf({ tree: page.writtenTree(), source: page.source }, page.text);
    };
  }

  /** Returns the place of a translation, or `undefined` for other pages. */
  function placeOf(page: PageIndexInfo): TranslationPlace | undefined {
    const { lang: sourceLang = 'en' } = site.config();
    if (page.lang === sourceLang) return undefined;
    const own = translationPlace(page, site.docDir(), sourceLang);
    if (!own || !existsSync(own.file)) return undefined;
    return translationPlace({ _filepath: own.file, lang: sourceLang }, site.docDir(), page.lang);
  }

  return defineFeature({
    name: 'lectern:translations',
    site,
    pageData(page): StaleTranslation | undefined {
      const place = placeOf(page);
      const staleSections = place ? staleIds(place) : [];
      return staleSections.length > 0 ? { staleSections } : undefined;
    },
    async dev({ middlewares }) {
      const { devTranslations } = await import('./dev/devTranslations');
      middlewares.use(devTranslations(site.content));
    },
    rspress: { beforeBuild: () => known.clear() },
  });
}

import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentPage } from '../../../content/pages/contentPage';
import type { SiteContent } from '../../../content/siteContent';
import { siteFacts } from '../../../support/siteFacts';
import { staleOf } from '../staleOf';
import { readTranslated } from '../translatedFile';
import { type TranslationPlace, translationPlace } from '../translationPlace';

/** A page and a language that it is, or should be, translated into. */
export interface TranslationRow extends TranslationPlace {
  lang: string;
  version: string;
  title: string;
  /** The path of the original, without the base. */
  sourceRoute: string;
  /** The path of the translation; `undefined` if it is missing. */
  route?: string;
  /** The titles of sections in the original that changed after the translation. */
  stale: string[];
  /** The reason why the state is unknown: a page with a syntax error, or an invalid `.translated.json`. */
  problem?: string;
}

const changedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Creates a function that finds stale sections, with a cache that depends on the files. */
function createStale() {
  const known = new Map<string, { stamp: string; stale: string[] }>();
  return ({ file, source, folder, name }: TranslationPlace): string[] => {
    const record = path.join(folder, '.translated.json');
    const stamp = [file, source, record].map(changedAt).join(' ');
    const found = known.get(file);
    if (found?.stamp === stamp) return found.stale;
    const pair = { file, source, stored: readTranslated(folder)[name] };
    const stale = staleOf(pair).map(({ section }) => section.title || section.id);
    known.set(file, { stamp, stale });
    return stale;
  };
}

/** Returns the pages in the default language, and those in other languages by file. */
function pagesByFile(content: SiteContent, lang: string) {
  const sources: ContentPage[] = [];
  const routes = new Map<string, string>();
  for (const page of content.pages().values()) {
    if (page.shownLang !== undefined) continue;
    if (page.lang === lang) sources.push(page);
    else routes.set(page._filepath, page.routePath);
  }
  return { sources, routes };
}

/**
 * Returns a function that lists the current state of all pages of the default language in every other
 * language.
 */
export function translationRows(content: SiteContent): () => TranslationRow[] {
  const staleIn = createStale();

  function rowOf(page: ContentPage, lang: string, routes: ReadonlyMap<string, string>) {
    const place = translationPlace(page, content.docDir(), lang);
    if (!place) return [];
    const { title, routePath: sourceRoute, version } = page;
    const route = routes.get(place.file);
    const row: TranslationRow = {
      ...place,
      lang,
      version,
      title: title || place.name,
      sourceRoute,
      stale: [],
      ...(route !== undefined && { route }),
    };
    try {
      if (route !== undefined) row.stale = staleIn(place);
    } catch (error) {
      row.problem = reasonOf(error);
    }
    return [row];
  }

  return () => {
    const { lang, langs } = siteFacts(content.config());
    const { sources, routes } = pagesByFile(content, lang);
    const others = langs.filter((other) => other !== lang);
    return others.flatMap((other) => sources.flatMap((page) => rowOf(page, other, routes)));
  };
}

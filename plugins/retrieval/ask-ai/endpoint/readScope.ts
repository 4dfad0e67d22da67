import { parseRoute, type SiteAddresses } from '../../../../theme/routes/address';
import { decodePath } from '../../../serving/server/server/requestPath';

/** The pages that an answer is based on. */
export interface AskScope {
  lang: string;
  version: string;
  /** The page that the reader is on, without base, version and language: `/config/output`. */
  readerPage?: string;
}

/** A site with everything that is needed to find a page by its address. */
export interface ScopedSite extends SiteAddresses {
  base: string;
}

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words that identify a text as an English sentence rather than a name. */
const ENGLISH =
  /\b(?:how|what|why|which|when|where|who|does|do|is|are|can|should|the|to|of|for|with|from|my|an?)\b/gi;

/**
 * Detects the language of a question, if the site has it: Chinese and Japanese by their characters, English by its
 * function words. Returns `undefined` if the question is only a name or an error message.
 */
function questionLanguage(question: string, langs: readonly string[]): string | undefined {
  const find = (prefix: string) => langs.find((lang) => lang.toLowerCase().startsWith(prefix));
  if (KANA.test(question)) return find('ja');
  if (HAN.test(question)) return find('zh');
  return (question.match(ENGLISH)?.length ?? 0) >= 2 ? find('en') : undefined;
}

/** Returns the first language of `Accept-Language` that the site has. */
function acceptedLanguage(header: string | null, langs: readonly string[]): string | undefined {
  for (const entry of (header ?? '').slice(0, 200).split(',')) {
    const wanted = entry.split(';')[0]?.trim().toLowerCase().split('-')[0];
    const found = langs.find((lang) => lang.toLowerCase().split('-')[0] === wanted);
    if (wanted && found) return found;
  }
  return undefined;
}

/** Returns the page that the reader is on, according to the `Referer` header. */
function pageScope(headers: Headers, site: ScopedSite) {
  const referer = headers.get('referer');
  if (!referer || !URL.canParse(referer)) return undefined;
  const path = decodePath(new URL(referer).pathname);
  if (!path?.startsWith(site.base)) return undefined;
  return parseRoute(`/${path.slice(site.base.length)}`, site);
}

/** Returns the language of error messages before the question is read. */
export function readerLanguage(headers: Headers, site: ScopedSite): string {
  const page = pageScope(headers, site)?.lang;
  return page ?? acceptedLanguage(headers.get('accept-language'), site.langs) ?? site.lang;
}

/**
 * Returns the pages to answer from. The version is the one that the dialog requests, or else that of the reader's
 * page. The language is that of the question, or else the one that the dialog requests, or else that of the page.
 */
export function readScope(
  headers: Headers,
  question: string,
  filters: readonly string[],
  site: ScopedSite,
): AskScope {
  const named = (key: string, known: readonly string[]) =>
    filters
      .flatMap((filter) => (filter.startsWith(`${key}:`) ? [filter.slice(key.length + 1)] : []))
      .find((value) => known.includes(value));
  const on = pageScope(headers, site);
  const version = named('version', site.versions) ?? on?.version;
  const lang =
    questionLanguage(question, site.langs) ??
    named('lang', site.langs) ??
    readerLanguage(headers, site);
  const readerPage = on && on.rest !== '/' ? on.rest : undefined;
  return { lang, version: version ?? site.version, ...(readerPage && { readerPage }) };
}

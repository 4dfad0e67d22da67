import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import type { SiteContent } from '../../../content/siteContent';
import { siteFacts } from '../../../support/siteFacts';
import { sectionChanges } from '../sectionChanges';
import { readTranslated } from '../translatedFile';
import {
  type Addresses,
  renderBeside,
  renderChanges,
  renderList,
  TRANSLATIONS_PATH,
} from './renderPages';
import { type TranslationRow, translationRows } from './translationRows';

/** A response of the dev server. */
export interface DevAnswer {
  status: number;
  type: 'text/html' | 'application/json';
  text: string;
}

const page = (text: string, status = 200): DevAnswer => ({ status, type: 'text/html', text });

/**
 * Creates the responses for translators: the state of all translations and, with `?page=/zh/guide`, one
 * translation next to its original.
 *
 * @returns a function of the URL with its query, which returns `undefined` for other URLs
 */
export function translationAnswers(content: SiteContent): (url: string) => DevAnswer | undefined {
  const rowsNow = translationRows(content);

  function addresses(): Addresses {
    const base = (content.config().base ?? '/').replace(/\/$/, '');
    return {
      href: (route) => encodeURI(`${base}${route}`),
      fileName: (file) => path.relative(process.cwd(), file).replaceAll(path.sep, '/'),
    };
  }

  function list(rows: readonly TranslationRow[]): DevAnswer {
    const { title = '', locales = [] } = content.config();
    const labelOf = (lang: string) => locales.find((one) => one.lang === lang)?.label ?? lang;
    return page(renderList(rows, { title, labelOf }, addresses()));
  }

  function changesOf({ file, source, folder, name }: TranslationRow) {
    const pair = { file, source, stored: readTranslated(folder)[name] };
    const found = sectionChanges(pair, siteFacts(content.config()).lang);
    const stale = found.map(({ id, isTop }) => ({ id, isTop }));
    return { stale, html: renderChanges(found, addresses().fileName(source)) };
  }

  function beside(row: TranslationRow, isJson: boolean): DevAnswer {
    const changes = changesOf(row);
    if (!isJson) return page(renderBeside(row, changes.html, addresses()));
    return { status: 200, type: 'application/json', text: JSON.stringify(changes) };
  }

  return (url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname !== addresses().href(TRANSLATIONS_PATH)) return undefined;
    const rows = rowsNow();
    const wanted = searchParams.get('page');
    if (wanted === null) return list(rows);
    const row = rows.find(({ route }) => route === wanted);
    return row ? beside(row, searchParams.get('as') === 'json') : { ...list(rows), status: 404 };
  };
}

/** Returns a middleware with these responses. */
export function devTranslations(content: () => SiteContent) {
  let answerTo: ReturnType<typeof translationAnswers> | undefined;
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    answerTo ??= translationAnswers(content());
    const answer = answerTo(request.url ?? '/');
    if (!answer) {
      next();
      return;
    }
    response.writeHead(answer.status, {
      'content-type': `${answer.type}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    response.end(answer.text);
  };
}

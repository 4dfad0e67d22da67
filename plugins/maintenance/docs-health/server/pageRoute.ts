import { readBody } from '../../../retrieval/ask-ai/endpoint/readBody';
import type { AskStore } from '../../../retrieval/ask-ai/store/askStore';
import { DAY_MS } from '../../../retrieval/ask-ai/store/eventCount';
import type { Rate } from '../../../serving/server/limits/rates';
import { textAnswer } from '../../../serving/server/server/answers';
import { wantedLanguage } from '../../../serving/server/server/negotiation';
import type { SiteRoute } from '../../../serving/server/server/siteRoute';
import type { SiteManifest } from '../../../serving/server/shared/manifest';
import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';
import type { ReadFacts } from '../build/buildFacts';
import { makeHealth } from '../model/health';
import type { PageDocument } from '../page/pageDocument';
import { DEFAULT_SPAN, renderHealth, SPANS } from '../page/renderHealth';
import { renderSignIn } from '../page/renderSignIn';
import { PAGE_LANGS, type PageLang, pageLang, pageTexts } from '../page/texts';
import { DOCS_HEALTH_PATH } from '../shared';
import type { Session } from './session';

const MAX_BODY = 4 * 1024;

export interface PageOptions {
  site: SiteManifest;
  facts: ReadFacts;
  session: Session;
  /** Limits the sign-in attempts of a client. */
  attempts: Rate;
  /** The database of the site, if it has one. */
  store?: AskStore;
  log: (text: string) => void;
}

/** Prevents caching, indexing by search engines, and embedding in other sites. */
const HEADERS = {
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

function pageAnswer(status: number, { text, policy }: PageDocument, more = {}): Response {
  const headers = {
    ...HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    vary: 'accept-language, cookie, authorization',
    ...more,
  };
  return new Response(text, { status, headers });
}

/** Returns the language in the URL, or else the one that the browser prefers, or else that of the site. */
function chosenLang({ url, headers }: Request, site: SiteManifest): PageLang {
  const wanted = PAGE_LANGS.find((lang) => lang === new URL(url).searchParams.get('lang'));
  const accepted = wantedLanguage(headers.get('accept-language'), PAGE_LANGS);
  return wanted ?? pageLang(accepted ?? site.lang);
}

function chosenSpan({ url }: Request): number {
  const wanted = Number(new URL(url).searchParams.get('days'));
  return SPANS.find((span) => span === wanted) ?? DEFAULT_SPAN;
}

/** Returns the route of the page. Without a session, only the sign-in form is sent. */
export function pageRoute(options: PageOptions): SiteRoute {
  const { site, facts, session, attempts, store, log } = options;
  const { title, style } = facts.facts;
  const ownPath = site.base.slice(0, -1) + DOCS_HEALTH_PATH;

  function signIn(status: number, lang: PageLang, failure?: string, more = {}): Response {
    return pageAnswer(status, renderSignIn({ site: title, lang, style, failure }), more);
  }

  async function page(request: Request, lang: PageLang): Promise<Response> {
    const days = chosenSpan(request);
    const now = Date.now();
    const stored = await store?.health(now - days * DAY_MS).catch((error: Error) => {
      log(`[docs-health] the database cannot be read: ${error.message}`);
      return undefined;
    });
    const health = makeHealth({ ...facts, stored, now, days });
    return pageAnswer(200, renderHealth(health, { lang, style, isServed: true }));
  }

  const isSecure = ({ url, headers }: Request) =>
    new URL(url).protocol === 'https:' || headers.get('x-forwarded-proto') === 'https';

  /** Redirects to the page, so that going back or reloading does not submit the form again. */
  function redirectToPage(request: Request, cookie: string): Response {
    const location = ownPath + new URL(request.url).search;
    return new Response(null, {
      status: 303,
      headers: { ...HEADERS, location, 'set-cookie': cookie },
    });
  }

  /** Returns the response to a wrong token, or `undefined` for the right one. */
  async function refusal(
    given: string,
    client: string,
    lang: PageLang,
  ): Promise<Response | undefined> {
    const text = pageTexts[lang];
    const wait = await attempts.take(client);
    if (wait !== undefined) {
      return signIn(429, lang, text.tooMany(wait), { 'retry-after': String(wait) });
    }
    if (session.isToken(given)) return undefined;
    log('[docs-health] sign-in failed: wrong token');
    return signIn(401, lang, text.wrongToken, { 'www-authenticate': 'Bearer' });
  }

  async function post(request: Request, client: string, lang: PageLang): Promise<Response> {
    if ((request.headers.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') {
      return textAnswer(403, 'Sign-in is only allowed from this page.', HEADERS);
    }
    const body = await readBody(request, MAX_BODY);
    if (body === 'too-large') return textAnswer(413, 'The request is too large.', HEADERS);
    const form = new URLSearchParams(body.text);
    if (form.has('leave')) return redirectToPage(request, session.noCookie(isSecure(request)));
    const refused = await refusal(form.get('token')?.trim() ?? '', client, lang);
    return refused ?? redirectToPage(request, session.cookie(isSecure(request)));
  }

  async function get(request: Request, client: string, lang: PageLang): Promise<Response> {
    if (session.isSignedIn(request.headers)) return page(request, lang);
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (bearer === undefined) return signIn(401, lang, undefined, { 'www-authenticate': 'Bearer' });
    return (await refusal(bearer, client, lang)) ?? page(request, lang);
  }

  async function handle(request: Request, client: string): Promise<Response> {
    const lang = chosenLang(request, site);
    if (request.method === 'POST') return post(request, client, lang);
    if (request.method === 'GET') return get(request, client, lang);
    return textAnswer(405, 'This address accepts only GET and POST.', {
      ...HEADERS,
      allow: 'GET, POST',
    });
  }

  return { path: DOCS_HEALTH_PATH, handle };
}

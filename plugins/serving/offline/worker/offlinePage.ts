import { formatRoute, parseRoute } from '../../../../theme/routes/address';
import { routeKey } from '../../../../theme/routes/routeKey';
import { escapeHtml } from '../../../support/escapeHtml';
import type { SavedPack } from '../client/packStore';
import type { WorkerSettings } from './settings';

/** Only inline styles are allowed: the page has no scripts and loads no files. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
};

const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 15vh 24px 24px; font: 16px/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 36rem; margin: auto; }
h1 { font-size: 1.5rem; line-height: 1.3; }
a { color: LinkText; display: inline-block; padding: 6px 0; }
ul { margin: 0; padding: 0; list-style: none; }
`;

interface OfferedLink {
  href: string;
  label: string;
  lang: string;
}

/** Returns links to the same page in every pack that contains it, otherwise to the first page of the pack. */
function linksTo(
  path: string,
  saved: readonly SavedPack[],
  settings: WorkerSettings,
): OfferedLink[] {
  const { rest } = parseRoute(routeKey(path) || '/', settings);
  return saved.map(({ pack }) => {
    const { lang, version } = pack;
    const wanted = routeKey(formatRoute({ lang, version, rest }, settings));
    const addresses = Object.keys(pack.pages);
    const home = routeKey(formatRoute({ lang, version, rest: '/' }, settings));
    const at = (key: string) => addresses.find((address) => routeKey(`/${address}`) === key);
    const address = at(wanted) ?? at(home) ?? addresses[0] ?? '';
    const label = [version, settings.labels[lang] ?? lang].filter(Boolean).join(' · ');
    return { href: settings.base + address, label: label || settings.base + address, lang };
  });
}

/**
 * Returns a page, in the language of the address, which explains that the requested page is not on
 * the device and links to pages that are.
 */
export function offlinePage(
  path: string,
  saved: readonly SavedPack[],
  settings: WorkerSettings,
): Response {
  const { lang } = parseRoute(path, settings);
  const spoken = lang in settings.texts ? lang : (Object.keys(settings.texts)[0] ?? '');
  const texts = settings.texts[spoken];
  const direction = settings.rightToLeft.includes(spoken) ? ' dir="rtl"' : '';
  const items = linksTo(path, saved, settings).map(
    ({ href, label, lang: of }) =>
      `<li><a href="${escapeHtml(href)}" hreflang="${escapeHtml(of)}">${escapeHtml(label)}</a></li>`,
  );
  const list = `<p>${escapeHtml(texts?.there ?? '')}</p><ul>${items.join('')}</ul>`;
  const html = `<!doctype html><html lang="${escapeHtml(spoken)}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts?.title ?? '')}</title><style>${STYLES}</style></head><body><main><h1>${escapeHtml(texts?.title ?? '')}</h1><p>${escapeHtml(texts?.text ?? '')}</p>${items.length > 0 ? list : ''}<p><a href="">${escapeHtml(texts?.tryAgain ?? '')}</a></p></main></body></html>`;
  return new Response(html, { status: 503, headers: HEADERS });
}

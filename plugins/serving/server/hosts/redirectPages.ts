import { escapeHtml } from '../../../support/escapeHtml';
import type { SiteManifest } from '../shared/manifest';
import { redirectHref } from '../shared/redirectHref';
import type { MovedPage } from './movedPages';

/** A file name with an extension other than `.html`: `/files/old.pdf`. */
const OTHER_FILE = /\.(?!html$)[^./]+$/i;

/** Returns the file that a static host serves for an address, or `undefined` if the address is not a page. */
export function redirectPageName(from: string): string | undefined {
  const name = from.slice(1);
  if (OTHER_FILE.test(name)) return undefined;
  if (name === '' || name.endsWith('/')) return `${name}index.html`;
  return name.endsWith('.html') ? name : `${name}.html`;
}

/** Returns the HTML of a page that redirects to another one, for hosts without redirects. */
export function redirectPage(page: MovedPage, site: SiteManifest): string {
  const href = redirectHref(page, site);
  const canonical = href.startsWith('/') ? site.origin + href : href;
  const address = escapeHtml(href);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${address}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical.replace(/#.*$/s, ''))}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body><p><a href="${address}">${address}</a></p></body>
</html>
`;
}

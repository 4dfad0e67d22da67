import { withoutDefaultPrefixes } from '../../../support/defaultPrefixes';
import { escapeHtml } from '../../../support/escapeHtml';
import { takeNames } from '../../../support/shared/routeNames';
import { NOT_FOUND_LIST, NOT_FOUND_SEARCH } from '../shared/notFoundPage';
import { addressWords } from './addressWords';
import { encodePath } from './requestPath';
import type { SiteFile } from './siteFile';
import type { SiteIndex } from './siteIndex';

/** Matches the empty list in a 404 page. */
const EMPTY_LIST = new RegExp(`(<ul\\b[^>]*\\b${NOT_FOUND_LIST}\\b[^>]*>)(</ul>)`);

/** Returns the 404 page of the nearest folder that has one. */
function notFoundPage({ notFound }: SiteIndex, path: string): SiteFile | undefined {
  const lower = path.toLowerCase();
  let end = notFound.size > 1 ? lower.lastIndexOf('/') : 0;
  for (; end > 0; end = lower.lastIndexOf('/', end - 1)) {
    const file = notFound.get(lower.slice(0, end + 1));
    if (file) return file;
  }
  return notFound.get('/');
}

/** Returns the HTML of the title of a page that is kept in memory, otherwise its address. */
function titleOf(file: SiteFile | undefined, address: string): string {
  const html = file?.plain.body ? Buffer.from(file.plain.body).toString('utf8') : '';
  const [, heading = ''] = html.match(/<h1\b[^>]*>([\s\S]*?)<\/h1>/) ?? [];
  const title = heading.replace(/<a\b[\s\S]*?<\/a>|<[^>]*>/g, '').trim();
  return title || escapeHtml(address);
}

/** Returns the path of a page, as the HTML of the site contains it. */
const hrefOf = ({ site }: SiteIndex, address: string) =>
  encodePath(site.base.slice(0, -1) + address);

/**
 * Returns links to pages, labeled with their titles. If several pages have the same title, the
 * address is appended.
 */
function pageItems(index: SiteIndex, addresses: readonly string[]): string[] {
  const links = addresses.map((address) => {
    const href = hrefOf(index, address);
    return { href: escapeHtml(href), address, title: titleOf(index.files.get(href), address) };
  });
  return links.map(({ href, address, title }) => {
    const isShared = links.some((other) => other.title === title && other.address !== address);
    const text = isShared ? `${title} <code>${escapeHtml(address)}</code>` : title;
    return `<li><a href="${href}">${text}</a></li>`;
  });
}

/**
 * Returns a link to the home page of the list, with the words of the address as a search query. The attribute lets a page
 * without scripts, which has no search, hide it.
 */
function searchItem({ site }: SiteIndex, list: string, path: string): string {
  const attributeOf = (name: string) => list.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];
  const text = attributeOf(NOT_FOUND_SEARCH);
  const words = addressWords(path);
  if (!text || words === '') return '';
  const home = encodePath(`${site.base.slice(0, -1)}${attributeOf(NOT_FOUND_LIST) ?? '/'}`);
  const href = escapeHtml(`${home}?search=${encodeURIComponent(words)}`);
  return `<li ${NOT_FOUND_SEARCH}><a href="${href}">${text.replace('{{words}}', () => escapeHtml(words))}</a></li>`;
}

/** Fills the list of a 404 page. Returns `undefined` if the page has no list or there is nothing to suggest. */
function withNearestPages(index: SiteIndex, file: SiteFile, path: string): string | undefined {
  const html = file.plain.body ? Buffer.from(file.plain.body).toString('utf8') : '';
  const [, list] = EMPTY_LIST.exec(html) ?? [];
  if (!list) return undefined;
  const linked = new Set(Array.from(html.matchAll(/\bhref="([^"]*)"/g), ([, href]) => href));
  const isInMenu = (address: string) => linked.has(hrefOf(index, address));
  const pages = pageItems(index, index.nearestPages(path, isInMenu));
  const items = [...pages, searchItem(index, list, path)].join('');
  if (items === '') return undefined;
  return html.replace(EMPTY_LIST, (_, start: string, end: string) => start + items + end);
}

/** Returns an address with its version before its language, as those of pages: `/zh/v1/guide` → `/v1/zh/guide`. */
function inOrder(path: string, { site }: SiteIndex): string {
  const first = takeNames(path, site);
  const next = takeNames(first.rest, { versions: site.versions, langs: [] });
  const isSwapped = first.version === undefined && first.lang && next.version;
  return isSwapped ? `/${next.version}/${first.lang}${next.rest}` : path;
}

/** The response content for a missing page. */
export interface MissingPage {
  file: SiteFile;
  /** The HTML of the file for this address, if it differs. */
  html?: string;
}

/**
 * Returns the 404 page for an address: in its version and language, with links to similar pages and
 * to a search for its words.
 *
 * @param path below the base
 */
export function missingPage(index: SiteIndex, path: string): MissingPage | undefined {
  const short = (address: string) => withoutDefaultPrefixes(address, index.site) ?? address;
  // The page itself is that of the address as written, which its scripts read as well.
  const file = notFoundPage(index, short(path));
  return file && { file, html: withNearestPages(index, file, short(inOrder(path, index))) };
}

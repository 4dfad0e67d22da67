import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../plugins/serving/server/shared/manifest';
import { twinRoute } from '../../theme/routes/twin';

/** A page of the built site on disk. */
export interface BuiltPage {
  /** The path without `.html` and `/index`: `/zh/config/entry`, `/zh/config/`. */
  route: string;
  html: string;
}

const pagesOf = new Map<string, BuiltPage[]>();

/** Matches documents that are not pages: those of the playground. */
const OTHER_DOCUMENTS = /^play[\\/]/;

/** Returns all pages of a built site, except 404 pages and redirects. They are read once. */
export function readBuiltPages(folder: string): BuiltPage[] {
  const known = pagesOf.get(folder);
  if (known) return known;
  const old = new Set(readManifest(folder).redirectPages);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .filter((file) => !old.has(file) && !OTHER_DOCUMENTS.test(file))
    .map((file) => ({
      route: `/${file.split(path.sep).join('/')}`.replace(/(index)?\.html$/, ''),
      html: readFileSync(path.join(folder, file), 'utf8'),
    }));
  pagesOf.set(folder, pages);
  return pages;
}

/** Returns the decoded values of an attribute of all elements with a tag name. */
export function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<(?:${tag})\\b[^>]*?\\s${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** Returns the part of a page between `<main …>` and `</main>`. */
export function mainPart(html: string): string {
  return html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? '';
}

/** Returns the origin of a site whose configuration has one. */
export function originOf(site: object): string {
  return 'origin' in site ? String(site.origin) : '';
}

/** Returns the Markdown of a page of a built site. */
export function readTwin(folder: string, route: string): string {
  return readFileSync(path.join(folder, twinRoute(route)), 'utf8');
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../plugins/serving/server/shared/manifest';
import { twinRoute } from '../../theme/routes/twin';

/** A page of the built site as it lies on the disk. */
export interface BuiltPage {
  /** Without `.html` and `/index`: `/zh/config/entry`, `/zh/config/`. */
  route: string;
  html: string;
}

const pagesOf = new Map<string, BuiltPage[]>();

/** Documents that are no pages: those of the playground. */
const OTHER_DOCUMENTS = /^play[\\/]/;

/** Every page of a built site, except those for missing pages and at old addresses; read once. */
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

/** The values of an attribute on elements of a kind, with character references decoded. */
export function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<(?:${tag})\\b[^>]*?\\s${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** The part of a page between `<main …>` and `</main>`. */
export function mainPart(html: string): string {
  return html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? '';
}

/** What stands before the addresses of a site that knows its host. */
export function originOf(site: object): string {
  return 'origin' in site ? String(site.origin) : '';
}

/** The Markdown twin of a page of a built site. */
export function readTwin(folder: string, route: string): string {
  return readFileSync(path.join(folder, twinRoute(route)), 'utf8');
}

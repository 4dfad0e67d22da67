import path from 'node:path';
import process from 'node:process';
import { parseFile } from '../../content/tree/parseFile';
import type { LinkReader, WrittenLink } from './links';
import { readPageFile } from './pageFile';
import { type LinkSite, type LinkTargets, routeFinder } from './site';

/** A site of two languages and two versions below a base, for tests. */
export const SITE: LinkSite = {
  base: '/docs/',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
  docDir: path.resolve('docs'),
  cwd: process.cwd(),
  sitesBelow: ['/api/'],
};

/** A link in a page of the current version in English, unless told otherwise. */
export function link(href: string, more: Partial<WrittenLink> = {}): WrittenLink {
  const reader: LinkReader = 'markdown';
  return { file: 'docs/v2/en/guide/start.mdx', line: 3, column: 1, href, reader, ...more };
}

/** What a site has, by route with its ids. */
export function targets(
  pages: Record<string, readonly string[] | undefined>,
  files: readonly string[] = [],
): LinkTargets {
  const routes = Object.keys(pages);
  return {
    routes,
    routeAt: routeFinder(routes, SITE),
    idsOf: (route) => (pages[route] ? new Set(pages[route]) : undefined),
    hasFile: (address) => files.includes(address),
    files: () => files,
  };
}

/** What a file with this text has. */
export function pageFile(source: string, file = 'docs/v2/en/guide/start.mdx') {
  return readPageFile(parseFile(source, file).tree, source, file);
}

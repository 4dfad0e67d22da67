import path from 'node:path';
import process from 'node:process';
import { parseFile } from '../../content/tree/parseFile';
import type { LinkReader, WrittenLink } from './links';
import { readPageFile } from './pageFile';
import { type LinkSite, type LinkTargets, routeFinder } from './site';

/** A site with two languages, two versions and a base, for tests. */
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

/** Returns a link on a page of the current version in English, with changes. */
export function link(href: string, more: Partial<WrittenLink> = {}): WrittenLink {
  const reader: LinkReader = 'markdown';
  return { file: 'docs/v2/en/guide/start.mdx', line: 3, column: 1, href, reader, ...more };
}

/** Returns link targets from ids by route. */
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

/** Reads a file with this text. */
export function pageFile(source: string, file = 'docs/v2/en/guide/start.mdx') {
  return readPageFile(parseFile(source, file).tree, source, file);
}

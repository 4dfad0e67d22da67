import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import {
  formatRoute,
  type PageAddress,
  parseRoute,
  type SiteAddresses,
} from '../../../theme/routes/address';
import { routeKey } from '../../../theme/routes/routeKey';
import { routeFinder } from '../facts/neighbors';
import type { ContentFiles } from '../files/pageFile';
import { plainRoute, routeOnPage } from '../site/links';
import { lookupFiles } from './lookupFiles';
import { sitePageReader } from './readSitePage';
import { type SitePage, type SitePages, USE_PAGES_LATER } from './sitePages';

export interface LookupSource {
  files: Pick<ContentFiles, 'read'>;
  site: () => SiteAddresses;
  docDir: () => string;
  cwd: string;
  /** The routes of pages; `undefined` before they are known. */
  routes: () => readonly RouteMeta[] | undefined;
  /** Whether pages can change between two calls. */
  isDev: boolean;
  /** A folder outside `node_modules`, whose changes the build cache detects. */
  folder: () => string;
}

/** The lookups of other pages, which make pages depend on each other. */
export interface PageLookups {
  /** Returns the pages of the site for a page, which is rebuilt when its lookups have other results. */
  pagesFor: (file: string) => SitePages;
  /** Returns the files that represent the lookups of a page. A file changes with the result of its lookup. */
  filesOf: (file: string) => string[];
  /** Updates the files of lookups whose results have changed since this or an earlier build. Returns these files. */
  refresh: () => string[];
  /** Returns the number of changes to the results so far. */
  revision: () => number;
  /** Must be called when the routes have changed. */
  routesChanged: () => void;
  /** Removes the files of lookups that no page depends on any longer. */
  prune: (isUsed: (file: string) => boolean) => void;
}

/** The routes, and what has been read about them. */
interface KnownRoutes {
  routes: readonly RouteMeta[];
  at: ReturnType<typeof routeFinder>;
  /** All pages. On the dev server, they are read again in every task of the event loop. */
  pages?: readonly SitePage[];
  /** The keys of the lookups whose files a build has written. */
  written: Set<string>;
}

/** The key of the lookup of all pages. */
const ALL = '*';

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** Returns the version, language and route of a file's path. */
function placeOf(
  file: string,
  { docDir, site }: Pick<LookupSource, 'docDir' | 'site'>,
): PageAddress {
  const written = path.relative(docDir(), file).split(path.sep).join('/');
  return parseRoute(`/${plainRoute(written)}`, site());
}

/** Returns the key of an address that is written in a file; `undefined` for addresses outside the site. */
function keyOf(
  address: string,
  file: string,
  source: Pick<LookupSource, 'docDir' | 'site'>,
): string | undefined {
  if (ELSEWHERE.test(address)) return undefined;
  const plain = plainRoute(address.replace(/[?#].*$/, ''));
  const target = plain.startsWith('/')
    ? routeOnPage(plain, placeOf(file, source), source.site())
    : placeOf(path.join(path.dirname(file), plain), source);
  return routeKey(formatRoute(target, source.site()));
}

export function pageLookups(source: LookupSource): PageLookups {
  const { isDev } = source;
  const sitePageOf = sitePageReader(source);
  const asked = new Map<string, Set<string>>();
  let revision = 0;
  let known: KnownRoutes | undefined;

  function routes(): KnownRoutes {
    if (known) return known;
    const given = source.routes();
    if (!given) {
      throw new Error(`the pages of the site are not known yet → ${USE_PAGES_LATER}`);
    }
    known = { routes: given, at: routeFinder(given), written: new Set() };
    return known;
  }

  const found = (key: string) => {
    const route = routes().at(key);
    return route && sitePageOf(route);
  };

  function all(): readonly SitePage[] {
    const current = routes();
    if (current.pages) return current.pages;
    current.pages = current.routes
      .flatMap((route) => sitePageOf(route) ?? [])
      .sort((one, other) => (one.address < other.address ? -1 : 1));
    if (isDev) setImmediate(() => delete current.pages);
    return current.pages;
  }

  const lookups = lookupFiles(source.folder, (key) =>
    JSON.stringify(key === ALL ? all() : (found(key) ?? null)),
  );

  function writeResult(key: string): string {
    const { written } = routes();
    const file = lookups.write(key, !isDev && written.has(key));
    written.add(key);
    return file;
  }

  function note(file: string, key: string): void {
    const keys = asked.get(file) ?? new Set();
    asked.set(file, keys.add(key));
  }

  return {
    pagesFor: (file) => ({
      get all() {
        note(file, ALL);
        return [...all()];
      },
      find(address) {
        const key = keyOf(String(address), file, source);
        if (key === undefined) return undefined;
        note(file, key);
        return found(key);
      },
    }),
    filesOf: (file) => [...(asked.get(path.resolve(file)) ?? [])].map(writeResult),
    refresh() {
      const changed = lookups.refresh();
      if (changed.length > 0) revision += 1;
      return changed;
    },
    revision: () => revision,
    routesChanged() {
      known = undefined;
    },
    prune: lookups.prune,
  };
}

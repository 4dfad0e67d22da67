import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import {
  formatRoute,
  type PageAddress,
  parseRoute,
  type SiteAddresses,
} from '../../../theme/routes/address';
import { routeKey } from '../../../theme/routes/routeKey';
import { writeIfOther } from '../../support/writeIfOther';
import { routeFinder } from '../facts/neighbors';
import type { ContentFiles, PageFile } from '../files/pageFile';
import { plainRoute, routeOnPage } from '../site/links';
import type { TreeNode } from '../tree/nodes';
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

const words = ({ value, children = [] }: TreeNode): string => value ?? children.map(words).join('');

/** Returns the title in the file of a page; empty if the file cannot be parsed. */
function writtenTitle({ frontmatter, writtenTree }: PageFile): string {
  const { title, hero } = frontmatter as { title?: unknown; hero?: { name?: unknown } };
  if (typeof title === 'string' && title !== '') return title;
  try {
    const heading = writtenTree().children?.find(
      ({ type, depth }) => type === 'heading' && depth === 1,
    );
    if (heading) return words(heading).trim();
  } catch {
    return '';
  }
  return typeof hero?.name === 'string' ? hero.name : '';
}

export function pageLookups(source: LookupSource): PageLookups {
  const { files, site, docDir, cwd, isDev } = source;
  const titles = new WeakMap<PageFile, string>();
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

  function titleOf(page: PageFile): string {
    const title = titles.get(page) ?? writtenTitle(page);
    titles.set(page, title);
    return title;
  }

  function sitePageOf({ routePath, absolutePath, lang, version }: RouteMeta): SitePage | undefined {
    const page = files.read(absolutePath);
    if (!page) return undefined;
    return {
      address: routePath,
      file: path.relative(cwd, page.file),
      lang: lang || site().lang,
      version: version || site().version,
      title: titleOf(page),
      frontmatter: page.frontmatter,
    };
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

  /** Returns the version, language and route of a file's path. */
  const placeOf = (file: string): PageAddress => {
    const written = path.relative(docDir(), file).split(path.sep).join('/');
    return parseRoute(`/${plainRoute(written)}`, site());
  };

  function keyOf(address: string, file: string): string | undefined {
    if (ELSEWHERE.test(address)) return undefined;
    const plain = plainRoute(address.replace(/[?#].*$/, ''));
    const target = plain.startsWith('/')
      ? routeOnPage(plain, placeOf(file), site())
      : placeOf(path.join(path.dirname(file), plain));
    return routeKey(formatRoute(target, site()));
  }

  const answerOf = (key: string) => JSON.stringify(key === ALL ? all() : (found(key) ?? null));

  const textOf = (key: string) => `${key}\n${answerOf(key)}`;

  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16);

  function writeAnswer(key: string): string {
    const file = path.join(source.folder(), nameOf(key));
    const { written } = routes();
    if (isDev || !written.has(key)) writeIfOther(file, textOf(key));
    written.add(key);
    return file;
  }

  /** Returns the files of all lookups, including those of earlier builds. */
  function writtenFiles(): string[] {
    try {
      return readdirSync(source.folder()).map((name) => path.join(source.folder(), name));
    } catch {
      return [];
    }
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
        const key = keyOf(String(address), file);
        if (key === undefined) return undefined;
        note(file, key);
        return found(key);
      },
    }),
    filesOf: (file) => [...(asked.get(path.resolve(file)) ?? [])].map(writeAnswer),
    refresh() {
      const changed = writtenFiles().filter((file) => {
        const before = readFileSync(file, 'utf8');
        const [key = ''] = before.split('\n', 1);
        const text = textOf(key);
        if (before !== text) writeFileSync(file, text);
        return before !== text;
      });
      if (changed.length > 0) revision += 1;
      return changed;
    },
    revision: () => revision,
    routesChanged() {
      known = undefined;
    },
    prune(isUsed) {
      for (const file of writtenFiles()) if (!isUsed(file)) rmSync(file, { force: true });
    },
  };
}

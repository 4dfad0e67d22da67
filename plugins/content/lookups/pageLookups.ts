import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
import type { SitePage, SitePages } from './sitePages';

export interface LookupSource {
  files: Pick<ContentFiles, 'read'>;
  site: () => SiteAddresses;
  docDir: () => string;
  cwd: string;
  /** The routes of pages; `undefined` before they are known. */
  routes: () => readonly RouteMeta[] | undefined;
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
  const { files, site, docDir, cwd } = source;
  const titles = new WeakMap<PageFile, string>();
  const asked = new Map<string, Set<string>>();
  let revision = 0;
  let known: { routes: readonly RouteMeta[]; at: ReturnType<typeof routeFinder> } | undefined;

  function routes() {
    const given = known?.routes ?? source.routes();
    if (!given) {
      throw new Error(
        'the pages of the site are not known yet → use pages in page, facts, tree, read of replace and fences, problems or check',
      );
    }
    known ??= { routes: given, at: routeFinder(given) };
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

  const all = (): SitePage[] =>
    routes()
      .routes.flatMap((route) => sitePageOf(route) ?? [])
      .sort((one, other) => (one.address < other.address ? -1 : 1));

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

  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16);

  function writeAnswer(key: string): string {
    const name = path.join(source.folder(), nameOf(key));
    writeIfOther(name, `${key}\n${answerOf(key)}`);
    return name;
  }

  function note(file: string, key: string): void {
    const keys = asked.get(file) ?? new Set();
    asked.set(file, keys.add(key));
  }

  return {
    pagesFor: (file) => ({
      get all() {
        note(file, ALL);
        return all();
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
      let names: string[];
      try {
        names = readdirSync(source.folder());
      } catch {
        return [];
      }
      const changed = names.flatMap((name) => {
        const file = path.join(source.folder(), name);
        const before = readFileSync(file, 'utf8');
        const [key = ''] = before.split('\n', 1);
        if (before === `${key}\n${answerOf(key)}`) return [];
        return [writeAnswer(key)];
      });
      if (changed.length > 0) revision += 1;
      return changed;
    },
    revision: () => revision,
    routesChanged() {
      known = undefined;
    },
  };
}

import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta } from '@rspress/core';
import type { SectionSidebars } from '../../../theme/components/Sidebar/sectionSidebar';
import type { SiteAddresses } from '../../../theme/routes/address';
import type { ContentSources } from '../../support/contentSources';
import type { TreeCheck } from '../checks/pageChecks';
import type { ContentFiles, PageFile } from '../files/pageFile';
import { possibleTitles } from '../pages/possibleTitles';
import { changedSidebars } from './changedSidebars';
import { factsPlugin } from './factsCode';
import { deadNeighbors, linkedRoute, neighborsOf, type Place, routeFinder } from './neighbors';
import { scriptSources } from './scriptSources';
import type { PageNeighbors } from './shared';
import { type FactChanges, siteFactChanges } from './siteFactChanges';

export interface FactsSource {
  files: ContentFiles;
  site: () => SiteAddresses;
  /** The routes of the pages; `undefined` in a command, which has none. */
  routes: () => readonly RouteMeta[] | undefined;
  /** The files of all pages. */
  pages: () => readonly PageFile[];
  /** Returns a number that increases when the data about other pages changes. @default a constant */
  revision?: () => number;
  /** Whether the routes can change while pages are read. */
  isDev: boolean;
  /** A folder outside `node_modules`, whose changes the build cache detects. */
  folder: () => string;
}

/** The outline of a page that a plugin has set. */
export interface PluginOutline {
  plugin: string;
  ids: string[];
}

/** The changes of plugins to the pages of a site, and their consequences. */
export interface ContentFacts {
  add: FactChanges['add'];
  textOf: FactChanges['textOf'];
  /** Whether no plugin changes anything. */
  isEmpty: () => boolean;
  /** Returns everything that other pages show of a page, as a text to compare. */
  listedOf: (page: PageFile) => string;
  /** Returns the previous and next page of a page in a version and language. */
  neighborsOf: (page: PageFile, place: Place) => PageNeighbors;
  sidebars: (sidebars: SectionSidebars) => SectionSidebars;
  /** Reports invalid facts that plugins return for a page. */
  check: TreeCheck;
  /** Returns the outline that a plugin has set for a page; `undefined` if none has. */
  outlineOf: (page: PageFile) => PluginOutline | undefined;
  /** Returns the hosts of the scripts that plugins add to pages. */
  contentSources: () => ContentSources;
  rsbuildPlugin: RsbuildPlugin;
}

export function contentFacts(source: FactsSource): ContentFacts {
  const { files, site, isDev } = source;
  const facts = siteFactChanges(files, source.revision);
  let finder: ReturnType<typeof routeFinder> | undefined;

  function routeAt(address: string): RouteMeta | undefined {
    if (isDev || !finder) finder = routeFinder(source.routes() ?? []);
    return finder(address);
  }

  function titleOf({ absolutePath }: RouteMeta): string {
    const page = files.read(absolutePath);
    return page ? facts.textOf(page).title : '';
  }

  function sidebars(given: SectionSidebars): SectionSidebars {
    if (facts.isEmpty()) return given;
    const find = routeFinder(source.routes() ?? []);
    return changedSidebars(given, (link) => {
      const page = files.read(find(link)?.absolutePath ?? '');
      return page && facts.of(page);
    });
  }

  const isKnown = (link: string) => {
    const routes = source.routes();
    if (!routes) return true;
    const { langs, lang, versions, version } = site();
    return [version, ...versions].some((of) =>
      [lang, ...langs].some((one) =>
        linkedRoute(link, { lang: one, version: of }, { site: site(), routeAt }),
      ),
    );
  };

  return {
    add: facts.add,
    textOf: facts.textOf,
    isEmpty: facts.isEmpty,
    listedOf(page) {
      const titles = possibleTitles(page) ?? facts.textOf(page).title;
      const changes = facts.isEmpty() ? undefined : facts.of(page).changes;
      return JSON.stringify([page.frontmatter, titles, changes]);
    },
    neighborsOf(page, place) {
      if (facts.isEmpty()) return {};
      return neighborsOf(facts.of(page).changes, place, { site: site(), routeAt, titleOf });
    },
    sidebars,
    check(_, page, file) {
      if (facts.isEmpty()) return [];
      const { changes, faults, setBy } = facts.of(page);
      const dead = deadNeighbors(changes, isKnown).map(({ fact, link }) => ({
        plugin: setBy[fact] ?? 'facts',
        message: `facts: ${fact} is "${link}", but there is no page at that address → write the address of a page, or false`,
      }));
      return [...faults, ...dead].map(({ plugin, message }) => ({
        check: plugin,
        file,
        line: 1,
        message,
      }));
    },
    outlineOf(page) {
      if (facts.isEmpty()) return undefined;
      const { changes, setBy } = facts.of(page);
      const ids = changes.outline?.map(({ id }) => id);
      return ids && { plugin: setBy.outline ?? 'facts', ids };
    },
    contentSources: () =>
      facts.isEmpty()
        ? {}
        : scriptSources(source.pages().flatMap((page) => facts.of(page).changes.head ?? [])),
    rsbuildPlugin: factsPlugin({ ...source, facts, read: files.read, sidebars }),
  };
}

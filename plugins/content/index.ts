import process from 'node:process';
import type { RsbuildPlugin, RsbuildPlugins } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RouteService, UserConfig } from '@rspress/core';
import { buildEnvironment } from '../support/buildInputs/environment';
import { mergeSources } from '../support/contentSources';
import type { Finding } from '../support/finding';
import { siteFacts } from '../support/siteFacts';
import { PageError } from './checks/pageChecks';
import { entriesStamp, sidebarFindings } from './checks/sidebarFindings';
import {
  type ContentParts,
  contentParts,
  docDirOf,
  hasDescription,
  routesOf,
  type SiteState,
  siteFile,
} from './contentParts';
import { liveChecksPlugin } from './dev/liveChecks';
import { type LivePageList, liveDataPlugins } from './dev/liveDataPlugins';
import { type LivePages, livePagesPlugin, type UpdatedPages } from './dev/livePages';
import { separateRuntimePlugin } from './dev/separateRuntime';
import { givenRoutes, syncRoutes } from './dev/syncRoutes';
import { waitingPages } from './dev/waitingPages';
import { scriptSources } from './facts/scriptSources';
import { filesOfCommand } from './files/filesOfCommand';
import type { ContentFiles } from './files/pageFile';
import { lookupsPlugin } from './lookups/lookupsPlugin';
import { answerPageData, pageDataOf, withoutStockReading } from './pages/answerPageData';
import type { ContentPage } from './pages/contentPage';
import { type CurrentPages, currentPages } from './pages/currentPages';
import { notFoundRoutesPlugin } from './pages/notFoundRoutes';
import { type PageList, pageList } from './pages/pageList';
import { steadyRoutes } from './pages/steadyRoutes';
import { remarkContent } from './remarkContent';
import { contentSections } from './sections/contentSections';
import { dataFiles } from './sections/dataFiles';
import { inputsOfPages } from './shown-files/inputsOfPages';
import { contentSite } from './site/site';
import { hasOwnSidebars, steadySidebars } from './site/steadySidebars';
import { type SiteContent, withContent } from './siteContent';
import type { SitePlugin } from './sitePlugin';
import { resetSyntax } from './tree/parseFile';

const NAME = 'lectern:content';

/** Returns the findings in every `_meta.json`. */
const entryFindings = (
  state: SiteState,
  { checks, files }: ContentParts,
  from: Pick<ContentFiles, 'read'> = files,
): Finding[] => sidebarFindings(docDirOf(state), { files: from, nameOf: checks.nameOf });

/** Creates the content of a site, which features read and extend. */
function siteContent(
  state: SiteState,
  parts: ContentParts,
  pages: PageList,
  current: CurrentPages,
): SiteContent {
  const { files, docDir, registered, lookups, inputs, checks, facts, withChanges } = parts;
  const fresh = (page: ContentPage) => (state.isDev ? current.fresh(page) : page);
  const site = () =>
    contentSite({
      config: () => state.config,
      service: state.service,
      pages: pages.inOrder(),
      changed: facts.sidebars,
    });
  let revisions = 0;
  const sections = contentSections({
    files,
    docDir,
    pages: () => pages.inOrder().values(),
    fresh,
    site,
    filesBelow: inputs.filesBelow,
    nameOf: checks.nameOf,
    isDev: state.isDev,
  });

  return {
    ...registered.functions,
    files,
    writtenFiles: parts.writtenFiles,
    docDir,
    config: () => state.config,
    routes: () => routesOf(state),
    service: () => state.service,
    pages: pages.inOrder,
    fresh,
    site,
    sections: sections.read,
    sectionFiles() {
      const routed = routesOf(state).map(({ absolutePath }) => absolutePath);
      const below = routed.flatMap((file) => [...inputs.filesBelow(file)]);
      return [...new Set([...routed, ...below, ...dataFiles(docDir())])];
    },
    prepareSections: sections.prepare,
    addTexts: sections.addTexts,
    withChanges,
    pagesFor: lookups.pagesFor,
    revision: () => lookups.revision() + revisions,
    revise() {
      revisions += 1;
    },
    setRoutes(routes) {
      state.routesOfCommand = routes;
      lookups.routesChanged();
    },
    addFacts: facts.add,
    outlineOf: facts.outlineOf,
    addCheck: checks.add,
    addTreeCheck: checks.addTreeCheck,
    check(given) {
      const changed = [...given].map(withChanges);
      const names = changed.map(({ file }) => file);
      return [
        ...changed.flatMap((page) => page.derive(checks.check)),
        ...entryFindings(state, parts),
        ...sections.findings(names),
      ];
    },
  };
}

/** Whether the data from the texts of pages is read when it is needed. Plugins that change facts of pages read all of it. */
const isReadLater = ({ isDev }: SiteState, facts: ContentParts['facts']): boolean =>
  isDev && facts.isEmpty();

/**
 * Returns the data of a page that Rspress reads for its route. On the dev server, the data from its text is left to
 * `CurrentPages`, because parsing all pages would take most of the first start, and the first page needs few of them.
 */
function pageInfo(
  route: RouteMeta,
  state: SiteState,
  { files, facts, listed }: ContentParts,
): Partial<PageIndexInfo> {
  const page = files.read(route.absolutePath);
  if (!page) return {};
  const neighbors = facts.neighborsOf(page, route);
  if (state.isDev) listed.note(page.file, facts.listedOf(page));
  if (isReadLater(state, facts)) return { frontmatter: page.frontmatter, ...neighbors };
  return { ...facts.textOf(page, hasDescription(state)), ...neighbors };
}

/** Returns a function that adds new pages to the dev server, and removes deleted ones. */
function pageUpdates(
  state: SiteState,
  parts: ContentParts,
  {
    pages,
    current,
    addedByPlugins,
  }: { pages: PageList; current: CurrentPages; addedByPlugins: () => ReadonlySet<string> },
): () => Promise<UpdatedPages> {
  const waiting = waitingPages(async (route) => {
    const page = pageDataOf(route, docDirOf(state), (one) => pageInfo(one, state, parts));
    if (isReadLater(state, parts.facts)) current.addText(page);
    for (const { extendPageData } of state.config.plugins ?? [])
      await extendPageData?.(page, false);
  });
  return async () => {
    const changes = await syncRoutes(state.service, state.config, addedByPlugins());
    parts.lookups.routesChanged();
    pages.remove(changes.removed);
    const { read, haveRoutesChanged } = await waiting.readAll(changes);
    return {
      added: [...new Set(read.map(({ absolutePath }) => absolutePath))],
      haveRoutesChanged,
    };
  };
}

/** Returns a function that returns whether edits of files change what other pages show of them. */
function listChanges({ listed, lookups }: ContentParts): LivePages['haveListsChanged'] {
  let revision = lookups.revision();
  return (files) => {
    const isRevised = lookups.revision() !== revision;
    revision = lookups.revision();
    return listed.haveChanged(files) || isRevised;
  };
}

function pruneTreesPlugin({ pruneTrees }: ContentParts): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) pruneTrees();
      });
    },
  };
}

function rsbuildPlugins(
  state: SiteState,
  parts: ContentParts,
  pages: LivePageList,
  live: Pick<LivePages, 'update' | 'haveListsChanged'>,
): RsbuildPlugins {
  const { files, docDir, registered, lookups, inputs, inputsOf, facts, checks } = parts;
  const listFile = () => siteFile(state, 'live', '.txt');
  return [
    withoutStockReading(() => state.service),
    notFoundRoutesPlugin(
      () => state.service,
      () => siteFacts(state.config),
    ),
    livePagesPlugin({
      docDir,
      ...live,
      listFile,
      sidebarFile: () => siteFile(state, 'live', '-sidebars.txt'),
    }),
    ...liveDataPlugins(pages, () => siteFacts(state.config).base),
    inputsOfPages('lectern:shown-files', inputs.shownBy),
    inputsOfPages('lectern:inputs', inputsOf),
    lookupsPlugin(lookups),
    liveChecksPlugin({
      page: (file) => [files.read(file) ?? []].flat().flatMap(checks.check),
      nameOf: checks.nameOf,
      site: () => [...entryFindings(state, parts), ...registered.entryFindings()],
      siteStamp: () => entriesStamp(docDir()),
      listFile,
    }),
    separateRuntimePlugin(),
    facts.rsbuildPlugin,
    pruneTreesPlugin(parts),
  ];
}

/**
 * Reads the pages of a site, once for all features: the page itself, its data, its Markdown, the search, answers and
 * checks. Must be the first plugin, and `defineSite` puts it there.
 */
export function pluginContent(): SitePlugin {
  resetSyntax();
  const isDev = buildEnvironment.NODE_ENV !== 'production';
  const isCold = buildEnvironment.RSPRESS_PERSISTENT_CACHE === 'false';
  const state = { cwd: process.cwd(), isDev, isCold, config: {} } as SiteState;
  const parts = contentParts(state);
  const pages = pageList();
  const current = currentPages({
    ...parts.facts,
    files: parts.files,
    textOf: (page) => parts.facts.textOf(page, hasDescription(state)),
    revision: parts.lookups.revision,
  });
  const content = siteContent(state, parts, pages, current);
  const livePages: LivePageList = {
    listed: () => [...pages.inOrder().values()].map(current.listed),
    *read() {
      for (const page of pages.inOrder().values()) yield current.fresh(page);
    },
  };
  /** Whether the configuration contains the sidebars in a custom order. */
  let isOwnOrder = false;
  let addedByPlugins: ReadonlySet<string> = new Set();

  /** Returns the elements of the head in the settings and in the frontmatter of pages. */
  function writtenHead(): unknown[] {
    const ofBuilder = [state.config.builderConfig?.html?.tags ?? []]
      .flat()
      .map((element) => ('tag' in element ? [element.tag, element.attrs] : undefined));
    const ofPages = [...pages.inOrder().values()].map(({ frontmatter }) => frontmatter?.head);
    return [state.config.head, ofBuilder, ...ofPages].filter(Array.isArray).flat();
  }

  function failWith(findings: readonly Finding[]): void {
    if (findings.length === 0) return;
    throw new PageError([...findings, ...parts.registered.siteFindings()]);
  }

  return {
    name: NAME,
    contentSources: () => mergeSources(parts.facts.contentSources(), scriptSources(writtenHead())),
    config(given: UserConfig) {
      state.config = given;
      return withContent(given, content);
    },
    routeServiceGenerated(generated: RouteService) {
      if (generated !== state.service) addedByPlugins = givenRoutes(generated);
      state.service = generated;
      steadyRoutes(generated);
      isOwnOrder = hasOwnSidebars(state.config);
      // Rspress reads `_meta.json` next and fails without a line number, so it is checked here. Pages are
      // checked later, when the settings of all plugins are known, unless the build fails anyway.
      if (!isDev && entryFindings(state, parts, filesOfCommand()).length > 0)
        failWith(content.check(parts.written()));
    },
    beforeBuild(complete) {
      state.config = complete;
      if (!isDev && !isOwnOrder) steadySidebars(complete);
      pages.clear();
      parts.lookups.routesChanged();
      if (!isDev) failWith(content.check(parts.writtenReadAhead()));
    },
    modifySearchIndexData(found) {
      const data = { routes: content.routes(), docDir: docDirOf(state) };
      answerPageData(found as PageIndexInfo[], data, (route) => pageInfo(route, state, parts));
      if (!isReadLater(state, parts.facts)) return;
      for (const page of found) current.addText(page as PageIndexInfo);
    },
    extendPageData(page) {
      pages.add(page as unknown as ContentPage);
    },
    markdown: {
      remarkPlugins: [[remarkContent, { treeOf: parts.files.treeOf, compiled: content.compiled }]],
    },
    builderConfig: {
      plugins: rsbuildPlugins(state, parts, livePages, {
        update: pageUpdates(state, parts, {
          pages,
          current,
          addedByPlugins: () => addedByPlugins,
        }),
        haveListsChanged: listChanges(parts),
      }),
    },
  };
}

import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RouteService, UserConfig } from '@rspress/core';
import { buildEnvironment } from '../support/buildInputs/environment';
import { mergeSources } from '../support/contentSources';
import type { Finding } from '../support/finding';
import { siteFacts } from '../support/siteFacts';
import { circleFindings } from './checks/circleFindings';
import { PageError, pageChecks } from './checks/pageChecks';
import { sidebarFindings } from './checks/sidebarFindings';
import { liveChecksPlugin } from './dev/liveChecks';
import { livePagesPlugin } from './dev/livePages';
import { givenRoutes, syncRoutes } from './dev/syncRoutes';
import { inOrder as orderChangers } from './facts/changers';
import { contentFacts } from './facts/contentFacts';
import { scriptSources } from './facts/scriptSources';
import { changedPages } from './files/changedPages';
import { contentFiles, type FileSettings } from './files/contentFiles';
import { filesOfCommand } from './files/filesOfCommand';
import { keptTrees, siteKey } from './files/keptTrees';
import type { ContentFiles, PageFile } from './files/pageFile';
import { NO_FOLDER } from './files/treeFolder';
import { lookupsPlugin } from './lookups/lookupsPlugin';
import { pageLookups } from './lookups/pageLookups';
import { answerPageData, pageDataOf, withoutStockReading } from './pages/answerPageData';
import type { ContentPage } from './pages/contentPage';
import { pageRefresher } from './pages/freshPage';
import { hasFile, notFoundRoutesPlugin } from './pages/notFoundRoutes';
import { steadyPages } from './pages/steadyPages';
import { steadyRoutes } from './pages/steadyRoutes';
import { remarkContent } from './remarkContent';
import { dataFiles } from './sections/dataFiles';
import { filesStamp, type KeptSections, keptByStamp } from './sections/keptSections';
import type { PlainForm } from './sections/plainInline';
import { readParts } from './sections/readParts';
import { sectionQuestions } from './sections/sectionQuestions';
import { type PlaceSections, siteSections } from './sections/siteSections';
import { inputsOfPages } from './shown-files/inputsOfPages';
import { showFiles, shownFileFindings, shownFileNames } from './shown-files/showFiles';
import { contentSite } from './site/site';
import { hasOwnSidebars, steadySidebars } from './site/steadySidebars';
import {
  type OnCompile,
  type SiteCheck,
  type SiteContent,
  type TreeChanger,
  withContent,
} from './siteContent';
import type { SitePlugin } from './sitePlugin';
import type { TreeAddition } from './tree/additions';
import type { MarkdownForms } from './tree/components';
import { importedFiles } from './tree/mdxParts';
import { addSyntax, createParser, type ReplaceRule, resetSyntax } from './tree/parseFile';

const NAME = 'lectern:content';

/**
 * Reads the pages of a site, once for all features: the page itself, its data, its Markdown, the search, answers and
 * checks. Must be the first plugin, and `defineSite` puts it there.
 */
export function pluginContent(): SitePlugin {
  resetSyntax();
  const cwd = process.cwd();
  const isDev = buildEnvironment.NODE_ENV !== 'production';
  const isCold = buildEnvironment.RSPRESS_PERSISTENT_CACHE === 'false';
  const listeners: OnCompile[] = [];
  const pagesByRoute = new Map<string, ContentPage>();
  let config: UserConfig = {};
  /** Whether the configuration contains the sidebars in a custom order. */
  let isOwnOrder = false;
  let service: RouteService;
  let routesOfCommand: readonly RouteMeta[] | undefined;
  let addedByPlugins: ReadonlySet<string> = new Set();
  let settings: FileSettings | undefined;
  let inOrder: Map<string, ContentPage> | undefined;

  const docDir = () => path.resolve(cwd, config.root ?? 'docs');
  const folders = () => ({ docDir: docDir(), cwd });
  const changers: TreeChanger[] = [];
  const inputsOf: ((file: string) => Iterable<string>)[] = [];
  const additions: TreeAddition[] = [(tree, { file }) => showFiles(tree, file, folders())];

  function readSettings(): FileSettings {
    settings ??= {
      rules: (config.replaceRules ?? []) as ReplaceRule[],
      changes: orderChangers(changers).map(({ change }) => change),
      additions,
      parse: createParser(config.markdown as Parameters<typeof createParser>[0]),
      kept: isCold ? NO_FOLDER : keptTrees(config, docDir(), cwd),
      isDev,
    };
    return settings;
  }

  const files = contentFiles(readSettings);
  const withChanges = changedPages(readSettings, files);

  const checks = pageChecks(cwd);
  checks.addTreeCheck((tree, page, name) => shownFileFindings(tree, page, name, folders()));
  checks.addTreeCheck((tree, page, name) =>
    circleFindings(tree, page, name, { files, nameOf: checks.nameOf }),
  );
  const siteChecks: SiteCheck[] = [];
  const ofSite = {
    files,
    site: () => siteFacts(config),
    routes: () => ((service as RouteService | undefined) ? content.routes() : undefined),
  };
  const lookups = pageLookups({
    ...ofSite,
    routes: () => ofSite.routes() ?? routesOfCommand,
    docDir,
    cwd,
    isDev,
    folder: () => path.join(cwd, '.lectern/lookups', siteKey(docDir())),
  });
  const facts = contentFacts({
    ...ofSite,
    revision: lookups.revision,
    pages: written,
    isDev,
    folder: () => path.join(cwd, '.lectern/facts', siteKey(docDir())),
  });
  checks.addTreeCheck(facts.check);
  const refresh = pageRefresher(files, { ...facts, revision: lookups.revision });

  function pages(): Map<string, ContentPage> {
    inOrder ??= steadyPages(pagesByRoute);
    return inOrder;
  }

  const texts: Record<string, PlainForm> = {};
  const forms: MarkdownForms = {};
  /** The stamp of the data files, which is the same for all pages of one call of `sections`. */
  let dataStamp = '';
  const ownStamp = (file: string) => `${filesStamp([file, ...filesBelow(file)])}\n${dataStamp}`;
  const partsOf = readParts(
    files,
    isDev ? { texts, keep: keptByStamp(), stampOf: ownStamp } : { texts },
  );
  const keepSections: KeptSections | undefined = isDev ? keptByStamp() : undefined;
  const questions = sectionQuestions({
    docDir,
    partsOf,
    nameOf: checks.nameOf,
  });
  let known: PlaceSections[] | undefined;

  function sections(): PlaceSections[] {
    const current = () =>
      siteSections({
        pages: [...pages().values()].map(content.fresh),
        site: content.site(),
        partsOf,
        questionsOf: questions.read(),
        keep: keepSections,
      });
    if (isDev) {
      dataStamp = filesStamp(dataFiles(docDir()));
      return current();
    }
    known ??= current();
    return known;
  }

  function read(route: RouteMeta): Partial<PageIndexInfo> {
    const { extractDescription } = (config.markdown ?? {}) as { extractDescription?: boolean };
    const page = files.read(route.absolutePath);
    if (!page) return {};
    return { ...facts.textOf(page, extractDescription), ...facts.neighborsOf(page, route) };
  }

  const entryFindings = (from: Pick<ContentFiles, 'read'> = files) =>
    sidebarFindings(docDir(), { files: from, nameOf: checks.nameOf });

  function failWith(findings: readonly Finding[]): void {
    if (findings.length === 0) return;
    throw new PageError([...findings, ...siteChecks.flatMap((check) => check())]);
  }

  const inPages = new WeakMap<PageFile, { imported: string[]; shown: string[] }>();

  /** Returns the files that a page imports and shows; none if the page cannot be parsed. */
  function filesIn(page: PageFile): { imported: string[]; shown: string[] } {
    const found = inPages.get(page) ?? readFilesIn(page);
    inPages.set(page, found);
    return found;
  }

  function readFilesIn(page: PageFile): { imported: string[]; shown: string[] } {
    try {
      const tree = page.lookAt();
      const imported = importedFiles(tree, path.dirname(page.file)).values();
      return { imported: [...imported], shown: shownFileNames(tree, page.file, folders()) };
    } catch {
      return { imported: [], shown: [] };
    }
  }

  /** Returns the files of all pages and the files that they import, without duplicates. */
  function written(): PageFile[] {
    const found = new Map<string, PageFile>();
    const add = (name: string) => {
      const page = found.has(name) ? undefined : files.read(name);
      if (!page) return;
      found.set(name, page);
      for (const part of page.derive(filesIn).imported) add(part);
    };
    for (const { absolutePath } of content.routes()) add(path.resolve(absolutePath));
    return [...found.values()].sort((one, other) => (one.file < other.file ? -1 : 1));
  }

  /** Returns the files that a file depends on, through imports and shown files. */
  function filesBelow(file: string, found = new Set<string>()): Set<string> {
    const page = files.read(file);
    if (!page) return found;
    const { imported, shown } = filesIn(page);
    for (const name of [...shown, ...inputs(file)]) found.add(name);
    for (const name of imported.filter((one) => !found.has(one))) {
      found.add(name);
      filesBelow(name, found);
    }
    return found;
  }

  /** Returns the files that plugins read for a page, and those that represent its lookups of other pages. */
  const inputs = (file: string): string[] => [
    ...inputsOf.flatMap((namesOf) => [...namesOf(file)]),
    ...lookups.filesOf(file),
  ];

  /** Returns the files that the blocks of a page show. */
  function shownBy(file: string): Iterable<string> {
    return files.read(file)?.derive(filesIn).shown ?? [];
  }

  /** Adds new pages to the dev server, and removes deleted ones. */
  async function update(): Promise<void> {
    const { added, removed } = await syncRoutes(service, config, addedByPlugins);
    lookups.routesChanged();
    for (const route of removed) pagesByRoute.delete(route);
    for (const route of added) {
      const page = pageDataOf(route, docDir(), read);
      for (const { extendPageData } of config.plugins ?? []) await extendPageData?.(page, false);
    }
    inOrder = undefined;
  }

  /** Returns the elements of the head in the settings and in the frontmatter of pages. */
  function writtenHead(): unknown[] {
    const ofPages = [...pages().values()].map(({ frontmatter }) => frontmatter?.head);
    return [config.head, ...ofPages].filter(Array.isArray).flat();
  }

  const content: SiteContent = {
    files,
    docDir,
    config: () => config,
    routes: () => service.getRoutes().filter(hasFile),
    service: () => service,
    pages,
    fresh: (page) => (isDev ? refresh(page) : page),
    site: () =>
      contentSite({ config: () => config, service, pages: pages(), changed: facts.sidebars }),
    sections,
    sectionFiles: () => {
      const routed = content.routes().map(({ absolutePath }) => absolutePath);
      const below = routed.flatMap((file) => [...filesBelow(file)]);
      return [...new Set([...routed, ...below, ...dataFiles(docDir())])];
    },
    async prepareSections() {
      dataStamp = filesStamp(dataFiles(docDir()));
      for (const { _filepath } of [...pages().values()]) {
        partsOf(_filepath);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    addTexts: (given) => void Object.assign(texts, given),
    addForms: (given) => void Object.assign(forms, given),
    forms: () => forms,
    addSyntax,
    add: (addition) => void additions.push(addition),
    change: (changer) => void changers.push(changer),
    withChanges,
    addInputs: (namesOf) => void inputsOf.push(namesOf),
    pagesFor: lookups.pagesFor,
    setRoutes(routes) {
      routesOfCommand = routes;
      lookups.routesChanged();
    },
    addFacts: facts.add,
    outlineOf: facts.outlineOf,
    addCheck: checks.add,
    addTreeCheck: checks.addTreeCheck,
    addSiteCheck: (check) => void siteChecks.push(check),
    check(given) {
      const pages = [...given].map(withChanges);
      const names = pages.map(({ file }) => file);
      return [...pages.flatMap(checks.check), ...entryFindings(), ...questions.findings(names)];
    },
    onCompile: (listener) => void listeners.push(listener),
    compiled: (file, tree) => {
      for (const listener of listeners) listener(file, tree);
    },
  };

  const prune: RsbuildPlugin = {
    name: NAME,
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.hasErrors()) readSettings().kept.prune();
      });
    },
  };

  return {
    name: NAME,
    contentSources: () => mergeSources(facts.contentSources(), scriptSources(writtenHead())),
    config(given) {
      config = given;
      return withContent(given, content);
    },
    routeServiceGenerated(generated: RouteService) {
      if (generated !== service) addedByPlugins = givenRoutes(generated);
      service = generated;
      steadyRoutes(generated);
      isOwnOrder = hasOwnSidebars(config);
      // Rspress reads `_meta.json` next and fails without a line number, so it is checked here. Pages are
      // checked later, when the settings of all plugins are known, unless the build fails anyway.
      if (!isDev && entryFindings(filesOfCommand()).length > 0) failWith(content.check(written()));
    },
    beforeBuild(complete) {
      config = complete;
      if (!isDev && !isOwnOrder) steadySidebars(complete);
      pagesByRoute.clear();
      lookups.routesChanged();
      if (!isDev) failWith(content.check(written()));
    },
    modifySearchIndexData(found) {
      const data = { routes: content.routes(), docDir: docDir() };
      answerPageData(found as PageIndexInfo[], data, read);
    },
    extendPageData(page) {
      pagesByRoute.set(page.routePath, page as unknown as ContentPage);
      inOrder = undefined;
    },
    markdown: {
      remarkPlugins: [[remarkContent, { treeOf: files.treeOf, compiled: content.compiled }]],
    },
    builderConfig: {
      plugins: [
        withoutStockReading(() => service),
        notFoundRoutesPlugin(
          () => service,
          () => siteFacts(config),
        ),
        livePagesPlugin({
          docDir,
          update,
          pages: () => [...pages().values()].map(content.fresh),
          listFile: () => path.join(cwd, '.lectern/live', `${siteKey(docDir())}.txt`),
        }),
        inputsOfPages('lectern:shown-files', shownBy),
        inputsOfPages('lectern:inputs', inputs),
        lookupsPlugin(lookups),
        liveChecksPlugin({
          page: (file) => [files.read(file) ?? []].flat().flatMap(checks.check),
          site: () => entryFindings(),
        }),
        facts.rsbuildPlugin,
        prune,
      ],
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta, UserConfig } from '@rspress/core';
import type { ContentFiles } from '../../content/files/pageFile';
import { siteRedirects } from '../../content/siteRedirects';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { redirectFinder } from '../../support/redirects/findRedirect';
import { type CheckedOutput, checkOutput } from './checkOutput';
import { checkLinks, checkMoved, checkSources, entryLinks, pageLinks } from './checkSources';
import { type LinkFinding, sortedFindings } from './links';
import { inMovedOrder } from './movedSections';
import { type OutputPage, outputPage } from './outputPage';
import { pageFiles } from './pageFiles';
import { addedFiles, siteFiles, WRITTEN_FILES, WRITTEN_LAST } from './publicFiles';
import { type LinkTargets, linkSite, routeFinder } from './site';

/** The data of a site. It is read on demand, because a build collects it gradually. */
export interface LinkSource {
  config: () => UserConfig;
  routes: () => readonly Pick<RouteMeta, 'routePath' | 'absolutePath'>[];
  /** Returns the reader of the docs, which reads each file once. */
  content: () => Pick<ContentFiles, 'read'>;
  /** The folder that paths in findings are relative to. */
  cwd: string;
  /** Names of files that plugins write to the output. @default none */
  writtenFiles?: readonly string[];
  /** Links that are not checked. @default none */
  ignored?: readonly RegExp[];
}

const MARKDOWN_FILE = /\.mdx?$/;

/** Creates the link checks of a site. */
export function siteLinks({
  config,
  routes,
  content,
  cwd,
  writtenFiles = [],
  ignored,
}: LinkSource) {
  const files = pageFiles(cwd, content);
  const site = () => linkSite(config(), cwd);
  const outDir = () => path.resolve(cwd, config().outDir ?? DEFAULT_OUT_DIR);
  const pages = () =>
    routes().map(({ routePath, absolutePath }) => ({ route: routePath, file: absolutePath }));

  /** Returns the link targets. Ids are read from the output if it has the page, or else from the files. */
  function targets(output?: ReadonlyMap<string, OutputPage>): LinkTargets {
    const fileOf = new Map(pages().map(({ route, file }) => [route, file]));
    const idsOf = (route: string) => {
      const file = fileOf.get(route) ?? '';
      return output?.get(route)?.ids ?? (MARKDOWN_FILE.test(file) ? files.idsOf(file) : undefined);
    };
    const names = [...fileOf.keys()];
    const written = [...(output ? WRITTEN_LAST : WRITTEN_FILES), ...writtenFiles];
    const others = siteFiles(
      site().docDir,
      written,
      output ? [outDir()] : [],
      addedFiles(config()),
    );
    return {
      routes: names,
      routeAt: routeFinder(names, site()),
      idsOf,
      sectionsOf: (route) => inMovedOrder(files.read(fileOf.get(route) ?? '').moved),
      redirectOf: redirectFinder(siteRedirects(config()), site()),
      ignored,
      ...others,
    };
  }

  /** Checks the links in the docs, without an output. */
  const checkDocs = (known = targets()) => checkSources(pages(), files, site(), known);

  /** Checks the links in the docs and on the pages of the output. */
  function checkBuild(): LinkFinding[] {
    const read = pages().flatMap(({ route, file }): CheckedOutput[] => {
      const page = outputPage(route, outDir());
      if (!page) return [];
      const links = () => pageLinks({ route, file }, files);
      const text = () => readFileSync(file, 'utf8');
      return [{ route, file: path.relative(cwd, file), page, links, text }];
    });
    const real = targets(new Map(read.map(({ route, page }) => [route, page])));
    const known = checkDocs(real);
    const shared = entryLinks(site());
    return sortedFindings([...known, ...checkOutput(read, site(), real, { shared, known })]);
  }

  return {
    checkDocs,
    checkBuild,
    /** Checks the links in a file and its moved sections. */
    checkFile(file: string): LinkFinding[] {
      const known = targets();
      const moved = pages()
        .filter((page) => page.file === file)
        .flatMap((page) => checkMoved(page, files, site(), known));
      return sortedFindings([...checkLinks(files.read(file).links, site(), known), ...moved]);
    },
    /** Reads the links and ids in a file. */
    readLinks: files.own,
    /** Returns the ids on a page, or `undefined` if components may add some. */
    idsOf: files.idsOf,
    /** Checks the links in every `_nav.json` and `_meta.json`. */
    checkEntries: () => sortedFindings(checkLinks(entryLinks(site()), site(), targets())),
  };
}

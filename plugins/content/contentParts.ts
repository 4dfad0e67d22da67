import path from 'node:path';
import type { RouteMeta, RouteService, UserConfig } from '@rspress/core';
import { siteFacts } from '../support/siteFacts';
import { circleFindings } from './checks/circleFindings';
import { importFindings } from './checks/importFindings';
import { pageChecks } from './checks/pageChecks';
import { listedTexts } from './dev/listedTexts';
import { contentFacts } from './facts/contentFacts';
import { changedPages } from './files/changedPages';
import { contentFiles, type FileSettings } from './files/contentFiles';
import { keptTrees, siteKey } from './files/keptTrees';
import type { PageFile } from './files/pageFile';
import { pageInputs } from './files/pageInputs';
import { sharedTrees } from './files/treeFolder';
import { pageLookups } from './lookups/pageLookups';
import { hasFile } from './pages/notFoundRoutes';
import { registrations } from './registrations';
import { ownHeadingIds } from './sections/headingIds';
import { showFiles, shownFileFindings } from './shown-files/showFiles';
import { createParser, type ParserSettings, type ReplaceRule } from './tree/parseFile';

/** The data of Rspress about a site, which its hooks deliver one after the other. */
export interface SiteState {
  cwd: string;
  /** Whether pages can change, on the dev server. */
  isDev: boolean;
  /** Whether the trees of earlier builds are ignored. */
  isCold: boolean;
  config: UserConfig;
  /** The routes. Unset before Rspress has generated them, and in commands. */
  service: RouteService;
  /** The routes of a command, which does not generate them. */
  routesOfCommand?: readonly RouteMeta[];
}

/** Returns the folder of all pages. */
export const docDirOf = ({ cwd, config }: SiteState): string =>
  path.resolve(cwd, config.root ?? 'docs');

/** Returns the routes of pages that have a file. Must not be called before Rspress has generated them. */
export const routesOf = ({ service }: SiteState): RouteMeta[] =>
  service.getRoutes().filter(hasFile);

const routesIfKnown = (state: SiteState): RouteMeta[] | undefined =>
  (state.service as RouteService | undefined) && routesOf(state);

/** Returns a file in `.lectern`, where several sites may have one. */
export const siteFile = (state: SiteState, folder: string, extension = ''): string =>
  path.join(state.cwd, '.lectern', folder, `${siteKey(docDirOf(state))}${extension}`);

/** Whether pages without a description get one from their text. */
export const hasDescription = ({ config }: SiteState): boolean | undefined =>
  (config.markdown as { extractDescription?: boolean } | undefined)?.extractDescription;

function fileSettings(
  { config, cwd, isCold, isDev }: SiteState,
  docDir: string,
  { changes, additions }: Pick<ReturnType<typeof registrations>, 'changes' | 'additions'>,
): FileSettings {
  const parser = (config.markdown ?? {}) as ParserSettings;
  return {
    rules: (config.replaceRules ?? []) as ReplaceRule[],
    changes: changes(),
    additions,
    parse: createParser(parser),
    kept: isCold ? sharedTrees() : keptTrees(parser, docDir, cwd),
    isDev,
  };
}

/** Creates the parts that read, change and check the pages of a site. */
export function contentParts(state: SiteState) {
  const { cwd, isDev } = state;
  const docDir = () => docDirOf(state);
  const folders = () => ({ docDir: docDir(), cwd });
  const registered = registrations((tree, { file }) => showFiles(tree, file, folders()));

  let settings: FileSettings | undefined;
  function readSettings(): FileSettings {
    settings ??= fileSettings(state, docDir(), registered);
    return settings;
  }
  const files = contentFiles(readSettings);
  const writtenFiles = contentFiles(() => ({
    ...readSettings(),
    rules: [],
    changes: [],
    additions: [],
    // What is read from a file as written depends on nothing else, so it is kept on the dev server and in commands too.
    isDev: false,
  }));

  const ofSite = { files, site: () => siteFacts(state.config), isDev };
  const lookups = pageLookups({
    ...ofSite,
    routes: () => routesIfKnown(state) ?? state.routesOfCommand,
    docDir,
    cwd,
    folder: () => siteFile(state, 'lookups'),
  });
  const inputsOf = (file: string) => [...registered.inputsOf(file), ...lookups.filesOf(file)];
  const inputs = pageInputs({ files, folders, otherInputs: inputsOf });
  const pageFiles = () => routesOf(state).map(({ absolutePath }) => absolutePath);
  /** Returns the files of all pages and the files that they import. */
  const written = () => inputs.withImports(pageFiles());
  const facts = contentFacts({
    ...ofSite,
    routes: () => routesIfKnown(state),
    revision: lookups.revision,
    pages: written,
    folder: () => siteFile(state, 'facts'),
  });

  const listed = listedTexts((file) => {
    const page = files.read(file);
    return page && facts.listedOf(page);
  });

  const checks = pageChecks(cwd);
  checks.addTreeCheck(importFindings);
  checks.addTreeCheck((tree, page, name) => shownFileFindings(tree, page, name, folders()));
  checks.addTreeCheck((tree, page, name) =>
    circleFindings(tree, page, name, { files, nameOf: checks.nameOf }),
  );
  checks.addTreeCheck(facts.check);

  /**
   * Reads everything from the tree of a page that the build needs later, because opening a tree takes longer than
   * reading it.
   */
  function readAhead(page: PageFile): void {
    page.derive(checks.check);
    facts.textOf(page, hasDescription(state));
    page.derive(ownHeadingIds);
    registered.readAhead(page);
  }

  return {
    docDir,
    registered,
    files,
    /** The same files as written, without the settings and plugins that change them. */
    writtenFiles,
    withChanges: changedPages(readSettings, files),
    lookups,
    inputs,
    inputsOf,
    written,
    /** Returns the same files, after everything that the build needs has been read from their trees. */
    writtenReadAhead: () => inputs.withImports(pageFiles(), readAhead),
    facts,
    listed,
    checks,
    /** Removes the trees of earlier builds that this one has not used. */
    pruneTrees: () => readSettings().kept.prune(),
  };
}

export type ContentParts = ReturnType<typeof contentParts>;

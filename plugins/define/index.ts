import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import type { Root } from 'mdast';
import type { DocsCheck } from '../content/checks/docsCheck';
import type { PageFacts } from '../content/facts/pageFacts';
import type { PageFile } from '../content/files/pageFile';
import { contentOf, type SiteContent } from '../content/siteContent';
import type { SitePlugin } from '../content/sitePlugin';
import type { TreeNode } from '../content/tree/nodes';
import { textNodes } from '../content/tree/textNodes';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import { type AddedFiles, type BuiltSite, builtSite } from './builtSite';
import { callAtOnce, callInTime, checkData } from './callAtOnce';
import { checkDefinition, checkFiles, checkFindings, checkProblems } from './checkDefinition';
import type { PluginDefinition } from './definition';
import { withFilledSlots } from './filledSlots';
import { liveDataPlugin } from './liveData';
import { openReplaced, openTree, rehypePluginsOf } from './openTree';
import { pluginFiles } from './pluginFiles';
import { pluginInputs } from './pluginInputs';
import { pluginPages, withoutPages } from './pluginPages';
import type { PluginStrings } from './shared';
import { keptSlotDoors, writeSlotDoor } from './slotDoor';
import { textOfValue } from './syntax';

export type {
  HeadElement,
  OutlineEntry,
  PageChanges,
  PageFacts,
  PageLink,
  SearchFacts,
  ShownParts,
  SidebarFacts,
} from '../content/facts/pageFacts';
export type { SitePage, SitePages } from '../content/lookups/sitePages';
export type { AddedFiles, BuiltPage, BuiltSite } from './builtSite';
export type {
  FactsPage,
  Fence,
  FenceProblem,
  PluginDefinition,
  PluginFinding,
  ReadFence,
  WrittenFence,
} from './definition';
export type { PageWithData, WrittenPage } from './pageTypes';
export type { PluginStrings, SlotProps, Translate } from './shared';
export type {
  CheckedPage,
  NodeProblem,
  PageProblem,
  PluginSite,
  ReadNode,
  ReadPage,
  Replacement,
  Syntax,
  SyntaxExtensions,
  TreePage,
  WrittenNode,
} from './treeTypes';

/** Inserts nodes after the title of a tree, or at its start if it has no title. */
export function behindTitle(tree: TreeNode, markdown: string): TreeNode {
  const { children = [] } = tree;
  const at = children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const title = children[at];
  const nodes = textNodes(markdown, title ?? { type: 'root' });
  return { ...tree, children: children.toSpliced(at + 1, 0, ...nodes) };
}

/** The texts of a plugin that are missing in languages of the site, one line per language. */
export function missingStrings(strings: PluginStrings, langs: readonly string[]): string[] {
  return langs.flatMap((lang) => {
    const [tongue = lang] = lang.split('-');
    const missing = Object.entries(strings).filter(([, texts]) => !texts[lang] && !texts[tongue]);
    if (missing.length === 0) return [];
    return [`${lang}: ${missing.map(([key]) => key).join(', ')}`];
  });
}

/** Makes the build cache depend on the definition of the plugin. */
function cacheKey(name: string, definition: object): RsbuildPlugin {
  // Schemas do not change pages, and can be recursive.
  const text = textOfValue({ ...definition, frontmatter: undefined, custom: undefined });
  return {
    name: `${name}:cache`,
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const cache = config.performance?.buildCache;
        if (typeof cache !== 'object') return;
        cache.cacheDigest = [...(cache.cacheDigest ?? []), text];
      });
    },
  };
}

/**
 * Creates a plugin for the `plugins` setting from a definition of what it adds to a site. The data
 * that `page` returns is the same everywhere: on the page, in its Markdown, in the search and in
 * checks.
 *
 * @throws an error in builds and on the dev server, if the component file of a slot does not exist
 */
export function definePlugin<
  const Strings extends PluginStrings = Record<never, never>,
  Data = undefined,
>(definition: PluginDefinition<Strings, Data>): SitePlugin {
  checkDefinition(definition);
  const { name, strings = {}, page: sayOf, facts, afterTitle, slots = {}, check } = definition;
  const { prepare, problems, files } = definition;
  const cwd = process.cwd();
  const pages = pluginPages<Strings, Data>(name, strings as Strings, sayOf);
  let content: SiteContent | undefined;

  let isPrepared: Promise<void> | undefined;
  /** Runs `prepare` once, no matter how many hooks need it. */
  function prepared(): Promise<void> {
    isPrepared ??= callInTime(name, 'prepare', () => prepare?.(withoutPages(pages.site())));
    return isPrepared;
  }

  const inputs = pluginInputs(definition, pages, async () => {
    isPrepared = undefined;
    await prepared();
  });

  function completeSite(): BuiltSite<Strings, Data> {
    if (content) return builtSite(content, pages);
    throw new Error(`[${name}] the pages of the site are not known yet`);
  }

  let addedFiles: AddedFiles<Strings, Data> = typeof files === 'object' ? files : {};
  const added = pluginFiles({
    name,
    files: () => addedFiles,
    site: completeSite,
    base: () => pages.site().base,
  });

  const ownCheck: DocsCheck = {
    name,
    run({ pages: all }) {
      const told = all.map(({ content: file }) => pages.said(file, file.writtenTree()));
      const found = callAtOnce(name, 'check', () => check?.(told));
      return checkFindings(name, found).map(({ line = 1, ...finding }) => ({
        check: name,
        line,
        ...finding,
      }));
    },
  };

  function addProblems(site: SiteContent): void {
    if (!problems) return;
    site.addTreeCheck((tree, file, named) => {
      const page = pages.said(file, file.writtenTree());
      const told = { ...page, tree: structuredClone(tree) as unknown as Root };
      const found = callAtOnce(name, 'problems', () => problems(told), page.file);
      return checkProblems(name, found, page.file).map(({ line = 1, ...problem }) => ({
        check: name.replace(/^lectern:/, ''),
        file: named,
        line,
        ...problem,
      }));
    });
  }

  /** Returns the current data about the page of a file. */
  function dataOf(name: string): unknown {
    const page = sayOf && content?.files.read(name);
    if (!page) return undefined;
    const { data, file } = pages.said(page, page.writtenTree());
    checkData(definition.name, data, file);
    return data;
  }

  return {
    name,
    async config(config) {
      content = contentOf(config);
      pages.open(config, content);
      await prepared();
      if (typeof files === 'function') {
        addedFiles = callAtOnce(name, 'files', () => files(pages.site()));
        checkFiles(name, addedFiles);
      }
      const missing = missingStrings(strings, pages.langs());
      if (missing.length > 0) {
        console.warn(
          `[${name}] texts are missing and are shown in English instead:\n${missing.map((line) => `  ${line}`).join('\n')}\n→ add them to strings of the plugin`,
        );
      }
      openTree(content, definition, pages);
      if (afterTitle) {
        content.add((tree, page, files) => {
          if (page.frontmatter.pageType === 'home') return tree;
          const told = pages.said(page, files.read(page.file)?.writtenTree() ?? tree);
          const line = callAtOnce(name, 'afterTitle', () => afterTitle(told), told.file);
          return line ? behindTitle(tree, String(line)) : tree;
        });
      }
      openReplaced(content, definition, pages);
      addProblems(content);
      inputs.open(content);
      if (facts) {
        const { before, after } = definition;
        const change = (file: PageFile, known: PageFacts) => {
          const told = { ...pages.said(file, file.writtenTree()), facts: known };
          return callAtOnce(name, 'facts', () => facts(told), told.file);
        };
        content.addFacts({ name, before, after, change });
      }
      const filled = Object.entries(slots).filter(([, file]) => file !== undefined);
      if (filled.length === 0 || !config.themeDir) return config;
      const door = { name, strings, slots: Object.fromEntries(filled) };
      const themeDir = writeSlotDoor(door, config.themeDir, cwd);
      return { ...withFilledSlots(config, door), themeDir };
    },
    extendPageData(page: PageIndexInfo & { pluginData?: Record<string, unknown> }) {
      const data = dataOf(page._filepath);
      if (data !== undefined) page.pluginData = { ...page.pluginData, [name]: data };
    },
    afterBuild({ outDir = DEFAULT_OUT_DIR }, isProd) {
      if (isProd && files) added.writeAll(path.resolve(cwd, outDir));
    },
    writtenFiles: () => Object.keys(addedFiles),
    async checks(config) {
      if (!check) return [];
      pages.open(config);
      await prepared();
      return [ownCheck];
    },
    frontmatterKeys: definition.frontmatter,
    customKeys: definition.custom,
    markdown: { rehypePlugins: rehypePluginsOf(definition) },
    builderConfig: {
      plugins: [
        cacheKey(name, definition),
        inputs.plugin,
        ...(sayOf ? [liveDataPlugin(name, dataOf)] : []),
        ...(files ? [added.devPlugin] : []),
        keptSlotDoors(cwd),
      ],
    },
  };
}

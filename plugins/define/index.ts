import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import type { ShikiTransformer } from 'shiki';
import type { PageFile } from '../content/files/pageFile';
import { contentOf, type SiteContent } from '../content/siteContent';
import type { SitePlugin } from '../content/sitePlugin';
import type { TreeNode } from '../content/tree/nodes';
import { DEFAULT_OUT_DIR } from '../support/outDir';
import type { ValueSchema } from '../support/valueSchema';
import { checkBuiltOutput } from './builtOutput';
import { type AddedFiles, type BuiltSite, builtSite } from './builtSite';
import { callAtOnce, callInTime, checkData } from './callAtOnce';
import { checkContentSources, checkDefinition, checkFiles } from './checkDefinition';
import type { PluginDefinition } from './definition';
import { withFilledSlots } from './filledSlots';
import { liveDataPlugin } from './liveData';
import { warnOfMissing } from './missingStrings';
import { docsCheckOf, openAfterTitle, openFacts, openProblems } from './openContent';
import { openReplaced, openTree, rehypePluginsOf } from './openTree';
import { pluginFiles } from './pluginFiles';
import { pluginInputs } from './pluginInputs';
import { pluginPages, withoutPages } from './pluginPages';
import type { PluginStrings, SlotProps } from './shared';
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
export type { ContentSources } from '../support/contentSources';
export type { BuiltOutput, OutputProblem } from './builtOutput';
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
export type {
  DeclaredFrontmatter,
  Frontmatter,
  PageWithData,
  SitePage,
  SitePages,
  WrittenPage,
} from './pageTypes';
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

/** Adds the components for the slots of the theme to a site that uses this theme. */
function withSlots<Strings extends PluginStrings, Data>(
  config: UserConfig,
  { name, strings, slots = {} }: PluginDefinition<Strings, Data>,
  cwd: string,
): UserConfig {
  const filled = Object.entries(slots).filter(([, file]) => file !== undefined);
  if (filled.length === 0 || !config.themeDir) return config;
  const own = { name, strings: strings ?? {}, slots: Object.fromEntries(filled) };
  const themeDir = writeSlotDoor(own, config.themeDir, cwd);
  return { ...withFilledSlots(config, own), themeDir };
}

/** Adds the transformers of code blocks after those that the site already has. */
function withTransformers(
  config: UserConfig,
  transformers: readonly ShikiTransformer[] = [],
): UserConfig {
  if (transformers.length === 0) return config;
  const { markdown, markdown: { shiki } = {} } = config;
  const all = [...(shiki?.transformers ?? []), ...transformers];
  return { ...config, markdown: { ...markdown, shiki: { ...shiki, transformers: all } } };
}

/** Returns the tree of a page as written; `undefined` if it cannot be parsed, which is reported when it is compiled. */
function readableTree(page: PageFile): TreeNode | undefined {
  try {
    return page.writtenTree();
  } catch {
    return undefined;
  }
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

/** A plugin for the `plugins` setting, which `definePlugin` returns. */
export interface DefinedPlugin<Props = unknown> extends SitePlugin {
  /** The type of the props of its components in slots, for `SlotPropsOf`. Plugins do not have this member. */
  readonly slotProps?: Props;
}

/**
 * The props of a component in a slot, with the types of the plugin's data and texts: `SlotPropsOf<typeof
 * readingTime>`.
 */
export type SlotPropsOf<Plugin extends DefinedPlugin> = NonNullable<Plugin['slotProps']>;

/**
 * Creates a plugin for the `plugins` setting from a definition of what it adds to a site. The data
 * that `page` returns is the same everywhere: on the page, in its Markdown, in the search and in
 * checks. The functions receive the declared keys of the frontmatter with the types of their schemas.
 *
 * @throws an error in builds and on the dev server, if the component file of a slot does not exist
 */
export function definePlugin<
  const Strings extends PluginStrings = Record<never, never>,
  Data = undefined,
  const Schemas extends Readonly<Record<string, ValueSchema>> = Record<never, never>,
>(
  given: PluginDefinition<Strings, Data, Schemas>,
): DefinedPlugin<SlotProps<Data, Extract<keyof Strings, string>>> {
  checkDefinition(given);
  // Pages are given to its functions only with values that match the schemas.
  const definition = given as unknown as PluginDefinition<Strings, Data>;
  const {
    name,
    strings = {},
    page: sayOf,
    prepare,
    files,
    contentSources,
    outputProblems,
  } = definition;
  const cwd = process.cwd();
  const pages = pluginPages<Strings, Data>(name, strings as Strings, sayOf, definition.frontmatter);
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

  /** Returns the current data about the page of a file. */
  function dataOf(name: string): unknown {
    const page = sayOf && content?.files.read(name);
    const tree = page && readableTree(page);
    if (!tree) return undefined;
    const { data, file } = pages.said(page, tree);
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
      warnOfMissing(name, strings, pages.langs());
      openTree(content, definition, pages);
      openAfterTitle(content, definition, pages);
      openReplaced(content, definition, pages);
      openProblems(content, definition, pages);
      inputs.open(content);
      openFacts(content, definition, pages);
      return withTransformers(withSlots(config, definition, cwd), definition.codeTransformers);
    },
    extendPageData(page: PageIndexInfo & { pluginData?: Record<string, unknown> }) {
      const data = dataOf(page._filepath);
      if (data !== undefined) page.pluginData = { ...page.pluginData, [name]: data };
    },
    ...(files && {
      afterBuild({ outDir = DEFAULT_OUT_DIR }: UserConfig, isProd: boolean) {
        if (isProd) added.writeAll(path.resolve(cwd, outDir));
      },
    }),
    writtenFiles: () => Object.keys(addedFiles),
    contentSources() {
      if (typeof contentSources !== 'function') return contentSources ?? {};
      const sources = callAtOnce(name, 'contentSources', () => contentSources(pages.site()));
      return checkContentSources(name, sources);
    },
    ...(outputProblems && {
      checkOutput: (folder: string) =>
        checkBuiltOutput(name, outputProblems, folder, completeSite()),
    }),
    async checks(config) {
      if (!definition.check) return [];
      pages.open(config);
      await prepared();
      return [docsCheckOf(definition, pages)];
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
        ...(definition.slots ? [keptSlotDoors(cwd)] : []),
      ],
    },
  };
}

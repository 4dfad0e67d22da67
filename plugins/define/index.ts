import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import type { DocsCheck } from '../content/checks/docsCheck';
import type { PageFacts } from '../content/facts/pageFacts';
import type { PageFile } from '../content/files/pageFile';
import { siteLanguages } from '../content/site/siteLanguages';
import { contentOf, type SiteContent } from '../content/siteContent';
import type { SitePlugin } from '../content/sitePlugin';
import type { TreeNode } from '../content/tree/nodes';
import { textNodes } from '../content/tree/textNodes';
import { callAtOnce, callInTime, checkData } from './callAtOnce';
import { checkDefinition, checkFindings } from './checkDefinition';
import type { Fence, PluginDefinition, SaidPage, WrittenPage } from './definition';
import { addFences, elementName, fenceFindings, type OpenFence } from './fences';
import { withFilledSlots } from './filledSlots';
import { pageWords } from './pageWords';
import { type PluginStrings, translator } from './shared';
import { componentFiles, writeSlotDoor } from './slotDoor';

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
export type {
  FactsPage,
  Fence,
  FenceProblem,
  PluginDefinition,
  PluginFinding,
  ReadFence,
  SaidPage,
  WrittenFence,
  WrittenPage,
} from './definition';
export type { PluginStrings, SlotProps, Translate } from './shared';

/** What of a page the content of the site knows. */
interface KnownPage {
  file: string;
  frontmatter: Readonly<Record<string, unknown>>;
}

/** A tree with nodes behind its title, or before everything in a page without one. */
export function behindTitle(tree: TreeNode, markdown: string): TreeNode {
  const { children = [] } = tree;
  const at = children.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  const title = children[at];
  const nodes = textNodes(markdown, title ?? { type: 'root' });
  return { ...tree, children: children.toSpliced(at + 1, 0, ...nodes) };
}

/** The language that the folders of a file name; the default one for a site without such folders. */
function languageOf(file: string, langs: readonly string[], lang: string): string {
  return file.split(path.sep).find((folder) => langs.includes(folder)) ?? lang;
}

/** The texts that a plugin lacks in the languages of a site, a line for each language. */
export function missingStrings(strings: PluginStrings, langs: readonly string[]): string[] {
  return langs.flatMap((lang) => {
    const [tongue = lang] = lang.split('-');
    const missing = Object.entries(strings).filter(([, texts]) => !texts[lang] && !texts[tongue]);
    if (missing.length === 0) return [];
    return [`${lang}: ${missing.map(([key]) => key).join(', ')}`];
  });
}

/** Makes code in the cache stand for what the plugin is now. */
function cacheKey(name: string, definition: object): RsbuildPlugin {
  const text = JSON.stringify(definition, (_, value) =>
    typeof value === 'function' ? String(value) : value,
  );
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
 * @throws an error in builds and on the dev server, if the file of a slot's component does not exist
 */
export function definePlugin<
  const Strings extends PluginStrings = Record<never, never>,
  Data = undefined,
>(definition: PluginDefinition<Strings, Data>): SitePlugin {
  checkDefinition(definition);
  const { name, strings = {}, page: sayOf, facts, afterTitle, slots = {}, check } = definition;
  const { prepare, fences = {} } = definition;
  const cwd = process.cwd();
  let content: SiteContent | undefined;
  let langs: readonly string[] = [];
  let defaultLang = 'en';
  let docDir = '';

  function said({ file, frontmatter }: KnownPage, tree: TreeNode): SaidPage<Strings, Data> {
    const lang = languageOf(path.relative(docDir, file), langs, defaultLang);
    const page: WrittenPage = {
      file: path.relative(cwd, file),
      lang,
      text: pageWords(tree).replace(/\s+/g, ' ').trim(),
      frontmatter,
    };
    return {
      ...page,
      data: callAtOnce(name, 'page', () => sayOf?.(page), page.file) as Data,
      t: translator(strings, lang),
    };
  }

  function openConfig(config: UserConfig): void {
    docDir = path.resolve(cwd, config.root ?? 'docs');
    defaultLang = config.lang ?? 'en';
    langs = siteLanguages(config);
  }

  let isPrepared: Promise<void> | undefined;
  /** Runs `prepare` once, however many hooks need it. */
  function prepared(): Promise<void> {
    isPrepared ??= callInTime(name, 'prepare', () => prepare?.());
    return isPrepared;
  }

  /** Lets every reader of the pages get what becomes of the blocks. */
  function openFences(site: SiteContent): void {
    const components = Object.entries(fences).map(([language, { component }]) => [
      language,
      component,
    ]);
    const files = componentFiles(name, 'fences', Object.fromEntries(components), cwd);
    for (const [language, component] of files) {
      const { read } = fences[language] as Fence<Strings>;
      const open: OpenFence = {
        plugin: name,
        language,
        element: elementName(language),
        component,
        read({ text, meta }, file) {
          const lang = languageOf(path.relative(docDir, file), langs, defaultLang);
          const page = path.relative(cwd, file);
          return read({ text, meta, file: page, lang, t: translator(strings, lang) });
        },
      };
      site.add((tree, page) => addFences(tree, page, open));
      site.addTreeCheck((tree, page, named) => fenceFindings(tree, page, named, open));
    }
  }

  const ownCheck: DocsCheck = {
    name,
    run({ pages }) {
      const told = pages.map(({ content: file }) => said(file, file.writtenTree()));
      const found = callAtOnce(name, 'check', () => check?.(told));
      return checkFindings(name, found).map(({ line = 1, ...finding }) => ({
        check: name,
        line,
        ...finding,
      }));
    },
  };

  return {
    name,
    async config(config) {
      openConfig(config);
      await prepared();
      content = contentOf(config);
      const missing = missingStrings(strings, langs);
      if (missing.length > 0) {
        console.warn(
          `[${name}] texts are missing, and read in English instead:\n${missing.map((line) => `  ${line}`).join('\n')}\n→ add them to strings of the plugin`,
        );
      }
      if (afterTitle) {
        content.add((tree, page, files) => {
          if (page.frontmatter.pageType === 'home') return tree;
          const told = said(page, files.read(page.file)?.writtenTree() ?? tree);
          const line = callAtOnce(name, 'afterTitle', () => afterTitle(told), told.file);
          return line ? behindTitle(tree, String(line)) : tree;
        });
      }
      openFences(content);
      if (facts) {
        const { before, after } = definition;
        const change = (file: PageFile, known: PageFacts) => {
          const told = { ...said(file, file.writtenTree()), facts: known };
          return callAtOnce(name, 'facts', () => facts(told), told.file);
        };
        content.addFacts({ name, before, after, change });
      }
      const filled = Object.entries(slots).filter(([, file]) => file !== undefined);
      if (filled.length === 0 || !config.themeDir) return config;
      const own = { name, strings, slots: Object.fromEntries(filled) };
      const themeDir = writeSlotDoor(own, config.themeDir, cwd);
      return { ...withFilledSlots(config, own), themeDir };
    },
    extendPageData(page: PageIndexInfo & { pluginData?: Record<string, unknown> }) {
      const file = sayOf && content?.files.read(page._filepath);
      if (!file) return;
      const { data, file: pageName } = said(file, file.writtenTree());
      checkData(name, data, pageName);
      page.pluginData = { ...page.pluginData, [name]: data };
    },
    async checks(config) {
      if (!check) return [];
      await prepared();
      openConfig(config);
      return [ownCheck];
    },
    builderConfig: { plugins: [cacheKey(name, definition)] },
  };
}

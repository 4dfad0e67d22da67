import path from 'node:path';
import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import {
  type SitePage as FoundPage,
  type SitePages as FoundPages,
  USE_PAGES_LATER,
} from '../content/lookups/sitePages';
import { frontmatterSchema } from '../content/pages/frontmatterSchema';
import { siteLanguages } from '../content/site/siteLanguages';
import type { SiteContent } from '../content/siteContent';
import type { TreeNode } from '../content/tree/nodes';
import type { KeySchemas } from '../support/valueSchema';
import { callAtOnce } from './callAtOnce';
import type { Frontmatter, PageWithData, SitePage, SitePages, WrittenPage } from './pageTypes';
import { pageWords } from './pageWords';
import { type PluginStrings, type Translate, translator } from './shared';
import type { PluginSite } from './treeTypes';

/** Frontmatter before its values are compared with the schemas. */
type WrittenFrontmatter = Readonly<Record<string, unknown>>;

/** The data of a page in the site's content. */
export interface KnownPage {
  file: string;
  frontmatter: WrittenFrontmatter;
}

interface AroundPage<Strings extends PluginStrings>
  extends Pick<WrittenPage, 'lang' | 'version' | 'pages'> {
  t: Translate<Extract<keyof Strings, string>>;
}

/** The pages of a site, as plugins receive them. */
export interface PluginPages<Strings extends PluginStrings, Data> {
  /** Sets the site. */
  open: (config: UserConfig, content?: SiteContent) => void;
  site: () => PluginSite;
  langs: () => readonly string[];
  /** Returns the path of a file relative to the folder of the site, as plugins use it. */
  nameOf: (file: string) => string;
  /** Returns the language and version of a page, the pages of the site, and the plugin's texts. */
  aroundOf: (file: string) => AroundPage<Strings>;
  written: (page: KnownPage, tree: TreeNode) => WrittenPage;
  said: (page: KnownPage, tree: TreeNode) => PageWithData<Strings, Data>;
}

/** Returns the first folder in the path of a file that has one of some names, or the default. */
function folderOf(file: string, names: readonly string[], otherwise: string): string {
  return file.split(path.sep).find((folder) => names.includes(folder)) ?? otherwise;
}

/** Returns a site for `prepare`, in which `pages` throws an error that names the functions that have them. */
export function withoutPages(site: PluginSite): PluginSite {
  return Object.defineProperty({ ...site }, 'pages', {
    get() {
      throw new Error(`the pages of the site are not known in prepare → ${USE_PAGES_LATER}`);
    },
  });
}

/** Returns frontmatter without the values that do not match the schemas, which the check of the frontmatter reports. */
export function matchingValues(frontmatter: WrittenFrontmatter, schemas: KeySchemas): Frontmatter {
  const wrong = Object.entries(schemas).filter(
    ([key, schema]) => key in frontmatter && !schema.safeParse(frontmatter[key]).success,
  );
  if (wrong.length === 0) return frontmatter as Frontmatter;
  const names = wrong.map(([key]) => key);
  const matching = Object.entries(frontmatter).filter(([key]) => !names.includes(key));
  return Object.fromEntries(matching) as Frontmatter;
}

export function pluginPages<Strings extends PluginStrings, Data>(
  name: string,
  strings: Strings,
  dataOf: ((page: WrittenPage) => Data) | undefined,
  ownSchemas: KeySchemas = {},
): PluginPages<Strings, Data> {
  const schemas: KeySchemas = { ...frontmatterSchema.shape, ...ownSchemas };
  const typed = new WeakMap<WrittenFrontmatter, Frontmatter>();
  const folder = process.cwd();
  let content: SiteContent | undefined;
  let site: PluginSite = {
    folder,
    docs: '',
    base: '/',
    lang: 'en',
    langs: [],
    version: '',
    versions: [],
    custom: {},
  };

  const nameOf = (file: string) => path.relative(folder, file);

  /** Pages share their frontmatter until their file changes. */
  function typedValues(frontmatter: WrittenFrontmatter): Frontmatter {
    const known = typed.get(frontmatter) ?? matchingValues(frontmatter, schemas);
    typed.set(frontmatter, known);
    return known;
  }

  const typedPage = (page: FoundPage): SitePage => ({
    ...page,
    frontmatter: typedValues(page.frontmatter),
  });

  function pagesFor(file: string): FoundPages {
    if (content) return content.pagesFor(file);
    throw new Error(
      'pages need the content of the site → write "export default defineSite({ … })" in rspress.config.ts',
    );
  }

  function aroundOf(file: string) {
    const name = path.relative(site.docs, file);
    const lang = folderOf(name, site.langs, site.lang);
    const version = folderOf(name, site.versions, site.version);
    const pages: SitePages = {
      get all() {
        return pagesFor(file).all.map(typedPage);
      },
      find(address) {
        const page = pagesFor(file).find(address);
        return page && typedPage(page);
      },
    };
    return { lang, version, pages, t: translator(strings, lang) };
  }

  function written(known: KnownPage, tree: TreeNode): WrittenPage {
    const { file } = known;
    const frontmatter = typedValues(known.frontmatter);
    const text = pageWords(tree).replace(/\s+/g, ' ').trim();
    const { lang, version, pages } = aroundOf(file);
    return { file: nameOf(file), lang, version, pages, text, frontmatter };
  }

  return {
    open(config, given) {
      content = given ?? content;
      const { root = 'docs', base = '/', lang = 'en' } = config;
      site = {
        folder,
        docs: path.resolve(folder, root),
        base,
        lang,
        langs: siteLanguages(config),
        version: config.multiVersion?.default ?? '',
        versions: config.multiVersion?.versions ?? [],
        custom: (config.themeConfig as { custom?: PluginSite['custom'] } | undefined)?.custom ?? {},
      };
    },
    site: () => site,
    langs: () => site.langs,
    nameOf,
    aroundOf,
    written,
    said(known, tree) {
      const page = written(known, tree);
      const data = callAtOnce(name, 'page', () => dataOf?.(page), page.file) as Data;
      return { ...page, data, t: aroundOf(known.file).t };
    },
  };
}

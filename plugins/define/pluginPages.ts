import path from 'node:path';
import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import { siteLanguages } from '../content/site/siteLanguages';
import type { TreeNode } from '../content/tree/nodes';
import { callAtOnce } from './callAtOnce';
import type { PageWithData, WrittenPage } from './pageTypes';
import { pageWords } from './pageWords';
import { type PluginStrings, type Translate, translator } from './shared';
import type { PluginSite } from './treeTypes';

/** The data of a page in the site's content. */
export interface KnownPage {
  file: string;
  frontmatter: Readonly<Record<string, unknown>>;
}

/** The pages of a site, as plugins receive them. */
export interface PluginPages<Strings extends PluginStrings, Data> {
  /** Sets the site. */
  open: (config: UserConfig) => void;
  site: () => PluginSite;
  langs: () => readonly string[];
  /** The path of a file relative to the folder of the site, as plugins use it. */
  nameOf: (file: string) => string;
  /** The language of a page, and the plugin's texts in it. */
  speechOf: (file: string) => { lang: string; t: Translate<Extract<keyof Strings, string>> };
  written: (page: KnownPage, tree: TreeNode) => WrittenPage;
  said: (page: KnownPage, tree: TreeNode) => PageWithData<Strings, Data>;
}

/** The language in the path of a file, or the default language if the site has no language folders. */
function languageOf(file: string, langs: readonly string[], lang: string): string {
  return file.split(path.sep).find((folder) => langs.includes(folder)) ?? lang;
}

export function pluginPages<Strings extends PluginStrings, Data>(
  name: string,
  strings: Strings,
  dataOf: ((page: WrittenPage) => Data) | undefined,
): PluginPages<Strings, Data> {
  const folder = process.cwd();
  let site: PluginSite = { folder, docs: '', base: '/', lang: 'en', langs: [], custom: {} };

  const nameOf = (file: string) => path.relative(folder, file);

  function speechOf(file: string) {
    const lang = languageOf(path.relative(site.docs, file), site.langs, site.lang);
    return { lang, t: translator(strings, lang) };
  }

  function written({ file, frontmatter }: KnownPage, tree: TreeNode): WrittenPage {
    const text = pageWords(tree).replace(/\s+/g, ' ').trim();
    return { file: nameOf(file), lang: speechOf(file).lang, text, frontmatter };
  }

  return {
    open(config) {
      const { root = 'docs', base = '/', lang = 'en' } = config;
      site = {
        folder,
        docs: path.resolve(folder, root),
        base,
        lang,
        langs: siteLanguages(config),
        custom: (config.themeConfig as { custom?: PluginSite['custom'] } | undefined)?.custom ?? {},
      };
    },
    site: () => site,
    langs: () => site.langs,
    nameOf,
    speechOf,
    written,
    said(known, tree) {
      const page = written(known, tree);
      const data = callAtOnce(name, 'page', () => dataOf?.(page), page.file) as Data;
      return { ...page, data, t: speechOf(known.file).t };
    },
  };
}

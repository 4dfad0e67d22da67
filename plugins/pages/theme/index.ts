import type { RsbuildPlugins } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { RelatedToolsData, ToolSectionData } from '../../../theme/home/toolOptions';
import { siteLanguages } from '../../content/site/siteLanguages';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import { noCountsModule } from '../../maintenance/docs-health/countsModule';
import { noClientModule } from '../../retrieval/search/output/clientModule';

import { ownFile } from '../../support/ownFile';
import { stockRemover } from '../../support/removeStock';

import { baseOfHomePlugin } from './baseOfHome';
import { browserOnlyPlugin } from './browserOnly';
import { compiledAtOncePlugin } from './compiledAtOnce';
import { directionPlugin } from './direction';
import { dropSearchIndexPlugin } from './dropSearchIndex';
import { exactBasePlugin, refuseRoutesInBase } from './exactBase';
import { focusGuardsPlugin } from './focusGuards';
import { localeTextsPlugin } from './localeTexts';
import { noOfflineModule } from './offlineModule';
import { readThemeOptions, type ThemeOptions } from './options';
import { pageEditsPlugin } from './pageEdits';
import { rehypeEmptyHeaders } from './rehypeEmptyHeaders';
import { rehypeFullWidthStops } from './rehypeFullWidthStops';
import { rehypeQuoteBreaks } from './rehypeQuoteBreaks';
import { safeDecodingPlugin } from './safeDecoding';
import { type SiteTexts, siteTextsPlugin } from './siteTexts';
import { dialogStylesPlugin } from './splitDialogStyles';
import { stockTexts } from './stockTexts';
import { chooseThemeDir } from './themeDir';
import { themeStylesPlugin } from './themeStyles';
import { withoutScriptsPlugin } from './withoutScripts';

export type { ThemeOptions } from './options';
export type { SiteTexts } from './siteTexts';

/** The name of Rspress's own image zoom, which ours replaces. */
const STOCK_ZOOM = '@rspress/plugin-medium-zoom';

type GlobalComponents = NonNullable<RspressPlugin['globalUIComponents']>;

/**
 * Returns the file of a global component, which Rspress requires. The file re-exports the part from
 * the entry point of the theme, so that a site can replace it.
 */
const component = (name: 'ScrollToTop' | 'ImageZoom') =>
  ownFile(import.meta.url, `../../../theme/globals/${name}`);

/** Returns the components that the theme adds to every page, depending on the settings. */
function globalComponents({ mediumZoom = true }: UserConfig): GlobalComponents {
  const scrollToTop = component('ScrollToTop');
  if (mediumZoom === false) return [scrollToTop];
  const { selector } = typeof mediumZoom === 'object' ? mediumZoom : {};
  return [scrollToTop, [component('ImageZoom'), { selector }]];
}

/**
 * Applies Lectern's theme to a site: its layouts, its texts, its look and its global components.
 *
 * @param options the look, and the tools related to the product, which appear in the navbar of all
 * pages, or only on home pages
 * @param texts texts that replace those of the theme, by language
 * @throws an error naming every option that cannot be used
 */
export function pluginTheme(options: ThemeOptions = {}, texts: SiteTexts = {}): SitePlugin {
  const { relatedTools = [], toolSections, ...look } = readThemeOptions(options);
  let base: string | undefined;
  const rsbuildPlugins: RsbuildPlugins = [
    exactBasePlugin,
    baseOfHomePlugin,
    localeTextsPlugin,
    safeDecodingPlugin,
    pageEditsPlugin,
    dialogStylesPlugin,
    focusGuardsPlugin,
    noClientModule,
    noCountsModule,
    noOfflineModule,
    withoutScriptsPlugin,
    compiledAtOncePlugin,
    browserOnlyPlugin,
  ];
  const globalUIComponents: GlobalComponents = [];
  const stockZoom = stockRemover(STOCK_ZOOM);

  return defineFeature({
    name: 'lectern:theme',
    themeConfig: (): RelatedToolsData => ({ hasRelatedTools: relatedTools.length > 0 }),
    pageData({ frontmatter, lang }): ToolSectionData | undefined {
      return frontmatter.pageType === 'home' ? { toolSection: toolSections?.[lang] } : undefined;
    },
    rspress: {
      config(config, tools) {
        base = config.base;
        stockZoom.plan(tools);
        globalUIComponents.push(...globalComponents(config));
        const langs = siteLanguages(config);
        rsbuildPlugins.push(
          dropSearchIndexPlugin,
          themeStylesPlugin(langs, look),
          siteTextsPlugin(langs, texts),
          directionPlugin(langs),
        );
        return {
          ...config,
          search: false,
          themeDir: chooseThemeDir(config.themeDir),
          i18nSource: stockTexts(config.i18nSource, langs) as UserConfig['i18nSource'],
        };
      },
      addRuntimeModules: () => ({
        'virtual-related-tools': `export default ${JSON.stringify(relatedTools)}`,
      }),
      beforeBuild: stockZoom.remove,
      routeGenerated: (routes) => refuseRoutesInBase(routes, base),
      builderConfig: { plugins: rsbuildPlugins },
      markdown: { rehypePlugins: [rehypeEmptyHeaders, rehypeFullWidthStops, rehypeQuoteBreaks] },
      globalUIComponents,
    },
  });
}

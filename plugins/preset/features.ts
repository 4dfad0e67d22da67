import { pluginRenderedPages } from '../building/rendered-pages';
import { together } from '../building/site/fail';
import type { SitePlugin } from '../content/sitePlugin';
import { defineFeature } from '../define/defineFeature';
import { pluginComponentCheck } from '../maintenance/component-check';
import { type DocsHealthOptions, pluginDocsHealth } from '../maintenance/docs-health';
import { pluginForeignSyntax } from '../maintenance/foreign-syntax';
import { type LinkCheckOptions, pluginLinkCheck } from '../maintenance/link-check';
import { pluginRedirects } from '../maintenance/redirects';
import { pluginRenderErrors } from '../maintenance/render-errors';
import { pluginSlots } from '../maintenance/slots';
import { pluginTokenCheck } from '../maintenance/token-check';
import { pluginTranslations } from '../maintenance/translations';
import { pluginCode } from '../pages/code';
import { pluginFeeds } from '../pages/feeds';
import type { FeedsOptions } from '../pages/feeds/options';
import { pluginFigures } from '../pages/figures';
import { pluginFirstLoad } from '../pages/first-load';
import { type FrontmatterOptions, pluginFrontmatter } from '../pages/frontmatter';
import { type GlossaryOptions, pluginGlossary } from '../pages/glossary';
import { pluginHeadScripts } from '../pages/head-scripts';
import { pluginImages } from '../pages/images';
import { pluginLanguageFallback } from '../pages/language-fallback';
import { pluginLastUpdated } from '../pages/last-updated';
import { type MarkdownOptions, pluginMarkdown } from '../pages/markdown';
import { pluginMath } from '../pages/math';
import type { MathOptions } from '../pages/math/options';
import { pluginMermaid } from '../pages/mermaid';
import { pluginMermaidUndecided } from '../pages/mermaid/undecided';
import { pluginMovedSections } from '../pages/moved-sections';
import { pluginPageSource } from '../pages/page-source';
import { pluginSeo, type SeoOptions } from '../pages/seo';
import { pluginSocialCards, type SocialCardsOptions } from '../pages/social-cards';
import { pluginStaticContent, type StaticContentOptions } from '../pages/static-content';
import { pluginTheme, type SiteTexts, type ThemeOptions } from '../pages/theme';
import { accentsOf } from '../pages/theme/look/accentColors';
import { type OptionsReference, pluginOptions } from '../reference/options';
import { pluginSamples, type SamplesOptions } from '../reference/samples';
import { type AskAiOptions, pluginAskAi } from '../retrieval/ask-ai';
import { pluginDocSearch } from '../retrieval/docsearch';
import type { DialogSettings } from '../retrieval/docsearch/shared';
import { pluginSearch, type SearchOptions } from '../retrieval/search';
import { pluginOffline } from '../serving/offline';
import type { ServerOptions } from '../serving/server/options';
import { serverHooks } from '../serving/server/serverHooks';
import { pluginSitesBelow } from '../serving/sites-below';

/** `true` and `false` turn a feature on or off. An object turns it on and contains its options. */
type Feature<Options> = boolean | Options;

/** The features of a site, with their defaults. */
export interface Features {
  /**
   * The look of the site, and the tools related to the product.
   * @default Lectern's look, without tools
   */
  theme?: ThemeOptions;
  /**
   * Replaces texts of the theme, and adds languages that the theme does not include: `{ de: { search:
   * 'Finden' } }`.
   * @default none
   */
  strings?: SiteTexts;
  /** The search engine and the search dialog. @default true */
  search?: Feature<SearchOptions & { dialog?: DialogSettings }>;
  /**
   * Lets readers ask questions in the search dialog. The server of the site answers them.
   * @default false
   */
  askAi?: Feature<AskAiOptions>;
  /**
   * Creates a report for maintainers on what to improve in the docs. `lectern health` writes it to a
   * file, and the server shows it on a page.
   * @default false
   */
  docsHealth?: Feature<DocsHealthOptions>;
  /**
   * Adds an endpoint for language models to the server of the site, at `/mcp`. The content of its
   * responses comes from the Markdown of the pages.
   * @default false
   */
  mcp?: boolean;
  /**
   * Writes canonical links, links between translations, Open Graph data, `sitemap.xml` and
   * `robots.txt`.
   * @default true
   */
  seo?: Feature<SeoOptions>;
  /**
   * Draws an image for each page when the site is built, for link previews on social networks
   * (`og:image`). Requires `siteOrigin`.
   * @default false
   */
  socialCards?: Feature<SocialCardsOptions>;
  /** Generates an RSS feed for a section. @default none */
  feeds?: false | FeedsOptions;
  /**
   * Shows the types, defaults and changes of a package's options below their headings, and turns the
   * names of options into links.
   * @default none
   */
  options?: false | OptionsReference;
  /** Builds the samples on the pages with the documented package. @default none */
  samples?: false | SamplesOptions;
  /** Generates a glossary page from the terms in a file. @default none */
  glossary?: false | GlossaryOptions;
  /**
   * Shows on a translated page which sections of the original have changed since it was translated.
   * @default `true` with several languages
   */
  translations?: boolean;
  /** Shows a page in the default language if it has no translation. @default true */
  languageFallback?: boolean;
  /**
   * Stops the build if a link or image refers to a page, heading or file that does not exist.
   * @default true
   */
  linkCheck?: Feature<LinkCheckOptions>;
  /**
   * Old addresses and their targets, without the base:
   * `{ '/guide/old': '/guide/new', '/blog/*': '/news/*' }`. An address without a language applies to
   * all languages.
   * @default none
   */
  redirects?: Readonly<Record<string, string>>;
  /**
   * The paths of other sites on the same host, below the path of this site, written as in links:
   * `['/api/']`. Links to these sites are not checked, and a click on one loads the whole document.
   * @default none
   */
  sitesBelow?: readonly string[];
  /** Reports every page that cannot be rendered, not only the first. @default true */
  renderErrors?: boolean;
  /**
   * Keeps the HTML of pages between builds, and renders a page again only if something that it depends
   * on has changed. Pages that use the current date, a random value, a response from the network or
   * data from a Node.js module are rendered in every build. If code that several pages share uses such
   * data, all pages are rendered in every build.
   * @default false
   */
  keepRendered?: boolean;
  /** Checks the frontmatter of every page. @default true */
  frontmatter?: Feature<FrontmatterOptions>;
  /** Shows when each page was last changed, according to Git. @default true */
  lastUpdated?: boolean;
  /**
   * The address of the repository that contains the pages, on GitHub, GitLab or Forgejo. Each page then
   * has links to edit it and to report a problem. You can also set the `SITE_REPOSITORY` environment
   * variable. Add the branch if it is not `main`: `https://github.com/acme/docs/tree/next`.
   * @default none
   */
  repository?: string;
  /** Enables highlighted lines, groups of code blocks, and headings that consist of code. @default true */
  code?: boolean;
  /**
   * Adds the width and height of images to the pages, loads images only when readers scroll near them,
   * and prefers AVIF and WebP files with the same name.
   * @default true
   */
  images?: boolean;
  /** Draws figures from their descriptions in `figure` blocks. @default true */
  figures?: boolean;
  /**
   * Draws the Mermaid diagrams in `mermaid` blocks when the site is built. With `false`, the diagrams
   * are shown as code. If the setting is omitted, the build reports the pages that contain such blocks.
   */
  mermaid?: boolean;
  /** Shows formulas that are written in TeX between dollar signs. @default false */
  math?: Feature<MathOptions>;
  /**
   * Before the first paint, applies the appearance, redirects readers to their language on the first
   * visit, and hides the parts that the query turns off, as in `?sidebar=0`.
   * @default true
   */
  headScripts?: boolean;
  /** Loads the parts of a page that never change as HTML instead of JavaScript. @default true */
  staticContent?: Feature<StaticContentOptions>;
  /**
   * Keeps the amount of data that a page loads constant, no matter how many pages the site has. The
   * text of the page that a reader opens is not loaded a second time as code, because the browser
   * reads it from the document.
   * @default true
   */
  firstLoad?: boolean;
  /**
   * Lets readers save the docs of one version and language on their device, including the search, and
   * read them offline. Until a reader requests this, no code for this feature is loaded and no service
   * worker is registered.
   * @default false
   */
  offline?: boolean;
  /** Writes the additional files that Lectern's server and static hosts need. @default true */
  server?: Feature<ServerOptions>;
}

/** The settings for the Markdown of pages: Rspress's settings for compiling it, and the additional Markdown file. */
export interface TwinSettings extends Omit<MarkdownOptions, 'mcp'> {
  /**
   * Whether to also write every page as Markdown, to generate `llms.txt`, and to show the actions for
   * AI assistants.
   * @default true
   */
  twins?: boolean;
}

export type FeatureSettings = Features & { markdown?: Feature<TwinSettings> };

/** A feature and the plugin that implements it. */
interface FeatureRow {
  /** The setting that turns it on. */
  setting: keyof FeatureSettings | undefined;
  name: string;
  make?: (settings: FeatureSettings) => SitePlugin | undefined;
}

/** Returns the options of a feature, or `undefined` if it is off. */
function optionsOf<Options>(
  value: Feature<Options> | undefined,
  fallback: boolean,
): Partial<Options> | undefined {
  if (value === undefined) return fallback ? {} : undefined;
  if (typeof value === 'boolean') return value ? {} : undefined;
  return value as Partial<Options>;
}

/** Creates an entry for a feature with options. `isOn` is its default. */
function row<Key extends keyof FeatureSettings, Options>(
  setting: Key,
  name: string,
  isOn: boolean,
  plugin: (options: Options) => SitePlugin,
): FeatureRow {
  return {
    setting,
    name,
    make(settings) {
      const given: unknown = settings[setting];
      const options = optionsOf(given as Feature<Options> | undefined, isOn);
      return options && plugin(options as Options);
    },
  };
}

const twinsOf = ({ markdown }: FeatureSettings): Omit<TwinSettings, 'twins'> | undefined => {
  const { twins = true, components, llmsActions } = optionsOf(markdown, true) ?? { twins: false };
  return twins ? { components, llmsActions } : undefined;
};

/** The position of the site's own plugins. Later plugins see what they add to pages and data. */
const OWN: FeatureRow = { setting: undefined, name: 'plugins of the site' };

/** All features, in the order of their plugins. */
const ROWS: readonly FeatureRow[] = [
  {
    setting: 'theme',
    name: 'lectern:theme',
    make: ({ theme, strings }) => pluginTheme(theme, strings),
  },
  { setting: undefined, name: 'lectern:token-check', make: () => pluginTokenCheck() },
  row('options', 'lectern:options', false, pluginOptions),
  row('samples', 'lectern:samples', false, pluginSamples),
  row('images', 'lectern:images', true, () => pluginImages()),
  row('figures', 'lectern:figures', true, () => pluginFigures()),
  {
    setting: 'mermaid',
    name: 'lectern:mermaid',
    make({ mermaid }) {
      if (mermaid === undefined) return pluginMermaidUndecided();
      return mermaid ? pluginMermaid() : undefined;
    },
  },
  row('math', 'lectern:math', false, pluginMath),
  row('code', 'lectern:code', true, () => pluginCode()),
  row('frontmatter', 'lectern:frontmatter', true, pluginFrontmatter),
  row('glossary', 'lectern:glossary', false, pluginGlossary),
  { setting: undefined, name: 'lectern:moved-sections', make: () => pluginMovedSections() },
  row('headScripts', 'lectern:head-scripts', true, () => pluginHeadScripts()),
  row('languageFallback', 'lectern:language-fallback', true, () => pluginLanguageFallback()),
  {
    setting: 'sitesBelow',
    name: 'lectern:sites-below',
    make: ({ sitesBelow = [] }) =>
      sitesBelow.length > 0 ? pluginSitesBelow(sitesBelow) : undefined,
  },
  {
    setting: 'redirects',
    name: 'lectern:redirects',
    make: ({ redirects }) => redirects && pluginRedirects(redirects),
  },
  row('linkCheck', 'lectern:link-check', true, pluginLinkCheck),
  row('renderErrors', 'lectern:render-errors', true, () => pluginRenderErrors()),
  row('keepRendered', 'lectern:rendered-pages', false, () => pluginRenderedPages()),
  row('translations', 'lectern:translations', false, () => pluginTranslations()),
  row('seo', 'lectern:seo', true, pluginSeo),
  {
    setting: 'socialCards',
    name: 'lectern:social-cards',
    make({ socialCards, theme }) {
      const options = optionsOf(socialCards, false);
      const accent = theme?.accent && accentsOf(theme.accent).light;
      return options && pluginSocialCards(options, accent);
    },
  },
  row('lastUpdated', 'lectern:last-updated', true, () => pluginLastUpdated()),
  {
    setting: 'repository',
    name: 'lectern:page-source',
    make: ({ repository }) => pluginPageSource(repository),
  },
  row('feeds', 'lectern:feeds', false, pluginFeeds),
  OWN,
  {
    setting: 'markdown',
    name: 'lectern:markdown',
    make(settings) {
      const twins = twinsOf(settings);
      return twins && pluginMarkdown({ ...twins, mcp: settings.mcp === true });
    },
  },
  {
    setting: 'search',
    name: 'lectern:search',
    make({ search }) {
      const { dialog: _, ...options } = optionsOf(search, true) ?? { dialog: false };
      return _ === false ? undefined : pluginSearch(options as SearchOptions);
    },
  },
  row('askAi', 'lectern:ask-ai', false, pluginAskAi),
  row('docsHealth', 'lectern:docs-health', false, pluginDocsHealth),
  {
    setting: 'search',
    name: 'lectern:docsearch',
    make({ search }) {
      const options = optionsOf(search, true);
      return options && pluginDocSearch(options.dialog);
    },
  },
  {
    setting: 'staticContent',
    name: 'lectern:static-content',
    make({ staticContent, firstLoad }) {
      const options = optionsOf(staticContent, true);
      return options && pluginStaticContent(options, optionsOf(firstLoad, true) !== undefined);
    },
  },
  {
    setting: 'offline',
    name: 'lectern:offline',
    make: ({ offline, strings }) => (offline ? pluginOffline(strings) : undefined),
  },
  row('firstLoad', 'lectern:first-load', true, () => pluginFirstLoad()),
  row('server', 'lectern:server', true, (options: ServerOptions) =>
    defineFeature({
      name: 'lectern:server',
      ...serverHooks(options, async () => {
        if ('routes' in options) return options.routes;
        return (await import('../serving/site-server/siteRoutes')).siteRoutes;
      }),
    }),
  ),
  {
    setting: undefined,
    name: 'lectern:component-check',
    make: () => pluginComponentCheck(),
  },
  {
    setting: undefined,
    name: 'lectern:foreign-syntax',
    make: () => pluginForeignSyntax(),
  },
  { setting: undefined, name: 'lectern:slots', make: () => pluginSlots() },
];

const placeOf = ({ name }: SitePlugin): number => {
  const at = ROWS.findIndex((one) => one.name === name);
  return at === -1 ? ROWS.indexOf(OWN) : at;
};

/** Returns the setting that adds a plugin, or `undefined` for the site's own plugins. */
export function settingOf(name: string): keyof FeatureSettings | undefined {
  return ROWS.find((one) => one.name === name)?.setting;
}

/** Returns whether pages are also written as Markdown. */
export const hasTwins = (settings: FeatureSettings): boolean => twinsOf(settings) !== undefined;

/**
 * Returns the plugins of a site in the required order.
 *
 * @param given the plugins in the settings: the site's own, and those that replace the plugin that a setting would
 * add
 */
export function arrangePlugins(
  settings: FeatureSettings,
  given: readonly SitePlugin[],
): SitePlugin[] {
  const names = new Set(given.map(({ name }) => name));
  const made: SitePlugin[] = [];
  together(
    ROWS.filter(({ name }) => !names.has(name)).map(({ make }) => () => {
      made.push(...[make?.(settings) ?? []].flat());
    }),
  );
  // Sorting is stable, so the site's own plugins keep their order.
  return [...made, ...given].sort((a, b) => placeOf(a) - placeOf(b));
}

import process from 'node:process';
import type { UserConfig } from '@rspress/core';
import { checkSettings, count, fail, finishSite, type SiteConfig } from '../building/site';
import { together } from '../building/site/fail';
import { pluginCompat } from '../compat';
import { frontmatterSchema } from '../content/pages/frontmatterSchema';
import { siteLanguages } from '../content/site/siteLanguages';
import type { SitePlugin } from '../content/sitePlugin';
import { redirectFaults } from '../maintenance/redirects/redirectFaults';
import { readSiteOrigin } from '../pages/seo/siteOrigin';
import { unknownParts } from '../pages/theme/unknownParts';
import { contradictions } from './contradictions';
import { customSettings } from './customSettings';
import { declaredKeys } from './declaredKeys';
import { arrangePlugins, type FeatureSettings } from './features';
import { type LocaleFacts, localeSettings } from './locales';
import { neededPackages } from './neededPackages';
import { featureSchema, TWIN_KEYS } from './schema';

export { SiteConfigError } from '../building/site';
export type {
  AddedFiles,
  BuiltOutput,
  BuiltPage,
  BuiltSite,
  CheckedPage,
  ContentSources,
  DeclaredFrontmatter,
  DefinedPlugin,
  FactsPage,
  Fence,
  FenceProblem,
  Frontmatter,
  HeadElement,
  NodeProblem,
  OutlineEntry,
  OutputProblem,
  PageChanges,
  PageFacts,
  PageLink,
  PageProblem,
  PageWithData,
  PluginDefinition,
  PluginFinding,
  PluginSite,
  PluginStrings,
  ReadFence,
  ReadNode,
  ReadPage,
  Replacement,
  SearchFacts,
  ShownParts,
  SidebarFacts,
  SitePage,
  SitePages,
  SlotProps,
  SlotPropsOf,
  Syntax,
  SyntaxExtensions,
  Translate,
  TreePage,
  WrittenFence,
  WrittenNode,
  WrittenPage,
} from '../define';
export { definePlugin } from '../define';
// `export *`, because only then can others extend the interface through this module.
export type * from '../support/shared/customThemeConfig';
export type { ValueSchema } from '../support/valueSchema';
export type { FeatureSettings, Features, TwinSettings } from './features';
export type { LocaleFacts } from './locales';

/** The settings in `rspress.config.ts`: the data of a site, and its features. */
export type SiteSettings = Omit<SiteConfig, 'locales' | 'search' | 'markdown'> &
  Omit<FeatureSettings, 'markdown'> & {
    /**
     * The languages of the site, each with its name, title and other text.
     * @default one language, without a separate folder
     */
    locales?: readonly LocaleFacts[];
    /**
     * Whether the build also writes pages as Markdown, and how Rspress compiles pages. With `false`,
     * the build writes no Markdown.
     * @default true
     */
    markdown?: boolean | (FeatureSettings['markdown'] & object & UserConfig['markdown']);
  };

/** Prepends the plugin that checks the versions of the installed packages. */
const withCompat = (plugins: readonly SitePlugin[]) => [
  pluginCompat(plugins.map(({ name }) => name)),
  ...plugins,
];

/**
 * Passes the keys that plugins declare to the plugins that check them.
 *
 * @throws {SiteConfigError} if several plugins declare the same key, or for invalid values
 */
function pluginKeys(
  given: readonly SitePlugin[],
  frontmatter: FeatureSettings['frontmatter'],
  custom: object | undefined,
): Pick<FeatureSettings, 'frontmatter'> & { custom: object | undefined } {
  const ours = new Map(Object.keys(frontmatterSchema.shape).map((key) => [key, 'Lectern']));
  const ofPages = declaredKeys(given, (one) => one.frontmatterKeys, 'frontmatter key', ours);
  const ofSite = declaredKeys(given, (one) => one.customKeys, 'key of themeConfig.custom');
  const settings = customSettings(custom as Record<string, unknown> | undefined, ofSite.keys);
  const faults = [...ofPages.faults, ...ofSite.faults, ...settings.faults];
  if (faults.length > 0) {
    fail(
      'config',
      `${count(faults.length, 'setting')} of rspress.config.ts cannot be used`,
      faults,
    );
  }
  const options = typeof frontmatter === 'object' ? frontmatter : {};
  const keys = { ...ofPages.keys, ...options.keys };
  return {
    frontmatter: frontmatter === false ? false : { ...options, keys },
    custom: settings.custom,
  };
}

/** Throws the faults of a part of the settings, if there are any. */
function failIf(
  part: 'config' | 'theme',
  lines: string[],
  headline: (number: number) => string,
): void {
  if (lines.length > 0) fail(part, headline(lines.length), lines);
}

/** Returns the options of `markdown` that belong to Rspress. */
function compilation(markdown: SiteSettings['markdown']): UserConfig['markdown'] {
  if (typeof markdown !== 'object') return undefined;
  const own = Object.entries(markdown).filter(([key]) => !TWIN_KEYS.includes(key));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/**
 * Checks the settings of a site, selects and orders the plugins, and returns the configuration.
 *
 * A plugin in `plugins` replaces the plugin of the same name that a setting adds by default, regardless
 * of its position in the list.
 *
 * @param settings the settings in `rspress.config.ts`
 * @param cwd the folder to which paths are relative
 * @throws {SiteConfigError} with all invalid values and all settings that contradict each other
 */
export function defineSite(settings: SiteSettings, cwd: string = process.cwd()): UserConfig {
  const basics = checkSettings(settings, cwd, featureSchema);
  const { locales, search, markdown, themeConfig, plugins = [], ...rest } = settings;
  const features = Object.fromEntries(
    Object.keys(featureSchema).map((key) => [key, settings[key as keyof SiteSettings]]),
  ) as FeatureSettings;
  const langs = (locales ?? []).map(({ lang }) => lang);
  const given = plugins.map((plugin) => plugin as SitePlugin);

  const { default: version = '', versions = [] } = settings.multiVersion ?? {};
  let keys: ReturnType<typeof pluginKeys> = { custom: themeConfig?.custom };
  together([
    () =>
      failIf(
        'config',
        contradictions(features, {
          langs: siteLanguages({ lang: basics.lang, locales }),
          versions,
          given: given.map(({ name }) => name),
          themeSearch: themeConfig?.search,
        }),
        (n) => `${count(n, 'setting')} of rspress.config.ts cannot be used`,
      ),
    () =>
      failIf(
        'config',
        redirectFaults(
          settings.redirects ?? {},
          { base: basics.base, lang: basics.lang, langs, version, versions },
          settings.sitesBelow,
        ),
        (n) => `${count(n, 'redirect')} of rspress.config.ts cannot be used`,
      ),
    () =>
      failIf(
        'theme',
        unknownParts(settings.themeDir, cwd),
        (n) => `${count(n, 'name')} of the theme folder cannot be used`,
      ),
    () => {
      const { lines, together: command } = neededPackages(features);
      const told = command ? [...lines, `for all of them: ${command}`] : lines;
      failIf('config', told, () => `${count(lines.length, 'feature')} cannot be used`);
    },
    () => {
      keys = pluginKeys(given, features.frontmatter, themeConfig?.custom);
    },
  ]);
  const { frontmatter, custom } = keys;
  const ofRspress = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !Object.hasOwn(featureSchema, key)),
  ) as Partial<SiteConfig>;
  const translations = features.translations ?? langs.length > 1;
  const hasSearch = themeConfig?.search !== false;
  const config: SiteConfig = {
    ...ofRspress,
    ...localeSettings(locales, custom ? { ...themeConfig, custom } : themeConfig),
    siteOrigin: settings.siteOrigin ?? readSiteOrigin(),
    markdown: compilation(markdown),
    plugins: withCompat(
      arrangePlugins(
        { ...features, frontmatter, translations, ...(hasSearch ? {} : { search: false }) },
        given,
      ),
    ),
  };
  return finishSite(config, basics, cwd);
}

import type { RsbuildDevServer, RsbuildPluginAPI } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { SiteContent } from '../content/siteContent';
import type { SitePlugin } from '../content/sitePlugin';
import type { ValueSchema } from '../support/valueSchema';
import type { PluginDefinition } from './definition';
import type { FeatureSite } from './featureSite';
import type { PluginStrings } from './shared';

type ConfigParameters = Parameters<NonNullable<RspressPlugin['config']>>;

/** The hooks of Rspress. `config` can return nothing if it changes nothing. */
export interface RspressHooks extends Omit<RspressPlugin, 'name' | 'config' | 'extendPageData'> {
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only reads the settings has no return statement
  config?: (...parameters: ConfigParameters) => UserConfig | void;
  extendPageData?: (page: PageIndexInfo) => void;
}

/** What a feature declares for the server, the checks and other features. */
type Declarations = Omit<SitePlugin, keyof RspressPlugin | keyof PluginDefinition<never, never>>;

/**
 * What only our own features can add to a site, because it depends on internals that change between versions: the
 * content model, the settings of the theme, Rspress, Rsbuild and the server.
 */
export interface FeatureHooks extends Omit<Declarations, 'frontmatterKeys' | 'customKeys'> {
  /** The site, for features whose functions need it outside of these hooks. */
  site?: FeatureSite;
  /** Registers what the feature reads, adds, changes and checks in the content of the site. @default nothing */
  open?: (content: SiteContent, config: UserConfig) => void;
  /** Returns settings for the theme, which all pages receive. @default none */
  themeConfig?: (config: UserConfig) => object | undefined;
  /** Returns HTML for the `<head>` of a page. @default none */
  head?: (route: RouteMeta) => string;
  /** Returns fields of the page data that parts of the theme read. @default none */
  pageData?: (page: PageIndexInfo) => object | undefined | Promise<object | undefined>;
  /** Changes the compilation. @default nothing */
  bundler?: (api: RsbuildPluginAPI) => void;
  /**
   * Adds middleware to the dev server, but not to a preview. Code that only the dev server needs is imported here, so that
   * builds do not load it. @default none
   */
  dev?: (server: RsbuildDevServer, api: RsbuildPluginAPI) => void | Promise<void>;
  /** Hooks of Rspress for everything else, which run before those above. @default none */
  rspress?: RspressHooks;
}

/** The definition of a feature: that of a plugin, and the hooks of our own features. */
export interface FeatureDefinition<
  Strings extends PluginStrings,
  Data,
  Schemas extends Readonly<Record<string, ValueSchema>> = Record<never, never>,
> extends PluginDefinition<Strings, Data, Schemas>,
    FeatureHooks {}

import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { contentOf } from '../content/siteContent';
import type { SitePlugin } from '../content/sitePlugin';
import type { ValueSchema } from '../support/valueSchema';
import { definePlugin, type PluginDefinition } from '.';
import { DEFINITION_KEYS } from './checkDefinition';
import type { FeatureDefinition, FeatureHooks } from './feature';
import { featureSite, tellSite } from './featureSite';
import type { PluginStrings } from './shared';

export { type FeatureSite, featureSite } from './featureSite';

/** Applies the settings that a feature adds to the theme and to the head of pages. */
function withSettings(config: UserConfig, { themeConfig, head }: FeatureHooks): UserConfig {
  const ofTheme = themeConfig?.(config);
  return {
    ...config,
    ...(ofTheme && { themeConfig: { ...config.themeConfig, ...ofTheme } }),
    ...(head && { head: [...(config.head ?? []), head] }),
  };
}

/** Returns the plugin for the hooks of a feature in the compilation and on the dev server. */
function bundlerPlugin(name: string, { bundler, dev }: FeatureHooks): RsbuildPlugin {
  return {
    name,
    setup(api) {
      bundler?.(api);
      if (!dev) return;
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          server: {
            async setup({ action, server }) {
              if (action === 'dev') await dev(server, api);
            },
          },
        }),
      );
    },
  };
}

/** Adds the hooks of a feature to the plugin of its definition. */
function withHooks(plugin: SitePlugin, hooks: FeatureHooks): SitePlugin {
  const { site = featureSite(), open, themeConfig, head, pageData, bundler, dev, ...rest } = hooks;
  const { rspress = {}, checks, writtenFiles, ...declarations } = rest;
  const { name, markdown, builderConfig } = plugin;

  return {
    ...plugin,
    ...rspress,
    ...declarations,
    config(given, tools, isProd) {
      tellSite(site, given);
      const config = withSettings(rspress.config?.(given, tools, isProd) ?? given, hooks);
      tellSite(site, config);
      open?.(contentOf(config), config);
      return plugin.config?.(config, tools, isProd) ?? config;
    },
    beforeBuild(complete, isProd) {
      tellSite(site, complete);
      return rspress.beforeBuild?.(complete, isProd);
    },
    ...((pageData || plugin.extendPageData) && {
      extendPageData(page: PageIndexInfo, isProd: boolean) {
        rspress.extendPageData?.(page);
        plugin.extendPageData?.(page, isProd);
        const fields = pageData?.(page);
        if (!(fields instanceof Promise)) return void Object.assign(page, fields);
        return fields.then((known) => void Object.assign(page, known));
      },
    }),
    ...(plugin.afterBuild && {
      async afterBuild(config: UserConfig, isProd: boolean) {
        // Both are called at once, because later plugins read what they write.
        await Promise.all([
          plugin.afterBuild?.(config, isProd),
          rspress.afterBuild?.(config, isProd),
        ]);
      },
    }),
    ...((checks || plugin.checks) && {
      checks: async (config: UserConfig) =>
        (await Promise.all([plugin.checks?.(config) ?? [], checks?.(config) ?? []])).flat(),
    }),
    writtenFiles: () => [...(plugin.writtenFiles?.() ?? []), ...(writtenFiles?.() ?? [])],
    markdown: {
      ...rspress.markdown,
      remarkPlugins: [
        ...(markdown?.remarkPlugins ?? []),
        ...(rspress.markdown?.remarkPlugins ?? []),
      ],
      rehypePlugins: [
        ...(markdown?.rehypePlugins ?? []),
        ...(rspress.markdown?.rehypePlugins ?? []),
      ],
    },
    builderConfig: {
      ...rspress.builderConfig,
      plugins: [
        ...(builderConfig?.plugins ?? []),
        ...(bundler || dev ? [bundlerPlugin(name, hooks)] : []),
        // Not copied, because some features extend the list in their `config` hook.
        rspress.builderConfig?.plugins ?? [],
      ],
    },
  };
}

/**
 * Creates the plugin of one of our own features. The definition is the one that plugins of sites have, with
 * hooks that only our own features can use.
 */
export function defineFeature<
  const Strings extends PluginStrings = Record<never, never>,
  Data = undefined,
  const Schemas extends Readonly<Record<string, ValueSchema>> = Record<never, never>,
>(feature: FeatureDefinition<Strings, Data, Schemas>): SitePlugin {
  const isDefined = ([key]: [string, unknown]) => DEFINITION_KEYS.has(key);
  const all = Object.entries(feature);
  const definition = Object.fromEntries(all.filter(isDefined));
  const hooks = Object.fromEntries(all.filter((entry) => !isDefined(entry)));
  const { name } = feature;
  const plugin =
    Object.keys(definition).length > 1
      ? definePlugin(definition as unknown as PluginDefinition<Strings, Data, Schemas>)
      : { name };
  return withHooks(plugin, hooks);
}

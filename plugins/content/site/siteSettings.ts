import type { RspressPlugin, UserConfig } from '@rspress/core';

type AddPages = NonNullable<RspressPlugin['addPages']>;

/** The settings and pages of a site after all plugins have run. */
export interface SiteSettings {
  config: UserConfig;
  /** The pages that plugins add. */
  added: Awaited<ReturnType<AddPages>>;
}

/** Runs the plugin hooks for settings and pages, as a build does. */
export async function siteSettings(config: UserConfig): Promise<SiteSettings> {
  const plugins = (config.plugins ?? []) as RspressPlugin[];
  const tools = { addPlugin: () => {}, removePlugin: () => {} };
  let settings = config;
  for (const plugin of plugins) {
    settings = (await plugin.config?.(settings, tools, true)) ?? settings;
  }
  const added = await Promise.all(plugins.map((plugin) => plugin.addPages?.(settings, true) ?? []));
  return { config: settings, added: added.flat() };
}

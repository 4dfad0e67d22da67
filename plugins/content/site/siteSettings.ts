import type { RspressPlugin, UserConfig } from '@rspress/core';

type AddPages = NonNullable<RspressPlugin['addPages']>;

/** A site as its plugins leave it, without building it. */
export interface SiteSettings {
  config: UserConfig;
  /** The pages that plugins add. */
  added: Awaited<ReturnType<AddPages>>;
}

/** Asks the plugins of a site for its settings and pages, as a build does. */
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

import type { RspressPlugin, UserConfig } from '@rspress/core';

/** Options of `pluginLinkCheck`, and of the `linkCheck` setting. */
export interface LinkCheckOptions {
  /**
   * The names of files that the site's plugins write to the output after the pages. @default none
   */
  writtenFiles?: readonly string[];
  /** Links that are not checked, matched as written: `/^\/playground/`. @default none */
  ignored?: readonly RegExp[];
}

export const NAME = 'lectern:link-check';

/** The plugin with its options for the check of the docs. */
export interface LinkCheckPlugin extends RspressPlugin {
  /** The options that the plugin was created with. */
  options: LinkCheckOptions;
}

/** Returns the options of a site's link check. */
export function linkCheckOptions({ plugins = [] }: UserConfig): LinkCheckOptions {
  const found = plugins.find((plugin) => plugin && 'name' in plugin && plugin.name === NAME);
  return (found as LinkCheckPlugin | undefined)?.options ?? {};
}

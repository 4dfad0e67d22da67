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

/** The plugin, with what the check of the docs has to know of it. */
export interface LinkCheckPlugin extends RspressPlugin {
  /** The options that it was created with. */
  options: LinkCheckOptions;
}

/** What a site says of its links. */
export function linkCheckOptions({ plugins = [] }: UserConfig): LinkCheckOptions {
  const found = plugins.find((plugin) => plugin && 'name' in plugin && plugin.name === NAME);
  return (found as LinkCheckPlugin | undefined)?.options ?? {};
}

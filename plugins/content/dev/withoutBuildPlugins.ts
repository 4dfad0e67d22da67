import type { Rspack } from '@rsbuild/core';

type Plugins = Rspack.Configuration['plugins'];

/** Rspress's plugin that collects the files of each page for the HTML of a build. */
export const BUILD_ONLY = 'RouteChunkAssetsPlugin';

/**
 * Removes a plugin of Rspress from the dev server, which does not use its results. Rspack calls it for each file of the
 * site after every edit, and waits for the answers.
 */
export function withoutBuildPlugins(plugins: Plugins): Plugins {
  return plugins?.filter((plugin) => !plugin || plugin.constructor.name !== BUILD_ONLY);
}

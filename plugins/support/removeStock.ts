import type { RspressPlugin } from '@rspress/core';

type ConfigHook = NonNullable<RspressPlugin['config']>;
type ConfigTools = Parameters<ConfigHook>[1];

/**
 * Removes one of Rspress's own plugins that Lectern replaces. This takes two steps, because Rspress skips the
 * `config` hook of the next plugin if the first one in the list is removed during the iteration.
 *
 * @param name the name of Rspress's plugin
 * @returns the functions to call in the `config` hook, and then in `beforeBuild`
 */
export function stockRemover(name: string) {
  let remove = () => {};
  return {
    plan: ({ removePlugin }: ConfigTools) => {
      remove = () => removePlugin(name);
    },
    remove: () => remove(),
  };
}

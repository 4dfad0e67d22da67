import type { RspressPlugin } from '@rspress/core';

type ConfigHook = NonNullable<RspressPlugin['config']>;
type ConfigTools = Parameters<ConfigHook>[1];

/**
 * Takes one of Rspress's own plugins out, so that ours can do its work. Not at once: Rspress passes
 * over the `config` hook of a plugin when the first in the list is removed while it goes through it.
 *
 * @param name the name of Rspress's plugin
 * @returns what to call in the `config` hook, and then in `beforeBuild`
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

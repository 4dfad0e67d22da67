import type { RspressPlugin } from '@rspress/core';
import { checkContacts } from './check';
import { contacts } from './table';

/**
 * Compares the installed packages with what the plugins of a site know of them, before anything is
 * built.
 *
 * @param plugins the names of the site's plugins
 * @throws {CompatError} naming every place that is not what it was, and the version that is supported
 */
export function pluginCompat(plugins: readonly string[]): RspressPlugin {
  return {
    name: 'lectern:compat',
    config(config) {
      checkContacts(contacts.filter(({ plugin }) => !plugin || plugins.includes(plugin)));
      return config;
    },
  };
}

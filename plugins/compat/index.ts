import type { RspressPlugin } from '@rspress/core';
import { checkContacts } from './check';
import { contacts } from './table';

/**
 * Verifies the installed packages against the table before anything is built.
 *
 * @param plugins the names of the site's plugins
 * @throws {CompatError} listing every entry that no longer matches, and the supported version
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

import type { SitePlugin } from '../content/sitePlugin';
import { defineFeature } from '../define/defineFeature';
import { checkContacts } from './check';
import { contacts } from './table';

/**
 * Verifies the installed packages against the table before anything is built.
 *
 * @param plugins the names of the site's plugins
 * @throws {CompatError} listing every entry that no longer matches, and the supported version
 */
export function pluginCompat(plugins: readonly string[]): SitePlugin {
  return defineFeature({
    name: 'lectern:compat',
    rspress: {
      config() {
        checkContacts(contacts.filter(({ plugin }) => !plugin || plugins.includes(plugin)));
      },
    },
  });
}

import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature } from '../../define/defineFeature';
import type { ServerOptions } from './options';
import { serverHooks } from './serverHooks';

export type { ServerOptions } from './options';

// Must be the last in the list, so that it can read every file.

/**
 * Writes the additional files that hosts need. `.lectern.json` contains the data for Lectern's
 * server. `_redirects` and `_headers` make static hosts respond like that server. For hosts that
 * read neither, there is a page at each old address. Lectern's server does not serve these files.
 *
 * @param options the sources that pages may load, and the routes of the preview
 */
export function pluginServer({ contentSources = {}, routes }: ServerOptions = {}): SitePlugin {
  return defineFeature({
    name: 'lectern:server',
    ...serverHooks({ contentSources }, async () => routes),
  });
}

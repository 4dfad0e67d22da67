import type { ContentSources } from '../../support/contentSources';
import type { SiteIndex } from './server/siteIndex';
import type { SiteRoute } from './server/siteRoute';

/** Options of `pluginServer`, and of the `server` setting. */
export interface ServerOptions {
  /**
   * Sources from which pages may load content in addition to the site's own files, by
   * Content-Security-Policy directive: `{ 'connect-src': ['https://api.example.com'] }`. Images from
   * other hosts need `img-src`. The build reports the pages that contain such images.
   * @default none
   */
  contentSources?: ContentSources;
  /**
   * The routes that `rspress preview` serves in addition to the files. `defineSite` sets it to
   * `siteRoutes` from `lectern/server`, which `lectern serve` also uses.
   * @default nothing
   */
  routes?: (index: SiteIndex) => readonly SiteRoute[];
}

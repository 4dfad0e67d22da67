import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { afterRemark } from '../component-check/foreignChanges';
import { foreignFindings } from './foreignFindings';

/**
 * Reports syntax of other programs in pages, such as `[[toc]]` of VitePress, with what Lectern has instead, because
 * readers would see it as text. Syntax that a plugin of the site reads is not reported.
 */
export function pluginForeignSyntax(): SitePlugin {
  const site = featureSite();
  return defineFeature({
    name: 'lectern:foreign-syntax',
    site,
    open({ addTreeCheck, files }) {
      addTreeCheck((tree, page, name) =>
        foreignFindings(tree, page, name, () => {
          const whole = files.read(page.file)?.tree();
          return whole && afterRemark(whole, page, site.config());
        }),
      );
    },
  });
}

import path from 'node:path';
import process from 'node:process';
import { siteAddress } from '../../../theme/routes/twin';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { editAddress } from './editAddress';
import { gitFolder } from './gitFolder';
import { readRepository } from './repository';
import type { PageSource } from './shared';

const slashes = (file: string) => file.replaceAll('\\', '/');

/**
 * Adds links to edit the source of each page and to report a problem with it. The address of the
 * edit link is `editLink.docRepoBaseUrl` or, if that is not set, the folder of the pages in the
 * repository.
 *
 * @param address the address of the repository, such as `https://github.com/acme/docs`; by default, the
 * value of the `SITE_REPOSITORY` environment variable
 * @throws an error naming an address that cannot be used
 */
export function pluginPageSource(address?: string): SitePlugin {
  const site = featureSite();
  const repository = readRepository(address);
  const cwd = process.cwd();
  return defineFeature({
    name: 'lectern:page-source',
    site,
    themeConfig({ themeConfig: { editLink } = {} }) {
      const folder = slashes(path.relative(gitFolder(cwd), site.docDir()));
      const docRepoBaseUrl = editLink?.docRepoBaseUrl ?? repository?.edit(folder);
      return docRepoBaseUrl ? { editLink: { ...editLink, docRepoBaseUrl } } : undefined;
    },
    pageData({ frontmatter, routePath, _relativePath }): PageSource | undefined {
      if (frontmatter.pageType === 'home') return undefined;
      const edit = editAddress({
        baseUrl: site.config().themeConfig?.editLink?.docRepoBaseUrl,
        file: String(_relativePath),
        override: frontmatter.editLink,
      });
      const places = [siteAddress(routePath, site.config()), edit ?? ''];
      return { editAddress: edit, reportAddress: repository?.report(places.join('\n')) };
    },
  });
}

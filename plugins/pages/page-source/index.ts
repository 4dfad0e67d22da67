import path from 'node:path';
import process from 'node:process';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { siteAddress } from '../../../theme/routes/twin';
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
export function pluginPageSource(address?: string): RspressPlugin {
  const repository = readRepository(address);
  const cwd = process.cwd();
  let site: UserConfig = {};
  return {
    name: 'lectern:page-source',
    config(config) {
      const folder = slashes(
        path.relative(gitFolder(cwd), path.resolve(cwd, config.root ?? 'docs')),
      );
      const { editLink } = config.themeConfig ?? {};
      const docRepoBaseUrl = editLink?.docRepoBaseUrl ?? repository?.edit(folder);
      site = docRepoBaseUrl
        ? {
            ...config,
            themeConfig: { ...config.themeConfig, editLink: { ...editLink, docRepoBaseUrl } },
          }
        : config;
      return site;
    },
    extendPageData(page: PageIndexInfo & PageSource) {
      if (page.frontmatter.pageType === 'home') return;
      const edit = editAddress({
        baseUrl: site.themeConfig?.editLink?.docRepoBaseUrl,
        file: String(page._relativePath),
        override: page.frontmatter.editLink,
      });
      const places = [siteAddress(page.routePath, site), edit ?? ''];
      Object.assign(page, {
        editAddress: edit,
        reportAddress: repository?.report(page.title, places.join('\n')),
      } satisfies PageSource);
    },
  };
}

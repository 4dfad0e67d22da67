import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import type { SiteAddresses } from '../../../theme/routes/address';
import type { ContentFiles, PageFile } from '../files/pageFile';
import type { TreeNode } from '../tree/nodes';
import type { SitePage } from './sitePages';

const words = ({ value, children = [] }: TreeNode): string => value ?? children.map(words).join('');

/** Returns the title in the file of a page; empty if the file cannot be parsed. */
function writtenTitle({ frontmatter, writtenTree }: PageFile): string {
  const { title, hero } = frontmatter as { title?: unknown; hero?: { name?: unknown } };
  if (typeof title === 'string' && title !== '') return title;
  try {
    const heading = writtenTree().children?.find(
      ({ type, depth }) => type === 'heading' && depth === 1,
    );
    if (heading) return words(heading).trim();
  } catch {
    return '';
  }
  return typeof hero?.name === 'string' ? hero.name : '';
}

export interface SitePageSource {
  files: Pick<ContentFiles, 'read'>;
  site: () => SiteAddresses;
  cwd: string;
}

/** Creates a function that returns the page of a route; `undefined` if its file is missing. */
export function sitePageReader({ files, site, cwd }: SitePageSource) {
  const titles = new WeakMap<PageFile, string>();

  function titleOf(page: PageFile): string {
    const title = titles.get(page) ?? writtenTitle(page);
    titles.set(page, title);
    return title;
  }

  return ({ routePath, absolutePath, lang, version }: RouteMeta): SitePage | undefined => {
    const page = files.read(absolutePath);
    if (!page) return undefined;
    return {
      address: routePath,
      file: path.relative(cwd, page.file),
      lang: lang || site().lang,
      version: version || site().version,
      title: titleOf(page),
      frontmatter: page.frontmatter,
    };
  };
}

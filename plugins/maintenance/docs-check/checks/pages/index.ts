import type { DocsCheck } from '../../../../content/checks/docsCheck';
import { contentOf } from '../../../../content/siteContent';
import type { Finding } from '../../../../support/finding';

/** Pages that cannot be read, wrong frontmatter, and what is wrong with `_meta.json`. */
export const pages: DocsCheck = {
  name: 'pages',
  run: ({ pages: all, site }) => contentOf(site.config).check(all.map(({ content }) => content)),
};

/** Whether the page of a finding cannot be parsed, so that nothing else can be said of it. */
export const isUnreadable = ({ check }: Finding): boolean =>
  check === 'mdx-syntax' || check === 'encoding';

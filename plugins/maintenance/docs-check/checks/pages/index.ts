import type { DocsCheck } from '../../../../content/checks/docsCheck';
import { contentOf } from '../../../../content/siteContent';
import type { Finding } from '../../../../support/finding';

/** Reports pages that cannot be read, invalid frontmatter, and problems of `_meta.json`. */
export const pages: DocsCheck = {
  name: 'pages',
  run: ({ pages: all, site }) => contentOf(site.config).check(all.map(({ content }) => content)),
};

/** Whether the page of a finding cannot be parsed, so that other checks would fail too. */
export const isUnreadable = ({ check }: Finding): boolean =>
  check === 'mdx-syntax' || check === 'encoding';

import type { DocsCheck } from '../../../../content/checks/docsCheck';
import { contentOf } from '../../../../content/siteContent';
import type { Finding } from '../../../../support/finding';
import { routeFindings } from './routeFindings';

/** Reports pages that cannot be read, invalid frontmatter, conflicting addresses, and problems of `_meta.json`. */
export const pages: DocsCheck = {
  name: 'pages',
  async run(context) {
    const contents = context.pages.map(({ content }) => content);
    const found = await contentOf(context.site.config).check(contents);
    return [...found, ...routeFindings(context)];
  },
};

/** Whether the page of a finding cannot be parsed, so that other checks would fail too. */
export const isUnreadable = ({ check }: Finding): boolean =>
  check === 'mdx-syntax' || check === 'encoding';

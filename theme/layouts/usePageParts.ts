import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { useSectionSidebar } from '../components/Sidebar/useSectionSidebar';

/** Which parts of a doc page show: computed once here, everything else only reads it. */
export interface PageParts {
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  isOverview: boolean;
  isWide: boolean;
}

/** The parts of the current page, from its frontmatter and its headings. */
export function usePageParts(): PageParts {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const { entries } = useSectionSidebar();
  const isOverview = frontmatter.overview === true;
  return {
    sidebar: frontmatter.sidebar !== false && entries.length > 0,
    outline: frontmatter.outline !== false && !isOverview && page.toc.length > 0,
    footer: frontmatter.footer !== false,
    isOverview,
    isWide: page.pageType === 'doc-wide',
  };
}

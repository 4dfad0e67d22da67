import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { useSectionSidebar } from '../components/Sidebar/useSectionSidebar';

/** The visible parts of a documentation page. They are computed here only. */
export interface PageParts {
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  isOverview: boolean;
  isWide: boolean;
}

/** Returns the visible parts of the current page, from its frontmatter and headings. */
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

import type { PageIndexInfo, SidebarData } from '@rspress/core';
import { overviewGroups } from '../../../../theme/components/Overview/overviewGroups';
import { routeKey } from '../../../../theme/routes/routeKey';
import { formTools } from '../../../content/tree/components';
import { DEFAULT_OVERVIEW_DEPTHS } from '../../first-load/shared';

/** Renders the overview of a section: its groups, their pages, and the headings of these pages. */
export function overviewMarkdown(
  page: Pick<PageIndexInfo, 'routePath' | 'frontmatter'>,
  sidebar: SidebarData,
  pageAt: (route: string) => Pick<PageIndexInfo, 'toc'> | undefined,
): string {
  const groups = overviewGroups(sidebar, {
    headingsOf: (link) => pageAt(link)?.toc ?? [],
    isSelf: (link) => routeKey(link) === routeKey(page.routePath),
    depths: (page.frontmatter.overviewHeaders as number[] | undefined) ?? DEFAULT_OVERVIEW_DEPTHS,
  });
  return groups
    .map(({ name, pages }) => {
      const lines = pages.flatMap(({ text, link, headings }) => [
        `- [${text}](${formTools.link(link)})`,
        ...headings.map(
          (heading) => `  - [${heading.text}](${formTools.link(`${link}#${heading.id}`)})`,
        ),
      ]);
      return [name && `## ${name}`, lines.join('\n')].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

import { twinRoute } from '../../../../theme/routes/twin';
import type { ContentPage } from '../../../content/pages/contentPage';
import type { SiteContent } from '../../../content/siteContent';
import type { FileMarkdown } from '../../../content/tree/toMarkdown';
import { type LlmsPlace, llmsFullTxt, llmsPlaces, llmsRoute, llmsTxt } from '../site/llmsFiles';
import { pageMarkdown } from '../site/pageMarkdown';

/** A file of the output: its route, and a function that creates its content. */
export interface MarkdownFile {
  route: string;
  make: () => string;
}

export interface MarkdownSource {
  content: Pick<SiteContent, 'pages' | 'fresh' | 'site'>;
  bodyOf: (page: ContentPage) => FileMarkdown;
}

/**
 * Returns the files that the plugin adds to a site, by route. Their contents are created on demand:
 * the build writes all of them, and the dev server only those that are requested.
 */
export function siteMarkdown({ content, bodyOf }: MarkdownSource): MarkdownFile[] {
  const pages = content.pages();
  const site = content.site();
  const made = new Map<string, string>();
  const twinOf = (page: ContentPage) => {
    const twin = made.get(page.routePath) ?? pageMarkdown(page, bodyOf(page), site);
    made.set(page.routePath, twin);
    return twin;
  };
  const twins = [...pages.values()].map((page) => ({
    route: twinRoute(page.routePath),
    make: () => twinOf(content.fresh(page)),
  }));
  const all = () => [...pages.values()].map(content.fresh);
  const listsOf = (place: LlmsPlace): MarkdownFile[] => [
    {
      route: llmsRoute(place, 'llms.txt', site),
      make: () => llmsTxt(all(), place, site),
    },
    {
      route: llmsRoute(place, 'llms-full.txt', site),
      make: () => llmsFullTxt(all(), place, site, twinOf),
    },
  ];
  return [...twins, ...llmsPlaces(pages.values()).flatMap(listsOf)];
}

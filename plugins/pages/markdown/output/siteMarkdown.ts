import { twinRoute } from '../../../../theme/routes/twin';
import type { ContentPage } from '../../../content/pages/contentPage';
import type { SiteContent } from '../../../content/siteContent';
import type { FileMarkdown } from '../../../content/tree/toMarkdown';
import { type LlmsPlace, llmsFullTxt, llmsPlaces, llmsRoute, llmsTxt } from '../site/llmsFiles';
import { pageMarkdown } from '../site/pageMarkdown';

/** A file of the output: its address in the site, and how to make it. */
export interface MarkdownFile {
  route: string;
  make: () => string;
}

export interface MarkdownSource {
  content: Pick<SiteContent, 'pages' | 'fresh' | 'site'>;
  bodyOf: (page: ContentPage) => FileMarkdown;
}

/**
 * Every file that the plugin gives a site, by its route. Nothing is made before it is asked for: the
 * build asks for all, the dev server for what a reader wants.
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

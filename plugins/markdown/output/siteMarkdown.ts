import type { MarkdownSite } from '../../content/site/site';
import type { FileMarkdown } from '../../content/tree/toMarkdown';
import { twinRoute } from '../shared';
import { type LlmsPlace, llmsFullTxt, llmsPlaces, llmsRoute, llmsTxt } from '../site/llmsFiles';
import { pageMarkdown, type TwinPage } from '../site/pageMarkdown';

/** A file of the output: its address in the site, and how to make it. */
export interface MarkdownFile {
  route: string;
  make: () => string;
}

export interface MarkdownSource {
  pages: ReadonlyMap<string, TwinPage>;
  site: MarkdownSite;
  bodyOf: (page: TwinPage) => FileMarkdown;
  /** The page as its file is now. @default as the build has read it */
  refresh?: (page: TwinPage) => TwinPage;
}

/**
 * Every file that the plugin gives a site, by its route. Nothing is made before it is asked for: the
 * build asks for all, the dev server for what a reader wants.
 */
export function siteMarkdown({
  pages,
  site,
  bodyOf,
  refresh = (page) => page,
}: MarkdownSource): MarkdownFile[] {
  const made = new Map<string, string>();
  const twinOf = (page: TwinPage) => {
    const twin = made.get(page.routePath) ?? pageMarkdown(page, bodyOf(page), site);
    made.set(page.routePath, twin);
    return twin;
  };
  const twins = [...pages.values()].map((page) => ({
    route: twinRoute(page.routePath),
    make: () => twinOf(refresh(page)),
  }));
  const all = () => [...pages.values()].map(refresh);
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

import type { PageIndexInfo } from '@rspress/core';
import type { HeroFacts } from '../../../theme/home/Hero';
import type { ToolSectionData } from '../../../theme/home/toolOptions';
import type { PageNeighbors } from '../facts/shared';

/** A page of the site, with the data of plugins. */
export type ContentPage = PageIndexInfo &
  ToolSectionData &
  PageNeighbors & {
    /** The language of the text on a page without a translation: `en` on `/zh/x`. */
    shownLang?: string;
    feeds?: { language: string; url: string; mime: string }[];
  };

/** Returns the title of a page. For a home page, it is the name in the hero, or the title of the site. */
export function titleOf(
  page: ContentPage,
  site: { namesOf: (lang: string) => { title: string } },
): string {
  const { hero } = page.frontmatter as { hero?: HeroFacts };
  return page.title || hero?.name || site.namesOf(page.lang).title;
}

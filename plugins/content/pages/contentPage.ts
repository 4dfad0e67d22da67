import type { PageIndexInfo } from '@rspress/core';
import type { HeroFacts } from '../../../theme/home/Hero';
import type { ToolSectionData } from '../../../theme/home/toolOptions';
import type { PageNeighbors } from '../facts/shared';

/** A page of the site, with what plugins say of it. */
export type ContentPage = PageIndexInfo &
  ToolSectionData &
  PageNeighbors & {
    /** The language of the text, on a page that is missing in its own: `en` on `/zh/x`. */
    shownLang?: string;
    feeds?: { language: string; url: string; mime: string }[];
  };

/** What a page is called; a home page by its hero, or like the site. */
export function titleOf(
  page: ContentPage,
  site: { namesOf: (lang: string) => { title: string } },
): string {
  const { hero } = page.frontmatter as { hero?: HeroFacts };
  return page.title || hero?.name || site.namesOf(page.lang).title;
}

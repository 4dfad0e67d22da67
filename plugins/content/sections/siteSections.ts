import type { FeatureFacts } from '../../../theme/home/Features';
import type { HeroFacts } from '../../../theme/home/Hero';
import type { ToolSection } from '../../../theme/home/toolOptions';
import { routeHref } from '../../support/routeHref';
import { type ContentPage, titleOf } from '../pages/contentPage';
import { pageGroups } from '../site/pageGroups';
import type { ContentSite } from '../site/site';
import type { KeptSections } from './keptSections';
import { type FilePart, type PageQuestions, pageSections } from './pageSections';
import { oneLine } from './plainInline';
import type { PageSection } from './types';
import { markdownText } from './unitMarkdown';

/** A searchable page, with its sections in their order. */
export interface FoundPage {
  page: ContentPage;
  sections: PageSection[];
}

/** The pages of a language and version, in reading order. */
export interface PlaceSections {
  lang: string;
  version: string;
  pages: FoundPage[];
}

/** The frontmatter of a page that concerns the search. */
interface SearchFrontmatter {
  search?: boolean;
  searchKeywords?: string[];
  description?: string;
}

const NOT_SEARCHED = new Set(['404', 'blank']);

/** Returns whether a page is searchable. Untranslated pages are not, because the original is, and pages can opt out. */
function isSearched({ frontmatter, shownLang }: ContentPage): boolean {
  const { search, pageType = 'doc' } = frontmatter as SearchFrontmatter & { pageType?: string };
  return shownLang === undefined && search !== false && !NOT_SEARCHED.has(pageType);
}

/** Converts a text of the home page to a quotable unit. */
const homeUnit = (text: string): FilePart => ({
  kind: 'unit',
  markdown: markdownText(oneLine(text)),
});

/** Returns the visible text in the frontmatter of a home page. */
function homeParts({ frontmatter, toolSection }: ContentPage): FilePart[] {
  const { hero, features = [] } = frontmatter as { hero?: HeroFacts; features?: FeatureFacts[] };
  const tools = (frontmatter.tools as ToolSection | undefined) ?? toolSection;
  const texts = [
    hero?.text,
    hero?.tagline,
    ...features.flatMap(({ title, details }) => [title, details]),
    ...(tools ? [tools.heading, tools.tagline] : []),
    ...(tools?.cards ?? []).flatMap(({ name, desc }) => [name, desc]),
  ];
  return texts.flatMap((text) =>
    text ? [{ kind: 'text', text: oneLine(text) } as const, homeUnit(text)] : [],
  );
}

export interface SectionSource {
  pages: Iterable<ContentPage>;
  site: ContentSite;
  partsOf: (file: string) => FilePart[];
  questionsOf: (file: string) => PageQuestions;
  /** Caches the sections of unchanged pages. @default no cache */
  keep?: KeptSections;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Returns a unique number for each array. */
function numberOf(parts: object): number {
  const known = numbers.get(parts);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(parts, lastNumber);
  return lastNumber;
}

/**
 * Computes the sections of a site by version and language, default ones first, and stops after each page, so that other
 * tasks can run.
 */
export function* sectionSteps({
  pages,
  site,
  partsOf,
  questionsOf,
  keep = (_key, _stamp, make) => make(),
}: SectionSource): Generator<void, PlaceSections[]> {
  const places = new Map<string, { lang: string; version: string; pages: ContentPage[] }>();
  for (const page of pages) {
    const { lang, version } = page;
    const place = places.get(`${version}/${lang}`) ?? { lang, version, pages: [] };
    place.pages.push(page);
    places.set(`${version}/${lang}`, place);
  }

  function sectionsOf(page: ContentPage, section: string): PageSection[] {
    const { frontmatter, lang, version, routePath } = page;
    const searchKeys = frontmatter as SearchFrontmatter;
    const isHome = frontmatter.pageType === 'home';
    const facts = {
      url: routeHref(routePath, site),
      section,
      title: oneLine(titleOf(page, site)),
      description: searchKeys.description,
      lang,
      version,
      keywords: searchKeys.searchKeywords,
      questions: questionsOf(page._filepath),
    };
    const parts = partsOf(page._filepath);
    const home = isHome ? homeParts(page) : [];
    // Cached parts are identical arrays.
    const stamp = () =>
      JSON.stringify([{ ...facts, questions: [...facts.questions] }, home, numberOf(parts)]);
    return keep(page._filepath, stamp, () => pageSections(facts, [...home, ...parts]));
  }

  const isDefault = ({ lang, version }: { lang: string; version: string }) =>
    Number(version === site.version) * 2 + Number(lang === site.lang);
  const inOrder = [...places.values()].sort((a, b) => isDefault(b) - isDefault(a));
  const result: PlaceSections[] = [];
  for (const { pages: own, ...place } of inOrder) {
    const found: FoundPage[] = [];
    for (const { section, pages: grouped } of pageGroups(own, place, site)) {
      for (const page of grouped.filter(isSearched)) {
        found.push({ page, sections: sectionsOf(page, section) });
        yield;
      }
    }
    result.push({ ...place, pages: found });
  }
  return result;
}

/** Returns the sections of a site by version and language, default ones first. */
export function siteSections(source: SectionSource): PlaceSections[] {
  const steps = sectionSteps(source);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

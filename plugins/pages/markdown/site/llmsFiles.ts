import { formatRoute } from '../../../../theme/routes/address';
import { twinAddress } from '../../../../theme/routes/twin';
import { type ContentPage, titleOf } from '../../../content/pages/contentPage';
import { pageGroups } from '../../../content/site/pageGroups';
import type { ContentSite } from '../../../content/site/site';

/** A language of a version. Either may be empty. */
export interface LlmsPlace {
  lang: string;
  version: string;
}

/** Returns every language of every version that has pages. */
export function llmsPlaces(pages: Iterable<ContentPage>): LlmsPlace[] {
  const places = new Map<string, LlmsPlace>();
  for (const { lang, version } of pages) places.set(`${version}/${lang}`, { lang, version });
  return [...places.values()];
}

/** Returns the route of a file of a place: `/v1/zh/llms.txt`. */
export function llmsRoute({ lang, version }: LlmsPlace, name: string, site: ContentSite): string {
  return formatRoute({ lang, version, rest: `/${name}` }, site);
}

function groupsOf(pages: Iterable<ContentPage>, place: LlmsPlace, site: ContentSite) {
  const own = [...pages].filter(
    ({ lang, version }) => lang === place.lang && version === place.version,
  );
  return pageGroups(own, place, site);
}

function head({ lang }: LlmsPlace, site: ContentSite): string {
  const { title, description } = site.namesOf(lang);
  return description ? `# ${title}\n\n> ${description}` : `# ${title}`;
}

function entry(page: ContentPage, site: ContentSite): string {
  const { description } = page.frontmatter;
  const link = `- [${titleOf(page, site)}](${twinAddress(page.routePath, site)})`;
  return description ? `${link}: ${String(description).replace(/\s+/g, ' ').trim()}` : link;
}

/** Returns the list of the pages of a place, in the format of llmstxt.org. */
export function llmsTxt(pages: Iterable<ContentPage>, place: LlmsPlace, site: ContentSite): string {
  const sections = groupsOf(pages, place, site).map(
    (group) => `## ${group.name}\n\n${group.pages.map((page) => entry(page, site)).join('\n')}`,
  );
  return `${[head(place, site), ...sections].join('\n\n')}\n`;
}

/**
 * Returns the Markdown of the pages of a place, in the order of the list. A page that repeats the
 * content of others is left out if its frontmatter contains `llmsFull: false`.
 */
export function llmsFullTxt(
  pages: Iterable<ContentPage>,
  place: LlmsPlace,
  site: ContentSite,
  twinOf: (page: ContentPage) => string,
): string {
  const twins = groupsOf(pages, place, site).flatMap(({ pages: listed }) =>
    listed.filter(({ frontmatter }) => frontmatter.llmsFull !== false).map(twinOf),
  );
  return [head(place, site), ...twins].join('\n\n');
}

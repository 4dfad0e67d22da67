import { calloutStrings } from '../../../../theme/components/Callout/calloutStrings';
import { sourceStrings } from '../../../../theme/components/SourceCode/sourceStrings';
import type { FeatureFacts } from '../../../../theme/home/Features';
import type { HeroFacts } from '../../../../theme/home/Hero';
import { homeStrings } from '../../../../theme/home/homeStrings';
import type { ToolSection } from '../../../../theme/home/toolOptions';
import { inLanguage } from '../../../../theme/hooks/text';
import { strings } from '../../../../theme/strings';
import { type ContentPage, titleOf } from '../../../content/pages/contentPage';
import { imageAddress, linkAddress } from '../../../content/site/links';
import type { ContentSite } from '../../../content/site/site';
import type { FormTextKey } from '../../../content/tree/components';
import { resolveMarkers } from '../../../content/tree/markers';
import type { FileMarkdown } from '../../../content/tree/toMarkdown';
import { routeHref } from '../../../support/routeHref';
import { featuresMarkdown, heroMarkdown, toolsMarkdown } from './homeMarkdown';
import { overviewMarkdown } from './overviewMarkdown';

function homeParts(page: ContentPage, body: string): string[] {
  const {
    hero,
    features = [],
    tools = page.toolSection,
  } = page.frontmatter as {
    hero?: HeroFacts;
    features?: FeatureFacts[];
    tools?: ToolSection;
  };
  return [
    hero ? heroMarkdown(hero) : '',
    body,
    featuresMarkdown(features),
    tools ? toolsMarkdown(tools) : '',
  ];
}

function docParts(
  page: ContentPage,
  { text, hasTitle }: FileMarkdown,
  site: ContentSite,
): string[] {
  const isOverview = page.frontmatter.overview === true;
  const needsTitle = !hasTitle && page.title && site.hasFallbackTitles && !isOverview;
  return [
    needsTitle ? `# ${page.title}` : '',
    text,
    isOverview ? overviewMarkdown(page, site.sidebarOf(page.routePath), site.pageAt) : '',
  ];
}

/** Formats entries as YAML. The values are JSON, which is valid YAML. */
function yaml(entries: readonly (readonly [string, string | undefined])[]): string {
  const lines = entries
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---`;
}

const TEXTS = { ...strings, ...calloutStrings, ...homeStrings, ...sourceStrings };

function facts(page: ContentPage, site: ContentSite): string {
  const href = routeHref(page.routePath, site);
  return yaml([
    ['title', titleOf(page, site)],
    ['description', page.frontmatter.description as string | undefined],
    ['url', site.siteOrigin ? new URL(href, site.siteOrigin).href : href],
    ['lang', page.shownLang ?? page.lang],
    ['version', page.version],
  ]);
}

/**
 * Renders a page as Markdown: a header with facts, followed by the content of the page.
 *
 * @param body the Markdown of the page's file, with markers
 */
export function pageMarkdown(page: ContentPage, body: FileMarkdown, site: ContentSite): string {
  const isHome = page.frontmatter.pageType === 'home';
  const parts = isHome ? homeParts(page, body.text) : docParts(page, body, site);
  const text = (key: string) => inLanguage(TEXTS[key as FormTextKey], page.lang);
  const { _filepath: file, lang, version, shownLang } = page;
  const place = { file, lang, version, shownLang };
  const shown = resolveMarkers(parts.filter(Boolean).join('\n\n'), {
    link: (href) => linkAddress(href, place, site),
    href: (href) => linkAddress(href, { file, lang: site.lang, version: site.version }, site),
    image: (src) => imageAddress(src, site),
    text,
    feeds: () => (page.feeds ?? []).map(({ url }) => `[${text('feed')}](${url})`).join('\n'),
  });
  return `${facts(page, site)}\n\n${shown.trim()}\n`;
}

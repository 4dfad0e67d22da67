import { type HrefSettings, routeHref } from '../site/routeHref';

export interface RealPageSettings extends HrefSettings {
  /** `https://example.com`, for full addresses. */
  siteOrigin?: string;
}

/** Tells search engines which page is the real one: a canonical link and its language. */
export function realPageTags(
  shown: { routePath: string; lang: string },
  { siteOrigin, ...settings }: RealPageSettings,
): string {
  const path = routeHref(shown.routePath, settings);
  const href = siteOrigin ? new URL(path, siteOrigin).href : path;
  return `<link rel="canonical" href="${href}"><link rel="alternate" hreflang="${shown.lang}" href="${href}">`;
}

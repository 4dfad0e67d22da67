import type { UserConfig } from '@rspress/core';
import { routeHref } from '../../support/routeHref';
import { siteFacts } from '../../support/siteFacts';
import type { HeadSite } from './pageHead';

/** Options of `pluginSeo`, and of the `seo` setting. */
export interface SeoOptions {
  /** The image of the site for link previews: a file in `public`, or a full URL. @default none */
  image?: string;
}

/** Derives the data about the site in the head of every page from the settings. */
export function headSite(config: UserConfig, { image }: SeoOptions): HeadSite {
  const { siteOrigin, title = '', themeConfig, base = '/' } = config;
  const site = siteFacts(config);
  const absolute = (address: string) => (siteOrigin ? new URL(address, siteOrigin).href : address);
  const isForeign = image !== undefined && URL.canParse(image);
  const ownImage = image && siteOrigin ? absolute(base + image.replace(/^\//, '')) : undefined;
  return {
    langs: site.langs,
    address: (route) => absolute(routeHref(route, site)),
    hasOrigin: Boolean(siteOrigin),
    nameIn: (lang) => themeConfig?.locales?.find((locale) => locale.lang === lang)?.title ?? title,
    image: isForeign ? image : ownImage,
    fileAddress: (file) => absolute(base + file.replace(/^\//, '')),
  };
}

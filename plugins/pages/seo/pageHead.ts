import type { PageImage } from '../../content/sitePlugin';
import type { CanonicalPage } from './canonicalPages';
import type { HeadLink, HeadMeta, PageSeo } from './shared';

/** The data about the site in the head of every page. */
export interface HeadSite {
  langs: readonly string[];
  /** Returns the address of a route: absolute if the origin is known, otherwise from the root of the host. */
  address: (route: string) => string;
  hasOrigin: boolean;
  /** Returns the site's name in a language. */
  nameIn: (lang: string) => string;
  /** The absolute URL. */
  image?: string;
  /** Returns the absolute URL of a file of the output. */
  fileAddress: (file: string) => string;
}

/**
 * Converts a language to the format of Open Graph: `zh` → `zh_CN`. A missing region is replaced
 * with the most likely one.
 */
export function openGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

function links(page: CanonicalPage, { langs, address }: HeadSite): HeadLink[] {
  const canonical: HeadLink = { rel: 'canonical', href: address(page.canonical.route) };
  if (langs.length < 2 || page.fallback === undefined) return [canonical];
  const alternate = (hreflang: string, route: string): HeadLink => ({
    rel: 'alternate',
    hreflang,
    href: address(route),
  });
  return [
    canonical,
    ...page.translations.map(({ lang, route }) => alternate(lang, route)),
    alternate('x-default', page.fallback.route),
  ];
}

/** Returns the image of a page with its size, or that of the site. */
function imageMetas(site: HeadSite, own: PageImage | undefined): HeadMeta[] {
  if (own && site.hasOrigin) {
    return [
      { property: 'og:image', content: site.fileAddress(own.file) },
      { property: 'og:image:width', content: String(own.width) },
      { property: 'og:image:height', content: String(own.height) },
    ];
  }
  return site.image ? [{ property: 'og:image', content: site.image }] : [];
}

function metas(page: CanonicalPage, site: HeadSite, own: PageImage | undefined): HeadMeta[] {
  const { lang, route } = page.canonical;
  const others = page.translations.filter((other) => other.lang !== lang);
  const name = site.nameIn(lang);
  const images = imageMetas(site, own);
  return [
    ...(site.hasOrigin ? [{ property: 'og:url', content: site.address(route) }] : []),
    ...(name ? [{ property: 'og:site_name', content: name }] : []),
    ...(lang ? [{ property: 'og:locale', content: openGraphLocale(lang) }] : []),
    ...others.map((other) => ({
      property: 'og:locale:alternate',
      content: openGraphLocale(other.lang),
    })),
    ...images,
    { name: 'twitter:card', content: images.length > 0 ? 'summary_large_image' : 'summary' },
  ];
}

/**
 * Returns the elements of a page's head, except those that Rspress writes: title, description and
 * their Open Graph equivalents.
 *
 * @param page the result of `canonicalPages`
 * @param own names of elements that the page or the site writes itself
 * @param image the image that a plugin provides for the page
 */
export function pageHead(
  page: CanonicalPage,
  site: HeadSite,
  own: ReadonlySet<string>,
  image?: PageImage,
): NonNullable<PageSeo['seo']> {
  // The properties of an image belong to the image.
  const isOwn = (name: string) =>
    own.has(name) || (name.startsWith('og:image:') && own.has('og:image'));
  return {
    links: links(page, site).filter(({ rel }) => !own.has(rel)),
    metas: metas(page, site, image).filter(({ property, name }) => !isOwn(property ?? name ?? '')),
  };
}

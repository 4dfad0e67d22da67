import type { HeadLink } from './shared';

/** A page of the sitemap. Addresses are absolute. */
export interface SitemapPage {
  address: string;
  /** The links in its head. */
  links: readonly HeadLink[];
  /** The date of the last change (ISO 8601). */
  changed?: string;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function entry({ address, links, changed }: SitemapPage): string {
  const alternates = links.flatMap(({ hreflang, href }) =>
    hreflang === undefined
      ? []
      : [
          `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
        ],
  );
  return [
    '  <url>',
    `    <loc>${escapeXml(address)}</loc>`,
    ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
    ...alternates,
    '  </url>',
  ].join('\n');
}

/** Renders the sitemap: the pages of a site with their languages and the dates of their last changes. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const sorted = [...pages].sort((a, b) => (a.address < b.address ? -1 : 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${sorted.map(entry).join('\n')}
</urlset>
`;
}

/** Renders a `robots.txt` that allows everything and contains the address of the sitemap. */
export function robots(sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;
}

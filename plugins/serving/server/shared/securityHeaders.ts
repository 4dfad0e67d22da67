import type { ContentSources } from '../../../support/contentSources';

/**
 * The sources that a page may load from. Scripts are files of the site or have a known hash. Styles
 * are allowed in attributes, because highlighted code uses them for its colors and attributes
 * cannot be allowed by a hash. Images are files of the site, so that no other host learns who reads
 * what; a site can allow hosts.
 */
const PAGE_SOURCES: ContentSources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Browser features that no documentation page uses. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** The policy of an SVG file that is opened directly. It allows no scripts. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The headers of every response. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
};

/**
 * Returns the Content-Security-Policy of a page.
 *
 * @param scripts sources of its inline scripts
 * @param extra additional sources that the site allows
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  extra: ContentSources = {},
): string {
  const directives = new Set([...Object.keys(PAGE_SOURCES), ...Object.keys(extra)]);
  return [...directives]
    .map((directive) => {
      const sources = [...(PAGE_SOURCES[directive] ?? ["'self'"]), ...(extra[directive] ?? [])];
      const own = directive === 'script-src' ? scripts : [];
      const isOpened = (extra[directive] ?? []).length > 0;
      const kept = sources.filter((source) => !(isOpened && source === "'none'"));
      return [directive, ...kept, ...own].join(' ');
    })
    .join('; ');
}

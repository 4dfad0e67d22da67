import type { ContentSources } from '../../../support/contentSources';

/**
 * What a page may load. Scripts are files of the site or have a known hash. Styles may stand in
 * attributes, because highlighted code brings its colors so and no hash can allow an attribute.
 * Pictures are files of the site, so that no other host learns who reads what; a site may name hosts.
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

/** Features that no page of a documentation asks for. */
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

/** A drawing that is opened by itself runs nothing. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Headers that every answer has. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
};

/**
 * The Content-Security-Policy of a page.
 *
 * @param scripts sources of its inline scripts
 * @param extra what the site allows besides
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

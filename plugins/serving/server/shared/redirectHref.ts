import type { SiteManifest } from './manifest';

/** The target of a redirect. */
interface Target {
  /** A path below the base, or an absolute URL. */
  to: string;
  isElsewhere: boolean;
}

/** Matches a last path segment without an extension: `/guide/start`. */
const PAGE = /\/[^./:]+$/;

const encodeWritten = (text: string) => encodeURI(text).replaceAll('%25', '%');

/**
 * Returns the target of a redirect as a browser needs it: with the base, encoded, and with `.html`
 * if pages have it.
 */
export function redirectHref(
  { to, isElsewhere }: Target,
  { base, cleanUrls }: Pick<SiteManifest, 'base' | 'cleanUrls'>,
): string {
  if (!to.startsWith('/')) return encodeWritten(to);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const ending = !cleanUrls && !isElsewhere && PAGE.test(path) ? '.html' : '';
  return encodeURI(base.slice(0, -1) + path + ending) + encodeWritten(rest);
}

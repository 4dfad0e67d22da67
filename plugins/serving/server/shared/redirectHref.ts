import type { SiteManifest } from './manifest';

/** Where a redirect leads. */
interface Target {
  /** Below the base, or with a host. */
  to: string;
  isElsewhere: boolean;
}

/** The last segment of a page, without the ending that its file has: `/guide/start`. */
const PAGE = /\/[^./:]+$/;

const encodeWritten = (text: string) => encodeURI(text).replaceAll('%25', '%');

/** An address that a redirect leads to as a browser needs it: with the base, encoded, and with `.html` where pages have it. */
export function redirectHref(
  { to, isElsewhere }: Target,
  { base, cleanUrls }: Pick<SiteManifest, 'base' | 'cleanUrls'>,
): string {
  if (!to.startsWith('/')) return encodeWritten(to);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const ending = !cleanUrls && !isElsewhere && PAGE.test(path) ? '.html' : '';
  return encodeURI(base.slice(0, -1) + path + ending) + encodeWritten(rest);
}

import { decodePath } from '../../../serving/server/server/requestPath';
import { linkAddress } from '../quotes/markdown';

/** The valid targets of links. */
export interface LinkSite {
  /** `https://docs.example.com`, or empty if unknown. */
  origin: string;
  /** Whether there is a page at a decoded path, including the base. */
  hasPage(path: string): boolean;
  /** Whether a page has a heading with this id. */
  hasAnchor(path: string, anchor: string): boolean;
}

/** Checks the addresses in an answer. */
export interface LinkCheck {
  /** Returns the address to link to; `undefined` if it must not be linked. */
  link(address: string): string | undefined;
  /** Whether an address may be shown as code, without a link. */
  isReadable(address: string): boolean;
}

/** Addresses of the reader's own machine, such as that of a dev server. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i;
const READABLE = /^https?:\/\/[^\s<>"'`|\\]+$/i;

/**
 * Allows links to existing pages and headings of the site. All other targets cannot be verified, so they may be
 * invented or malicious. An address of another host may be shown as text if a retrieved section contains it.
 *
 * @param isRetrieved whether the retrieved text contains an address
 */
export function createLinkCheck(
  site: LinkSite,
  isRetrieved: (address: string) => boolean,
): LinkCheck {
  return {
    link(given) {
      const address = given.trim().replaceAll('&amp;', '&');
      const isOwn = site.origin !== '' && address.toLowerCase().startsWith(`${site.origin}/`);
      const local = isOwn ? address.slice(site.origin.length) : address;
      if (!local.startsWith('/') || /^\/[/\\]/.test(local) || local.includes('\\'))
        return undefined;
      const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(local) ?? [];
      const decoded = decodePath(path);
      const heading = anchor === undefined ? undefined : decodePath(anchor);
      if (decoded === undefined || !site.hasPage(decoded)) return undefined;
      if (anchor === undefined) return linkAddress(path);
      if (heading === undefined || !site.hasAnchor(decoded, heading)) return undefined;
      return linkAddress(`${path}#${anchor}`);
    },
    isReadable: (address) =>
      READABLE.test(address) && (LOOPBACK.test(address) || isRetrieved(address)),
  };
}

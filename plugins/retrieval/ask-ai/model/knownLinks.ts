import { decodePath } from '../../../serving/server/server/requestPath';
import { linkAddress } from '../quotes/markdown';

/** What a link may lead to. */
export interface LinkSite {
  /** `https://docs.example.com`; empty where it is unknown. */
  origin: string;
  /** Whether there is a page at a decoded path, with the base. */
  hasPage(path: string): boolean;
  /** Whether a page has a heading with this id. */
  hasAnchor(path: string, anchor: string): boolean;
}

/** Decides about the addresses of an answer. */
export interface LinkCheck {
  /** The address as it may be linked, `undefined` where it must not be. */
  link(address: string): string | undefined;
  /** Whether an address may be read, as code and without a link. */
  isReadable(address: string): boolean;
}

/** Addresses on the reader's own machine, such as that of a dev server. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i;
const READABLE = /^https?:\/\/[^\s<>"'`|\\]+$/i;

/**
 * Lets links through that lead to a page and heading of the site: nothing else can be checked, and
 * everything else is an invention or another host. An address of another host may be read where it
 * stands in a retrieved section.
 *
 * @param isRetrieved whether an address stands in what was retrieved
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

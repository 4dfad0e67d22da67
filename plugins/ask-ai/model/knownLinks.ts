import { decodePath } from '../../server/server/requestPath';
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

/** Decides about one address: as it may be sent, or `undefined` where it must not be. */
export type CheckLink = (address: string) => string | undefined;

/**
 * Lets links through that lead to a page and heading of the site, and addresses of other hosts that
 * stand in a retrieved section. Everything else is an invention.
 *
 * @param isRetrieved whether an address stands in what was retrieved
 */
export function createLinkCheck(
  site: LinkSite,
  isRetrieved: (address: string) => boolean,
): CheckLink {
  return (given) => {
    const address = given.trim().replaceAll('&amp;', '&');
    const isOwn = site.origin !== '' && address.toLowerCase().startsWith(`${site.origin}/`);
    const local = isOwn ? address.slice(site.origin.length) : address;
    if (!local.startsWith('/') || /^\/[/\\]/.test(local) || local.includes('\\')) {
      const isWeb = /^https?:\/\/[^\s<>"'`]+$/i.test(address);
      return isWeb && isRetrieved(address) ? linkAddress(address) : undefined;
    }
    const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(local) ?? [];
    const decoded = decodePath(path);
    const heading = anchor === undefined ? undefined : decodePath(anchor);
    if (decoded === undefined || !site.hasPage(decoded)) return undefined;
    if (anchor === undefined) return linkAddress(path);
    if (heading === undefined || !site.hasAnchor(decoded, heading)) return undefined;
    return linkAddress(`${path}#${anchor}`);
  };
}

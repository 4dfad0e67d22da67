import { existsSync } from 'node:fs';
import { inRightCase } from './letterCase';
import type { WrittenLink } from './links';
import { movedSection } from './movedSections';
import { resolveLink } from './resolveLink';
import { type LinkSite, type LinkTargets, plainAddress } from './site';
import { inOtherVersion, nearestAddress, nearestId } from './suggestion';

const REMEDY = 'correct or remove the link';
const suggest = (found: string | undefined) => (found ? `did you mean ${found}?` : REMEDY);

/** Returns an address without query and hash. */
const withoutHash = (href: string) => href.replace(/[?#].*$/s, '');

/** Returns the problem with an id on an existing page, if there is one. */
export function checkId(
  hash: string,
  route: string,
  page: string,
  targets: Pick<LinkTargets, 'idsOf'>,
): string | undefined {
  if (hash === '' || hash === 'top') return undefined;
  const ids = targets.idsOf(route);
  if (!ids || ids.has(hash)) return undefined;
  const near = nearestId(hash, ids);
  return `${page} has no heading ${JSON.stringify(`#${hash}`)} → ${suggest(near && `#${near}`)}`;
}

/** Returns the problem with an address of neither a page nor a file. */
export function noTarget(
  href: string,
  address: string,
  site: LinkSite,
  targets: LinkTargets,
): string {
  const other = inOtherVersion(plainAddress(address), site, targets.routeAt);
  if (other) {
    return `${href} exists only in ${other.version} → write ${other.href}, or remove the link`;
  }
  const near = nearestAddress(plainAddress(address), site, {
    routes: targets.routes,
    files: targets.files(),
  });
  return `${href} is not a page or file of the site → ${suggest(near)}`;
}

/** Returns the target of an old address, in the same notation. */
export function movedTo(
  page: string,
  addresses: readonly string[],
  { reader }: WrittenLink,
  { base }: LinkSite,
  { redirectOf }: LinkTargets,
): string | undefined {
  const isOfBrowser = reader === 'browser';
  const written = !isOfBrowser && page.startsWith('/') ? [page] : [];
  const found = [...written, ...addresses].map((address) => redirectOf?.(address)).find(Boolean);
  if (!found) return undefined;
  const inBase = isOfBrowser && found.to.startsWith('/') ? base.replace(/\/$/, '') : '';
  return `${inBase}${found.to}`;
}

/** Returns the problem with a link and its remedy, or `undefined` if the link is valid. */
export function checkLink(
  link: WrittenLink,
  site: LinkSite,
  targets: LinkTargets,
): string | undefined {
  if (targets.ignored?.some((pattern) => pattern.test(link.href))) return undefined;
  if (link.href.trim() === '') return `the address is empty → write one, or remove the link`;
  const resolved = resolveLink(link, site);
  const page = withoutHash(link.href);
  if (page.includes('\\') && resolved.kind !== 'elsewhere') {
    return `${page} contains a backslash → write ${page.replaceAll('\\', '/')}`;
  }
  switch (resolved.kind) {
    case 'elsewhere':
      return undefined;
    case 'broken':
      return `${link.href} is not a valid address → write "%25" for a percent sign`;
    case 'outside': {
      const isPage = targets.routeAt(resolved.address) ?? targets.hasFile(resolved.address);
      const inBase = `${site.base.replace(/\/$/, '')}${link.href}`;
      return isPage
        ? `${link.href} is not below ${site.base} → did you mean ${inBase}?`
        : undefined;
    }
    case 'file':
      return existsSync(resolved.file)
        ? undefined
        : `${link.href} does not exist next to the page → ${REMEDY}`;
    default: {
      const { addresses, hash } = resolved;
      const route = addresses.map(targets.routeAt).find((found) => found !== undefined);
      if (route !== undefined) {
        const cased = inRightCase(page, addresses, route, site);
        if (cased !== undefined) {
          return `${page} differs in letter case from the address of the page, which many hosts do not find → write ${cased}`;
        }
        const target = movedSection(page, hash, route, site, targets);
        return target === undefined
          ? checkId(hash, route, page || 'the page', targets)
          : `${page}#${hash} is an old address → write ${target}`;
      }
      const moved = movedTo(page, addresses, link, site, targets);
      if (moved !== undefined) return `${page} is an old address → write ${moved}`;
      if (addresses.some(targets.hasFile)) return undefined;
      return noTarget(page, addresses[0] ?? page, site, targets);
    }
  }
}

import { parseRoute } from '../../../theme/routes/address';
import type { Fix } from '../../support/finding';
import { onlyNear } from '../../support/onlyNear';
import { checkLink, movedTo } from './checkLink';
import { inRightCase } from './letterCase';
import type { WrittenLink } from './links';
import { movedSection } from './movedSections';
import { resolveLink } from './resolveLink';
import { type LinkSite, type LinkTargets, plainAddress } from './site';
import { GENERATED_ID } from './suggestion';

/** Matches a percent sign that does not start an escape sequence. */
const LONE_PERCENT = /%(?![0-9a-f]{2})/gi;

/** Returns the address that was probably meant, if it is unambiguous. */
function intendedAddress(
  link: WrittenLink,
  site: LinkSite,
  targets: LinkTargets,
): string | undefined {
  const { href } = link;
  const resolved = resolveLink(link, site);
  if (resolved.kind !== 'elsewhere' && href.includes('\\')) return href.replaceAll('\\', '/');
  if (resolved.kind === 'broken') return href.replace(LONE_PERCENT, '%25');
  if (resolved.kind !== 'site') return undefined;
  const { addresses, hash } = resolved;
  const [page = '', written = ''] = href.split('#', 2);
  const route = addresses.map(targets.routeAt).find((found) => found !== undefined);
  if (route !== undefined) {
    const cased = inRightCase(href.replace(/[?#].*$/s, ''), addresses, route, site);
    if (cased !== undefined) return cased + href.slice(cased.length);
    const target = movedSection(page, hash, route, site, targets);
    if (target !== undefined) return target;
    const ids = [...(targets.idsOf(route) ?? [])].filter((id) => !GENERATED_ID.test(id));
    const nearId = written === hash ? onlyNear(hash, ids) : undefined;
    return nearId && `${page}#${nearId}`;
  }
  const moved = movedTo(page, addresses, link, site, targets);
  // It is unknown whether the new page has the same headings.
  if (moved !== undefined) return href.includes('#') ? undefined : moved;
  const target = parseRoute(plainAddress(addresses[0] ?? page), site);
  // Only addresses without a language, a version or an extension can be compared with routes.
  if (page !== target.rest) return undefined;
  const pages = targets.routes
    .map((one) => parseRoute(one, site))
    .filter(({ version, lang }) => version === target.version && lang === target.lang)
    .map(({ rest }) => rest);
  const nearAddress = onlyNear(page, [...pages, ...targets.files()]);
  return nearAddress && href.replace(page, () => nearAddress);
}

/** Returns a fix for a dead link, or `undefined` if the target is ambiguous. */
export function linkFix(link: WrittenLink, site: LinkSite, targets: LinkTargets): Fix | undefined {
  const write = intendedAddress(link, site, targets);
  if (write === undefined || write === link.href) return undefined;
  return checkLink({ ...link, href: write }, site, targets) === undefined
    ? { find: link.href, write }
    : undefined;
}

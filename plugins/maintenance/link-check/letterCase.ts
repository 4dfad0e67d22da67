import { formatRoute, parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import { plainAddress } from './site';

const ENDING = /\.(?:html|mdx?)$/i;
/** The last part of an address that a route does not have. */
const INDEX = /^(?:index(?:\.(?:html|mdx?))?)?$/i;

const plain = (address: string) => plainAddress(address).replace(/\/+$/, '');

/** Whether an address is that of a route in the same letter case. */
function isInCase(address: string, route: string, site: SiteAddresses): boolean {
  const forms = [address, formatRoute(parseRoute(address, site), site)];
  return forms.some((form) => plain(form) === plain(route));
}

/** Returns a written address in the letter case of its route: `../Guide/Start.mdx` → `../guide/start.mdx`. */
function inCaseOf(route: string, page: string): string {
  const parts = page.split('/');
  const names = route.split('/').filter(Boolean).reverse();
  const isIndex = INDEX.test(parts.at(-1) ?? '');
  let at = parts.length - (isIndex ? 2 : 1);
  for (const name of names) {
    const part = parts[at] ?? '';
    const [ending = ''] = ENDING.exec(part) ?? [];
    const written = part.slice(0, part.length - ending.length);
    if (written.toLowerCase() !== name.toLowerCase()) break;
    parts[at] = name + ending;
    at -= 1;
  }
  return parts.join('/');
}

/**
 * Returns an address in the letter case of its page if it differs: many hosts, unlike our server, do not find it.
 *
 * @param page the address as written, without query and hash
 * @param addresses what it can mean on the site, one of which is that of the route
 */
export function inRightCase(
  page: string,
  addresses: readonly string[],
  route: string,
  site: SiteAddresses,
): string | undefined {
  if (page === '' || addresses.some((address) => isInCase(address, route, site))) return undefined;
  const write = inCaseOf(route, page);
  return write === page ? undefined : write;
}

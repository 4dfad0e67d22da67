import type { Prefixes } from '../../support/defaultPrefixes';
import { expandRedirects, type RedirectSettings } from '../../support/redirects/expandRedirects';
import {
  type FindRedirect,
  type FoundRedirect,
  folderOf,
  isPattern,
  redirectFinder,
  redirectKey,
} from '../../support/redirects/findRedirect';

/** More than anybody means: a way that does not end in so many steps goes round. */
const MAX_STEPS = 20;

const SOURCE = /^\/(?:[^\s/#?%\\*:"<>]+\/)*(?:[^\s/#?%\\*:"<>]+|\*)?$/;
const TARGET = /^(?:\/(?!\/)|https?:\/\/[^\s/]+)[^\s\\*"<>]*(?:(?<=\/)\*)?$/;

/** `/a/../b`: browsers go to `/b`. */
const DOTS = /\/\.{1,2}(?=[/?#]|$)/;

const withoutHash = (address: string) => address.replace(/[?#].*$/s, '');

/** What is wrong with how a redirect is written. */
function spellingFault(from: string, to: string): string | undefined {
  if (!SOURCE.test(from) || DOTS.test(from)) {
    return `redirects: "${from}" is not a valid old address → write a path such as "/guide/old", or "/guide/*" for a whole folder, without a query, hash or percent-encoding`;
  }
  if (!TARGET.test(to) || DOTS.test(withoutHash(to))) {
    return `redirects: "${from}" has the invalid target "${to}" → write a path such as "/guide/new", "/guide/*" for a whole folder, or a URL`;
  }
  if (isPattern(to) && !isPattern(from)) {
    return `redirects: "${from}" is one address, but "${to}" is a whole folder → write "${from}/*", or a single target`;
  }
  return undefined;
}

/** Where readers end who are led on and on. */
function follow(first: FoundRedirect, find: FindRedirect): FoundRedirect | 'circle' {
  let last = first;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = last.isElsewhere ? undefined : find(withoutHash(last.to));
    if (!next) return last;
    last = next;
  }
  return 'circle';
}

/** What is wrong with where a redirect leads, as far as the redirects alone tell. */
function wayFault(
  from: string,
  to: string,
  first: FoundRedirect,
  find: FindRedirect,
): string | undefined {
  const isInItself =
    isPattern(from) && isPattern(to) && `${folderOf(to)}/`.startsWith(`${folderOf(from)}/`);
  const end = isInItself ? 'circle' : follow(first, find);
  if (end === 'circle') {
    return `redirects: "${from}" leads to "${to}", which leads back to it → write the final target`;
  }
  if (end === first) return undefined;
  return `redirects: "${from}" leads to "${to}", which is itself an old address → write "${end.to}"`;
}

/**
 * What is wrong with redirects, without a look at the pages of the site: a line for each.
 *
 * @param sitesBelow other sites below this one
 */
export function redirectFaults(
  settings: RedirectSettings,
  site: Prefixes,
  sitesBelow: readonly string[] = [],
): string[] {
  const entries = Object.entries(settings);
  const misspelt = entries.flatMap(([from, to]) => spellingFault(from, to) ?? []);
  if (misspelt.length > 0) return misspelt;

  const find = redirectFinder(expandRedirects(settings, site, sitesBelow), site);
  const lines: string[] = [];
  const byKey = new Map<string, string>();
  for (const [from, to] of entries) {
    const known = byKey.get(redirectKey(from));
    byKey.set(redirectKey(from), from);
    if (known !== undefined) {
      lines.push(`redirects: "${known}" and "${from}" are the same address → keep one of them`);
      continue;
    }
    const [first] = expandRedirects({ [from]: to }, site, sitesBelow);
    const fault = first && wayFault(from, to, first, find);
    if (fault !== undefined) lines.push(fault);
  }
  return lines;
}

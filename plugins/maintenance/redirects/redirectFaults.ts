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

/** The maximum number of redirects in sequence. More indicate a cycle. */
const MAX_STEPS = 20;

const SOURCE = /^\/(?:[^\s/#?%\\*:"<>]+\/)*(?:[^\s/#?%\\*:"<>]+|\*)?$/;
const TARGET = /^(?:\/(?!\/)|https?:\/\/[^\s/]+)[^\s\\*"<>]*(?:(?<=\/)\*)?$/;

/** Matches dot segments: browsers resolve `/a/../b` to `/b`. */
const DOTS = /\/\.{1,2}(?=[/?#]|$)/;

const withoutHash = (address: string) => address.replace(/[?#].*$/s, '');

/** Returns the problem with the notation of a redirect, if there is one. */
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

/** Returns the problem with an old address that begins with the base, which requests are compared without. */
function baseFault(from: string, base: string): string | undefined {
  const folder = base.replace(/\/$/, '');
  if (folder === '' || !`${from}/`.startsWith(`${folder}/`)) return undefined;
  return `redirects: "${from}" begins with the base of the site, without which addresses are compared → write "${from.slice(folder.length) || '/'}"`;
}

/** Follows redirects to their end. */
function follow(first: FoundRedirect, find: FindRedirect): FoundRedirect | 'circle' {
  let last = first;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = last.isElsewhere ? undefined : find(withoutHash(last.to));
    if (!next) return last;
    last = next;
  }
  return 'circle';
}

/** Returns the problem with the target of a redirect that the redirects alone reveal, if there is one. */
function chainFault(
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
 * Returns the problems of redirects that do not depend on pages, one per line.
 *
 * @param sitesBelow other sites below this one
 */
export function redirectFaults(
  settings: RedirectSettings,
  site: Prefixes & { base: string },
  sitesBelow: readonly string[] = [],
): string[] {
  const entries = Object.entries(settings);
  const misspelt = entries.flatMap(
    ([from, to]) => spellingFault(from, to) ?? baseFault(from, site.base) ?? [],
  );
  if (misspelt.length > 0) return misspelt;

  const all = expandRedirects(settings, site, sitesBelow);
  const find = redirectFinder(all, site);
  const lines: string[] = [];
  const byKey = new Map<string, string>();
  for (const [from, to] of entries) {
    const known = byKey.get(redirectKey(from));
    byKey.set(redirectKey(from), from);
    if (known !== undefined) {
      lines.push(`redirects: "${known}" and "${from}" are the same address → keep one of them`);
      continue;
    }
    const own = expandRedirects({ [from]: to }, site, sitesBelow);
    // A redirect of a language can replace one of these.
    const valid = own.filter((one) => all.some((it) => it.from === one.from && it.to === one.to));
    const faults = valid.map((one) =>
      one === own[0] ? chainFault(from, to, one, find) : chainFault(one.from, one.to, one, find),
    );
    lines.push(...faults.filter((fault) => fault !== undefined).slice(0, 1));
  }
  return lines;
}

import { type Prefixes, withoutDefaultPrefixes } from '../defaultPrefixes';
import type { Redirect } from './expandRedirects';

/** Where an old address leads. */
export interface FoundRedirect {
  /** Below the base or with a host, with hash and query as they were written. */
  to: string;
  isElsewhere: boolean;
}

/** @param path below the base, decoded */
export type FindRedirect = (path: string) => FoundRedirect | undefined;

/** What ends the address of a whole folder. */
const ALL = '/*';

export const isPattern = (address: string): boolean => address.endsWith(ALL);

/** `/old/*` → `/old`, `/*` → nothing. */
export const folderOf = (pattern: string): string => pattern.slice(0, -ALL.length);

/** An address in the form in which two that mean the same page are the same. */
export function redirectKey(address: string): string {
  return address
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '');
}

/** `/new#part` → `/new.md`: the Markdown of a page has no places. */
function twinOf({ to, isElsewhere }: FoundRedirect): FoundRedirect | undefined {
  const path = to.replace(/[?#].*$/s, '');
  return isElsewhere ? undefined : { to: `${path.replace(/\/$/, '/index')}.md`, isElsewhere };
}

/**
 * Makes a function that finds where an old address leads, however it is written: with a slash at the
 * end, `.html`, other letter case or the name of a default. A single address wins over a folder, and
 * a folder over those around it.
 */
export function redirectFinder(redirects: readonly Redirect[], site: Prefixes): FindRedirect {
  const single = new Map<string, Redirect>();
  const folders: { folder: string; redirect: Redirect }[] = [];
  for (const redirect of redirects) {
    if (!isPattern(redirect.from)) single.set(redirectKey(redirect.from), redirect);
    else folders.push({ folder: folderOf(redirect.from).toLowerCase(), redirect });
  }
  folders.sort((a, b) => b.folder.length - a.folder.length);

  const findSingle = (path: string): FoundRedirect | undefined => single.get(redirectKey(path));

  function findFolder(path: string): FoundRedirect | undefined {
    const lower = path.toLowerCase();
    const found = folders.find(({ folder }) => lower === folder || lower.startsWith(`${folder}/`));
    if (!found) return undefined;
    const { to, isElsewhere } = found.redirect;
    if (!isPattern(to)) return { to, isElsewhere };
    return { to: `${folderOf(to)}/${path.slice(found.folder.length + 1)}`, isElsewhere };
  }

  return (path) => {
    if (redirects.length === 0) return undefined;
    const plain = path.replace(/\/{2,}/g, '/');
    const short = withoutDefaultPrefixes(plain, site) ?? plain;
    if (!/\.md$/i.test(short)) return findSingle(short) ?? findFolder(short);
    const page = short.slice(0, -'.md'.length);
    const twin = (found: FoundRedirect | undefined) => found && twinOf(found);
    return (
      findSingle(short) ?? twin(findSingle(page)) ?? findFolder(short) ?? twin(findFolder(page))
    );
  };
}

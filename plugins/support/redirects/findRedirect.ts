import { type Prefixes, withoutDefaultPrefixes } from '../defaultPrefixes';
import type { Redirect } from './expandRedirects';

/** The target of an old address. */
export interface FoundRedirect {
  /** The path below the base or full URL, with hash and query as written. */
  to: string;
  isElsewhere: boolean;
}

/** @param path the decoded path below the base */
export type FindRedirect = (path: string) => FoundRedirect | undefined;

/** The end of an address that matches a whole folder. */
const ALL = '/*';

export const isPattern = (address: string): boolean => address.endsWith(ALL);

/** Returns the folder of a pattern: `/old/*` → `/old`, `/*` → empty. */
export const folderOf = (pattern: string): string => pattern.slice(0, -ALL.length);

/** Returns the normalized form of an address, which is equal for all spellings of a page's address. */
export function redirectKey(address: string): string {
  return address
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '');
}

/** Converts a target for the Markdown of a page, which has no anchors: `/new#part` → `/new.md` */
function twinOf({ to, isElsewhere }: FoundRedirect): FoundRedirect | undefined {
  const path = to.replace(/[?#].*$/s, '');
  return isElsewhere ? undefined : { to: `${path.replace(/\/$/, '/index')}.md`, isElsewhere };
}

/**
 * Creates a function that finds the target of an old address in any spelling: with a trailing slash, `.html`, other
 * letter case or a default prefix. A single address takes precedence over a folder, and a folder over its parents.
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inlineScriptSources } from '../shared/inlineScripts';
import type { SiteManifest } from '../shared/manifest';
import { ownHeaders } from '../shared/ownHeaders';
import { contentSecurityPolicy, DRAWING_POLICY } from '../shared/securityHeaders';
import { type PageAddresses, pageAddresses } from './canonicalPath';
import { fileAddresses, isNotFoundPage, isPage, twinName } from './fileAddresses';
import { type ListedFile, listFiles } from './listFiles';
import { type FindNearest, nearestPages } from './nearestPages';
import { encodePath } from './requestPath';
import { createSiteFile, type SiteFile } from './siteFile';

/** A built site, read once. Files that are not in the index are never served. */
export interface SiteIndex {
  /** The folder of the built site. */
  root: string;
  site: SiteManifest;
  /** Files by their URL-encoded address, including the base. */
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses of pages, below the base. */
  pages: PageAddresses;
  /** 404 pages by their folder in lower case, below the base: `/`, `/zh/`. */
  notFound: ReadonlyMap<string, SiteFile>;
  /** Finds pages similar to an address below the base that does not exist. */
  nearestPages: FindNearest;
}

/**
 * The maximum size of a file that is kept in memory, until the total in `MEMORY` is reached. Larger
 * files are streamed.
 */
const MAX_KEPT = 1024 * 1024;
const MEMORY = 256 * 1024 * 1024;
/** Larger files are identified by their size and date, and only read on request. */
const MAX_READ = 16 * 1024 * 1024;

function policyOf(name: string, content: Buffer | undefined, site: SiteManifest) {
  if (name.endsWith('.svg')) return DRAWING_POLICY;
  if (!name.endsWith('.html')) return undefined;
  const scripts = inlineScriptSources(content?.toString('utf8') ?? '');
  return contentSecurityPolicy(scripts, site.contentSources);
}

/** Reads the content of a file and computes its hash. */
function readContent({ location, size, modified }: ListedFile) {
  const content = size <= MAX_READ ? readFileSync(location) : undefined;
  const hash = createHash('sha256').update(content ?? `${size} ${modified}`);
  return { content, hash: hash.digest('base64url').slice(0, 20) };
}

/**
 * Reads the output of a build. 219 files of 13 MB take 70 ms and 27 MB of memory. Afterwards, the
 * disk is only used for files over 1 MB.
 *
 * @param base the path below which the site is served, with a slash at both ends
 * @param isWanted selects the files to read
 */
export function readSite(
  root: string,
  site: SiteManifest,
  base = site.base,
  isWanted: (name: string) => boolean = () => true,
): SiteIndex {
  const prefix = base.slice(0, -1);
  const unserved = new Set(site.redirectPages);
  const listed = listFiles(root).filter(({ name }) => !unserved.has(name) && isWanted(name));
  const names = new Set(listed.map(({ name }) => name));
  const byName = new Map<string, SiteFile>();
  const files = new Map<string, SiteFile>();
  const notFound = new Map<string, SiteFile>();
  const addresses: string[] = [];
  let kept = 0;

  for (const entry of listed) {
    const { name } = entry;
    const { content, hash } = readContent(entry);
    const size = content?.length ?? entry.size;
    const isKept = size <= MAX_KEPT && kept + size <= MEMORY;
    if (isKept) kept += size;
    const file = createSiteFile({
      listed: { ...entry, size },
      hash,
      content: isKept ? content : undefined,
      policy: policyOf(name, content, site),
      address: name.endsWith('.md') ? encodePath(`${prefix}/${name}`) : undefined,
      hasTwin: names.has(twinName(name) ?? ''),
      own: ownHeaders(site, `/${name}`),
    });
    const own = fileAddresses(name, site.cleanUrls);
    byName.set(name, file);
    for (const address of own) files.set(encodePath(prefix + address), file);
    if (isNotFoundPage(name)) {
      notFound.set(`/${name}`.slice(0, -'404.html'.length).toLowerCase(), file);
    }
    if (isPage(name)) addresses.push(...own.slice(0, 1));
  }
  for (const [name, file] of byName) file.twin = byName.get(twinName(name) ?? '');
  const documents = addresses.filter((address) => !address.endsWith('.md'));
  return {
    root,
    site: { ...site, base },
    files,
    pages: pageAddresses(addresses),
    notFound,
    nearestPages: nearestPages(documents, site),
  };
}

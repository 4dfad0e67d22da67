import { contentType } from '../server/contentTypes';
import { isFeed } from '../shared/feedFile';
import { IMMUTABLE, isHashedFile } from '../shared/hashedFiles';
import { inlineScriptSources } from '../shared/inlineScripts';
import type { SiteManifest } from '../shared/manifest';
import { COMMON_HEADERS, contentSecurityPolicy } from '../shared/securityHeaders';

/** The maximum length of a value. Cloudflare allows lines of 2000 characters, including the path. */
const MAX_LINE = 1900;

/** The facts about the output that determine its headers. */
export interface OutputFacts {
  names: readonly string[];
  /** The HTML of each page. */
  pages: Iterable<string>;
  /** Files that browsers must revalidate on every use. @default none */
  fresh?: readonly string[];
}

/** Converts a header name to its usual case: `referrer-policy` → `Referrer-Policy` */
function headerName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${headerName(name)}: ${value}`);
  return `${path}\n${lines.join('\n')}\n`;
}

/**
 * Returns the folders below `static/` in which every file name contains a hash, without folders
 * nested in one of them.
 */
function hashedFolders(names: readonly string[]): string[] {
  const folders = new Map<string, boolean>();
  for (const name of names) {
    const parts = name.split('/');
    for (let end = 1; end < parts.length; end += 1) {
      const folder = parts.slice(0, end).join('/');
      folders.set(folder, (folders.get(folder) ?? true) && isHashedFile(name));
    }
  }
  const all = [...folders].filter(([, isHashed]) => isHashed).map(([folder]) => folder);
  return all.filter((folder) => !all.some((outer) => folder.startsWith(`${outer}/`))).sort();
}

/**
 * Formats the headers of our server for static hosts, with one policy for all pages. The policy
 * lists every inline script of the site, of which there are only a few different ones.
 *
 * @throws if the policy does not fit into one line
 */
export function headersFile(site: SiteManifest, { names, pages, fresh = [] }: OutputFacts): string {
  const scripts = new Set<string>();
  for (const html of pages) for (const source of inlineScriptSources(html)) scripts.add(source);
  const policy = contentSecurityPolicy([...scripts].sort(), site.contentSources);
  if (policy.length > MAX_LINE) {
    throw new Error(
      `[server] the Content-Security-Policy for static hosts has ${policy.length} characters because of ${scripts.size} different inline scripts, but hosts read only ${MAX_LINE} → move what differs between pages to data- attributes, so that pages share a script`,
    );
  }
  const base = site.base;
  const all = rule(`${base}*`, { 'content-security-policy': policy, ...COMMON_HEADERS });
  const cached = hashedFolders(names).map((folder) =>
    rule(encodeURI(`${base}${folder}/*`), { 'cache-control': IMMUTABLE }),
  );
  const asked = fresh.map((name) =>
    rule(encodeURI(`${base}${name}`), { 'cache-control': 'no-cache' }),
  );
  const markdown = names.some((name) => name.endsWith('.md'))
    ? [rule(`${base}*.md`, { 'content-type': 'text/markdown; charset=utf-8' })]
    : [];
  const feeds = names
    .filter(isFeed)
    .map((name) => rule(encodeURI(`${base}${name}`), { 'content-type': contentType(name) }));
  return [all, ...cached, ...asked, ...markdown, ...feeds].join('\n');
}

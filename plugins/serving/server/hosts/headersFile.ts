import { contentType } from '../server/contentTypes';
import { isFeed } from '../shared/feedFile';
import { IMMUTABLE, isHashedFile } from '../shared/hashedFiles';
import { inlineScriptSources } from '../shared/inlineScripts';
import type { SiteManifest } from '../shared/manifest';
import { COMMON_HEADERS, contentSecurityPolicy } from '../shared/securityHeaders';

/** Cloudflare reads no longer line; 2000 with the path in front. */
const MAX_LINE = 1900;

/** What the files of the output say about their headers. */
export interface OutputFacts {
  names: readonly string[];
  /** The pages' HTML. */
  pages: Iterable<string>;
  /** Files that browsers must ask for each time. @default none */
  fresh?: readonly string[];
}

/** `referrer-policy` → `Referrer-Policy` */
function headerName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${headerName(name)}: ${value}`);
  return `${path}\n${lines.join('\n')}\n`;
}

/** The folders below `static/` in which every file has a hash in its name, and no folder in one. */
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
 * The headers of our server in the form that static hosts read, with one policy for all pages: it
 * names every inline script of the site, of which there are few different ones.
 *
 * @throws if they are too many for one line
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

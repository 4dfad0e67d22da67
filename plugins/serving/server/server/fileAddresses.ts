/** Whether a file is the 404 page of the site or of a folder. */
export function isNotFoundPage(name: string): boolean {
  return /(?:^|\/)404\.html$/.test(name);
}

/**
 * Returns the addresses at which a file is served, the canonical one first: `config/entry.html` is
 * `/config/entry` with clean URLs and `/config/entry.html` without them. In the latter case, links
 * lead to `/config/index.html`, so both it and `/config/` are served.
 */
export function fileAddresses(name: string, cleanUrls: boolean): string[] {
  if (isNotFoundPage(name)) return [];
  const [, folder] = `/${name}`.match(/^(.*\/)index\.html$/) ?? [];
  if (folder !== undefined) return cleanUrls ? [folder] : [folder, `/${name}`];
  return [cleanUrls ? `/${name.replace(/\.html$/, '')}` : `/${name}`];
}

/** Returns the name of the Markdown version of a page. */
export function twinName(name: string): string | undefined {
  return name.endsWith('.html') ? name.replace(/\.html$/, '.md') : undefined;
}

/** Whether a file is also found at other spellings of its address. */
export function isPage(name: string): boolean {
  return /\.(?:html|md)$/.test(name) && !isNotFoundPage(name);
}

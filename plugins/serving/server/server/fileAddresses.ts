/** Whether a file is the page for missing pages, of the site or of a folder. */
export function isNotFoundPage(name: string): boolean {
  return /(?:^|\/)404\.html$/.test(name);
}

/**
 * The addresses at which a file is served, its canonical one first: `config/entry.html` is
 * `/config/entry` with clean addresses and `/config/entry.html` without. There the links of a page
 * lead to `/config/index.html`, so that both it and `/config/` are answered.
 */
export function fileAddresses(name: string, cleanUrls: boolean): string[] {
  if (isNotFoundPage(name)) return [];
  const [, folder] = `/${name}`.match(/^(.*\/)index\.html$/) ?? [];
  if (folder !== undefined) return cleanUrls ? [folder] : [folder, `/${name}`];
  return [cleanUrls ? `/${name.replace(/\.html$/, '')}` : `/${name}`];
}

/** The Markdown file of a page. */
export function twinName(name: string): string | undefined {
  return name.endsWith('.html') ? name.replace(/\.html$/, '.md') : undefined;
}

/** Whether a file is found however its address was written. */
export function isPage(name: string): boolean {
  return /\.(?:html|md)$/.test(name) && !isNotFoundPage(name);
}

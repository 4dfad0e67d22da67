/**
 * Places in the Markdown of a file that differ from page to page, because a file can be shown at
 * several routes. They are written between two characters for private use until a page is made.
 */
const BEGIN = '\uE000';
const END = '\uE001';
const MARKER = new RegExp(`${BEGIN}([a-z]+):([^${END}]*)${END}`, 'g');
const INCLUDED = new RegExp(`^([^\\n]*?)${BEGIN}include:([^${END}]*)${END}`, 'gm');

/**
 * What a marker stands for: a link of Markdown, which stays in the language of its page, an address
 * that is taken as it is, an image, a text of the theme, the page's feeds.
 */
export type MarkerKind = 'link' | 'href' | 'image' | 'text' | 'feeds';

export function marker(kind: MarkerKind | 'include', value = ''): string {
  return `${BEGIN}${kind}:${value}${END}`;
}

export type Resolve = Record<MarkerKind, (value: string) => string>;

/** Puts in what the markers stand for on a page. */
export function resolveMarkers(text: string, resolve: Resolve): string {
  return text.replace(MARKER, (_, kind: MarkerKind, value: string) => resolve[kind](value));
}

/** Puts in the Markdown of included files, each line behind what stands before the marker. */
export function resolveIncludes(text: string, read: (file: string) => string): string {
  return text.replace(INCLUDED, (_, before: string, file: string) => {
    const prefix = before.replace(/[^\s>]/g, ' ');
    return `${before}${read(file).trim().replaceAll('\n', `\n${prefix}`)}`;
  });
}

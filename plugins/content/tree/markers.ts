/**
 * Placeholders for the parts of a file's Markdown that differ between pages, because a file can be shown at several
 * routes. They are enclosed in two private-use characters until a page is generated.
 */
const BEGIN = '\uE000';
const END = '\uE001';
const MARKER = new RegExp(`${BEGIN}([a-z]+):([^${END}]*)${END}`, 'g');
const INCLUDED = new RegExp(`^([^\\n]*?)${BEGIN}include:([^${END}]*)${END}`, 'gm');

/**
 * The kind of a placeholder: `link` is a Markdown link, which is resolved in the language of its page; `href` an
 * address that is used as it is; `image` an image; `text` a text of the theme; `feeds` the feeds of the page.
 */
export type MarkerKind = 'link' | 'href' | 'image' | 'text' | 'feeds';

export function marker(kind: MarkerKind | 'include', value = ''): string {
  return `${BEGIN}${kind}:${value}${END}`;
}

export type Resolve = Record<MarkerKind, (value: string) => string>;

/** Replaces the placeholders with the values for a page. */
export function resolveMarkers(text: string, resolve: Resolve): string {
  return text.replace(MARKER, (_, kind: MarkerKind, value: string) => resolve[kind](value));
}

/** Inserts the Markdown of included files, with the indentation of the placeholder. */
export function resolveIncludes(text: string, read: (file: string) => string): string {
  return text.replace(INCLUDED, (_, before: string, file: string) => {
    const prefix = before.replace(/[^\s>]/g, ' ');
    return `${before}${read(file).trim().replaceAll('\n', `\n${prefix}`)}`;
  });
}

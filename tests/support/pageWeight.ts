import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { attributes } from './builtSite';

/** The size of everything that a browser fetches to open a page, in bytes after gzip. */
export interface PageWeight {
  html: number;
  js: number;
  css: number;
  /** URLs on other hosts that the document loads. */
  foreign: string[];
}

const gzipped = (content: Buffer) => gzipSync(content, { level: 9 }).length;

/** The sizes by path. They are cached, because most pages share their files. */
const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipped(readFileSync(file));
  sizes.set(file, known);
  return known;
}

/**
 * Measures a document of a built site and the scripts and style sheets that it references.
 *
 * @param folder the built site
 * @param file the document in it, such as `guide/start.html`
 * @param base the path that the site was built for
 */
export function pageWeight(folder: string, file: string, base = '/'): PageWeight {
  const html = readFileSync(path.join(folder, file));
  // Browsers with scripts do not load the content of `noscript`.
  const text = html.toString().replace(/<noscript>.*?<\/noscript>/gs, '');
  const stylesheets = [...text.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].join('');
  const sum = (addresses: string[]) =>
    [...new Set(addresses)]
      .map((address) => sizeOf(path.join(folder, address.slice(base.length))))
      .reduce((total, bytes) => total + bytes, 0);
  const scripts = attributes(text, 'script', 'src');
  const styles = attributes(stylesheets, 'link', 'href');
  const isForeign = (address: string) => /^(https?:)?\/\//.test(address);
  const loaded = [...scripts, ...styles, ...attributes(text, 'img|source|iframe', 'src')];
  return {
    html: gzipped(html),
    js: sum(scripts.filter((address) => !isForeign(address))),
    css: sum(styles.filter((address) => !isForeign(address))),
    foreign: loaded.filter(isForeign),
  };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Gzipped bytes. */
export interface PageWeight {
  html: number;
  js: number;
  css: number;
}

const NOSCRIPT = /<noscript\b.*?<\/noscript>/gs;
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const STYLESHEET = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"/g;

/**
 * Returns a function that computes the size of documents with the scripts and styles that they reference.
 * Each file is read once.
 *
 * @param base the base of the site, with a slash at both ends
 */
export function createWeightReader(
  root: string,
  base: string,
): (name: string) => PageWeight | undefined {
  const sizes = new Map<string, number>();

  function sizeOf(name: string): number {
    const file = path.join(root, name);
    const size = sizes.get(name) ?? (existsSync(file) ? gzipSync(readFileSync(file)).length : 0);
    sizes.set(name, size);
    return size;
  }

  function sum(html: string, named: RegExp): number {
    const addresses = new Set(Array.from(html.matchAll(named), ([, address = '']) => address));
    return [...addresses]
      .filter((address) => address.startsWith(base) && !address.startsWith('//'))
      .reduce((total, address) => total + sizeOf(address.slice(base.length)), 0);
  }

  return (name) => {
    const file = path.join(root, name);
    if (!existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    const html = bytes.toString('utf8').replace(NOSCRIPT, '');
    return { html: gzipSync(bytes).length, js: sum(html, SCRIPT), css: sum(html, STYLESHEET) };
  };
}

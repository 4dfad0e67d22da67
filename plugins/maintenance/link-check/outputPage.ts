import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keepHeapSmall } from '../../support/heapCollector';
import { htmlTags } from './htmlTags';

/** A page in the output. */
export interface OutputPage {
  ids: ReadonlySet<string>;
  /** The addresses on the page, without duplicates. */
  hrefs: readonly string[];
}

/** The attributes with addresses for readers, by element. Those for programs are ignored. */
const ADDRESS_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  iframe: 'src',
};

/** Matches tags that may have an id or an address. */
const TELLING = /\b(?:id|name|href|src)\s*=/i;

/** Returns the ids and the addresses of a page. */
export function readOutput(html: string): OutputPage {
  const tags = htmlTags(html, TELLING);
  const ids = tags.flatMap(({ name, attributes }) =>
    [attributes.get('id'), name === 'a' ? attributes.get('name') : undefined].filter(
      (id) => id !== undefined,
    ),
  );
  const hrefs = tags.flatMap(({ name, attributes }) => {
    const href = attributes.get(ADDRESS_ATTRIBUTES[name] ?? '');
    return href === undefined ? [] : [href];
  });
  return { ids: new Set(ids), hrefs: [...new Set(hrefs)] };
}

/** Matches a page without rendered content, which has nothing to check. */
const EMPTY_ROOT = /<div id="__rspress_root">\s*<\/div>/;

/** Reads the page of a route from the output. Returns `undefined` if it is missing or empty. */
export function outputPage(route: string, outDir: string): OutputPage | undefined {
  const file = path.join(outDir, `${route.endsWith('/') ? `${route}index` : route}.html`);
  if (!existsSync(file)) return undefined;
  keepHeapSmall();
  const html = readFileSync(file, 'utf8');
  return EMPTY_ROOT.test(html) ? undefined : readOutput(html);
}

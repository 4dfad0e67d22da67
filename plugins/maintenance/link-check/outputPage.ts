import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlTags } from './htmlTags';

/** A page as it was written to the output. */
export interface OutputPage {
  ids: ReadonlySet<string>;
  /** The addresses in it, each once. */
  hrefs: readonly string[];
}

/** Where addresses that readers follow or see are; those for programs are left out. */
const ADDRESS_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  iframe: 'src',
};

/** A tag without one of these has neither an id nor an address. */
const TELLING = /\b(?:id|name|href|src)\s*=/i;

/** The ids and the addresses of a page. */
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

/** A page that was not rendered has nothing to check: it is empty until a browser fills it. */
const EMPTY_ROOT = /<div id="__rspress_root">\s*<\/div>/;

/** Reads the page of a route from the output; `undefined` if it is not there, or empty. */
export function outputPage(route: string, outDir: string): OutputPage | undefined {
  const file = path.join(outDir, `${route.endsWith('/') ? `${route}index` : route}.html`);
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  return EMPTY_ROOT.test(html) ? undefined : readOutput(html);
}

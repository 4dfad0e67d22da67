import { gzipSync } from 'node:zlib';

/** The sizes of the files that a browser loads to open a page, in bytes after compression with gzip. */
export interface FirstLoad {
  /** The document. */
  html: number;
  /** The scripts that the document refers to. */
  js: number;
  /** The stylesheets that the document refers to. */
  css: number;
}

const ELEMENT = /<(script|link)\b([^>]*)>/g;
const attribute = (text: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');

/** The addresses of scripts and stylesheets in a document, each once. */
export function loadedFiles(html: string): { js: string[]; css: string[] } {
  // Browsers with JavaScript do not load the contents of noscript elements.
  const text = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  const js = new Set<string>();
  const css = new Set<string>();
  for (const [, tag, attributes = ''] of text.matchAll(ELEMENT)) {
    const address = attribute(attributes, tag === 'script' ? 'src' : 'href');
    if (!address) continue;
    if (tag === 'script') js.add(address);
    else if (attribute(attributes, 'rel') === 'stylesheet') css.add(address);
  }
  return { js: [...js], css: [...css] };
}

/**
 * Weighs a page with the scripts and stylesheets that its document names. Those of other hosts are not
 * counted.
 *
 * @param ask responds to a request for an address of the site
 * @throws naming what the site does not answer for
 */
export async function weighPage(
  address: string,
  ask: (address: string) => Promise<Response>,
): Promise<FirstLoad> {
  const load = async (wanted: string) => {
    const response = await ask(wanted);
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    throw new Error(
      `[testing] ${wanted} responded with ${response.status} → use the address of a page, such as /guide/start`,
    );
  };
  const weigh = (content: Buffer) => gzipSync(content, { level: 9 }).length;
  const document = await load(address);
  const { js, css } = loadedFiles(document.toString());
  const sum = async (addresses: readonly string[]) => {
    const own = addresses.filter((each) => !/^(?:https?:)?\/\//.test(each));
    const sizes = await Promise.all(own.map(async (each) => weigh(await load(each))));
    return sizes.reduce((total, size) => total + size, 0);
  };
  return { html: weigh(document), js: await sum(js), css: await sum(css) };
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { JsxAttribute, TreeNode } from '../../content/tree/nodes';
import { type ImageSize, imageSize } from './imageSize';

/** Formats that browsers prefer if an image also exists in one of them, the smallest first. */
const BETTER: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp' };
const OFTEN = /\.(?:png|jpe?g|gif)$/i;
const FULL_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

export interface ImageFolders {
  docDir: string;
  /** With a slash at both ends. */
  base: string;
}

/** Returns the file of an image, or `undefined` if the site does not have it. */
export function imageFile(url: string, page: string, { docDir }: ImageFolders): string | undefined {
  if (url === '' || FULL_ADDRESS.test(url)) return undefined;
  const name = safelyDecoded(url.replace(/[?#].*$/s, ''));
  const file = name.startsWith('/')
    ? path.join(docDir, 'public', name)
    : path.resolve(path.dirname(page), name);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function safelyDecoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const sizes = new Map<string, { changed: number; size: ImageSize | undefined }>();

function sizeOf(file: string): ImageSize | undefined {
  const { mtimeMs } = statSync(file);
  const known = sizes.get(file);
  if (known?.changed === mtimeMs) return known.size;
  const size = imageSize(readFileSync(file));
  sizes.set(file, { changed: mtimeMs, size });
  return size;
}

const attribute = (name: string, value: string): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/**
 * Returns the attributes to add to an image. A size that the author sets is kept, and the other one
 * is computed.
 */
export function imageFacts(
  size: ImageSize | undefined,
  given: { width?: string; height?: string },
  isFirst: boolean,
): Record<string, string> {
  const facts: Record<string, string> = { decoding: 'async' };
  // The first image may be visible without scrolling.
  if (!isFirst) facts.loading = 'lazy';
  const { width, height } = given;
  if (!size || (width !== undefined && height !== undefined)) return facts;
  const ratio = size.width / size.height;
  const inPixels = (value: string) => (/^\d+$/.test(value) ? Number(value) : undefined);
  if (width === undefined && height === undefined) {
    return { ...facts, width: `${size.width}`, height: `${size.height}` };
  }
  const [fromWidth, fromHeight] = [inPixels(width ?? ''), inPixels(height ?? '')];
  if (fromWidth !== undefined) facts.height = `${Math.round(fromWidth / ratio)}`;
  if (fromHeight !== undefined) facts.width = `${Math.round(fromHeight * ratio)}`;
  return facts;
}

/** Returns `source` elements for the same image in other formats, if it is in the public folder. */
function betterSources(url: string, page: string, folders: ImageFolders): TreeNode[] {
  if (!url.startsWith('/') || !OFTEN.test(url)) return [];
  return Object.entries(BETTER).flatMap(([extension, type]): TreeNode[] => {
    const other = url.replace(OFTEN, extension);
    if (imageFile(other, page, folders) === undefined) return [];
    const srcSet = `${folders.base}${other.slice(1)}`;
    return [
      {
        type: 'mdxJsxTextElement',
        name: 'source',
        children: [],
        attributes: [attribute('type', type), attribute('srcSet', srcSet)],
      },
    ];
  });
}

/** Returns the files of images by the names with which Rspress imports them. */
function importedImages(tree: TreeNode): Map<string, string> {
  const found = new Map<string, string>();
  for (const { type, data } of tree.children ?? []) {
    if (type !== 'mdxjsEsm') continue;
    const { body = [] } = (data?.estree ?? {}) as { body?: ImportStatement[] };
    for (const { source, specifiers } of body) {
      const [first] = specifiers ?? [];
      if (first && typeof source?.value === 'string') found.set(first.local.name, source.value);
    }
  }
  return found;
}

interface ImportStatement {
  source?: { value: unknown };
  specifiers?: { local: { name: string } }[];
}

const isImageElement = ({ type, name }: TreeNode) =>
  (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && name === 'img';

/** An element of a rehype tree, from Markdown or, in pages that are not MDX, from HTML. */
interface HtmlNode extends TreeNode {
  tagName?: string;
  properties?: Record<string, unknown>;
}

/**
 * Adds the size to the images of a page, so that nothing moves while they load, and loads all
 * except the first one lazily. Must run after Rspress has processed the images.
 */
export function rehypeImages(folders: () => ImageFolders) {
  return (tree: HtmlNode, { path: page }: { path: string }) => {
    const imported = importedImages(tree);
    let isFirst = true;

    function take(url: string, given: { width?: string; height?: string }) {
      const file = imageFile(url, page, folders());
      const facts = imageFacts(file === undefined ? undefined : sizeOf(file), given, isFirst);
      isFirst = false;
      return facts;
    }

    function ofElement(node: TreeNode): string | undefined {
      const values = new Map(node.attributes?.map(({ name = '', value }) => [name, value]));
      const src = values.get('src');
      const url = typeof src === 'string' ? src : imported.get(src?.value ?? '');
      if (url === undefined) return undefined;
      const textOf = (name: string) => {
        const value = values.get(name);
        return typeof value === 'object' ? value?.value : value;
      };
      const facts = take(url, { width: textOf('width'), height: textOf('height') });
      const added = Object.entries(facts).filter(([name]) => !values.has(name));
      node.attributes?.push(...added.map(([name, value]) => attribute(name, value)));
      return url;
    }

    function ofImage(node: HtmlNode): string {
      const { src, ...others } = node.properties ?? {};
      const url = typeof src === 'string' ? src : '';
      const textOf = (value: unknown) => (value === undefined ? undefined : String(value));
      const { width, height } = others;
      const facts = take(url, { width: textOf(width), height: textOf(height) });
      const own = Object.keys(node.properties ?? {});
      const added = Object.entries(facts).filter(([name]) => !own.includes(name));
      node.properties = { ...node.properties, ...Object.fromEntries(added) };
      return url;
    }

    function visit(node: TreeNode): void {
      if (!node.children) return;
      node.children = node.children.map((child: HtmlNode) => {
        const isElement = isImageElement(child);
        if (!isElement && child.tagName !== 'img') {
          // Authors of a `picture` element choose the sources themselves.
          if (child.name !== 'picture' && child.tagName !== 'picture') visit(child);
          return child;
        }
        const url = isElement ? ofElement(child) : ofImage(child);
        const sources = betterSources(url ?? '', page, folders());
        if (sources.length === 0) return child;
        const type = isElement ? child.type : 'mdxJsxTextElement';
        return { type, name: 'picture', attributes: [], children: [...sources, child] };
      });
    }

    visit(tree);
  };
}

/** An image in the text of a page. */
export interface WrittenImage {
  url: string;
  node: TreeNode;
}

/** Returns the images of a page, except those that it imports. */
export function writtenImages(tree: TreeNode): WrittenImage[] {
  const found: WrittenImage[] = [];
  (function visit(node: TreeNode): void {
    if (node.type === 'image' && node.url) found.push({ url: node.url, node });
    if (isImageElement(node)) {
      const src = node.attributes?.find(({ name }) => name === 'src')?.value;
      if (typeof src === 'string') found.push({ url: src, node });
    }
    node.children?.forEach(visit);
  })(tree);
  return found;
}

/** Returns the files that the HTML of a page's images depends on, including those that do not exist. */
export function imageInputs(tree: TreeNode, page: string, { docDir }: ImageFolders): string[] {
  return writtenImages(tree)
    .map(({ url }) => url)
    .filter((url) => !FULL_ADDRESS.test(url))
    .flatMap((url) => {
      const name = safelyDecoded(url.replace(/[?#].*$/s, ''));
      if (!name.startsWith('/')) return [path.resolve(path.dirname(page), name)];
      const file = path.join(docDir, 'public', name);
      const others = OFTEN.test(file) ? Object.keys(BETTER) : [];
      return [file, ...others.map((extension) => file.replace(OFTEN, extension))];
    });
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles, PageFile } from '../../../content/files/pageFile';
import { pageText } from '../../../content/pages/pageText';
import { aside, type TreeNode } from '../../../content/tree/nodes';
import { textNodes } from '../../../content/tree/textNodes';
import { plainPath } from '../../../support/plainPath';
import { codeSpan } from '../shared/codeSpan';
import { staticNodes } from '../staticNodes';
import { wordsOf } from '../strings';
import type { RankedUses, UsePlace } from './rankUses';

/** The location of the pages of a version and language. */
export interface UsesPlace {
  docDir: string;
  version: string;
  lang: string;
  files: Pick<ContentFiles, 'read'>;
}

const titles = new WeakMap<PageFile, string>();

/** Returns the title of a page in a language, or `undefined` if it is not translated. */
function titleOf(route: string, { docDir, version, lang, files }: UsesPlace): string | undefined {
  const base = path.join(docDir, version, lang, route);
  const file = [`${base}.mdx`, path.join(base, 'index.mdx')].find((name) => existsSync(name));
  const page = file === undefined ? undefined : files.read(file);
  if (!page) return undefined;
  const title = titles.get(page) ?? pageText(page, files, false).title;
  titles.set(page, title);
  return title;
}

/** Escapes a title for use as link text in Markdown. */
const linkText = (title: string) => title.replace(/[\\`*_[\]<>{}]/g, '\\$&');

/** Returns a line of Markdown that lists where an option is used, or `undefined` if it is not used. */
export function usedInLine(places: readonly UsePlace[] = [], place: UsesPlace): string | undefined {
  const links = places.flatMap(({ route, section }) => {
    const title = titleOf(route, place);
    return title ? [`[${linkText(title)}](${route}${section ? `#${section}` : ''})`] : [];
  });
  const words = wordsOf(place.lang);
  return links.length > 0 ? `- **${words.usedIn}** ${links.join(words.comma)}` : undefined;
}

/** The functions that link the options of a page. */
export interface UsedOptions {
  lang: string;
  /** Returns the section of an option, without version and language. */
  addressOf: (option: string) => string | undefined;
  /** Converts a location to a URL for the browser. */
  hrefOf: (place: string) => string;
}

/** Adds the options that a page uses most to its end. */
export function addUsedOptions(
  tree: TreeNode,
  route: string,
  { usedBy }: RankedUses,
  { lang, addressOf, hrefOf }: UsedOptions,
): TreeNode {
  const links = new Map<string, string>();
  for (const option of usedBy.get(route) ?? []) {
    const address = addressOf(option);
    if (address && !links.has(address)) links.set(address, plainPath(option));
  }
  const last = tree.children?.at(-1);
  if (links.size === 0 || !last) return tree;
  const words = wordsOf(lang);
  const listed = [...links].map(([address, name]) => `[${codeSpan(name)}](${address})`);
  const text = `**${words.usedOptions}** ${listed.join(words.comma)}`;
  const written = textNodes(text, last).map((node) => aside(staticNodes(node, hrefOf)));
  return { ...tree, children: [...(tree.children ?? []), ...written] };
}

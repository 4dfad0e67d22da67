import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TreeNode } from '../../content/tree/nodes';

const WITH_URL = new Set(['link', 'definition', 'image']);
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

function isMissingImage({ type, url = '' }: TreeNode, file: string): boolean {
  if (type !== 'image' || url.startsWith('/')) return false;
  const name = (decoded(url) ?? url).replace(/[?#].*$/s, '');
  return !existsSync(path.join(path.dirname(file), name));
}

/**
 * Returns an address that Rspress can process: it decodes some addresses twice, and throws at invalid percent
 * escapes. Query and hash are not changed.
 */
function readableUrl(node: TreeNode, file: string): string {
  const { url = '' } = node;
  if (ELSEWHERE.test(url)) return url;
  const address = url.replace(/[?#].*$/s, '');
  const once = decoded(address);
  if (once === undefined || isMissingImage(node, file)) return '';
  const isBrokenTwice = decoded(once) === undefined;
  return isBrokenTwice ? address.replaceAll('%25', '%2525') + url.slice(address.length) : url;
}

/**
 * Changes the addresses in a tree so that Rspress can compile it. Otherwise, Rspress stops at an invalid
 * percent escape or a missing image, without a line and before other problems are reported.
 */
export function makeUrlsReadable(node: TreeNode, file: string): void {
  if (WITH_URL.has(node.type)) node.url = readableUrl(node, file);
  for (const child of node.children ?? []) makeUrlsReadable(child, file);
}

import type { DarkMode } from '@rspress/core';
import { APPEARANCE_KEY } from './shared';

/** An element of the head, as Rsbuild represents it. */
export interface HeadTag {
  tag: string;
  children?: string;
  attrs?: Record<string, string | boolean | null | undefined>;
  head?: boolean;
  append?: boolean;
}

function isStockAppearance({ tag, children = '' }: HeadTag): boolean {
  return tag === 'script' && children.includes('prefers-color-scheme');
}

/**
 * Removes Rspress's appearance script from the elements of the head.
 *
 * @throws if the script is missing, so that a new version of Rspress cannot add it in another form
 */
export function withoutStockAppearance(tags: HeadTag[], darkMode: DarkMode = true): HeadTag[] {
  const rest = tags.filter((tag) => !isStockAppearance(tag));
  const isExpected = darkMode !== false && darkMode !== 'force-light';
  if (isExpected && rest.length === tags.length) {
    throw new Error(
      `[head-scripts] Rspress's script for ${APPEARANCE_KEY} is not in the head → compare plugins/pages/head-scripts with the installed version of Rspress`,
    );
  }
  return rest;
}

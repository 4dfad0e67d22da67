import type { UserConfig } from '@rspress/core';
import type { TreeNode } from './nodes';

/** Adds to the tree of a page what is not in its text. */
export type TreeAddition = (tree: TreeNode, file: string) => TreeNode;

const ADDITIONS = Symbol('lectern: what plugins add to the trees of pages');

type WithAdditions = UserConfig & { [ADDITIONS]?: readonly TreeAddition[] };

/**
 * A config that tells every plugin what one of them adds to pages when they are compiled, so that
 * those who read a page without compiling it see the same.
 */
export function withAddition(config: UserConfig, addition: TreeAddition): UserConfig {
  const added: WithAdditions = { ...config, [ADDITIONS]: [...additionsOf(config), addition] };
  return added;
}

/** What plugins add to the trees of pages, in their order. */
export function additionsOf(config: WithAdditions): readonly TreeAddition[] {
  return config[ADDITIONS] ?? [];
}

/** A tree with what plugins add to it. */
export function addToTree(
  tree: TreeNode,
  file: string,
  additions: readonly TreeAddition[] = [],
): TreeNode {
  return additions.reduce((added, add) => add(added, file), tree);
}

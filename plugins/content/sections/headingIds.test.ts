import { expect, test } from 'vitest';
import type { TreeNode } from '../tree/nodes';
import { createParser } from '../tree/parseFile';
import { ownHeadingIds } from './headingIds';

const parse = createParser();

/** Returns the heading IDs of a page. */
function idsOf(source: string): string[] {
  return [...ownHeadingIds({ lookAt: (): TreeNode => parse(source, 'page.mdx') })];
}

test('[ANS-1] headings of a file are known by their IDs: written, generated, and numbered if they occur twice', () => {
  expect(
    idsOf('# Start\n\n## Fonts \\{#own}\n\n:::tip\n\n## Use `npm`\n\n:::\n\n## Start\n'),
  ).toEqual(['start', 'own', 'use-npm', 'start-1']);
});

test('[ANS-1] a page that cannot be parsed has no headings, because its own check reports the reason', () => {
  expect(idsOf('# Start\n\n{\n')).toEqual([]);
});

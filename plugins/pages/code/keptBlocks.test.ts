import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { keptBlocks } from './keptBlocks';

const block = (value: string): Root => ({ type: 'root', children: [{ type: 'text', value }] });

test('a block is kept as it was highlighted, even if later plugins change it on a page', () => {
  const blocks = keptBlocks();
  const highlighted = block('a');
  blocks.set('a', highlighted);
  highlighted.children = [];
  const first = blocks.get('a');
  expect(first).toEqual(block('a'));
  if (first) first.children = [];
  expect(blocks.get('a')).toEqual(block('a'));
  expect(blocks.get('b')).toBeUndefined();
});

test('the blocks that were not used for the longest time are dropped first', () => {
  const blocks = keptBlocks(2);
  for (const name of ['a', 'b']) blocks.set(name, block(name));
  blocks.get('a');
  blocks.set('c', block('c'));
  expect(blocks.get('b')).toBeUndefined();
  expect(blocks.get('a')).toEqual(block('a'));
  expect(blocks.get('c')).toEqual(block('c'));
});

test('no block is kept or returned while it is off', () => {
  const blocks = keptBlocks();
  blocks.set('a', block('a'));
  blocks.turn(false);
  blocks.set('b', block('b'));
  expect(blocks.get('a')).toBeUndefined();
  blocks.turn(true);
  expect(blocks.get('b')).toBeUndefined();
});

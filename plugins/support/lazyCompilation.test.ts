import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { lazyOutside } from './compiledAtOnce';

const module = (file: string) => ({ nameForCondition: () => file }) as Rspack.Module;
const inside = module(path.resolve('theme/components/Search/SearchDialog.tsx'));
const sibling = module(path.resolve('theme/components/SearchHelp.tsx'));
const page = module(path.resolve('docs/en/index.mdx'));

function isLazy(lazy: Rspack.Configuration['lazyCompilation'], asked: Rspack.Module): boolean {
  const { test } = lazyOutside([path.resolve('theme/components/Search')], lazy) ?? {};
  return typeof test === 'function' && test(asked);
}

test('what is in the folders is compiled with the page, all else as before', () => {
  expect([inside, sibling, page].map((each) => isLazy(true, each))).toEqual([false, true, true]);
  const only = { imports: true, test: /\.mdx$/ };
  expect([inside, sibling, page].map((each) => isLazy(only, each))).toEqual([false, false, true]);
  expect(lazyOutside([], only)).toMatchObject({ imports: true });
});

test('a site that compiles everything at once goes on doing so', () => {
  expect(lazyOutside([], false)).toBeUndefined();
  expect(lazyOutside([], undefined)).toBeUndefined();
});

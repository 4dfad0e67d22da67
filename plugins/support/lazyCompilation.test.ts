import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { lazyExcept } from './lazyCompilation';

const module = (file: string) => ({ nameForCondition: () => file }) as Rspack.Module;
const inside = module(path.resolve('theme/components/Search/SearchDialog.tsx'));
const other = module(path.resolve('site/tools.ts'));
const page = module(path.resolve('docs/en/index.mdx'));

const isInTheme = (file: string) => file.startsWith(path.resolve('theme'));
const none = () => false;

function isLazy(lazy: Rspack.Configuration['lazyCompilation'], asked: Rspack.Module): boolean {
  const { test } = lazyExcept(isInTheme, lazy) ?? {};
  return typeof test === 'function' && test(asked);
}

test('excluded files are compiled at once, all others as before', () => {
  expect([inside, page].map((each) => isLazy(true, each))).toEqual([false, true]);
  const only = { imports: true, test: /\.mdx$/ };
  expect([inside, other, page].map((each) => isLazy(only, each))).toEqual([false, false, true]);
  expect(lazyExcept(none, only)).toMatchObject({ imports: true });
});

test('a site that compiles everything at once goes on doing so', () => {
  expect(lazyExcept(none, false)).toBeUndefined();
  expect(lazyExcept(none, undefined)).toBeUndefined();
});

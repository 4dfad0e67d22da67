import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkContent } from './remarkContent';
import type { TreeNode } from './tree/nodes';

const textTree = (value: string): TreeNode => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

function compile(
  source: string,
  treeOf: (file: string, source: string) => TreeNode | undefined,
  during: () => Promise<void> = async () => {},
): Promise<string> {
  const compiled: string[] = [];
  return unified()
    .use(remarkParse)
    .use(remarkContent, { treeOf, compiled: (file) => compiled.push(file) })
    .use(() => during)
    .use(remarkStringify)
    .process(new VFile({ value: source, path: 'page.md' }))
    .then((file) => `${compiled}: ${file}`);
}

test('a page is compiled from the tree that all features read, and other text is parsed', async () => {
  expect(await compile('# Written', () => textTree('Known'))).toBe('page.md: Known\n');
  expect(await compile('# Written', () => undefined)).toBe('page.md: # Written\n');
});

test('trees are opened for only a few pages at a time', async () => {
  let open = 0;
  let most = 0;
  const treeOf = () => {
    open += 1;
    most = Math.max(most, open);
    return textTree('Known');
  };
  const during = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
  };
  const pages = Array.from({ length: 20 }, () => compile('', treeOf, during));
  expect(await Promise.all(pages)).toHaveLength(20);
  expect(most).toBeLessThanOrEqual(4);
});

test('a page that cannot be parsed or compiled fails, and the others are compiled', async () => {
  const fail = (text: string) => {
    throw new Error(text);
  };
  const parsing = Array.from({ length: 5 }, () => compile('', () => fail('no tree')));
  const compiling = Array.from({ length: 5 }, () =>
    compile(
      '',
      () => textTree('Known'),
      async () => fail('no page'),
    ),
  );
  const results = await Promise.allSettled([...parsing, ...compiling]);
  const errors = results.map((one) => one.status === 'rejected' && one.reason.message);
  expect(errors).toEqual([...Array(5).fill('no tree'), ...Array(5).fill('no page')]);
  expect(await compile('', () => textTree('Known'))).toBe('page.md: Known\n');
});

import { expect, test } from 'vitest';
import { type HtmlNode, rehypeNameHeadings } from './rehypeNameHeadings';

const text = (value: string): HtmlNode => ({ type: 'text', value });
const anchor: HtmlNode = { type: 'element', tagName: 'a', children: [text('#')] };

/** The heading of these words, as it comes out. */
function transform(...words: HtmlNode[]): HtmlNode {
  const heading = { type: 'element', tagName: 'h2', properties: { id: 'a' } };
  const tree = { type: 'root', children: [{ ...heading, children: [anchor, ...words] }] };
  rehypeNameHeadings()(tree);
  return tree.children[0] as HtmlNode;
}

const isMarked = (words: string) =>
  transform(text(words)).properties?.className?.toString() === 'lt-name-heading';

test('options, rules, loaders, commands and flags are names', () => {
  const names = ['entry', 'output.path', 'Rule.test', 'EntryDescription.import', 'typeof'];
  const others = ['process.env.NODE_ENV', 'builtin:swc-loader', '@rspack/core', '--config'];
  expect([...names, ...others].filter((name) => !isMarked(name))).toEqual([]);
});

test('words and sentences are not', () => {
  const words = ['Overview', 'Node.js', 'Next.js', 'HTML', 'The output.path option', '安装', 'a.'];
  expect(words.filter(isMarked)).toEqual([]);
  expect(transform(text('output.path'), text(' and more')).properties).toEqual({ id: 'a' });
});

test('a name keeps its id, its anchor and its letters, and may break after dots and before capitals', () => {
  const { properties, children = [] } = transform(text('output.hashDigest '));
  expect(properties?.id).toBe('a');
  expect(children[0]).toBe(anchor);
  expect(children.slice(1).map(({ tagName, value }) => tagName ?? value)).toEqual([
    'output.',
    'wbr',
    'hash',
    'wbr',
    'Digest',
  ]);
});

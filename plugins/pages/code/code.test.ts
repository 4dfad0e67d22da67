import { expect, test } from 'vitest';
import { codeLabel } from '../../content/tree/codeLabel';
import { type MarkdownNode, remarkCodeGroup } from './remarkCodeGroup';

const paragraph = (value: string): MarkdownNode => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
  position: { start: { line: 7 } },
});
const code = (lang: string, meta = ''): MarkdownNode => ({ type: 'code', lang, meta, value: 'x' });

function transform(...children: MarkdownNode[]): MarkdownNode[] {
  const tree = { type: 'root', children };
  remarkCodeGroup()(tree, { path: 'docs/en/a.mdx' });
  return tree.children;
}

test('the label of a tab is in brackets, else the title, else the language', () => {
  expect(codeLabel('js', '[config.js] {2}')).toEqual({ label: 'config.js', meta: '{2}' });
  expect(codeLabel('js', '{2} title="a b" lineNumbers')).toEqual({
    label: 'a b',
    meta: '{2} lineNumbers',
  });
  expect(codeLabel('js', '{2}')).toEqual({ label: 'js', meta: '{2}' });
  expect(codeLabel('', '')).toEqual({ label: 'text', meta: '' });
});

test('a code group becomes one element with a tab for each block, and its import', () => {
  const [imported, before, group, after] = transform(
    paragraph('Before'),
    paragraph(':::code-group'),
    code('sh', '[npm]'),
    code('sh', '[yarn]'),
    paragraph(':::'),
    paragraph('After'),
  );
  expect(imported?.type).toBe('mdxjsEsm');
  expect(before).toEqual(paragraph('Before'));
  expect(group?.children?.map((tab) => tab.attributes)).toEqual([
    [{ type: 'mdxJsxAttribute', name: 'label', value: 'npm' }],
    [{ type: 'mdxJsxAttribute', name: 'label', value: 'yarn' }],
  ]);
  expect(after).toEqual(paragraph('After'));
});

test('a space between the colons and the name makes no difference, as in other containers', () => {
  const [, group] = transform(paragraph('::: code-group'), code('sh', '[npm]'), paragraph(':::'));
  expect(group?.children).toHaveLength(1);
});

test('a page without groups stays as it is', () => {
  expect(transform(paragraph('Text'), code('js'))).toEqual([paragraph('Text'), code('js')]);
});

test('a group inside a list is found', () => {
  const item = {
    type: 'listItem',
    children: [paragraph(':::code-group'), code('js'), paragraph(':::')],
  };
  transform({ type: 'list', children: [item] });
  expect(item.children).toHaveLength(1);
});

test('a group without an end, an empty one and one with text name file, line and remedy', () => {
  expect(() => transform(paragraph(':::code-group'), code('js'))).toThrow(
    '[code] docs/en/a.mdx:7 :::code-group is not closed → add a line with ::: after its last block',
  );
  expect(() => transform(paragraph(':::code-group'), paragraph(':::'))).toThrow('is empty');
  expect(() => transform(paragraph(':::code-group'), paragraph('Text'), paragraph(':::'))).toThrow(
    'docs/en/a.mdx:7 :::code-group contains a paragraph',
  );
});

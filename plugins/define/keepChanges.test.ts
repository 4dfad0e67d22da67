import { expect, test } from 'vitest';
import type { TreeNode } from '../content/tree/nodes';
import { markdownWriter, parseFile } from '../content/tree/parseFile';
import { toMarkdown } from '../content/tree/toMarkdown';
import { parseNodes } from './changeTree';
import { keepChanges } from './keepChanges';

const PAGE = `# Start {#top}

Run  *this*, then **that**; {/* none */}it   is (c) here.

* one
* two (c)

1) first

| a | b |
|---|:-:|
| (c) | \`x\\|y\` |

> Quoted (c).

:::tip Title
Inside (c).
:::
`;

/** The Markdown of a page after a change. */
function changed(page: string, change: (tree: TreeNode) => TreeNode | undefined): string {
  const { tree, source } = parseFile(page, 'a.mdx');
  const keep = keepChanges(tree);
  const said = keep(change(tree) ?? tree, markdownWriter());
  return toMarkdown(said, source, { file: 'a.mdx', forms: {} }).text;
}

const nothing = (tree: TreeNode) => tree;

function eachText(node: TreeNode, write: (text: string) => string): TreeNode {
  if (node.type === 'text') node.value = write(node.value ?? '');
  for (const child of node.children ?? []) eachText(child, write);
  return node;
}

test('what a plugin leaves alone is what the author wrote', () => {
  expect(changed(PAGE, nothing)).toBe(changed(PAGE, structuredClone));
  expect(changed(PAGE, nothing)).toContain('Run  *this*, then **that**');
});

test('changed words are in the Markdown, between the author’s own', () => {
  const text = changed(PAGE, (tree) => eachText(tree, (one) => one.replace('(c)', '©')));
  expect(text).toContain('Run  *this*, then **that**; it   is © here.');
  expect(text).toContain('* one\n* two ©');
  expect(text).toContain('1) first');
  expect(text).toContain('> Quoted ©.');
  expect(text).toMatch(/\| © +\| +`x\\\|y` +\|/);
  expect(text).toMatch(/\n> \*\*Title\*\*\n>\n> Inside ©\.$/);
  expect(text).not.toContain('(c)');
});

test('a title that is changed has no id in the Markdown, as before', () => {
  const text = changed(PAGE, (tree) => eachText(tree, (one) => one.replace('Start', 'Begin')));
  expect(text.split('\n')[0]).toBe('# Begin');
});

test('nodes that are added, removed, moved and put around others are in the Markdown', () => {
  const page = '# A\n\nOne *two*.\n\nThree.\n\n- four\n';
  expect(
    changed(page, ({ children = [], ...tree }) => ({
      ...tree,
      children: [
        ...children.slice(0, 2),
        ...(parseNodes('New **text**.') as TreeNode[]),
        ...children.slice(3),
      ],
    })),
  ).toBe('# A\n\nOne *two*.\n\nNew **text**.\n\n- four');
  expect(
    changed(page, ({ children: [title, one, three, list] = [], ...tree }) => ({
      ...tree,
      children: [title, list, three, { type: 'blockquote', children: [one] }] as TreeNode[],
    })),
  ).toBe('# A\n\n- four\n\nThree.\n\n> One _two_.');
  expect(
    changed(page, (tree) => {
      const list = tree.children?.at(-1);
      list?.children?.push({ type: 'listItem', children: parseNodes('five') as TreeNode[] });
      tree.children?.[1]?.children?.splice(1, 1);
      return tree;
    }),
  ).toBe('# A\n\nOne .\n\nThree.\n\n- four\n- five');
});

test('changes of several plugins add up', () => {
  const { tree, source } = parseFile('# A\n\nOne.\n', 'a.mdx');
  let said = tree;
  for (const [from, to] of [
    ['One', 'Two'],
    ['Two', 'Three'],
  ] as const) {
    const keep = keepChanges(said);
    said.children?.push(...(parseNodes(`Added ${to}.`) as TreeNode[]));
    said = keep(
      eachText(said, (one) => one.replace(from, to)),
      markdownWriter(),
    );
  }
  expect(toMarkdown(said, source, { file: 'a.mdx', forms: {} }).text).toBe(
    '# A\n\nThree.\n\nAdded Three.\n\nAdded Three.',
  );
});

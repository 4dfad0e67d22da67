import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { pageNames } from './usedComponents';

function names(text: string) {
  const { tree, source } = parseFile(text, 'docs/page.mdx');
  const { used, declared } = pageNames(tree);
  for (const { name, offset } of used) {
    expect(source.slice(offset, offset + 1 + name.length)).toBe(`<${name}`);
  }
  return { used: used.map(({ name }) => name), declared: [...declared].sort() };
}

test('components are found in text, other components, attributes, expressions and code', () => {
  const text = `
export const Box = () => <Inner />;

<Outer icon={<Icon />} {...{ end: <End /> }}>

Text <Word /> and {list.map((one) => <Item key={one} />)}

- <Entry.Deep.Part />

</Outer>
`;
  expect(names(text).used).toEqual([
    'Inner',
    'Outer',
    'Icon',
    'End',
    'Word',
    'Item',
    'Entry.Deep.Part',
  ]);
});

test('HTML elements, custom elements, elements with a namespace and code are not components', () => {
  const text =
    '<div><my-element /><svg:rect /><b>x</b></div>\n\n`<Foo />`\n\n```mdx\n<Foo />\n```\n\n<>x</>\n';
  expect(names(text).used).toEqual([]);
});

test.each([
  ["import A, { b as B, C } from './x';\nimport * as D from './y';", ['A', 'B', 'C', 'D']],
  ['export const { A, b: [B = 1], ...C } = data;', ['A', 'B', 'C']],
  ['export function A(B) {\n  class C {}\n}', ['A', 'B', 'C']],
  ['{list.map(({ A, b: B }, [C]) => A)}', ['A', 'B', 'C']],
  ['{(() => { try { const A = 1 } catch (B) { function C() {} } })()}', ['A', 'B', 'C']],
])('%s declares its names', (text, expected) => {
  expect(names(`${text}\n`).declared).toEqual([...expected, 'props']);
});

import { compile } from '@mdx-js/mdx';
import remarkMath from 'remark-math';
import temml from 'temml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { treeParts } from '../../content/sections/pageSections';
import type { TreeNode } from '../../content/tree/nodes';
import { addSyntax, parseFile, resetSyntax } from '../../content/tree/parseFile';
import { toMarkdown } from '../../content/tree/toMarkdown';
import { replacedFindings, showReplaced } from '../../define/replacing';
import { findingText } from '../../support/finding';
import { formulaReader } from './readFormula';
import { formulaRenderer } from './renderFormula';

const render = formulaRenderer(temml, { '\\RR': '\\mathbb{R}' });
const readFormula = formulaReader(render);
const formulas = ['inlineMath', 'math'].map((name) => ({
  plugin: 'lectern:math',
  call: `replace.${name}`,
  styles: ['/math.css'],
  matches: ({ type }: TreeNode) => type === name,
  read: (node: TreeNode) => readFormula({ node, text: node.value ?? '' }),
}));
const addMath = (tree: TreeNode, source: string) =>
  showReplaced(tree, { file: 'a.mdx', source }, formulas);

beforeAll(() => addSyntax('math', remarkMath));
afterAll(resetSyntax);

const PAGE = `# Page

The set $\\RR$ costs \\$5, and $\\frac{a_1}{2}$ is {1 + 1}.

- Item

  $$
  \\sum_{i=1}^{n} i
  $$
`;

/** Compiles a page. */
async function compiled(text: string): Promise<string> {
  const remark = () => (tree: unknown) => addMath(tree as TreeNode, text) as never;
  return String(await compile(text, { remarkPlugins: [remarkMath, remark] }));
}

test('a page shows formulas as MathML, which its styles come with', async () => {
  const code = await compiled(PAGE);
  expect(code).toContain('import "/math.css"');
  expect(code).toContain('className: "lt-math"');
  expect(code).toContain('"<mi>ℝ</mi>"');
  expect(code).toMatch(/lt-math-block[\s\S]*display: "block"[\s\S]*<munderover>/);
  expect(code).toContain('costs $5');
  expect(await compiled('# Page\n')).not.toContain('math.css');
});

test('the Markdown of the page and the search have the TeX', () => {
  const { tree, source } = parseFile(PAGE, 'a.mdx');
  const added = addMath(tree, source);
  const { text, problems } = toMarkdown(added, source, { file: 'a.mdx', forms: {} });
  expect(problems).toHaveLength(1);
  expect(text).toContain('The set $\\RR$ costs \\$5, and $\\frac{a_1}{2}$ is ');
  expect(text).toContain('- Item\n\n  $$\n  \\sum_{i=1}^{n} i\n  $$');
  const parts = treeParts(added, { file: 'a.mdx' });
  expect(parts).toContainEqual({
    kind: 'text',
    text: 'The set \\RR costs $5, and \\frac{a_1}{2} is .',
  });
  expect(parts).toContainEqual(expect.objectContaining({ lang: 'tex', text: '\\sum_{i=1}^{n} i' }));
});

test.each([
  ['Text $\\frac{a}{$ here', '3:16', 'Unexpected end of input in a macro argument, expected'],
  ['Text $x + \\foo$ here', '3:11', 'Unsupported function name: \\foo'],
  ['$$\na\n+ \\foo\n$$', '5:3', 'Unsupported function name: \\foo'],
  ['- $$\n  a\n  + \\foo\n  $$', '5:5', 'Unsupported function name: \\foo'],
  [
    'Text $\\ref{a}$ here',
    '3:7',
    'it refers to the number of a formula, but formulas are not numbered',
  ],
  [
    'Text $x + \\eqref{a}$ here',
    '3:7',
    'it refers to the number of a formula, but formulas are not numbered',
  ],
  ['Text $\\def\\a{\\a\\a}\\a$ here', '3:7', 'Too many expansions: infinite loop'],
  [`Text $${'x+'.repeat(6000)}x$ here`, '3:7', 'it has 12001 characters, and the limit is 10000'],
])('[DIAG-1] a wrong formula is told with its place: %j', (text, place, said) => {
  const { tree, source } = parseFile(`# Page\n\n${text}\n`, 'a.mdx');
  expect(
    replacedFindings(tree, { source, file: 'a.mdx' }, 'a.mdx', formulas).map(findingText),
  ).toEqual([
    expect.stringContaining(`a.mdx:${place} math: the formula cannot be rendered: ${said}`),
  ]);
});

test('the next site of a process has dollar signs again', () => {
  const types = () =>
    parseFile('$x$', 'a.md').tree.children?.[0]?.children?.map(({ type }) => type);
  expect(types()).toEqual(['inlineMath']);
  resetSyntax();
  expect(types()).toEqual(['text']);
  addSyntax('math', remarkMath);
});

test('definitions in one formula do not affect the next', () => {
  expect(render('\\gdef\\a{x} \\a', false)).toHaveProperty('mathml');
  expect(render('\\a', false)).toHaveProperty('problem');
});

import { compile } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figure } from '../../../theme/components/Figure/Figure';
import { defaultForms } from '../../content/tree/components';
import type { TreeNode } from '../../content/tree/nodes';
import { parseFile } from '../../content/tree/parseFile';
import { toMarkdown } from '../../content/tree/toMarkdown';
import { fenceReplacement } from '../../define/fences';
import { replacedFindings, showReplaced } from '../../define/replacing';
import { findingText } from '../../support/finding';
import { drawFigure } from './drawFigure';
import { layoutAreas } from './layoutAreas';
import { layoutFigure, MAX_WIDTH } from './layoutFigure';
import { openFigure } from './openFigure';
import { labelsOf, readAreas } from './readAreas';
import { readFence } from './readFence';
import { type Figure as FigureFacts, readFigure } from './readFigure';
import { textWidth } from './textWidth';

const SHARED = `description: Both entries load \`vendor.js\`, and {nothing} <else>.
rows:
  - home: "\`home.js\`"
    account: "\`account.js\`"
  - vendor: ["\`vendor.js\`", tiny-view]
arrows:
  - "home -> vendor"
  - "account -> vendor: imports & runs"
accent: [vendor]`;

const fence = fenceReplacement({
  plugin: 'lectern:figures',
  language: 'figure',
  component: '/theme/Figure.tsx',
  read: readFence,
});

const addFigures = (tree: TreeNode) => showReplaced(tree, { file: 'a.mdx', source: '' }, [fence]);

const figureFindings = (source: string) =>
  replacedFindings(parseFile(source, 'a.mdx').tree, { source, file: 'a.mdx' }, 'a.mdx', [
    fence,
  ]).map(findingText);

const page = (figure: string) =>
  `# Page\n\n- Point\n\n  \`\`\`figure\n${figure.replace(/^/gm, '  ')}\n  \`\`\`\n`;

function read(source: string): FigureFacts {
  const result = readFigure(source);
  if ('figure' in result) return result.figure;
  throw new Error(result.problems.join('\n'));
}

const problems = (source: string) => {
  const result = readFigure(source);
  return 'problems' in result ? result.problems : [];
};

const columns = (arrows: string) => `description: Two.
titles: [Shop, Cart]
columns:
  - page: Page
  - entry: remoteEntry.js
    button: ./button
arrows: [${arrows}]`;

test('[TRUE-4] a figure is Markdown in the twin of its page: what it says, and a list', () => {
  const { tree, source } = parseFile(page(SHARED), 'a.mdx');
  const facts = { file: 'a.mdx', forms: defaultForms };
  expect(toMarkdown(addFigures(tree), source, facts)).toEqual({
    hasTitle: true,
    problems: [],
    text: [
      '# Page',
      '',
      '- Point',
      '',
      '  Both entries load `vendor.js`, and \\{nothing} \\<else>.',
      '  ',
      '  - `home.js` → `vendor.js` (tiny-view)',
      '  - `account.js` → `vendor.js`: imports & runs',
    ].join('\n'),
  });
});

test('[TRUE-4] a page shows it as one picture with a description', async () => {
  const remark = () => (tree: unknown) => addFigures(tree as TreeNode) as never;
  const code = String(await compile(page(SHARED), { remarkPlugins: [remark] }));
  expect(code).toContain('import FigureFence from "/theme/Figure.tsx"');
  const description = 'Both entries load vendor.js, and {nothing} <else>.';
  expect(code).toContain(`description: "${description}"`);
  const drawing = drawFigure(read(SHARED));
  expect(code).toContain(`drawing: ${JSON.stringify(drawing)}`);
  expect(renderToStaticMarkup(<Figure description={description} drawing={drawing} />)).toBe(
    `<figure class="lt-figure" role="img" aria-label="Both entries load vendor.js, and {nothing} &lt;else&gt;.">${drawing}</figure>`,
  );
});

test('[TRUE-4] it is drawn with classes for colors, its texts safe, its boxes and arrows in place', () => {
  const svg = drawFigure(read(SHARED));
  expect(svg).toContain('<tspan class="lt-figure__code">vendor.js</tspan>');
  expect(svg).toContain('imports &#38; runs');
  expect(svg).toContain('<rect class="lt-figure__accent"');
  expect(svg).not.toMatch(/(fill|stroke|style)=/);
});

test('[TRUE-4] rows stand below each other, columns beside each other, and none overlaps another', () => {
  for (const figure of [read(SHARED), read(columns('"page -> entry: loads"'))]) {
    const { boxes, width, height } = layoutFigure(figure);
    for (const one of boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(width);
      expect(one.y + one.height).toBeLessThanOrEqual(height);
      for (const other of boxes) {
        if (one === other) continue;
        const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
        const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect(isBeside || isAbove).toBe(true);
      }
    }
  }
});

test('[TRUE-4] arrows end at the sides that face each other, and two ways stand apart', () => {
  const heads = (figure: FigureFacts) => layoutFigure(figure).arrows.map(({ head }) => head);
  expect(heads(read(SHARED))).toEqual(['down', 'down']);
  const both = read(columns('"page -> entry", "entry -> page", "entry -> button"'));
  expect(heads(both)).toEqual(['right', 'left', 'down']);
  const [there, back] = layoutFigure(both).arrows;
  expect(there?.from[1]).not.toBe(back?.to[1]);
});

test('[TRUE-4] [DIAG-1] reports an invalid figure with its line, the value and what it must be', () => {
  const { tree } = parseFile(page('rows: []'), 'a.mdx');
  expect(figureFindings(page('rows: []'))).toEqual([
    'a.mdx:5 figures: the figure is invalid: description must be a string, but is missing',
    'a.mdx:5 figures: the figure is invalid: rows must be a non-empty array, but is []',
  ]);
  expect(addFigures(tree).children?.at(-1)).toEqual(tree.children?.at(-1));
  const wide = `description: Wide.\nrows:\n  - { a: ${'w'.repeat(60)} }`;
  expect(figureFindings(page(wide))[0]).toContain(
    `a phone has room for ${MAX_WIDTH} → use shorter labels`,
  );
});

test('[TRUE-4] reports problems in a description', () => {
  expect(problems('description: [')[0]).toContain('it is not valid YAML');
  expect(problems('description: Nothing.')).toEqual([
    'a figure has either rows, columns or areas → use one of them',
  ]);
  const rows = 'description: D.\nrows: [{ a: A, b: B }, { a: C }, { d: D }]\n';
  expect(
    problems(`${rows}titles: [One]\naccent: [e]\narrows: ["a - b", "b -> x", "b -> d"]`),
  ).toEqual([
    'a is used twice → choose another name',
    'the number of titles differs from the number of columns → write one for each column',
    'accent: unknown box e → write one of a, b, d',
    'arrows: "a - b" does not name two boxes → write "from -> to: label"',
    'arrows: "b -> x" does not name two boxes → write "from -> to: label"',
    'arrows: "b -> d" connects boxes that are not next to each other → rearrange them',
  ]);
});

test('Chinese characters are as wide as they are high, and those of code are all alike', () => {
  expect(textWidth('缓存', 10)).toBe(20);
  expect(textWidth('`il`', 10)).toBe(textWidth('`mm`', 10));
});

const PAGE = `description: A page has a bar, and below it a list beside a text.
areas:
  - Bar
  - Page:
      - [[List, Links], Text]
accent: [Links]`;

const areasOf = (value: object) => {
  const result = readAreas(value);
  if ('figure' in result) return result.figure.areas;
  throw new Error(result.problems.join('\n'));
};

test('areas are listed in Markdown with their parts', () => {
  const opened = openFigure(PAGE);
  expect('figure' in opened && opened.figure.toMarkdown()).toBe(
    'A page has a bar, and below it a list beside a text.\n\n- Bar\n- Page\n  - List\n  - Links\n  - Text',
  );
  expect('figure' in opened && opened.figure.draw()).toContain('class="lt-figure__accent"');
});

test('areas lie beside and below each other inside of the one that has them, and never over another', () => {
  const areas = areasOf({
    description: 'A page.',
    areas: ['Bar', { Page: [[['List', 'Links'], 'Text']] }],
  });
  expect(labelsOf(areas)).toEqual(['Bar', 'Page', 'List', 'Links', 'Text']);
  const { placed, width, height } = layoutAreas(areas);
  const at = (name: string) => {
    const found = placed.find(({ area }) => area.label === name);
    if (!found) throw new Error(name);
    return {
      left: found.x,
      top: found.y,
      right: found.x + found.width,
      bottom: found.y + found.height,
    };
  };
  expect(at('Bar').right).toBe(width);
  expect(at('Page').bottom).toBeCloseTo(height);
  expect(at('Page').top).toBeGreaterThan(at('Bar').bottom);
  expect(at('Links').top).toBeGreaterThan(at('List').bottom);
  expect(at('Text').left).toBeGreaterThan(at('List').right);
  expect(at('Text').right).toBeLessThan(at('Page').right);
  expect(at('Text').bottom).toBeCloseTo(at('Links').bottom);
});

test('reports problems of areas', () => {
  const problemsOf = (source: string) => {
    const opened = openFigure(source);
    return 'problems' in opened ? opened.problems : [];
  };
  expect(problemsOf(PAGE.replace('accent: [Links]', 'accent: [Link]'))).toEqual([
    'accent: unknown area Link → write one of Bar, Page, List, Links, Text',
  ]);
  expect(problemsOf('areas: [A]')).toEqual([expect.stringMatching(/^description must be /)]);
  expect(problemsOf('description: A.\nareas: [[]]')).toEqual([expect.stringMatching(/^areas/)]);
});

const BARS = `description: One tool takes half of the time.
unit: s
bars:
  - label: [Fast, with <cache>]
    value: 1.5
  - label: Slow
    value: 3
accent: [Fast]`;

test('[TRUE-4] bars are drawn in proportion, described with all values and listed in Markdown', () => {
  const opened = openFigure(BARS);
  if ('problems' in opened) throw new Error(opened.problems.join('\n'));
  const { figure } = opened;
  expect(figure.description).toBe('One tool takes half of the time. Fast: 1.5 s, Slow: 3 s');
  expect(figure.draw()).toContain('<small>with &#60;cache&#62;</small></span> <b>1.5 s</b>');
  expect(figure.draw().match(/width:[\d.]+%/g)).toEqual(['width:50%', 'width:100%']);
  expect(figure.toMarkdown()).toBe(
    'One tool takes half of the time.\n\n- Fast (with \\<cache>): 1.5 s\n- Slow: 3 s',
  );
});

test('[TRUE-4] reports problems of bars', () => {
  const faults = (source: string) => {
    const read = openFigure(source);
    return 'problems' in read ? read.problems : [];
  };
  expect(faults(BARS.replace('[Fast]', '[Quick]'))).toEqual([
    'accent: unknown bar Quick → write one of Fast, Slow',
  ]);
  expect(faults(BARS.replace('value: 3', 'value: -3'))[0]).toContain('bars[1].value must be ');
  expect(faults(`${BARS}\nrows: []`)[0]).toContain('rows');
});

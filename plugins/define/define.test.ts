import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { treeParts } from '../content/sections/pageSections';
import type { TreeNode } from '../content/tree/nodes';
import { parseFile } from '../content/tree/parseFile';
import { toMarkdown } from '../content/tree/toMarkdown';
import { findingText } from '../support/finding';
import { definePlugin } from '.';
import { checkData } from './callAtOnce';
import { fenceReplacement } from './fences';
import { missingStrings } from './missingStrings';
import { behindTitle } from './openContent';
import { pageWords } from './pageWords';
import {
  elementName,
  type OpenReplacement,
  replacedFindings,
  sayReplaced,
  showReplaced,
} from './replacing';
import { translator } from './shared';
import { slotFiles, writeSlotDoor } from './slotDoor';

const strings = { minutes: { en: '{{n}} min', de: '{{n}} Min.' }, only: { fr: 'oui' } };

test('a text comes in the language of the page, of its country too, with its values', () => {
  expect(translator(strings, 'de')('minutes', { n: 3 })).toBe('3 Min.');
  expect(translator(strings, 'de-AT')('minutes', { n: 3 })).toBe('3 Min.');
  expect(translator(strings, 'zh')('minutes', { n: 3 })).toBe('3 min');
  expect(translator(strings, 'en')('only')).toBe('oui');
  expect(missingStrings(strings, ['en', 'de-AT', 'zh'])).toEqual([
    'en: only',
    'de-AT: only',
    'zh: minutes, only',
  ]);
});

test('the words of a page are its prose', () => {
  const { tree } = parseFile('# Start\n\nRun `npm start` **now**.\n\n```sh\nnpm\n```\n', 'a.mdx');
  expect(pageWords(tree).replace(/\s+/g, ' ').trim()).toBe('Start Run npm start now.');
});

test('a line stands behind the title, or first on a page without one', () => {
  const types = (text: string) =>
    behindTitle(parseFile(text, 'a.mdx').tree, '_3 min_').children?.map(({ type }) => type);
  expect(types('# A\n\n- b\n')).toEqual(['heading', 'paragraph', 'list']);
  expect(types('- b\n')).toEqual(['paragraph', 'list']);
});

test('a slot is filled by a theme that is the one of the site otherwise', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-slots-'));
  writeFileSync(path.join(cwd, 'index.tsx'), '');
  writeFileSync(path.join(cwd, 'Badge.tsx'), '');
  const filled = { name: 'badge', strings: {}, slots: { top: './Badge.tsx' } };
  const folder = writeSlotDoor(filled, cwd, cwd);
  const source = readFileSync(path.join(folder, 'index.js'), 'utf8');
  expect(source).toContain(`export * from "${cwd}/index.tsx";`);
  expect(source).toContain(`import Slot0 from "${cwd}/Badge.tsx";`);
});

test('[DIAG-3] a function that is async is named: what it says would not be heard', async () => {
  const late = definePlugin({ name: 'late', check: (async () => []) as never });
  const [check] = (await late.checks?.({})) ?? [];
  expect(() => check?.run({ pages: [] } as never)).toThrow(
    '[late] check returns a promise, but its result is needed immediately → do not make it async',
  );
});

test('[DIAG-3] a function that fails is named with its plugin and where it was thrown', async () => {
  const check = () => {
    throw new Error('no $& token');
  };
  const [failing] = (await definePlugin({ name: 'tired', check }).checks?.({})) ?? [];
  const run = () => failing?.run({ pages: [] } as never);
  expect(run).toThrow(/^\[tired\] check failed: no \$& token$/);
  try {
    run();
  } catch (error) {
    expect((error as Error).stack).toMatch(/^Error: \[tired\] check .*\n.*define\.test\.ts/);
  }
});

test('[DIAG-3] data that no browser can be sent is named with its plugin and page', () => {
  const circle: { self?: object } = {};
  circle.self = circle;
  expect(() => checkData('round', circle, 'docs/a.mdx')).toThrow(
    '[round] the result of page for docs/a.mdx cannot be serialized as JSON (data.self is an object that contains itself) → return',
  );
  expect(() => checkData('big', { n: 1n }, 'docs/a.mdx')).toThrow('(data.n is 1n) → return');
  expect(() => checkData('plain', { n: [1, 'a', undefined] }, 'docs/a.mdx')).not.toThrow();
});

test.each<[string, unknown, string]>([
  [
    'a date',
    { reviewed: { on: new Date('2026-05-01') } },
    '(data.reviewed.on is a Date) → return texts, numbers, lists and plain objects; for a date, its toISOString()',
  ],
  ['a map', [{ tags: new Map() }], '(data[0].tags is a Map) → return'],
  ['a function', { n: { format: () => '' } }, '(data.n.format is a function) → return'],
  ['a number that is none', { n: Number.NaN }, '(data.n is NaN) → return'],
])(
  '[DIAG-3] %s in the data of a page, which components would not receive as such, is named',
  (_, data, message) => {
    expect(() => checkData('lossy', data, 'docs/a.mdx')).toThrow(
      `[lossy] the result of page for docs/a.mdx cannot be serialized as JSON ${message}`,
    );
  },
);

test('[DIAG-3] a check that returns something else than findings is named with what it returned', async () => {
  const given = [{ file: 'a.mdx', message: 'x' }, null, { file: 5, message: 'x', line: 0 }];
  const [check] =
    (await definePlugin({ name: 'odd', check: () => given as never }).checks?.({})) ?? [];
  expect(() => check?.run({ pages: [] } as never)).toThrow(
    '[odd] check does not return a list of findings:\n  [1] must be an object, but is null\n  [2].file must be a string, but is 5 → write "5"\n  [2].line must be at least 1, but is 0',
  );
});

test('[DIAG-3] values of a wrong type are named, all at once', () => {
  const odd = { name: 'odd', page: 'x', check: 5, strings: './texts.json', before: 'a' };
  expect(() => definePlugin(odd as never)).toThrow(
    '[odd] the definition cannot be used:\n  strings must be an object, but is "./texts.json"',
  );
  expect(() => definePlugin(odd as never)).toThrow('page must be a function, but is "x"');
  expect(() => definePlugin({} as never)).toThrow('[plugin] the definition cannot be used');
});

const chart = fenceReplacement({
  plugin: 'charts',
  language: 'chart',
  component: '/site/Chart.tsx',
  read: ({ text, meta }) =>
    text.includes('?')
      ? { problems: [{ message: 'a chart has no ? → write a number', line: 2 }] }
      : {
          props: { values: text.trim().split('\n').map(Number), title: meta },
          markdown: `**${text}**`,
          words: meta,
        },
});

const show = (tree: TreeNode, source = '', one = chart) =>
  showReplaced(tree, { file: 'a.mdx', source }, [one]);

test('a block becomes a component with its props, and its own text in Markdown', async () => {
  const source = '# A\n\n- b\n\n  ```chart Rain & snow\n  1\n  2\n  ```\n';
  const remark = () => (tree: unknown) => show(tree as TreeNode) as never;
  const code = String(await compile(source, { remarkPlugins: [remark] }));
  expect(code).toContain('import ChartFence from "/site/Chart.tsx"');
  expect(code.replace(/\s+/g, '')).toContain('values:[1,2],title:"Rain&snow"');
  const added = show(parseFile(source, 'a.mdx').tree, source);
  expect(toMarkdown(added, source, { file: 'a.mdx', forms: {} }).text).toContain('  **1\n  2**');
  expect(treeParts(added, { file: 'a.mdx' })).toContainEqual({
    kind: 'text',
    text: 'Rain & snow',
  });
});

test('[DIAG-1] what is wrong with a block is told with its line, and the page shows the block', () => {
  const source = '# A\n\n```chart\n1\n ?\n```\n';
  const { tree } = parseFile(source, 'a.mdx');
  const found = replacedFindings(tree, { source, file: 'a.mdx' }, 'a.mdx', [chart]);
  expect(found.map(findingText)).toEqual(['a.mdx:5:2 charts: a chart has no ? → write a number']);
  expect(show(tree, source).children?.at(-1)).toEqual(tree.children?.at(-1));
});

test('[DIAG-1] Markdown that is not valid MDX is reported at the node that it replaces, which stays', () => {
  const source = '# A\n\nText\n\n<Changes />\n';
  const changes: OpenReplacement = {
    plugin: 'changelog',
    call: 'replace.Changes',
    matches: ({ name }) => name === 'Changes',
    read: () => ({ markdown: '## 1.0\n\n- Faster <fast>\n' }),
  };
  const { tree } = parseFile(source, 'a.mdx');
  const said = sayReplaced(tree, 'a.mdx', [changes]);
  expect(said.children?.at(-1)).toEqual(tree.children?.at(-1));
  const found = replacedFindings(said, { source, file: 'a.mdx' }, 'a.mdx', [changes]);
  expect(found.map(findingText)).toEqual([
    'a.mdx:5 changelog: the Markdown that replaces Changes is not valid MDX: Expected a closing tag for `<fast>` before the end of `paragraph` in "- Faster <fast>" → escape < and { with \\ in replace.Changes, or correct what it reads',
  ]);
});

test('[DIAG-3] what a block cannot become is named with the plugin and the function', () => {
  const { tree } = parseFile('```chart\n```\n', 'a.mdx');
  const read = () => ({ props: { draw: () => 1 }, markdown: 5 }) as never;
  expect(() => show(tree, '', { ...chart, read })).toThrow(
    /^\[charts\] fences.chart returned an invalid result for the block:\n {2}props.draw must be .*\n {2}markdown must be a string, but is 5 → write "5"/,
  );
});

test('names of languages are names of components', () => {
  expect(['chart', 'vega-lite', 'c++'].map((name) => elementName(name, 'Fence'))).toEqual([
    'ChartFence',
    'VegaLiteFence',
    'CFence',
  ]);
});

test('[DIAG-3] prepare is awaited once, and named if it fails', async () => {
  let times = 0;
  const plugin = definePlugin({
    name: 'slow',
    async prepare() {
      times += 1;
    },
    check: () => [{ file: 'a.mdx', message: String(times) }],
  });
  for (const _ of [1, 2]) {
    const [check] = (await plugin.checks?.({})) ?? [];
    expect(check?.run({ pages: [] } as never)).toMatchObject([{ message: '1' }]);
  }
  const prepare = () => Promise.reject(new Error('no network'));
  const failing = definePlugin({ name: 'slow', prepare, check: () => [] });
  await expect(failing.checks?.({})).rejects.toThrow('[slow] prepare failed: no network');
});

test('a component that is not there is named with its slot', () => {
  const filled = { name: 'badge', strings: {}, slots: { top: './No.tsx', bottom: './Nor.tsx' } };
  expect(() => slotFiles(filled, '/site')).toThrow(
    '[badge] 2 components of slots do not exist:\n  top: /site/No.tsx\n  bottom: /site/Nor.tsx\n→ write a path',
  );
});

test('[DIAG-3] a key without a schema is named', () => {
  const wrong = { name: 'since', frontmatter: { since: 'string' }, custom: { badge: 1 } };
  expect(() => definePlugin(wrong as never)).toThrow(
    '[since] the definition cannot be used:\n  frontmatter.since must be a schema of zod 4, such as z.string().optional(), but is "string"\n  custom.badge must be a schema of zod 4, such as z.string().optional(), but is 1',
  );
});

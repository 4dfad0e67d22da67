import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageIndexInfo, RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { factSyntax } from '../../tests/package/product-facts/factSyntax';
import { pluginContent } from '../content';
import { treeParts } from '../content/sections/pageSections';
import { contentOf } from '../content/siteContent';
import { toMarkdown } from '../content/tree/toMarkdown';
import { findingText } from '../support/finding';
import { definePlugin, type SitePages } from '.';

/** A page of a site with plugins. */
async function open(text: string, ...own: RspressPlugin[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'lectern-hooks-'));
  const file = path.join(root, 'a.mdx');
  writeFileSync(file, text);
  let config: UserConfig = { root };
  for (const plugin of [pluginContent(), ...own] as RspressPlugin[]) {
    config = (await plugin.config?.(config, {} as never, false)) as UserConfig;
  }
  const content = contentOf(config);
  const place = { routePath: '/a', absolutePath: file, lang: '', version: '' };
  content.setRoutes([place as RouteMeta]);
  const page = content.files.read(file);
  if (!page) throw new Error('there is no page');
  return {
    markdown: () => toMarkdown(page.tree(), page.source, { file, forms: {} }).text,
    parts: () => treeParts(page.tree(), { file }),
    code: () => JSON.stringify(page.tree()),
    outline: () => (page.lookAt().children ?? []).filter(({ type }) => type === 'heading').length,
    found: () => content.check([page]).map((one) => findingText({ ...one, file: 'a.mdx' })),
  };
}

const upper = (name: string, before: string[] = []) =>
  definePlugin({
    name,
    before,
    tree({ tree, parse }) {
      tree.children.push(...parse(`## From ${name}`));
      return tree;
    },
  });

test('[KIT-5] what plugins add to the tree is for everybody, in the order that they ask for', async () => {
  const page = await open('# A\n', upper('one'), upper('two', ['one']));
  expect(page.markdown()).toBe('# A\n\n## From two\n\n## From one');
  expect(page.outline()).toBe(3);
  expect(page.parts().map((part) => 'text' in part && part.text)).toEqual([
    'A',
    'From two',
    'From one',
  ]);
});

test('[AUTH-6] a page that cannot be parsed has no data of plugins until it is corrected', async () => {
  const length = definePlugin({ name: 'length', page: ({ text }) => ({ length: text.length }) });
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-hooks-'));
  const file = path.join(folder, 'a.mdx');
  let config: UserConfig = { root: folder };
  for (const plugin of [pluginContent(), length] as RspressPlugin[]) {
    config = (await plugin.config?.(config, {} as never, false)) as UserConfig;
  }
  const dataOf = async (text: string) => {
    writeFileSync(file, text);
    const page = { _filepath: file } as PageIndexInfo & { pluginData?: unknown };
    await length.extendPageData?.(page, false);
    return page.pluginData;
  };
  expect(await dataOf('Text {a')).toBeUndefined();
  expect(await dataOf('Text')).toEqual({ length: { length: 4 } });
});

test('a component becomes HTML, with its own Markdown and words', async () => {
  const stars = definePlugin({
    name: 'stars',
    replace: {
      Stars: {
        read: ({ props }) => ({
          html: `<span class="stars">${'★'.repeat(Number(props.n))}</span>`,
          markdown: `${props.n} stars`,
          words: `${props.n} of 5 stars`,
        }),
      },
    },
  });
  const page = await open('# A\n\nIt has <Stars n={3} />.\n\n<Stars n={1} />\n', stars);
  expect(page.markdown()).toBe('# A\n\nIt has 3 stars.\n\n1 stars');
  expect(page.code()).toContain('"value":"★★★"');
  expect(page.parts()).toContainEqual({ kind: 'text', text: 'It has 3 of 5 stars.' });
  expect(page.parts()).toContainEqual({ kind: 'text', text: '1 of 5 stars' });
});

test('fences that a plugin adds are those of another', async () => {
  const adds = definePlugin({
    name: 'adds',
    tree: ({ tree, parse }) => ({
      ...tree,
      children: [...tree.children, ...parse('```up\nx\n```')],
    }),
  });
  const up = definePlugin({
    name: 'up',
    fences: {
      up: {
        component: new URL(import.meta.url),
        read: ({ text }) => ({ props: { text }, markdown: text.toUpperCase() }),
      },
    },
  });
  expect((await open('# A\n', up, adds)).markdown()).toBe('# A\n\nX');
});

test('[DIAG-1] problems of pages and nodes have their places', async () => {
  const plugin = definePlugin({
    name: 'strict',
    replace: {
      inlineCode: {
        read: ({ text }) =>
          text === 'bad' ? { problems: [{ offset: 1, message: 'bad → good' }] } : {},
      },
    },
    problems: ({ tree }) => [{ line: 3, column: 2, message: `${tree.children.length} → 1` }],
  });
  expect((await open('# A\n\nA `bad` and `fine`.\n', plugin)).found()).toEqual([
    'a.mdx:3:5 strict: bad → good',
    'a.mdx:3:2 strict: 2 → 1',
  ]);
});

test.each([
  [{ tree: async () => undefined }, 'tree for', 'it returns a promise'],
  [{ tree: () => 5 }, 'tree for', 'it returns no node → return the tree, or nothing'],
  [
    {
      tree: ({ tree }: { tree: { children: object[] } }) =>
        void tree.children.push({ type: 'odd' }),
    },
    'tree for',
    'it adds a node of type "odd", which has no Markdown form → handle it in replace',
  ],
  [{ remarkPlugins: [() => async () => {}] }, 'remarkPlugins for', 'one of them is asynchronous'],
  [{ problems: () => [{ line: 0 }] }, 'problems for', '[0].line must be at least 1, but is 0'],
  [
    { replace: { text: { read: () => ({ html: 'x' }) } } },
    'replace.text',
    'html is not a single element',
  ],
  [
    { replace: { text: { read: () => ({ props: {} }) } } },
    'replace.text',
    'returns props, but no component is set → name its file in component, or return html',
  ],
])('[DIAG-3] what a function cannot return is named: %o', async (definition, call, said) => {
  const plugin = definePlugin({ name: 'odd', ...definition } as never);
  const page = await open('# A\n\nText.\n', plugin);
  const run = () => [page.code(), page.found()];
  expect(run).toThrow(`[odd] ${call}`);
  expect(run).toThrow(said);
});

test.each([
  [{ syntax: [5] }, 'syntax[0] must be a plugin or [plugin, options] or an object, but is 5'],
  [{ inputs: 'a.json' }, 'inputs must be an array or a function that returns one, but is "a.json"'],
  [
    { replace: { 'a b': { read: () => ({}) } } },
    'a key of replace must be a type of nodes or the name of a component, but is "a b"',
  ],
  [
    { fences: { 'a b': { read: () => ({}) } } },
    'a key of fences must be a language such as "chart", but is "a b"',
  ],
  [{ replace: { fact: {} } }, 'replace.fact.read must be a function, but is missing'],
  [{ problem: () => [] }, 'unknown key "problem" → did you mean "problems"?'],
])('[DIAG-3] values of a wrong type are named: %o', (definition, said) => {
  const define = () => definePlugin({ name: 'odd', ...definition } as never);
  expect(define).toThrow('[odd] the definition cannot be used:');
  expect(define).toThrow(said);
});

test('[DIAG-3] a plugin that adds syntax too late is named with what to do', async () => {
  function remarkOdd(this: { data(): Record<string, unknown> }) {
    this.data().micromarkExtensions = [{}];
  }
  const plugin = definePlugin({ name: 'odd', remarkPlugins: [remarkOdd as never] });
  await expect(open('# A\n', plugin)).rejects.toThrow(
    '[odd] a plugin in remarkPlugins extends the syntax → list it in syntax',
  );
});

test('[KIT-5] syntax is that of every reader, also as extensions, and its nodes can be added', async () => {
  const plugin = definePlugin({
    name: 'product-facts',
    syntax: () => [factSyntax],
    replace: {
      fact: {
        read: ({ text }) =>
          text === 'odd' ? { problems: [{ message: 'no' }] } : { markdown: `**${text}**` },
      },
    },
    tree({ tree, parse }) {
      tree.children.push(...parse('Added @@size@@.'), {
        type: 'paragraph',
        children: [{ type: 'fact', value: 'weight' }],
      });
      return tree;
    },
  });
  const page = await open('# A\n\nIt costs @@price@@, not @@ or @@Price@@ or a@@b.c.\n', plugin);
  expect(page.markdown()).toBe(
    '# A\n\nIt costs **price**, not @@ or @@Price@@ or a@@b.c.\n\nAdded **size**.\n\n**weight**',
  );
  expect(page.parts()).toContainEqual({ kind: 'text', text: 'Added size.' });
  expect(page.found()).toEqual([]);
  const odd = await open('# A\n\nIt costs @@odd@@.\n', plugin);
  expect(odd.found()).toEqual(['a.mdx:3:10 product-facts: no']);
});

test('what a plugin changes only of the HTML is kept, and standard nodes keep their Markdown', async () => {
  const marks = definePlugin({
    name: 'marks',
    remarkPlugins: [
      () => (tree: { children: { data?: object }[] }) => {
        for (const node of tree.children) node.data = { hProperties: { id: 'own' } };
      },
    ],
  });
  const codes = definePlugin({
    name: 'codes',
    replace: { inlineCode: { read: ({ text }) => ({ html: `<kbd>${text}</kbd>` }) } },
  });
  const ends = definePlugin({
    name: 'ends',
    tree({ tree, parse }) {
      const [, paragraph] = tree.children;
      const [end] = parse('End.');
      if (paragraph?.type !== 'paragraph' || end?.type !== 'paragraph') return undefined;
      paragraph.children.push(...end.children);
      return tree;
    },
  });
  const page = await open('# A\n\nPress `x`. \n', codes, marks, ends);
  expect(page.code()).toContain('{"id":"own"}');
  expect(page.code()).toContain('"hName":"kbd"');
  expect(page.markdown()).toBe('# A\n\nPress `x`.End.');
});

test('every function that makes something of a page knows the other pages', async () => {
  const told: Record<string, unknown> = {};
  const tell = (name: string, { pages, version }: { pages: SitePages; version: string }) => {
    told[name] = [pages.find('./a')?.title, pages.all.length, version];
  };
  const plugin = definePlugin({
    name: 'curious',
    page: (page) => tell('page', page),
    facts: (page) => void tell('facts', page),
    afterTitle: (page) => void tell('afterTitle', page),
    tree: (page) => void tell('tree', page),
    replace: {
      inlineCode: {
        read(node) {
          tell('replace', node);
          return {};
        },
      },
    },
    fences: {
      up: {
        component: new URL(import.meta.url),
        read(block) {
          tell('fences', block);
          return {};
        },
      },
    },
    problems(page) {
      tell('problems', page);
      return [];
    },
  });
  const page = await open('# A title\n\n`x`\n\n```up\nx\n```\n', plugin);
  page.markdown();
  page.found();
  const names = ['page', 'facts', 'afterTitle', 'tree', 'replace', 'fences', 'problems'];
  expect(told).toEqual(Object.fromEntries(names.map((name) => [name, ['A title', 1, '']])));
});

test('[DIAG-3] prepare, which knows no pages, says where they are known', async () => {
  const plugin = definePlugin({
    name: 'early',
    prepare: (site) => void (site as unknown as { pages: SitePages }).pages.all,
  });
  await expect(open('# A\n', plugin)).rejects.toThrow(
    '[early] prepare failed: the pages of the site are not known in prepare → use pages in page, facts, tree',
  );
});

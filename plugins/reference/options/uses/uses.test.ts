import { expect, test } from 'vitest';
import { filesOfCommand } from '../../../content/files/filesOfCommand';
import { parseFile } from '../../../content/tree/parseFile';
import { folderOf } from '../testing/testOptions';
import { configPaths } from './configPaths';
import { type OptionNames, type PageUse, pageUses } from './pageUses';
import { rankUses } from './rankUses';
import { addUsedOptions, usedInLine } from './usesLines';

const KNOWN = ['cache', 'cache.type', 'output.path', 'mode', 'HtmlPlugin.template'];
const find = (name: string) => KNOWN.find((known) => known === name);
const names: OptionNames = { find, named: (code) => (code.includes('.') ? find(code) : undefined) };

const PAGE = `# Cache

About \`output.path\` and \`mode\`.

## Where it is \`cache.type\` {#where}

\`cache.type\`, once more \`cache\`.

\`\`\`js title="bundler.config.mjs" tested=a
export default { cache: { type: 'disk' }, plugins: [new HtmlPlugin({ template: 'a.html' })] };
\`\`\`

\`\`\`js title="bundler.config.mjs"
export default { output: { path: 'not-tested' } };
\`\`\`
`;

test('[OPT-2] finds every option that a configuration sets, including those of plugins', () => {
  expect([
    ...configPaths(
      "export default [{ output: { path: 'a' }, plugins: [new x.HtmlPlugin({ a: 1 })] }]",
    ),
  ]).toEqual(['output', 'output.path', 'plugins', 'HtmlPlugin', 'HtmlPlugin.a']);
  expect(configPaths('const = ;').size).toBe(0);
});

test('[OPT-2] a page uses the options that it names and that its tested samples set; a single word only counts with a sample', () => {
  const uses = pageUses(parseFile(PAGE, 'a.mdx').tree, names);
  expect(Object.fromEntries(uses)).toEqual({
    'output.path': { named: 1, isInHeading: false, isInSample: false },
    'cache.type': { named: 1, isInHeading: true, isInSample: true, section: 'where' },
    cache: { named: 1, isInHeading: false, isInSample: true, section: 'where' },
    'HtmlPlugin.template': { named: 0, isInHeading: false, isInSample: true, section: 'where' },
  });
});

const use = (part: Partial<PageUse>): PageUse => ({
  named: 0,
  isInHeading: false,
  isInSample: false,
  ...part,
});
const page = (route: string, uses: Record<string, PageUse>) => ({
  route,
  uses: new Map(Object.entries(uses)),
});

test('[OPT-2] the pages most relevant to an option come first, at most four, without pages that only mention it', () => {
  const { usedIn, usedBy } = rankUses([
    page('/guide/a', { 'cache.type': use({ named: 2 }) }),
    page('/guide/persistent-cache', { 'cache.type': use({ named: 2, section: 'x' }) }),
    page('/guide/cache-rules', { 'cache.type': use({ named: 3 }) }),
    page('/guide/once', { 'cache.type': use({ named: 1 }) }),
    page('/guide/heading', { 'cache.type': use({ isInHeading: true }) }),
    page('/guide/last', { 'cache.type': use({ named: 2 }) }),
  ]);
  expect(usedIn.get('cache.type')).toEqual([
    { route: '/guide/heading' },
    { route: '/guide/persistent-cache', section: 'x' },
    { route: '/guide/cache-rules' },
    { route: '/guide/a' },
  ]);
  expect([...usedBy.keys()]).not.toContain('/guide/last');
});

test('[OPT-2] an option that every sample sets is only linked to pages whose text is about it', () => {
  const pages = ['a', 'b', 'c', 'd', 'entry'].map((name) =>
    page(`/guide/${name}`, { entry: use({ isInSample: true }) }),
  );
  expect(rankUses(pages).usedIn.get('entry')).toEqual([{ route: '/guide/entry' }]);
});

const docDir = folderOf({
  'v2/zh/guide/a.mdx': '# 缓存 [与] 输出\n',
  'v2/zh/guide/b/index.mdx': '---\ntitle: 目录\n---\n\n# 目录\n',
});
test('[OPT-2] options link to pages by their titles in the language of the reader, and pages link back', () => {
  const places = [
    { route: '/guide/a', section: 'where' },
    { route: '/guide/b/' },
    { route: '/guide/none' },
  ];
  const place = { docDir, version: 'v2', lang: 'zh', files: filesOfCommand() };
  expect(usedInLine(places, place)).toBe(
    '- **用于：** [缓存 \\[与\\] 输出](/guide/a#where)、[目录](/guide/b/)',
  );
  expect(usedInLine([], place)).toBeUndefined();
  const ranked = {
    usedIn: new Map(),
    usedBy: new Map([['/guide/a', ['cache.type', 'rules[].test', 'cache.none', 'rules']]]),
  };
  const { tree } = parseFile('# A\n\nText.\n', 'a.mdx');
  const addressOf = (option: string) =>
    ({ 'cache.type': '/c#type', 'rules[].test': '/c#rules', rules: '/c#rules' })[option];
  const hrefOf = (place: string) => `/base${place}`;
  const added = addUsedOptions(tree, '/guide/a', ranked, { lang: 'en', addressOf, hrefOf });
  const last = added.children?.at(-1);
  expect(last?.data?.source).toBe(
    '**Options on this page:** [`cache.type`](/c#type), [`rules.test`](/c#rules)',
  );
  expect(last?.data?.isAside).toBe(true);
  expect(JSON.stringify(last)).toContain('"href":"/base/c#type","dataWritten":""');
  expect(addUsedOptions(tree, '/guide/x', ranked, { lang: 'en', addressOf, hrefOf })).toBe(tree);
});

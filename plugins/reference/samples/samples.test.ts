import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { bundlers } from '../../../site/rspack';
import type { TreeCheck } from '../../content/checks/pageChecks';
import type { PageFile } from '../../content/files/pageFile';
import { type SiteContent, withContent } from '../../content/siteContent';
import { defaultForms } from '../../content/tree/components';
import { fenceMeta } from '../../content/tree/fenceMeta';
import { parseFile } from '../../content/tree/parseFile';
import { toMarkdown } from '../../content/tree/toMarkdown';
import { remarkCodeGroup } from '../../pages/code/remarkCodeGroup';
import { type Finding, findingText } from '../../support/finding';
import { addReasons } from './addReasons';
import { packageVersion } from './bundlers';
import { pluginSamples } from './index';
import { messageFindings } from './messageFindings';
import { readFences } from './readFences';
import { remarkSamples } from './remarkSamples';
import { searchText } from './searchText';
import { testedMark } from './testedMark';

const PAGE = [
  '```js title="a b.js" tested=one {2}',
  'shown',
  '```',
  '',
  '- Point',
  '',
  '  ```js title="c.js" tested=one hidden',
  '  unseenInList',
  '  ```',
  '',
  ':::code-group',
  '',
  '```js title="d.js" tested=one',
  'inGroup',
  '```',
  '',
  '```js title="e.js" tested=one hidden',
  'unseenInGroup',
  '```',
  '',
  '```expect one',
  'files: [unseenFile]',
  '```',
  '',
  ':::',
  '',
].join('\n');

async function compiled(page: string, release: string | undefined): Promise<string> {
  const seen: string[] = [];
  const metas = () => (tree: { children: unknown }) => {
    seen.push(...(JSON.stringify(tree.children).match(/"meta":"(?:[^"\\]|\\.)*"/g) ?? []));
  };
  const remarkPlugins = [[remarkSamples, () => release], remarkCodeGroup, metas];
  const options = { jsx: true, remarkPlugins } as Parameters<typeof compile>[1];
  return String(await compile({ value: page, path: 'docs/v1/en/a.mdx' }, options)) + seen;
}

test('the sample attributes of a fence are read in any order', () => {
  expect(fenceMeta('title="a hidden b" tested=one {2} hidden')).toEqual({
    sample: 'one',
    isHidden: true,
    rest: 'title="a hidden b" {2}',
  });
  expect(fenceMeta('')).toEqual({ isHidden: false, rest: '' });
});

/** Messages of a catalog: with a sample, with a reason, with neither, with both, without a name, with an empty reason. */
const CATALOG = [
  '```text message=one',
  'bound',
  '```',
  '```text not-reproducible="Only a {full} disk causes it."',
  'explained',
  '```',
  '> ```text',
  '> neither of both',
  '> ```',
  '```text message=one not-reproducible="Rare."',
  'both',
  '```',
  '```text message=',
  'nameless',
  '```',
  '```text not-reproducible=""',
  'without a reason',
  '```',
  '```text title="a.txt" tested=one',
  'a file',
  '```',
  '',
].join('\n');

function catalogLines(frontmatter: Record<string, unknown>): string[] {
  const fences = readFences(CATALOG, 'a.mdx');
  return messageFindings({ file: 'a.mdx', frontmatter, fences }).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test('[TRUE-3] every message of a catalog names its sample, or the reason why no sample prints it', () => {
  const wrong = [
    '10 the message is bound to the sample one and marked as not reproducible → remove one of them',
    '13 message= names no sample → write message=name',
    '16 not-reproducible has no reason → write why no sample can print the message',
  ];
  expect(catalogLines({})).toEqual(wrong);
  expect(catalogLines({ messageCatalog: true })).toEqual([
    '7 no sample prints "neither of both" → write message=name for one that does, or not-reproducible="the reason"',
    ...wrong,
  ]);
});

test('[TRUE-3] the build, the dev server and lectern check report untested messages on every page', () => {
  const checks: TreeCheck[] = [];
  const content = { add: () => {}, addTreeCheck: (check: TreeCheck) => void checks.push(check) };
  pluginSamples({ bundlers }).config?.(
    withContent({}, content as unknown as SiteContent),
    {} as never,
    true,
  );
  const { tree, source } = parseFile(CATALOG, 'a.mdx');
  const page = { frontmatter: { messageCatalog: true }, source } as unknown as PageFile;
  const found = checks.flatMap((check) => check(tree, page, 'docs/a.mdx'));
  expect(findingText(found[0] as Finding)).toContain(
    'docs/a.mdx:7 messages: no sample prints "neither of both" → write message=name',
  );
  expect(found).toHaveLength(4);
});

test('[TRUE-3] the reason why a message is not reproducible is below the message, in the language of the page and in Markdown', () => {
  const facts = { file: 'docs/v1/zh/a.mdx', forms: defaultForms };
  const markdown = (lang: string) => {
    const { tree, source } = parseFile(CATALOG, facts.file);
    return toMarkdown(addReasons(tree, lang), source, facts).text;
  };
  expect(markdown('en')).toContain(
    '```text\nexplained\n```\n\nNot reproducible in a test: Only a \\{full} disk causes it.',
  );
  expect(markdown('zh-Hans')).toContain('无法在测试中重现：Only a \\{full} disk causes it.');
  expect(markdown('nl')).toContain('Not reproducible in a test: ');
  expect(markdown('en')).not.toContain('message=');
});

test('[TRUE-3] a message that a sample prints is marked with the tested release', async () => {
  const page = await compiled('```text message=one\nfailed\n```\n', '2.3.2');
  expect(page).toContain('"meta":"tested-with=2.3.2"');
  await expect(compiled('```text message=one\nfailed\n```\n', undefined)).rejects.toThrow(
    'docs/v1/en/a.mdx:1 the sample one is on a page whose version has no bundler',
  );
});

test('[AUTH-4] expectations and hidden files are removed, and tested blocks are marked with the release', async () => {
  const page = await compiled(PAGE, '2.3.2');
  expect(page).toContain('shown');
  expect(page).toContain('label="d.js"');
  expect(page).not.toContain('unseen');
  expect(page).not.toContain('tested=');
  expect(page).toContain(String.raw`"meta":"title=\"a b.js\" {2} tested-with=2.3.2"`);
  expect(page).toContain('"meta":"tested-with=2.3.2"');
});

test('[AUTH-4] the error for a tested block on a page without a bundler names file and line', async () => {
  await expect(compiled(PAGE, undefined)).rejects.toThrow(
    '[samples] docs/v1/en/a.mdx:1 the sample one is on a page whose version has no bundler',
  );
});

test('the mark is added to the element of the block', () => {
  const pre = { type: 'element', tagName: 'pre', properties: { tabindex: 0 }, children: [] };
  // biome-ignore lint/complexity/noBannedTypes: the transformer uses no more of its context
  const transform = testedMark().pre as Function;
  const marked = (__raw: string) => transform.call({ options: { meta: { __raw } } }, pre);
  expect(marked('{2} tested-with=2.3.2').properties).toEqual({
    tabindex: 0,
    dataTestedWith: '2.3.2',
  });
  expect(marked('{2}')).toBe(pre);
});

test('[AUTH-4] the Markdown of a page contains only visible blocks', () => {
  const { tree, source } = parseFile(PAGE, 'docs/v1/en/a.mdx');
  const facts = { file: 'docs/v1/en/a.mdx', forms: defaultForms };
  const { text } = toMarkdown(tree, source, facts);
  expect(text).toContain('```js title="a b.js"\nshown\n```');
  expect(text).toContain('```js title="d.js"\ninGroup\n```');
  expect(text).not.toMatch(/unseen|tested|expect/);
});

test('[AUTH-4] the search index contains only visible text, with correct positions of headings', () => {
  const fence = (text: string, isHidden: boolean, lang = 'js') => ({
    lang,
    line: 1,
    text: `${text}\n`,
    isHidden,
  });
  const content = 'Text\n\na();\n\nunseen();\n\nfiles: []\n\nTitle\n\na();';
  const entry = { content, toc: [{ charIndex: content.indexOf('Title') }, { charIndex: -1 }] };
  const fences = [
    fence('a();', false),
    fence('unseen();', true),
    fence('files: []', false, 'expect'),
    fence('a();', true),
  ];
  const shown = 'Text\n\na();\n\nTitle\n\n';
  expect(searchText(entry, fences)).toEqual({
    content: shown,
    toc: [{ charIndex: shown.indexOf('Title') }, { charIndex: -1 }],
  });
});

test('the bundlers are the installed packages', () => {
  expect(packageVersion(bundlers.v2)).toMatch(/^2\./);
  expect(packageVersion(bundlers.v1)).toMatch(/^1\./);
  expect(() => packageVersion('no-such-bundler')).toThrow(
    '[samples] the package no-such-bundler is not installed',
  );
});

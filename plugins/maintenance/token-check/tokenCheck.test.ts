import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { CheckContext } from '../../content/checks/docsCheck';
import { findingText } from '../../support/finding';
import { pluginTokenCheck } from '.';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

function siteFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-tokens-'));
  folders.push(folder);
  const all = {
    'theme/index.tsx': "export * from 'lectern/theme';\nimport './brand.css';\n",
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

async function found(files: Record<string, string>, settings: UserConfig = {}) {
  const cwd = siteFolder(files);
  const [check] = (await pluginTokenCheck().checks?.(settings)) ?? [];
  return (await check?.run({ cwd } as CheckContext)) ?? [];
}

const wrong = async (files: Record<string, string>, settings?: UserConfig) =>
  (await found(files, settings)).map(findingText);

const styles = (text: string) => ({ 'theme/brand.css': text });

test('an unknown token is reported with its position and the nearest one', async () => {
  expect(
    await wrong(styles(':root {\n  --lt-papr: #fff;\n  --lt-paper: #fff; --lt-zzz: 1px;\n}\n')),
  ).toEqual([
    'theme/brand.css:2:3 tokens: unknown design token --lt-papr → did you mean --lt-paper?',
    'theme/brand.css:3:21 tokens: unknown design token --lt-zzz → correct the name, or use another prefix for a property of your own',
  ]);
});

test('a fix is offered if it is unambiguous', async () => {
  const [papr, ink] = await found(styles('.dark{--lt-papr:#fff;--lt-ink-9:#fff}'));
  expect(papr?.fix).toEqual({ find: '--lt-papr', write: '--lt-paper' });
  expect(ink).toMatchObject({ line: 1, column: 22, fix: undefined });
});

test('tokens, and other properties that the theme uses, can be set', async () => {
  const text =
    ':root { --lt-z-dialog: 1; --lt-page-offset: 2rem; --lt-callout: red; --rp-x: 1; --my-lt-x: 2 }';
  expect(await wrong(styles(text))).toEqual([]);
});

test('a property that the site reads itself is its own', async () => {
  const set = ':root { --lt-own: 1px }\n';
  expect(await wrong(styles(set))).toHaveLength(1);
  expect(await wrong(styles(`${set}p { margin: var( --lt-own ) }`))).toEqual([]);
  expect(await wrong(styles(`${set}/* var(--lt-own) */`))).toHaveLength(1);
  const reading = "export const own = getComputedStyle(a).getPropertyValue('--lt-own');\n";
  expect(await wrong({ ...styles(set), 'theme/own.ts': reading })).toEqual([]);
  expect(
    await wrong({ ...styles(set), 'docs/a.mdx': '<b style={{ top: "var(--lt-own)" }} />\n' }),
  ).toEqual([]);
});

test('tokens that code sets are reported too', async () => {
  const line = (place: string) =>
    `${place} tokens: unknown design token --lt-papr → did you mean --lt-paper?`;
  const box = "export const Box = () => <b style={{ '--lt-papr': 'red', '--lt-ink': 'red' }} />;\n";
  const script =
    'root.style.setProperty("--lt-papr", color);\nconst look = { [`--lt-papr`]: 1 };\n';
  const page = '# A\n\n<div style={{ "--lt-papr": 0 }}>text</div>\n';
  expect(
    await wrong({ 'theme/Box.tsx': box, 'theme/script.ts': script, 'docs/a.mdx': page }),
  ).toEqual(
    ['theme/Box.tsx:1:39', 'theme/script.ts:1:25', 'theme/script.ts:2:18', 'docs/a.mdx:3:16'].map(
      line,
    ),
  );
  const [finding] = await found({ 'theme/Box.tsx': box });
  expect(finding?.fix).toEqual({ find: '--lt-papr', write: '--lt-paper' });
});

test('code that sets a property and styles that read it are fine, in either file', async () => {
  const set = { 'theme/Box.tsx': "<b style={{ '--lt-own': 1 }} />" };
  expect(await wrong(set)).toHaveLength(1);
  expect(await wrong({ ...set, ...styles('b { top: var(--lt-own) }') })).toEqual([]);
  expect(await wrong({ ...set, 'theme/read.ts': "get(style, '--lt-own')" })).toEqual([]);
});

test('names in comments and code blocks of pages and modules are ignored', async () => {
  const module = "// { '--lt-papr': 1 }\nconst a = 1; /* '--lt-papr': 2 */\n";
  const block = "```tsx\n<b style={{ '--lt-papr': 1 }} />\n```\n";
  expect(await wrong({ 'theme/a.ts': module, 'docs/a.mdx': `# A\n\n${block}` })).toEqual([]);
});

test('comments are ignored, and Sass is supported', async () => {
  expect(await wrong(styles('/* --lt-papr: #fff; */\n'))).toEqual([]);
  const sass = '// --lt-papr: 1\n.a { --lt-inc: #000; background: url(https://a.example/x) }\n';
  expect(await wrong({ 'theme/brand.scss': sass })).toEqual([
    'theme/brand.scss:2:6 tokens: unknown design token --lt-inc → did you mean --lt-ink?',
  ]);
});

test('stylesheets of the docs, of globalStyles and of imports are read, but not those of packages', async () => {
  const line = (file: string) =>
    `${file}:1:5 tokens: unknown design token --lt-papr → did you mean --lt-paper?`;
  const text = 'a { --lt-papr: 0 }';
  const files = {
    ...styles("@import '../src/more.css';\n"),
    'src/more.css': text,
    'docs/a.css': text,
    'own/global.css': text,
    'docs/node_modules/x/b.css': text,
    'elsewhere/c.css': text,
  };
  expect(await wrong(files, { globalStyles: 'own/global.css' })).toEqual(
    ['docs/a.css', 'own/global.css', 'src/more.css'].map(line),
  );
  expect(await wrong({ 'look/index.tsx': '', 'look/a.css': text }, { themeDir: 'look' })).toEqual([
    line('look/a.css'),
  ]);
});

test('the build warns once and continues', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const folder = siteFolder(styles('a { --lt-papr: 0 }'));
  const plugin = pluginTokenCheck();
  plugin.config?.(
    { root: path.join(folder, 'docs'), themeDir: path.join(folder, 'theme') },
    {} as never,
    true,
  );
  await plugin.beforeBuild?.({}, true);
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\[tokens\] .*:\n {2}\S*theme\/brand\.css:1:5 tokens: unknown design token --lt-papr → did you mean --lt-paper\?$/,
      ),
    ],
  ]);
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterAll, expect, test, vi } from 'vitest';
import { contentFiles } from '../plugins/content/files/contentFiles';
import type { ContentFiles } from '../plugins/content/files/pageFile';
import { NO_FOLDER, type TreeFolder, treeFolder } from '../plugins/content/files/treeFolder';
import { pageText } from '../plugins/content/pages/pageText';
import { readParts } from '../plugins/content/sections/readParts';
import { type SiteContent, withContent } from '../plugins/content/siteContent';
import type { TreeAddition } from '../plugins/content/tree/additions';
import { defaultForms } from '../plugins/content/tree/components';
import { createParser } from '../plugins/content/tree/parseFile';
import { readBodies } from '../plugins/pages/markdown/output/readBodies';
import { pluginOptions } from '../plugins/reference/options';
import { rspackOptions } from '../site/rspack';

const READS_MS = 300_000;
/** Options with types and defaults, tables of changes, samples, tabs. */
const SOME = [
  'config/output.mdx',
  'guide/migration/options-v1-to-v2.mdx',
  'guide/start/quick-start.mdx',
];
const DOCS = path.resolve('docs');
const folder = mkdtempSync(path.join(tmpdir(), 'lectern-parity-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .map((name) => path.join(DOCS, name));

/** What the plugins of the docs add to pages. The list of all options is made of other pages. */
function docsAdditions(files: ContentFiles, isDev: boolean): TreeAddition[] {
  const additions: TreeAddition[] = [];
  const add = (addition: TreeAddition) => void additions.push(addition);
  const content: Partial<SiteContent> = { add, addForms: () => {}, files };
  const site = {
    root: 'docs',
    lang: 'en',
    locales: ['en', 'zh'].map((lang) => ({ lang, label: lang })),
    multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  };
  const config = withContent(site, content as SiteContent);
  const tools = { addPlugin: () => {}, removePlugin: () => {} };
  vi.stubEnv('NODE_ENV', isDev ? 'development' : 'production');
  pluginOptions(rspackOptions).config?.(config as UserConfig, tools, !isDev);
  vi.unstubAllEnvs();
  return additions;
}

/** Trees of pages, kept as a build keeps them for the next. */
const keep = () => treeFolder(path.join(folder, 'trees'), () => 'key');

function open(kept: TreeFolder, isDev = false): ContentFiles {
  const files: ContentFiles = contentFiles(() => settings);
  const additions = docsAdditions(files, isDev);
  const settings = { rules: [], additions, parse: createParser(), kept, isDev };
  return files;
}

/** Everything that is made of the pages: data, Markdown, and the parts that become records and answers. */
function everything(files: ContentFiles, wanted: readonly string[] = pages): string[] {
  const bodyOf = readBodies(files, { forms: defaultForms });
  const partsOf = readParts(files);
  return wanted.map((file) => {
    const page = files.read(file);
    const data = page && pageText(page, files);
    return JSON.stringify({ file, data, body: bodyOf(file), parts: partsOf(file) });
  });
}

test(
  '[MODEL-1] all pages say the same in a cold build and in a warm one, and each is parsed once',
  () => {
    const files = open(keep());
    const cold = everything(files);
    // Pages of two versions that say the same are one text.
    const texts = new Set(pages.map((file) => files.read(file)?.source)).size;
    expect(files.parsed()).toBe(texts);
    for (const file of pages) {
      expect(files.treeOf(file, files.read(file)?.source ?? '')).toBeDefined();
    }
    expect(files.parsed()).toBe(texts);

    const warm = open(keep());
    expect(everything(warm)).toEqual(cold);
    expect(warm.parsed()).toBe(0);
  },
  READS_MS,
);

test(
  '[MODEL-1] pages say the same in the dev server and in a build',
  () => {
    const some = pages.filter((file) => SOME.some((name) => file.endsWith(name)));
    expect(some.length).toBeGreaterThanOrEqual(SOME.length);
    expect(everything(open(NO_FOLDER, true), some)).toEqual(everything(open(keep()), some));
  },
  READS_MS,
);

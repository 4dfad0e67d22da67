import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, TABLES } from '../../plugins/pages/theme/siteTexts';
import { BROWSER_ARGS, findBrowser } from '../support/browser';
import {
  installed,
  type PackedSite,
  page,
  type Started,
  settings,
  siteBelow,
  start,
} from './installed';

const LIMIT_MS = 400_000;

/** Words of English that are none in German, and that no name of a product has. */
const ENGLISH =
  /\b(?:the|and|of|to|with|this|that|your|page|pages|search|close|open|skip|copy|copied|next|previous|edit|updated?|language|version|results?|for|found|not|warning|tip|theme|dark|light|select|navigate|back|more|show|hide|helpful|yes|no)\b/i;

/** Names that readers see in every language. */
const NAMES = /Claude Code|ChatGPT|GitHub|Markdown|Lectern|VS Code|Cursor|MCP|llms\.txt/g;

const code = '```ts\nexport const länge = 4;\n```';
const GERMAN = {
  'index.mdx': page('Boote', 'Ein Boot aus Holz.'),
  'bau/plan.mdx': page(
    'Der Plan',
    `Erst zeichnen.\n\n## Maße {#masse}\n\n:::tip\nPapier hilft.\n:::\n\n${code}\n\n## Leim {#leim}\n\n| Holz | Leim |\n|---|---|\n| Eiche | Harz |`,
  ),
  'bau/holz.mdx': page('Holz', '## Eiche {#eiche}\n\nFür den Kiel.'),
};
const JAPANESE = {
  'index.mdx': page('船', '木の船。'),
  'bau/plan.mdx': page(
    '計画',
    `まず描く。\n\n## 寸法 {#masse}\n\n:::tip\n紙が役に立つ。\n:::\n\n${code}\n\n## 接着剤 {#leim}\n\n| 木 | 糊 |\n|---|---|\n| 樫 | 樹脂 |`,
  ),
  'bau/holz.mdx': page('木材', '## 樫 {#eiche}\n\n竜骨に使う。'),
};

const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [path.join(folder, name), text]));

const SHARED = `  themeConfig: {
    lastUpdated: true,
    editLink: { docRepoBaseUrl: 'https://github.com/example/boote/tree/main/docs' },
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/example/boote' }],
  },`;

/** The theme does not speak Dutch. No page of the site shows the texts that are missing. */
const MISSING = ['checkNothing', 'compareLoading'];
const DUTCH_TEXTS = Object.fromEntries(
  Object.entries(LANGUAGES.de ?? {}).filter(([key]) => !MISSING.includes(key)),
);

let german: PackedSite;
let both: PackedSite;
let servers: { german: Started; both: Started };
let printed: { german: string; both: string };
let browser: Browser;
let opened: Page;

beforeAll(async () => {
  const folder = await installed();
  german = siteBelow(folder, {
    'rspress.config.ts': settings(`  title: 'Bootsbau',\n  lang: 'de',\n${SHARED}`),
    ...below('docs', GERMAN),
  });
  both = siteBelow(folder, {
    'rspress.config.ts': settings(`  title: 'Bootsbau',
  lang: 'de',
  locales: [
    { lang: 'de', label: 'Deutsch' },
    { lang: 'ja', label: '日本語' },
    { lang: 'nl', label: 'Nederlands' },
  ],
  strings: { nl: ${JSON.stringify(DUTCH_TEXTS)} },
${SHARED}`),
    ...below('docs/de', GERMAN),
    ...below('docs/ja', JAPANESE),
    'docs/nl/index.mdx': page('Boten', 'Een boot van hout.'),
  });
  const [one, two] = await Promise.all([german.build(), both.build()]);
  printed = { german: one, both: two };
  servers = {
    german: await start(folder, german.folder, ['serve'], { PORT: '0' }),
    both: await start(folder, both.folder, ['serve'], { PORT: '0' }),
  };
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  opened = await browser.newPage({ viewport: { width: 1440, height: 900 } });
}, LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await servers?.german.stop();
  await servers?.both.stop();
}, LIMIT_MS);

/** Everything that a reader sees or hears now: texts, and what stands in attributes for them. */
function saidNow(): Promise<string[]> {
  return opened.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const said = new Set<string>([document.title]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, template, code, pre')) continue;
      said.add(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('body *')) {
      for (const name of attributes) said.add(element.getAttribute(name) ?? '');
    }
    return [...said].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** What a reader meets on a site: pages, the search with and without hits, a page that is not there, a phone. */
async function saidIn(origin: string, base: string): Promise<string[]> {
  const said: string[] = [];
  const look = async () => said.push(...(await saidNow()));
  const go = async (address: string) => {
    await opened.goto(origin + base + address);
    await opened.waitForSelector('html[data-hydrated]');
  };
  await opened.setViewportSize({ width: 1440, height: 900 });
  await go('');
  await look();
  await go('bau/plan.html');
  await look();
  await opened.keyboard.press('ControlOrMeta+k');
  const field = opened.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  await look();
  await field.fill('zzqqxx');
  await opened.locator('.DocSearch-NoResults').waitFor();
  await look();
  await field.fill(base.includes('ja') ? '樫' : 'Eiche');
  await opened.locator('.DocSearch-Hit').first().waitFor();
  await look();
  await opened.keyboard.press('Escape');
  await opened.keyboard.press('?');
  await opened.getByRole('dialog').waitFor();
  await look();
  await go('nicht-da.html');
  await look();
  await opened.setViewportSize({ width: 360, height: 800 });
  await go('bau/plan.html');
  await look();
  return [...new Set(said)];
}

/** Texts of the theme that are English where the language has its own. */
function englishOfTheme(lang: string): Set<string> {
  const own = LANGUAGES[lang] as Readonly<Record<string, unknown>>;
  const rows = TABLES.flatMap(({ table }) => Object.entries(table));
  const english = rows.flatMap(([key, { en }]) => (en === own[key] ? [] : [en]));
  return new Set(english.filter((text): text is string => typeof text === 'string'));
}

const foreign = (said: readonly string[], lang: string) => {
  const english = englishOfTheme(lang);
  return said.filter((text) => english.has(text) || ENGLISH.test(text.replace(NAMES, '')));
};

test('[KIT-3] a site in German only has no English text: pages, search, a page that is not there, a phone', async () => {
  const said = await saidIn(servers.german.origin, '/');
  expect(said).toContain(LANGUAGES.de?.onThisPage);
  expect(said.length).toBeGreaterThan(40);
  expect(foreign(said, 'de')).toEqual([]);
  expect(await opened.getAttribute('html', 'lang')).toBe('de');
  expect(await opened.getByRole('button', { name: String(LANGUAGES.de?.language) }).count()).toBe(
    0,
  );
}, 60_000);

test('[KIT-3] a site in other languages than English and Chinese is whole in each', async () => {
  const said = await saidIn(servers.both.origin, '/ja/');
  expect(said).toContain(LANGUAGES.ja?.onThisPage);
  expect(foreign(said, 'ja')).toEqual([]);
  expect(await opened.getAttribute('html', 'lang')).toBe('ja');
  await opened.goto(`${servers.both.origin}/bau/holz.html`);
  await opened.waitForSelector('html[data-hydrated]');
  await opened.getByText('Für den Kiel.').waitFor();
  expect(foreign(await saidNow(), 'de')).toEqual([]);
}, 60_000);

test('[KIT-3] the build names the texts that a language of the site does not have, and nothing of complete ones', () => {
  expect(printed.german).not.toContain('[strings]');
  const report = printed.both.split('\n').filter((line) => /^ {2}(?:de|ja|nl): /.test(line));
  expect(report).toEqual([
    expect.stringMatching(
      /^ {2}nl: 2 of \d+, shown in English instead → strings: \{ nl: \{ .* \} \}$/,
    ),
  ]);
  for (const key of MISSING) expect(report[0]).toContain(`${key}: '…'`);
});

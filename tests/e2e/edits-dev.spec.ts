import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { EDITED_PAGES } from '../support/sites';
import { expect, test } from '../support/test';

const { port: PORT, url: HOST } = EDITED_PAGES;
const FOLDER = 'test-results/sites/edited';
/** Stands for the editor of an author: it writes down what it is asked to open. */
const EDITOR = path.resolve(FOLDER, 'editor.sh');
const OPENED = path.resolve(FOLDER, 'opened.txt');
/** The timeout of the first compilation, which takes long next to other tests. */
const FIRST_MS = 100_000;

// One server, whose files the tests change one after the other.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
let printed = '';

test.beforeAll(async ({ request }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('tests/fixtures/edited', FOLDER, { recursive: true });
  writeFileSync(EDITOR, `#!/bin/sh\necho "$@" > '${OPENED}'\n`, { mode: 0o755 });
  server = spawn(
    'node_modules/.bin/rspress',
    ['dev', '-c', `${FOLDER}/rspress.config.ts`, '--port', String(PORT)],
    {
      env: { ...process.env, NODE_ENV: 'development', LAUNCH_EDITOR: EDITOR },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  server.stdout?.on('data', (part: Buffer) => {
    printed += part;
  });
  const isUp = async () => (await request.get(`${HOST}/guide/`).catch(() => undefined))?.status();
  await expect.poll(isUp, { timeout: FIRST_MS }).toBe(200);
});

test.afterAll(() => {
  server.kill();
});

function changed(file: string, from: string | RegExp, to: string): { full: string; text: string } {
  const full = path.join(FOLDER, file);
  const before = readFileSync(full, 'utf8');
  const text = before.replace(from, to);
  expect(text).not.toBe(before);
  return { full, text };
}

/** Changes a file of the site as an author does. */
function edit(...change: Parameters<typeof changed>): void {
  const { full, text } = changed(...change);
  writeFileSync(full, text);
}

/** The same as editors save that must not lose a file: they write another and rename it. */
function replace(...change: Parameters<typeof changed>): void {
  const { full, text } = changed(...change);
  writeFileSync(`${full}.tmp`, text);
  renameSync(`${full}.tmp`, full);
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('[AUTH-6] edits of a page, a file that it shows, a sample, a string, a component, a token, _meta.json and _nav.json show without a restart', async ({
  site,
  page,
  complaints,
}) => {
  const PAGE = 'docs/v1/en/guide/index.mdx';
  await site.goto(`${HOST}/guide/`);
  await expect(site.heading).toContainText('Plain page');
  await expect(site.outline).toHaveCount(0);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await site.markDocument();

  edit(PAGE, /number 20.*/, '$&\n\n## First heading\n\nIts text.\n');
  await expect(site.outline.getByRole('link', { name: 'First heading' })).toBeVisible();
  edit(PAGE, 'First heading', 'Edited heading');
  await expect(site.outline.getByRole('link', { name: 'Edited heading' })).toBeVisible();
  await expect(site.outline.getByRole('link')).toHaveCount(1);
  const [shown, sample] = [page.locator('pre').first(), page.locator('pre').last()];
  await expect(shown).toHaveText("greet('you');");
  edit('docs/v1/en/guide/_greet.js', 'you', 'all');
  await expect(shown).toHaveText("greet('all');");
  await expect(sample).toHaveText("start('slowly');");
  edit(PAGE, 'slowly', 'at once');
  await expect(sample).toHaveText("start('at once');");
  edit('strings.ts', 'Hello', 'Welcome');
  await expect(page.getByText('Welcome, reader.')).toBeAttached();
  edit('components/Greeting.tsx', 'reader', 'author');
  await expect(page.getByText('Welcome, author.')).toBeAttached();
  replace('components/Greeting.tsx', 'author', 'editor');
  await expect(page.getByText('Welcome, editor.')).toBeAttached();
  const footer = page.getByText('Made by its author.');
  await expect(footer).toHaveCSS('color', 'rgb(185, 28, 28)');
  edit('theme/tokens.css', '#b91c1c', '#15803d');
  await expect(footer).toHaveCSS('color', 'rgb(21, 128, 61)');

  edit(PAGE, '# Plain page', '# Edited page');
  await expect(page).toHaveTitle('Edited page - Edited');
  await expect(site.sidebar.getByRole('link', { name: 'Edited page' })).toBeVisible();
  edit('docs/v1/en/guide/_meta.json', '"Second"', '"Renamed"');
  await expect(site.sidebar.getByRole('link', { name: 'Renamed' })).toBeVisible();
  replace('docs/v1/en/guide/_meta.json', '"Renamed"', '"Renamed again"');
  await expect(site.sidebar.getByRole('link', { name: 'Renamed again' })).toBeVisible();
  edit('docs/v1/en/_nav.json', 'Guide', 'Manual');
  await expect(site.navbar.getByRole('link', { name: 'Manual' })).toBeVisible();
  expect(await scrollTop(page)).toBe(300);
  expect(await site.isMarked()).toBe(true);
  expect(complaints).toEqual([]);
});

test('[DIAG-2] [AUTH-6] a page that is new, saved in place of the old one, renamed or deleted shows without a restart', async ({
  site,
  page,
  complaints,
}) => {
  const file = (name: string) => path.join(FOLDER, 'docs/v1/en/guide', name);
  const link = (name: string) => site.sidebar.getByRole('link', { name });
  await site.goto(`${HOST}/guide/second`);
  await expect(site.heading).toContainText('Second');

  writeFileSync(file('fresh.mdx'), '# Fresh page\n\nIts first text.\n');
  edit('docs/v1/en/guide/_meta.json', /\]\s*$/, ', "fresh"]');
  await link('Fresh page').click();
  await expect(page.getByText('Its first text.')).toBeVisible();
  await expect(page).toHaveTitle('Fresh page - Edited');

  replace('docs/v1/en/guide/fresh.mdx', 'first', 'second');
  await expect(page.getByText('Its second text.')).toBeVisible();

  // Until its entry is renamed too, the other pages keep their sidebar, and a line names the entry.
  renameSync(file('fresh.mdx'), file('other.mdx'));
  await expect(page.getByText('404')).toBeVisible();
  await site.goto(`${HOST}/guide/second`);
  await expect(site.sidebar.getByRole('link').first()).toBeVisible();
  await expect(link('Fresh page')).toHaveCount(0);
  await expect.poll(() => complaints.join()).toContain('there is no page "fresh" in this folder');
  edit('docs/v1/en/guide/_meta.json', '"fresh"', '"other"');
  await link('Fresh page').click();
  await expect(page).toHaveURL(`${HOST}/guide/other`);
  await expect(page.getByText('Its second text.')).toBeVisible();

  edit('docs/v1/en/guide/_meta.json', ', "other"', '');
  rmSync(file('other.mdx'));
  await expect(page.getByText('404')).toBeVisible();
  await site.goto(`${HOST}/guide/second`);
  await expect(link('Renamed')).toBeVisible();
  await expect(link('Fresh page')).toHaveCount(0);

  expect(printed).not.toMatch(/restart/i);
  const expected = /_meta\.json:1:\d+ sidebar: there is no page "fresh"|other\.mdx:1 sidebar: /;
  expect(complaints.filter((one) => !expected.test(one))).toEqual([]);
  complaints.length = 0;
});

test('[DIAG-1] what is wrong in a page shows over it with file, line and what to do, until it is mended', async ({
  site,
  page,
  complaints,
}) => {
  const file = path.join(FOLDER, 'docs/v1/en/guide/second.mdx');
  const overlay = page.locator('rsbuild-error-overlay');
  await site.goto(`${HOST}/guide/second`);
  await expect(page.getByText('Text.')).toBeVisible();
  const faults = [
    ['# Second page\n\n<Tag>\n', ':3:1 mdx-syntax: Expected a closing tag for `<Tag>`'],
    ['# Second page\n\n```js file=./_greet.js#gone\n```\n', ':3:7 files: '],
    ['---\ntitle: a: b\n---\n\n# Second page\n', ':2:8 frontmatter-syntax: Nested mappings'],
    [
      '---\ndescripton: x\n---\n\n# Second page\n',
      ':2:1 frontmatter: unknown frontmatter key "descripton"',
    ],
    [
      '# Second page\n\n<Missing />\n',
      ':3:1 components: <Missing> is neither imported nor defined',
    ],
  ];
  for (const [text = '', said = ''] of faults) {
    writeFileSync(file, text);
    await expect(overlay).toContainText(`docs/v1/en/guide/second.mdx${said}`);
    await expect(overlay).not.toContainText('remarkFileCodeBlock');
  }
  // The entries of sidebars and navbars are wrong at the same time.
  edit('docs/v1/en/guide/_meta.json', '"second"', '"secnd"');
  await expect(overlay).toContainText(
    '_meta.json:1:11 sidebar: there is no page "secnd" in this folder → did you mean "second"?',
  );
  await expect(overlay).toContainText('second.mdx:3:1 components: <Missing>');
  edit('docs/v1/en/guide/_meta.json', '"secnd"', '"second"');
  edit('docs/v1/en/_nav.json', '/guide/', '/guid/');
  await expect(overlay).toContainText('_nav.json:1:');
  await expect(overlay).toContainText('links: /guid/ is not a page or file of the site');
  edit('docs/v1/en/_nav.json', '/guid/', '/guide/');
  await expect(overlay).not.toContainText('_nav.json');
  writeFileSync(file, '# Second page\n\n{missing.name}\n');
  await expect(page.getByRole('alert')).toContainText('en/guide/second.mdx cannot be shown');
  await expect(page.getByRole('alert')).toContainText('missing is not defined');
  writeFileSync(file, '# Second page\n\nMended.\n');
  await expect(page.getByText('Mended.')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  const isExpected = (complaint: string) =>
    /second[._]mdx|_(?:meta|nav)\.json|missing is not defined/.test(complaint);
  expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  complaints.length = 0;
});

test('what a plugin makes of other pages follows their edits, and pages that come and go', async ({
  site,
  page,
  complaints,
}) => {
  const added = path.join(FOLDER, 'docs/v1/en/guide/added.mdx');
  const second = path.join(FOLDER, 'docs/v1/en/guide/second.mdx');
  writeFileSync(second, '# Second page\n\nText.\n');
  await site.goto(`${HOST}/guide/related`);
  await expect(page.getByRole('link', { name: 'See Second page' })).toBeVisible();
  await expect(page.getByText('See nothing')).toBeVisible();
  await expect(page.getByText(/^Titles: .*Second page/)).toBeAttached();

  writeFileSync(second, '# Another title\n\nText.\n');
  await expect(page.getByRole('link', { name: 'See Another title' })).toBeVisible();
  await expect(page.getByText(/^Titles: .*Another title/)).toBeAttached();

  writeFileSync(added, '# Added page\n\nText.\n');
  await expect(page.getByRole('link', { name: 'See Added page' })).toBeVisible();
  await expect(page.getByText(/^Titles: .*Added page/)).toBeAttached();
  rmSync(added);
  await expect(page.getByText('See nothing')).toBeVisible();
  await expect(page.getByText(/^Titles: .*Added page/)).toHaveCount(0);
  const expected = /added\.mdx:1 sidebar: /;
  expect(complaints.filter((one) => !expected.test(one))).toEqual([]);
  complaints.length = 0;
});

test('a file that is added to a folder of a plugin, and one that is removed, show without a restart', async ({
  site,
  page,
}) => {
  const two = path.join(FOLDER, 'notes/two.txt');
  await site.goto(`${HOST}/guide/related`);
  await expect(page.getByText('Notes: one.txt', { exact: true })).toBeVisible();
  writeFileSync(two, 'Two.');
  await expect(page.getByText('Notes: one.txt, two.txt', { exact: true })).toBeVisible();
  rmSync(two);
  await expect(page.getByText('Notes: one.txt', { exact: true })).toBeVisible();
});

test('[EXT-2] an author sees every slot and part at its place, reads who fills it, opens its file and closes the view', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.goto(`${HOST}/guide/?slots`);
  const panel = page.getByRole('region', { name: 'Slots and parts' });
  const labels = page.getByRole('region', { name: 'On this page', exact: true });
  const label = (name: string) => labels.getByRole('button', { name, exact: true });
  const inList = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  await expect(panel).toBeFocused();

  // At their places, the empty ones too.
  const placeOf = (name: string) => page.locator(`[data-box="${name}"]`).boundingBox();
  await expect(label('Sidebar')).toBeVisible();
  const sidebar = await site.sidebar.boundingBox();
  const part = await placeOf('Sidebar');
  expect(Math.abs((part?.x ?? 0) - (sidebar?.x ?? 1e6))).toBeLessThan(40);
  await expect(label('beforeDocContent')).toBeVisible();
  const empty = await placeOf('beforeDocContent');
  const title = await site.heading.boundingBox();
  expect((empty?.y ?? 1e6) + (empty?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);

  // Without their names, what is below them is seen.
  const names = panel.getByRole('button', { name: 'Names', exact: true });
  await names.click();
  await expect(label('Sidebar')).toBeHidden();
  await expect(page.locator('[data-box="Sidebar"]')).toBeVisible();
  await names.click();
  await expect(label('Sidebar')).toBeVisible();

  // Who fills them, with the pointer and with the keyboard.
  await inList('SiteFooter').hover();
  await expect(panel).toContainText(`the theme of the site (${FOLDER}/theme/index.tsx:5)`);
  await expect(panel).toContainText(
    "import { SiteFooter as LecternSiteFooter } from 'lectern/theme';",
  );
  await inList('beforeHero').focus();
  await expect(inList('beforeHero')).toContainText('not on this page');
  await expect(panel).toContainText('Filled by');
  await expect(panel).toContainText('nobody');
  await label('afterSidebar').focus();
  await expect(panel).toContainText('Content below the sidebar.');
  await expect(panel).toContainText(`hint (${FOLDER}/components/Hint.tsx:1)`);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText('Hint.tsx');
  const opened = () => (existsSync(OPENED) ? readFileSync(OPENED, 'utf8') : '');
  await expect.poll(opened).toContain(path.resolve(FOLDER, 'components/Hint.tsx'));

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(label('Sidebar')).toHaveCount(0);
  await expect(page).toHaveURL(`${HOST}/guide/`);
});

import type { Page } from '@playwright/test';
import { projectHash } from '../../site/play/link';
import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

const PLAY = '/play/v2';

/** A page with samples that can be edited and run. */
const SAMPLES = '/guide/features/css';

const SPLIT = {
  mode: 'development',
  files: {
    'src/index.js': `import('./late.js').then(({ late }) => console.log(late));
try { console.log(parent.document.title); } catch (error) { console.log(error.name); }
fetch('/index.html').then(() => console.log('reached'), () => console.log('refused'));
`,
    'src/late.js': "export const late = 'late chunk';\n",
  },
};

/** A configuration with a loader that never ends. */
const LOOP = `export default { module: { rules: [{ test: /x$/, loader: '/project/loop.cjs' }] } };`;

/** A project whose configuration lists what it reaches of its origin. */
const INTRUDER = {
  mode: 'production',
  files: {
    'src/index.js': "import './a.x';",
    'src/a.x': '',
    'loop.cjs': 'module.exports = () => { for (;;); };',
    'rspack.config.mjs': `const reached = [];
const attempt = async (name, act) => { try { await act(); reached.push(name); } catch {} };
export default async () => {
  await attempt('caches', () => caches.open('lectern-offline /'));
  await attempt('indexedDB', () => indexedDB.open('intruder').onsuccess);
  await attempt('locks', () => navigator.locks.request('lectern-offline /', () => {}));
  await attempt('files', () => navigator.storage.getDirectory());
  await attempt('buckets', () => navigator.storageBuckets.open('intruder'));
  await attempt('channel', () => new BroadcastChannel('intruder'));
  throw new Error('reached: [' + reached + ']');
};`,
  },
};

const built = (page: Page) => expect(page.getByRole('status')).toHaveText(/^Built in \d+ ms$/);

test('[PLAY-1] a tested sample shows without scripts what came out of its release', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, summary] of [
    [SAMPLES, /^Output of Rspack 2\.3\.2: main\.css \d+ B, main\.js \d+ B/],
    [`/v1/zh${SAMPLES}`, /^Rspack 1\.7\.12 的输出： main\.css \d+ B, main\.js \d+ B/],
  ] as const) {
    await page.goto(address);
    const output = page.locator('.lt-output').filter({ hasText: summary }).first();
    await expect(output.locator('samp')).toBeHidden();
    await output.locator('summary').click();
    await expect(output.locator('samp')).toContainText(/main\.js {2}\d+ B/);
  }
  await context.close();
});

test('[PLAY-2] [PLAY-4] a sample opens from its page and is built, with its chunks and the version that runs', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(SAMPLES);
  await page.getByRole('link', { name: 'Edit and run' }).first().click();
  await page.waitForURL(/\/play\/v2#sample=/);
  await built(page);
  await expect(
    page.getByText('Builds run in your browser with Rspack 2.2.9. The docs describe 2.3.2.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chunks' })).toBeVisible();
  await expect(page.locator('.play-chunk').getByText('main', { exact: true })).toBeVisible();
  expect(await axeFindings(page, 'html', [1440])).toEqual([]);
  // axe and the tests' own scripts reach for the frame, which refuses.
  const refused = /lacks the 'allow-same-origin' flag|recipient window's origin \('null'\)/;
  expect(complaints.splice(0).filter((text) => !refused.test(text))).toEqual([]);

  await test.step('an error stands at its line, by the keyboard too', async () => {
    const code = page.getByRole('textbox', { name: 'Code of src/index.js' });
    await code.fill('const one = 1;\nconst two = = 2;\n');
    await page.getByRole('button', { name: 'Build' }).press('Enter');
    const place = page.getByRole('button', { name: 'src/index.js, line 2' }).first();
    await place.press('Enter');
    await expect(code).toBeFocused();
    expect(
      await code.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      ),
    ).toBe('const two = = 2;');
    await expect(page.locator('.play-line--wrong')).toHaveText('2');
  });
});

test('[PLAY-2] "Back to the page" leads to the sample in the language of the reader', async ({
  site,
  page,
}) => {
  const address = `/zh${SAMPLES}`;
  await site.goto(address);
  const link = page.getByRole('link', { name: '编辑并运行' }).last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  const back = page.getByRole('link', { name: '返回页面' });
  await expect(back).toHaveAttribute('href', address);
  await back.click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('[PLAY-2] [PLAY-3] the configuration of a link reaches nothing that the site keeps in the browser; an endless build is stopped, and the next one is built', async ({
  page,
}) => {
  const edit = async (file: string, code: string) => {
    await page.getByRole('tab', { name: file }).click();
    await page.getByRole('textbox', { name: `Code of ${file}` }).fill(code);
    await page.getByRole('button', { name: 'Build' }).click();
  };
  await page.goto(PLAY + (await projectHash(INTRUDER)));
  await page.getByRole('button', { name: 'Build' }).click();
  await expect(page.locator('.play-messages')).toContainText('reached: []');

  await test.step('an endless build', async () => {
    await edit('rspack.config.mjs', LOOP);
    await expect(page.getByRole('status')).toHaveText('Building …');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('status')).toHaveText('The build was stopped.');
    await edit('loop.cjs', "module.exports = () => '';");
    await built(page);
  });
});

test('[PLAY-3] a link carries the project, runs nothing unasked, and its program reaches nothing of the site', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PLAY + (await projectHash(SPLIT)));
  await expect(page.getByRole('note')).toContainText('This project comes from a link.');
  await expect(page.getByRole('textbox', { name: 'Code of src/index.js' })).toHaveValue(
    SPLIT.files['src/index.js'],
  );
  expect(asked.filter((url) => /engine|gzip/.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Build' }).click();
  await built(page);
  const log = page.getByRole('log');
  for (const line of ['late chunk', 'SecurityError', 'refused'])
    await expect(log).toContainText(line);
  await expect(log).not.toContainText('reached');
  expect(complaints.splice(0).join()).toContain('violates the following Content Security Policy');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
});

test('[PLAY-3] only the playground may run what it must, and it is isolated', async ({
  request,
}) => {
  const headersOf = async (address: string) => (await request.get(address)).headers();
  const page = await headersOf(SAMPLES);
  expect(page['content-security-policy']).not.toContain('unsafe-eval');
  expect(page).not.toHaveProperty('cross-origin-embedder-policy');
  const play = await headersOf(PLAY);
  expect(play).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  expect(play['content-security-policy']).not.toContain('unsafe-eval');
  const frame = await headersOf('/play/frame');
  expect(frame['content-security-policy']).toContain('sandbox allow-scripts');
  const html = await (await request.get(PLAY)).text();
  const worker = await headersOf(/"worker":"([^"]+)"/.exec(html)?.[1] ?? '');
  expect(worker['content-security-policy']).toContain("connect-src 'none'");
});

for (const { where, lang, reason, options, changed } of [
  {
    where: 'on a phone',
    lang: 'zh',
    reason: '打包器需要数百 MB 内存',
    options: { viewport: { width: 390, height: 800 } },
    changed: (html: string) => html,
  },
  {
    where: 'without isolation',
    lang: 'en',
    reason: 'The bundler can only run on a page that is isolated',
    options: { colorScheme: 'dark' as const },
    changed: (html: string) => html,
  },
  {
    where: 'without the files',
    lang: 'en',
    reason: 'This site does not include the bundler for browsers',
    options: {},
    changed: (html: string) => html.replace(/,"engine":\{[^}]*\}/, ''),
  },
]) {
  test(`[PLAY-4] ${where} the recorded output is shown, and the reason`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, ...options });
    const page = await context.newPage();
    await page.goto(lang === 'zh' ? `/zh${SAMPLES}` : SAMPLES);
    const link = page.getByRole('link', { name: /Edit and run|编辑并运行/ }).first();
    const address = (await link.getAttribute('href')) ?? '';
    const isPlain = where === 'without isolation';
    await page.route(/\/play\/(zh\/)?v2$/, async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      if (isPlain) delete headers['cross-origin-embedder-policy'];
      await route.fulfill({ response: answer, headers, body: changed(await answer.text()) });
    });
    await page.goto(address);
    await expect(page.getByRole('note')).toContainText(reason);
    await expect(page.getByText(/Rspack 2\.3\.2/).first()).toBeVisible();
    await expect(page.getByText(/^main\.js \d/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Build|构建)$/ })).toHaveCount(0);
    const { width } = page.viewportSize() ?? { width: 1440 };
    expect(await axeFindings(page, 'html', [width])).toEqual([]);
    await context.close();
  });
}

test('[PLAY-4] a sample shows its recorded output if a file of the bundler cannot be loaded, and builds once it can', async ({
  page,
  complaints,
}) => {
  await page.goto(SAMPLES);
  const link = page.getByRole('link', { name: 'Edit and run' }).first();
  const address = (await link.getAttribute('href')) ?? '';
  for (const file of [/\.gzip$/, /\/engine\./]) {
    await page.route(file, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('status')).toHaveText(
      /^Rspack could not be loaded: \/play\/\S+\. /,
    );
    const recorded = page.getByRole('heading', { name: 'Recorded output of Rspack 2.3.2' });
    await expect(recorded).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Build' }).click();
    await built(page);
    await expect(recorded).toHaveCount(0);
  }

  await test.step('a sample that cannot be loaded itself says so', async () => {
    await page.route(/\/samples\/.*\.json/, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('This sample could not be loaded.');
  });
  complaints.splice(0);
});

test('[PLAY-2] changes of a sample survive a reload, are marked until the next build, and can be undone', async ({
  page,
}) => {
  await page.goto(PLAY + (await projectHash(SPLIT)));
  const code = page.getByRole('textbox', { name: 'Code of src/index.js' });
  const edited = page.getByText('Changed since the last build');
  const undo = page.getByRole('button', { name: 'Undo all changes' });
  await expect(undo).toBeDisabled();
  await code.fill('console.log(1);\n');
  await page.getByRole('textbox', { name: 'New file' }).fill('../outside.js');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('textbox', { name: 'New file' })).toHaveJSProperty(
    'validationMessage',
    'Enter a path inside the project, such as src/new.js.',
  );

  await page.reload();
  await expect(code).toHaveValue('console.log(1);\n');
  await page.getByRole('button', { name: 'Build' }).click();
  await built(page);
  await expect(edited).toBeHidden();
  await code.fill('console.log(2);\n');
  await expect(edited).toBeVisible();

  await test.step('an added file can be removed without the other changes', async () => {
    await page.getByRole('textbox', { name: 'New file' }).fill('src/new.js');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Remove src/new.js' }).click();
    await expect(page.getByRole('tab', { name: 'src/new.js' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'src/index.js' }).click();
    await expect(page.getByRole('button', { name: /^Remove/ })).toBeHidden();
    await expect(code).toHaveValue('console.log(2);\n');
  });

  await undo.click();
  await expect(code).toHaveValue(SPLIT.files['src/index.js']);
  await expect(undo).toBeDisabled();
  await page.reload();
  await expect(code).toHaveValue(SPLIT.files['src/index.js']);
});

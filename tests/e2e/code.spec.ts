import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const PAGE = '/config/resolve';

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[ELEM-8] a code block is copied as it is written; the tick stays for two seconds', async ({
    site,
    page,
  }) => {
    await site.goto(PAGE);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const block = page.locator('.lt-code').first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy the code' }).click();
    const copied = block.getByRole('button', { name: 'Copied' });
    await expect(copied).toBeVisible();
    await expect(block.getByRole('status')).toHaveText('Copied');
    await page.clock.fastForward(1900);
    await expect(copied).toBeVisible();
    await page.clock.fastForward(200);
    await expect(block.getByRole('button', { name: 'Copy the code' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.trim()).toBe(((await block.locator('code').textContent()) ?? '').trim());
    expect(text).toContain('export default {\n  resolve: {');
  });

  test('a note on a line of code is below it, is not copied, and is a comment in Markdown', async ({
    site,
    page,
    request,
  }) => {
    await site.goto(`${SITES.lectern.url}/writing`);
    const block = page.locator('.lt-code', { has: page.getByRole('note') }).first();
    const note = block.getByRole('note');
    await expect(note).toHaveText('entry is relative to this folder, wherever the command is run.');
    const line = block.getByText('context:');
    const above = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNode(element.firstChild as Node);
      return range.getBoundingClientRect().bottom;
    });
    expect((await note.boundingBox())?.y).toBeGreaterThanOrEqual(above);
    await block.hover();
    await block.getByRole('button', { name: 'Copy the code' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('  context: import.meta.dirname,\n};');
    const twin = await request.get(`${SITES.lectern.url}/writing.md`);
    expect(await twin.text()).toContain(
      'import.meta.dirname, // `entry` is relative to this folder',
    );
  });
});

for (const [platform, prefix, button, message] of [
  ['Linux x86_64', '', 'Copy the code', 'Copy to clipboard: Ctrl+C, Enter'],
  ['MacIntel', '', 'Copy the code', 'Copy to clipboard: ⌘+C, Enter'],
  ['Linux x86_64', '/zh', '复制代码', '复制到剪贴板：按 Ctrl+C，再按 Enter'],
] as const) {
  test(`[ELEM-8] [DATA-4] without the clipboard a prompt says: ${message}`, async ({
    site,
    page,
  }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(navigator, 'platform', { value: name });
      if (name.startsWith('Mac')) {
        Object.defineProperty(navigator, 'userAgent', { value: 'Mac OS X' });
      }
      document.execCommand = () => false;
    }, platform);
    await site.goto(`${prefix}${PAGE}`);
    const prompt = page.waitForEvent('dialog').then(async (dialog) => {
      const shown = {
        type: dialog.type(),
        message: dialog.message(),
        value: dialog.defaultValue(),
      };
      await dialog.dismiss();
      return shown;
    });
    const block = page.locator('.lt-code').first();
    await block.hover();
    await block.getByRole('button', { name: button }).click();
    const shown = await prompt;
    expect(shown.type).toBe('prompt');
    expect(shown.message).toBe(message);
    expect(shown.value).toContain('export default {');
  });
}

test('the button that wraps lines is shown if a line is too long, and stays while lines are wrapped', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await site.goto(PAGE);
  const overflowing = await page
    .locator('.lt-code__content')
    .evaluateAll((contents) =>
      contents.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
  const wrapOf = (index: number) =>
    page.locator('.lt-code').nth(index).getByRole('button', { name: 'Wrap long lines' });
  const long = wrapOf(overflowing.indexOf(true));
  await expect(wrapOf(overflowing.indexOf(false))).toHaveCount(0);
  await expect(long).toHaveAttribute('aria-pressed', 'false');
  await long.click();
  await expect(long).toHaveAttribute('aria-pressed', 'true');
  await long.click();
  await expect(long).toHaveAttribute('aria-pressed', 'false');
});

test('a heading that is the name of an option is set in the font of code, and breaks between its words on a phone', async ({
  site,
  page,
}) => {
  await site.goto('/config/output#outputpath');
  const font = (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await font('output.path')).toContain('JetBrains Mono');
  expect(await font('Filename placeholders')).not.toContain('JetBrains Mono');
  await expect(site.outline.getByRole('link', { name: 'output.path', exact: true })).toBeVisible();
  await expect.poll(() => site.distanceBelowNavbar('outputpath')).toBeLessThan(120);

  // The longest name of an option breaks between its words on a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  const name = 'output.devtoolFallbackModuleFilenameTemplate';
  const lines = await page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
    const byTop = new Map<number, string>();
    for (const node of heading.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNode(node);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) return ['broken within a word'];
      const top = tops[0] ?? 0;
      byTop.set(top, (byTop.get(top) ?? '') + node.textContent);
    }
    return [...byTop.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(name);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[ELEM-8] the buttons, which always show, cover no line of the code', async ({
    site,
    page,
  }) => {
    await site.goto('/guide/start/quick-start');
    const blocks = page.locator('.lt-code:not(.lt-code--titled)');
    await expect(blocks.first().getByRole('button', { name: 'Copy the code' })).toBeVisible();
    const covered = await blocks.evaluateAll((all) =>
      all.flatMap((block) => {
        const buttons = block.querySelector('.lt-code__actions')?.getBoundingClientRect();
        const line = block.querySelector('.line')?.getBoundingClientRect();
        const isClear = buttons && line && line.top >= buttons.bottom - 1;
        return isClear ? [] : [block.textContent];
      }),
    );
    expect(covered).toEqual([]);
  });
});

test('a long block is folded until a reader asks for all of it, and is copied and printed whole', async ({
  site,
  page,
}) => {
  await site.goto(`${SITES.kit.url}/elements/more-code`);
  const block = page.locator('.lt-code', { hasText: 'line40' });
  const content = block.locator('.lt-code__content');
  const isWhole = () =>
    content.evaluate((element) => element.scrollHeight <= element.clientHeight + 1);
  expect(await isWhole()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isWhole()).toBe(true);
  await page.emulateMedia({ media: null });
  await block.getByRole('button', { name: 'Show all 40 lines' }).click();
  await expect.poll(isWhole).toBe(true);
});

test('[ROUTE-5] the mark of a heading’s anchor is not part of copied text', async ({
  site,
  page,
}) => {
  await site.goto('/guide/features/code-splitting');
  const selected = await page.evaluate(() => {
    const headings = document.querySelectorAll('main h2');
    const range = document.createRange();
    range.setStartBefore(headings[0] as Element);
    range.setEndAfter(headings[1] as Element);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
    return String(window.getSelection());
  });
  expect(selected).toMatch(/^\s*Name the chunks\n/);
  expect(selected).toMatch(/\nPrefetch and preload\s*$/);
});

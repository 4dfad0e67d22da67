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
});

for (const [platform, keys] of [
  ['Linux x86_64', 'Ctrl+C'],
  ['MacIntel', '⌘+C'],
] as const) {
  test(`[ELEM-8] without the clipboard a prompt asks for ${keys}, then Enter`, async ({
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
    await site.goto(PAGE);
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
    await block.getByRole('button', { name: 'Copy the code' }).click();
    const shown = await prompt;
    expect(shown.type).toBe('prompt');
    expect(shown.message).toBe(`Copy to clipboard: ${keys}, Enter`);
    expect(shown.value).toContain('export default {');
  });
}

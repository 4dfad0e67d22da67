import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const QUESTION = '怎么设置输出目录？';

/** Presses the Enter that confirms a word of an input method, as Chrome and Safari send it. */
async function confirmWord(page: Page, isComposing: boolean): Promise<void> {
  await page.evaluate((composing) => {
    const press = { key: 'Enter', keyCode: 229, isComposing: composing, bubbles: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
  }, isComposing);
}

for (const [browser, isComposing] of [
  ['Chrome', true],
  ['Safari', false],
] as const) {
  test(`[SRCH-5] [AI-5] Enter that confirms a word of an input method neither selects nor asks, as sent by ${browser}`, async ({
    site,
    page,
    ask,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) asked.push(request.postData() ?? '');
    });
    await site.goto('/zh/guide/concepts/loaders');
    await ask.search('output');
    await confirmWord(page, isComposing);
    await ask.input.fill(QUESTION);
    await confirmWord(page, isComposing);
    await ask.write(QUESTION);
    await ask.waitForAnswer();
    expect(asked).toHaveLength(1);
    await ask.input.fill('怎么设置入');
    await confirmWord(page, isComposing);
    await expect(ask.input).toHaveValue('怎么设置入');
    await expect(ask.exchanges).toHaveCount(1);
    await ask.input.press('Enter');
    await expect(ask.exchanges).toHaveCount(2);
    await ask.waitForAnswer();
    expect(asked).toHaveLength(2);
    await expect(page).toHaveURL(/\/zh\/guide\/concepts\/loaders$/);
  });
}

import { execFileSync } from 'node:child_process';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;

/** The moment of a file's last commit, as git has it; none in a clone without history. */
function committed(file: string): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  return new Date(git('log', '-1', '--format=%cI', '--', file)).toISOString();
}
test.describe('last updated', () => {
  for (const [locale, timezoneId, moment] of [
    ['en-US', 'America/New_York', /^Jan 31, 2026, 6:30\sPM$/],
    ['de-DE', 'Europe/Berlin', /^01\.02\.2026, 00:30$/],
    ['zh-CN', 'Asia/Shanghai', /^2026年2月1日 07:30$/],
  ] as const) {
    test.describe(`for a reader with ${locale} in ${timezoneId}`, () => {
      test.use({ locale, timezoneId });

      test(`[ELEM-2] ${locale}, ${timezoneId}: the moment is the reader's own`, {
        tag: '@built',
      }, async ({ site, page }) => {
        await site.goto(`${kit}/elements/page`);
        await expect(page.locator('.lt-last-updated time')).toHaveText(moment);
      });
    });
  }

  test('[ELEM-2] it is the date of the last commit of the file', async ({ site, page }) => {
    for (const [address, file, label] of [
      ['/config/resolve', 'docs/v2/en/config/resolve.mdx', 'Last Updated'],
      ['/zh/config/resolve', 'docs/v2/zh/config/resolve.mdx', '最后更新'],
    ] as const) {
      await test.step(file, async () => {
        const moment = committed(file);
        test.skip(moment === undefined, 'the clone is shallow');
        await site.goto(address);
        const line = page.locator('.lt-last-updated');
        await expect(line).toHaveText(new RegExp(`^${label} .*20\\d\\d`));
        await expect(line.locator('time')).toHaveAttribute('datetime', moment ?? '');
      });
    }
  });

  test('[ELEM-2] a site may word the label for one language', async ({ site, page }) => {
    const line = page.locator('.lt-last-updated');
    await site.goto(`${kit}/elements/page`);
    await expect(line).toHaveText(/^Changed .*2026/);
    await site.goto(`${kit}/zh/elements/page`);
    await expect(line).toHaveText(/^最后更新 .*2026/);
  });
});

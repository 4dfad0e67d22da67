import { expect, test } from 'vitest';
import type { OpenedSite } from '../../building/site/openSite';
import { type SiteContent, withContent } from '../../content/siteContent';
import { findingText } from '../../support/finding';
import { type CheckScope, checkSite } from './checkSite';
import { docsFolder } from './testing/docsFolder';

const cwd = docsFolder({
  'docs/en/a.mdx': '# A\n\n[gone](/nowhere)\n',
  'docs/en/b.mdx': '# B\n\n[gone](/nowhere)\n',
});
const site = {
  cwd,
  docDir: 'docs',
  versions: [],
  langs: ['en'],
  lang: 'en',
  configFile: 'rspress.config.ts',
  config: withContent(
    {
      root: 'docs',
      lang: 'en',
      locales: [{ lang: 'en', label: 'English' }],
    },
    { check: () => [], setRoutes: () => {} } as unknown as SiteContent,
  ),
  plugins: [],
} as unknown as OpenedSite;

const found = async (scope?: CheckScope) =>
  (await checkSite(site, scope)).findings.map((one) => findingText(one).split(' ')[0]);

test('[DIAG-3] a single check or page can be selected', async () => {
  const links = await found({ only: ['links'] });
  expect(links).toEqual(['docs/en/a.mdx:3:1', 'docs/en/b.mdx:3:1']);
  expect(await found({ only: ['links'], files: ['docs/en/b.mdx'] })).toEqual(['docs/en/b.mdx:3:1']);
  expect(await found({ only: ['links'], files: ['docs/en'] })).toEqual(links);
});

test('[DIAG-3] the problems that also stop a build can be looked at alone', async () => {
  expect(await found({ only: ['pages'] })).toEqual([]);
});

test('[DIAG-3] an unknown check or file is rejected with the available names', async () => {
  const all = 'pages, languages, links, stale, spacing, spelling, style';
  await expect(found({ only: ['link'] })).rejects.toThrow(
    `[check] unknown check "link" → did you mean links? The checks of this site are ${all}`,
  );
  await expect(found({ only: ['components'] })).rejects.toThrow(
    `[check] unknown check "components" → use one of ${all}`,
  );
  await expect(found({ files: ['docs/en/c.mdx'] })).rejects.toThrow(
    '[check] docs/en/c.mdx does not exist → correct the path',
  );
});

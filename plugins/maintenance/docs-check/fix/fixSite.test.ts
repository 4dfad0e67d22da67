import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { OpenedSite } from '../../../building/site/openSite';
import { type SiteContent, withContent } from '../../../content/siteContent';
import { docsFolder } from '../testing/docsFolder';
import { fixLine, fixSite } from './fixSite';

const PAGE = '# A\n\n## Install\n\n[a](#instal) [b](#instal) [gone](/nowhere)\n';

function siteOf(files: Record<string, string>): OpenedSite {
  const locales = [{ lang: 'en', label: 'English' }];
  const config = withContent({ root: 'docs', lang: 'en', locales }, {
    check: () => [],
    setRoutes: () => {},
  } as unknown as SiteContent);
  const folders = { cwd: docsFolder(files), docDir: 'docs', versions: [], langs: ['en'] };
  return { ...folders, lang: 'en', config, plugins: [] } as unknown as OpenedSite;
}

test('[DIAG-3] unambiguous fixes are applied and printed; the other findings are listed', async () => {
  const site = siteOf({ 'docs/en/a.mdx': PAGE });
  const page = () => readFileSync(path.join(site.cwd, 'docs/en/a.mdx'), 'utf8');
  const lines = [
    'docs/en/a.mdx:5:1 links: #instal → #install',
    'docs/en/a.mdx:5:14 links: #instal → #install',
  ];
  const links = { only: ['links'] };

  const dry = await fixSite(site, links, { isDry: true });
  expect(dry.fixed.map(fixLine)).toEqual(lines);
  expect(dry.report.findings).toHaveLength(3);
  expect(page()).toBe(PAGE);

  const { fixed, report } = await fixSite(site, links, { isDry: false });
  expect(fixed.map(fixLine)).toEqual(lines);
  expect(report.findings.map(({ message }) => message)).toEqual([
    '/nowhere is not a page or file of the site → correct or remove the link',
  ]);
  expect(page()).toBe(PAGE.replaceAll('#instal)', '#install)'));
});

test('[DIAG-3] fixes are only applied to selected files', async () => {
  const site = siteOf({ 'docs/en/a.mdx': PAGE, 'docs/en/b.mdx': PAGE });
  await fixSite(site, { only: ['links'], files: ['docs/en/b.mdx'] }, { isDry: false });
  expect(readFileSync(path.join(site.cwd, 'docs/en/a.mdx'), 'utf8')).toBe(PAGE);
  expect(readFileSync(path.join(site.cwd, 'docs/en/b.mdx'), 'utf8')).not.toBe(PAGE);
});

test('[DIAG-3] the plugins of a site register their checks once, however often it is checked', async () => {
  const site = siteOf({ 'docs/en/a.mdx': PAGE });
  const config = vi.fn((given: OpenedSite['config']) => given);
  site.config.plugins = [{ name: 'own', config }];
  const { fixed } = await fixSite(site, { only: ['links'] }, { isDry: false });
  expect(fixed).toHaveLength(2);
  expect(config).toHaveBeenCalledOnce();
});

import { beforeAll, expect, test } from 'vitest';
import { PRESET, THEME } from './support/preset';
import { TinySite } from './support/tinySite';

const BUILD_MS = 180_000;
const site = new TinySite('local-link');

const CONFIG = `
import { definePlugin, defineSite } from '${PRESET}';

const links = definePlugin({
  name: 'links',
  slots: { beforeDocFooter: new URL('./Links.tsx', import.meta.url) },
});

export default defineSite({
  root: '${site.root}/docs',
  outDir: '${site.root}/out',
  themeDir: '${THEME}',
  title: 'Tiny',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  route: { cleanUrls: true },
  builderConfig: { performance: { buildCache: { cacheDirectory: '${site.root}/cache' }, printFileSize: false } },
  lastUpdated: false,
  plugins: [links],
});
`;

/** Rspress's name of the entry point that sites know as \`lectern/theme\`. */
const COMPONENT = `import { Link, LocalLink, useLocalLink } from '@rspress/core/theme';

export default function Links() {
  const localLink = useLocalLink();
  return (
    <nav id="links" aria-label="Links">
      <LocalLink id="local" href="/guide#install">Guide</LocalLink>
      <LocalLink id="named" href="/v1/zh/guide">Old guide</LocalLink>
      <LocalLink id="other" href="https://example.com/guide">Elsewhere</LocalLink>
      <LocalLink id="place" href="#install">Install</LocalLink>
      <Link id="plain" href="/guide">The guide in English</Link>
      <a id="hook" href={localLink('/guide')}>Guide</a>
    </nav>
  );
}
`;

beforeAll(async () => {
  site.remove('docs');
  site.write('rspress.config.ts', CONFIG);
  site.write('Links.tsx', COMPONENT);
  for (const place of ['v2/en', 'v2/zh', 'v1/en', 'v1/zh']) {
    site.write(`docs/${place}/index.mdx`, '# Home\n\n## Install {#install}\n\nText.\n');
    site.write(`docs/${place}/guide.mdx`, '# Guide\n\n## Install {#install}\n\nText.\n');
  }
  const { code, text } = await site.build();
  expect(code, text).toBe(0);
}, BUILD_MS);

test.each([
  ['guide.html', ''],
  ['zh/guide.html', '/zh'],
  ['v1/guide.html', '/v1'],
  ['v1/zh/guide.html', '/v1/zh'],
])('[KIT-5] links of a component on %s stay in its version and language', (page, prefix) => {
  const html = site.read(page);
  const hrefOf = (id: string) => {
    const [tag = ''] = new RegExp(`<a [^>]*id="${id}"[^>]*>`).exec(html) ?? [];
    return /href="([^"]*)"/.exec(tag)?.[1];
  };
  expect({
    local: hrefOf('local'),
    named: hrefOf('named'),
    other: hrefOf('other'),
    place: hrefOf('place'),
    plain: hrefOf('plain'),
    hook: hrefOf('hook'),
  }).toEqual({
    local: `${prefix}/guide#install`,
    named: '/v1/zh/guide',
    other: 'https://example.com/guide',
    place: '#install',
    plain: '/guide',
    hook: `${prefix}/guide`,
  });
});

import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteSchema } from '../building/site/schema';
import { defineSite, type SiteSettings } from './index';
import { featureSchema } from './schema';

const VERSION = { default: 'v1', versions: ['v1'] };

/** The minimal value of each setting in the types. */
const SMALLEST: { [Key in keyof Required<SiteSettings>]: SiteSettings[Key] } = {
  root: 'docs',
  outDir: 'out',
  keepOldFiles: { days: 1 },
  themeDir: 'theme',
  title: 'Site',
  description: 'A site.',
  base: '/docs/',
  siteOrigin: 'https://docs.example',
  logo: '/logo.svg',
  logoText: 'Site',
  logoHref: '/start',
  icon: '/logo.svg',
  lang: 'de',
  locales: [{ lang: 'en', label: 'English' }],
  multiVersion: VERSION,
  route: { cleanUrls: true },
  themeConfig: { custom: {} },
  plugins: [{ name: 'own' }],
  builderConfig: {},
  globalStyles: 'styles.css',
  globalUIComponents: ['./Own.tsx'],
  head: [['meta', { name: 'a', content: 'b' }]],
  i18nSource: {},
  i18nSourcePath: 'i18n.json',
  languageParity: {},
  llms: false,
  markdown: { llmsActions: false },
  mediumZoom: false,
  replaceRules: [{ search: 'a', replace: 'b' }],
  ssg: true,
  theme: { density: 'compact' },
  strings: { en: { search: 'Find' } },
  search: { engine: 'server' },
  askAi: true,
  docsHealth: true,
  mcp: true,
  seo: { image: '/card.png' },
  socialCards: true,
  feeds: { section: 'news', title: { en: 'News' }, description: { en: 'What is new.' } },
  options: { packages: {}, shape: { configuration: 'Configuration', factory: 'create' } },
  samples: { bundlers: {} },
  glossary: { file: 'docs/terms.yaml' },
  translations: true,
  languageFallback: true,
  linkCheck: { ignored: [/^\/play/] },
  redirects: { '/old': '/new' },
  sitesBelow: ['/api/'],
  renderErrors: true,
  keepRendered: true,
  frontmatter: { keys: {} },
  lastUpdated: true,
  repository: 'https://github.com/acme/docs',
  code: true,
  images: true,
  figures: true,
  mermaid: true,
  math: true,
  headScripts: true,
  staticContent: { dynamic: ['td'] },
  firstLoad: true,
  offline: true,
  server: { contentSources: { 'img-src': ['https://img.example'] } },
};

/** Settings that require another one, with the expected error message. */
const WITH: Partial<Record<keyof SiteSettings, [SiteSettings, RegExp]>> = {
  translations: [
    {
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
    },
    /locales has only one language → add another/,
  ],
};

function folder(): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-smallest-'));
  for (const name of ['docs/en', 'docs/zh', 'docs/v1'])
    mkdirSync(path.join(cwd, name), { recursive: true });
  return cwd;
}

test('there is an example of every setting', () => {
  const keys = new Set([...Object.keys(siteSchema.shape), ...Object.keys(featureSchema)]);
  expect(Object.keys(SMALLEST).sort()).toEqual([...keys].sort());
});

test.each(Object.keys(SMALLEST) as (keyof SiteSettings)[])(
  '[EXT-1] the setting %s works alone, or the error names what it requires',
  (key) => {
    const own: SiteSettings = { [key]: SMALLEST[key] };
    const [needed, error] = WITH[key] ?? [{}];
    if (error) expect(() => defineSite(own, folder())).toThrow(error);
    const { plugins = [] } = defineSite({ ...needed, ...own }, folder());
    expect(plugins.length).toBeGreaterThan(0);
  },
);

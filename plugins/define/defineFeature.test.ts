import type { PageIndexInfo, RouteMeta, UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { type SiteContent, withContent } from '../content/siteContent';
import { definePlugin } from '.';
import { defineFeature, featureSite } from './defineFeature';

const tools = { addPlugin: () => {}, removePlugin: () => {} };
const page = (routePath: string) => ({ routePath, frontmatter: {} }) as PageIndexInfo;

test('a plugin of a site cannot use the hooks of our own features', () => {
  const given = { name: 'levels', rspress: {}, open: () => {} };
  expect(() => definePlugin(given as { name: string })).toThrow(
    /^\[levels\] the definition cannot be used:\n.*"rspress"[^\n]*\n.*"open"/,
  );
});

test('a feature knows the settings that it received, and the complete ones when the build begins', () => {
  const site = featureSite();
  const seen: unknown[] = [];
  const feature = defineFeature({
    name: 'lectern:x',
    site,
    rspress: {
      config: () => void seen.push(site.config().title),
      beforeBuild: () => void seen.push(site.config().title, site.facts().lang),
    },
  });
  feature.config?.({ title: 'Given' }, tools, true);
  feature.beforeBuild?.({ title: 'Complete', lang: 'de' }, true);
  expect(seen).toEqual(['Given', 'Complete', 'de']);
});

test('a feature adds settings for the theme, and tags to the head', () => {
  const feature = defineFeature({
    name: 'lectern:x',
    themeConfig: ({ base }) => ({ at: base }),
    head: ({ routePath }) => `<meta name="x" content="${routePath}">`,
    rspress: { config: (config) => ({ ...config, base: '/docs/' }) },
  });
  const given = { themeConfig: { darkMode: false }, head: [['meta', {}]] } as UserConfig;
  const config = feature.config?.(given, tools, true) as UserConfig;
  expect(config.themeConfig).toEqual({ darkMode: false, at: '/docs/' });
  const [first, tag] = config.head as [unknown, (route: RouteMeta) => string];
  expect(first).toEqual(['meta', {}]);
  expect(tag({ routePath: '/a' } as RouteMeta)).toBe('<meta name="x" content="/a">');
});

test('the content of the site is opened with the settings that the feature changed', () => {
  const seen: unknown[] = [];
  const feature = defineFeature({
    name: 'lectern:x',
    open: (content, { lang }) => void seen.push(content.docDir(), lang),
    rspress: { config: (config) => ({ ...config, lang: 'de' }) },
  });
  const content: Partial<SiteContent> = { docDir: () => '/docs' };
  feature.config?.(withContent({}, content as SiteContent), tools, true);
  expect(seen).toEqual(['/docs', 'de']);
});

test('fields of the page data are added at once, or when they are known', async () => {
  const atOnce = page('/a');
  defineFeature({
    name: 'lectern:x',
    pageData: ({ routePath }) => ({ at: routePath }),
  }).extendPageData?.(atOnce, true);
  expect(atOnce).toHaveProperty('at', '/a');
  const later = page('/b');
  const feature = defineFeature({ name: 'lectern:x', pageData: async () => ({ at: 'later' }) });
  await feature.extendPageData?.(later, true);
  expect(later).toHaveProperty('at', 'later');
  const none = page('/c');
  defineFeature({ name: 'lectern:x', pageData: () => undefined }).extendPageData?.(none, true);
  expect(none).toEqual(page('/c'));
});

test('what the definition of a plugin adds is kept beside the hooks of a feature', async () => {
  const rehype = () => {};
  const feature = defineFeature({
    name: 'lectern:x',
    check: () => [],
    rehypePlugins: [rehype],
    checks: async () => [{ name: 'own', run: () => [] }],
    bundler: () => {},
    rspress: { markdown: { rehypePlugins: [rehype] }, builderConfig: { html: { title: 'X' } } },
  });
  const checks = (await feature.checks?.({ root: 'docs' })) ?? [];
  expect(checks.map(({ name }) => name)).toEqual(['lectern:x', 'own']);
  expect(feature.markdown?.rehypePlugins).toHaveLength(2);
  expect(feature.builderConfig?.html).toEqual({ title: 'X' });
  const names = feature.builderConfig?.plugins
    ?.flat()
    .map((plugin) => plugin && 'name' in plugin && plugin.name);
  expect(names).toContain('lectern:x');
});

test('what a feature writes at the end of a build is there when the next plugin is called', () => {
  const written: string[] = [];
  const feature = defineFeature({
    name: 'lectern:x',
    files: () => ({}),
    rspress: { afterBuild: () => void written.push('own') },
  });
  void feature.afterBuild?.({}, false);
  expect(written).toEqual(['own']);
});

import type { UserConfig } from '@rspress/core';
import type { ShikiTransformer } from 'shiki';
import { expect, test } from 'vitest';
import { type SiteContent, withContent } from '../content/siteContent';
import { definePlugin } from '.';

const tools = { addPlugin: () => {}, removePlugin: () => {} };
const opened = (plugin: ReturnType<typeof definePlugin>, config: UserConfig) =>
  plugin.config?.(withContent(config, {} as SiteContent), tools, true);

test('transformers of code blocks come after those of the site', async () => {
  const [own, added]: ShikiTransformer[] = [{ name: 'own' }, { name: 'added' }];
  const plugin = definePlugin({ name: 'lines', codeTransformers: [added as ShikiTransformer] });
  const given: UserConfig = { markdown: { shiki: { transformers: [own as ShikiTransformer] } } };
  const config = await opened(plugin, given);
  expect(config?.markdown?.shiki?.transformers).toEqual([own, added]);
  expect((await opened(definePlugin({ name: 'none' }), given))?.markdown).toBe(given.markdown);
});

test('a plugin declares the sources of its components, which can depend on the site', async () => {
  const sources = { 'connect-src': ['https://api.example.com'] };
  expect(definePlugin({ name: 'votes', contentSources: sources }).contentSources?.()).toEqual(
    sources,
  );
  const plugin = definePlugin({
    name: 'votes',
    contentSources: ({ lang }) => ({ 'connect-src': [`https://${lang}.example.com`] }),
  });
  await opened(plugin, { lang: 'de' });
  expect(plugin.contentSources?.()).toEqual({ 'connect-src': ['https://de.example.com'] });
});

test('sources that a policy cannot contain are errors with the value', () => {
  const given = { name: 'votes', contentSources: { connect: ['https://a.example; x'] } };
  expect(() => definePlugin(given)).toThrow(/^\[votes\] the definition cannot be used:\n.*connect/);
  const late = definePlugin({
    name: 'votes',
    contentSources: () => ({ 'connect-src': ['https://a.example x'] }),
  });
  expect(() => late.contentSources?.()).toThrow(
    /^\[votes\] contentSources returned invalid sources:\n.*https:\/\/a\.example x/,
  );
});

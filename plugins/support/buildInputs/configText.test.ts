import { expect, test } from 'vitest';
import { configText } from './configText';

test('the text contains every kind of value: strings, functions, patterns, maps and undefined', () => {
  const texts = [
    configText({ title: 'a' }),
    configText({ title: 'b' }),
    configText({ head: [() => '<a>'] }),
    configText({ head: [() => '<b>'] }),
    configText({ replaceRules: [{ search: /a/, replace: '' }] }),
    configText({ replaceRules: [{ search: /b/, replace: '' }] }),
    configText({ builderConfig: { html: { title: 'a' } } }),
    configText({ i18nSource: new Map([['a', 'b']]) as never }),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});

test('equal settings have the same text, regardless of the location of the build', () => {
  const config = { title: 'a', head: [() => '<a>'] };
  expect(configText({ ...config, outDir: 'x', plugins: [{ name: 'p' }] })).toBe(configText(config));
});

test('a circular setting ends, and a repeated one is written twice', () => {
  const tools: Record<string, unknown> = { name: 'a' };
  tools.self = tools;
  expect(configText({ themeConfig: tools })).toContain('"self":"itself"');
  const link = { text: 'a' };
  expect(configText({ themeConfig: { nav: [link, link] as never } })).toContain(
    '[{"text":"a"},{"text":"a"}]',
  );
});

import { expect, test } from 'vitest';
import { configText } from './configText';

test('every setting counts: texts, functions, patterns, maps and nothing', () => {
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

test('equal settings are equal, wherever they are built and by whom', () => {
  const config = { title: 'a', head: [() => '<a>'] };
  expect(configText({ ...config, outDir: 'x', plugins: [{ name: 'p' }] })).toBe(configText(config));
});

test('a setting that holds itself has an end, and one that is there twice is written twice', () => {
  const tools: Record<string, unknown> = { name: 'a' };
  tools.self = tools;
  expect(configText({ themeConfig: tools })).toContain('"self":"itself"');
  const link = { text: 'a' };
  expect(configText({ themeConfig: { nav: [link, link] as never } })).toContain(
    '[{"text":"a"},{"text":"a"}]',
  );
});

import { expect, test } from 'vitest';
import { stockTexts } from './stockTexts';

const SOURCE = { menuTitle: { en: 'Menu', zh: '菜单' }, odd: { zh: '怪' } };

test('a language that Rspress does not speak has its English texts, and others keep theirs', async () => {
  expect(await stockTexts(undefined, ['en', 'zh', 'de'])(SOURCE)).toEqual({
    menuTitle: { en: 'Menu', zh: '菜单', de: 'Menu' },
    odd: { zh: '怪' },
  });
});

test('texts that the site gives Rspress itself win', async () => {
  const own = { menuTitle: { de: 'Menü' } };
  const texts = { menuTitle: { en: 'Menu', zh: '菜单', de: 'Menü' }, odd: { zh: '怪' } };
  expect(await stockTexts(own as never, ['de'])(SOURCE)).toEqual(texts);
  const given = (source: typeof SOURCE) => ({
    ...source,
    menuTitle: { ...source.menuTitle, de: 'Menü' },
  });
  expect(await stockTexts(given as never, ['de'])(SOURCE)).toEqual(texts);
});

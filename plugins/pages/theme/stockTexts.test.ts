import { expect, test } from 'vitest';
import { stockTexts } from './stockTexts';

test('a language that Rspress does not speak has its English texts, and others keep theirs', () => {
  const source = { menuTitle: { en: 'Menu', zh: '菜单' }, odd: { zh: '怪' } };
  expect(stockTexts(source, ['en', 'zh', 'de'])).toEqual({
    menuTitle: { en: 'Menu', zh: '菜单', de: 'Menu' },
    odd: { zh: '怪' },
  });
});

import { expect, test } from 'vitest';
import { withoutStockAppearance } from './stockAppearance';

const stock = { tag: 'script', children: "matchMedia('(prefers-color-scheme: dark)')" };
const other = { tag: 'link' };

test("Rspress's script is taken out and the rest stays", () => {
  expect(withoutStockAppearance([stock, other])).toEqual([other]);
});

test('a Rspress without the script that is replaced fails the build', () => {
  expect(() => withoutStockAppearance([other])).toThrow('[head-scripts] Rspress');
  expect(withoutStockAppearance([other], false)).toEqual([other]);
});

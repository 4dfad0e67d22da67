import { expect, test } from 'vitest';
import type { SavedPack } from '../../../plugins/serving/offline/client/packStore';
import type { PackSummary } from '../../../plugins/serving/offline/shared';
import { packRows, sizeText } from './packRows';

const offered = (lang: string) => ({ version: 'v2', lang }) as PackSummary;
const saved = (lang: string) => ({ pack: { version: 'v2', lang } }) as SavedPack;

test('the pack of the page comes first, then saved packs', () => {
  const rows = packRows(
    { version: 'v2', lang: 'zh' },
    [offered('en'), offered('zh'), offered('de')],
    [saved('en')],
  );
  expect(rows.map(({ lang, saved: has }) => [lang, has !== undefined])).toEqual([
    ['zh', false],
    ['en', true],
  ]);
});

test('offline, saved packs are listed without the packs that the site offers', () => {
  const rows = packRows({ version: 'v1', lang: 'en' }, [], [saved('en')]);
  expect(rows).toEqual([{ version: 'v2', lang: 'en', offered: undefined, saved: saved('en') }]);
});

test('sizes are written as readers of a language do', () => {
  expect(sizeText(3_140_000, 'en')).toBe('3.1 MB');
  expect(sizeText(3_140_000, 'de')).toBe('3,1 MB');
  expect(sizeText(642_000, 'en')).toBe('0.6 MB');
  expect(sizeText(42_400, 'en')).toBe('42 kB');
  expect(sizeText(42_400, 'en', 3_140_000)).toBe('0 MB');
});

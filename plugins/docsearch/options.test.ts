import { expect, test } from 'vitest';
import { readDialogSettings } from './options';
import type { DialogSettings } from './shared';
import { splitDialogStyles } from './splitStyles';

test('settings that can be used are taken as they are', () => {
  const settings: DialogSettings = {
    resultsPerGroup: { en: 8 },
    suggestions: { en: ['loader'] },
    reportUrl: 'https://example.com/new?q={{query}}',
  };
  expect(readDialogSettings(settings)).toBe(settings);
  expect(readDialogSettings({})).toEqual({});
});

test('every wrong setting is named at once', () => {
  const settings = { resultsPerGroup: 0, reportUrl: 'javascript:alert(1)', colour: 'red' };
  expect(() => readDialogSettings(settings as DialogSettings)).toThrow(
    /pluginDocSearch[\s\S]*resultsPerGroup[\s\S]*reportUrl[\s\S]*colour/,
  );
});

test("the dialog's styles leave the file of the first load, all others stay", () => {
  const splitChunks = { cacheGroups: { styles: { test: /\.css$/ as unknown } } };
  splitDialogStyles(splitChunks);
  const test = splitChunks.cacheGroups.styles.test as (module: object) => boolean;
  const isIn = (file: string) => test({ nameForCondition: () => file });
  expect(isIn('/a/theme/components/Search/Search.css')).toBe(true);
  expect(isIn('/a/theme/components/Search/SearchDialog.css')).toBe(false);
  expect(isIn('/a/node_modules/@docsearch/css/dist/modal.css')).toBe(false);
  expect(() => splitDialogStyles({ cacheGroups: {} })).toThrow(/cacheGroups\.styles/);
});

import { expect, test } from 'vitest';
import { readDialogSettings } from './options';
import type { DialogSettings } from './shared';

test('valid settings are used unchanged', () => {
  const settings: DialogSettings = {
    resultsPerGroup: { en: 8 },
    suggestions: { en: ['loader'] },
    reportUrl: 'https://example.com/new?q={{query}}',
  };
  expect(readDialogSettings(settings)).toBe(settings);
  expect(readDialogSettings({})).toEqual({});
});

test('all invalid settings are reported at once', () => {
  const settings = { resultsPerGroup: 0, reportUrl: 'javascript:alert(1)', colour: 'red' };
  expect(() => readDialogSettings(settings as DialogSettings)).toThrow(
    /docsearch[\s\S]*resultsPerGroup[\s\S]*reportUrl[\s\S]*colour/,
  );
});

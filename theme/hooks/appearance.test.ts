import { expect, test } from 'vitest';
import { parsePreference, resolveAppearance } from './appearance';

test('a stored preference wins over the default of the site', () => {
  expect(parsePreference('dark', 'auto')).toBe('dark');
});

test('a corrupt stored preference is dropped', () => {
  expect(parsePreference('purple', 'auto')).toBe('auto');
  expect(parsePreference(null, 'light')).toBe('light');
});

test('auto follows the system, a choice does not', () => {
  expect(resolveAppearance('auto', true)).toBe('dark');
  expect(resolveAppearance('auto', false)).toBe('light');
  expect(resolveAppearance('light', true)).toBe('light');
});

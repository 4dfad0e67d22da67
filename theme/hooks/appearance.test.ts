import { expect, test } from 'vitest';
import { parsePreference, resolveAppearance } from './appearance';

test('a stored preference has precedence over the default of the site', () => {
  expect(parsePreference('dark', 'auto')).toBe('dark');
});

test('an invalid stored preference is ignored', () => {
  expect(parsePreference('purple', 'auto')).toBe('auto');
  expect(parsePreference(null, 'light')).toBe('light');
});

test('auto follows the system, a choice does not', () => {
  expect(resolveAppearance('auto', true)).toBe('dark');
  expect(resolveAppearance('auto', false)).toBe('light');
  expect(resolveAppearance('light', true)).toBe('light');
});

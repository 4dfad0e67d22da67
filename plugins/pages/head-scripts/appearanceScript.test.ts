import { expect, test } from 'vitest';
import { appearanceScript } from './appearanceScript';
import { APPEARANCE_KEY } from './shared';
import { runInTestBrowser, type TestBrowserOptions } from './testBrowser';

function schemeOf(darkMode: Parameters<typeof appearanceScript>[0], options = {}): string {
  const browser: TestBrowserOptions = { url: 'http://localhost/', ...options };
  const { style, classes } = runInTestBrowser(appearanceScript(darkMode), browser);
  expect(classes).toEqual(style.colorScheme === 'dark' ? ['dark', 'rp-dark'] : []);
  return style.colorScheme ?? '';
}

test('a stored value takes precedence over the system; auto and invalid values use the system', () => {
  const stored = (value: string) => ({ [APPEARANCE_KEY]: value });
  expect(schemeOf(true, { stored: stored('dark') })).toBe('dark');
  expect(schemeOf(true, { stored: stored('light'), isSystemDark: true })).toBe('light');
  expect(schemeOf(true, { stored: stored('auto'), isSystemDark: true })).toBe('dark');
  expect(schemeOf('dark', { stored: stored('purple') })).toBe('dark');
});

test('a forced appearance reads neither storage nor the system', () => {
  const options = { stored: { [APPEARANCE_KEY]: 'dark' }, isSystemDark: true };
  expect(schemeOf(false, options)).toBe('light');
  expect(schemeOf('force-dark', {})).toBe('dark');
});

test('[THEME-5] blocked storage leaves the default of the site', () => {
  expect(schemeOf(true, { isStorageBlocked: true, isSystemDark: true })).toBe('dark');
  expect(schemeOf('light', { isStorageBlocked: true, isSystemDark: true })).toBe('light');
});

import { expect, test } from 'vitest';
import { readThemeOptions } from '../options';
import { accentProblems, accentVariables } from './accentColors';
import { contrast } from './contrast';
import { fontFiles, lookStyles } from './lookStyles';

test('contrast is as WCAG measures it', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrast('#1f5a8c', '#1f5a8c')).toBe(1);
});

test('[KIT-3] an accent of one appearance that cannot be read is refused with its contrast, and with one that can', () => {
  expect(() => readThemeOptions({ accent: { light: '#1f5a8c', dark: '#1f5a8c' } })).toThrow(
    /^\[theme\] 1 option cannot be used:\n {2}accent\.dark is "#1f5a8c", which has a contrast of 2\.\d\d? in the dark appearance, but needs 4\.5 → write \{ light: "#1f5a8c", dark: "#[\da-f]{6}" \}$/,
  );
  const [line = ''] = accentProblems({ light: '#ffcc00', dark: '#ffcc00' });
  expect(line).toContain('in the light appearance');
  const [, light = '', dark = ''] = line.match(/light: "(.+)", dark: "(.+)"/) ?? [];
  expect(accentProblems({ light, dark })).toEqual([]);
  expect(readThemeOptions({ accent: { light, dark } })).toBeTruthy();
});

test('the accent of the theme itself can be read, and so can every color beside one that can', () => {
  expect(accentProblems({ light: '#b0390c', dark: '#ff8d57' })).toEqual([]);
  for (const [accent, appearance] of [
    ['#1f5a8c', 'light'],
    ['#7db8ea', 'dark'],
  ] as const) {
    const variables = accentVariables(accent, appearance);
    const on = variables['--lt-on-accent'] ?? '';
    expect(contrast(on, accent)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a look is written as variables, each appearance with its own', () => {
  const styles = lookStyles({
    accent: { light: '#1f5a8c', dark: '#7db8ea' },
    fonts: { text: 'Inter, sans-serif' },
    radius: 'none',
    density: 'compact',
  });
  expect(styles).toMatch(
    /^:root \{\n {2}--lt-font-text: Inter, sans-serif;\n {2}--lt-radius-s: 0px;/,
  );
  expect(styles).toContain('--lt-row-height: 1.75rem;');
  expect(styles).toMatch(/:root \{[^}]*--lt-accent: #1f5a8c;/);
  expect(styles).toMatch(/\.dark \{[^}]*--lt-accent: #7db8ea;/);
  expect(lookStyles({})).toBe('');
});

test('a site leaves out the fonts that it has others for', () => {
  expect(fontFiles({})).toEqual(['font-text.css', 'font-code.css']);
  expect(fontFiles({ fonts: { code: 'monospace' } })).toEqual(['font-text.css']);
  expect(fontFiles({ fonts: false })).toEqual([]);
});

test.each([
  [
    { accent: 'blue' },
    'accent must be a color such as "#1f5a8c", or { light, dark }, but is "blue"',
  ],
  [{ accent: '#7a5cff80' }, 'accent must be a color such as "#1f5a8c"'],
  [{ accent: 'rgb(122 92 255)' }, 'accent must be a color such as "#1f5a8c"'],
  [{ radius: 'round' }, 'radius must be one of "none", "small", "medium", "large", but is "round"'],
  [{ density: 'tight' }, 'density must be one of "comfortable", "compact", but is "tight"'],
  [
    { fonts: { text: 'a; b' } },
    'fonts.text must be CSS font families such as "Inter, sans-serif", but is "a; b"',
  ],
  [{ acent: '#1f5a8c' }, 'unknown option "acent" → did you mean "accent"?'],
])('%j is no look', (look, problem) => {
  expect(() => readThemeOptions(look as never)).toThrow(problem);
});

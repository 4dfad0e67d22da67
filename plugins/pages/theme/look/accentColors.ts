import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lecternTheme } from '../themeDir';
import { contrast, mix } from './contrast';
import type { LookOptions } from './options';

type Appearance = 'light' | 'dark';

/** The minimum contrast of text of this size: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const READABLE = 4.5;

const SHARES = { soft: 0.1, line: 0.32, selection: 0.25, mark: 0.13 };
const BLACK = '#000000';
const WHITE = '#ffffff';

/** The background colors of the theme behind text in the accent color. */
function papers(appearance: Appearance): string[] {
  const tokens = readFileSync(path.join(lecternTheme, 'styles/tokens.css'), 'utf8');
  const values = ['paper', 'surface', 'sunken'].map((name) => {
    const all = [...tokens.matchAll(new RegExp(`--lt-${name}: (#\\w+);`, 'g'))];
    return all[appearance === 'light' ? 0 : 1]?.[1] ?? WHITE;
  });
  return values;
}

/** Returns the variables of an accent, with the colors that are derived from it. */
export function accentVariables(accent: string, appearance: Appearance): Record<string, string> {
  const [paper = WHITE] = papers(appearance);
  const on = contrast(accent, WHITE) >= READABLE ? WHITE : BLACK;
  return {
    '--lt-accent': accent,
    '--lt-accent-soft': mix(paper, accent, SHARES.soft),
    '--lt-accent-line': mix(paper, accent, SHARES.line),
    '--lt-on-accent': on,
    '--lt-selection': mix(paper, accent, SHARES.selection),
    '--lt-code-mark': mix(paper, accent, SHARES.mark),
  };
}

/** Returns the lowest contrast of an accent with the background colors. */
function leastContrast(accent: string, appearance: Appearance): number {
  const soft = accentVariables(accent, appearance)['--lt-accent-soft'] ?? WHITE;
  return Math.min(...[...papers(appearance), soft].map((color) => contrast(accent, color)));
}

/** Returns the nearest color with sufficient contrast: darker on white, lighter on black. */
function nearestReadable(accent: string, appearance: Appearance): string {
  const end = appearance === 'light' ? BLACK : WHITE;
  for (let percent = 1; percent < 100; percent += 1) {
    const color = mix(accent, end, percent / 100);
    if (leastContrast(color, appearance) >= READABLE) return color;
  }
  return end;
}

/** Returns the accent of each appearance. */
export function accentsOf(accent: NonNullable<LookOptions['accent']>) {
  return typeof accent === 'string' ? { light: accent, dark: accent } : accent;
}

/** Returns the problems of an accent, one line for each appearance in which its contrast is too low. */
export function accentProblems(accent: NonNullable<LookOptions['accent']>): string[] {
  const accents = accentsOf(accent);
  const appearances: readonly Appearance[] = ['light', 'dark'];
  const isReadable = (appearance: Appearance) =>
    leastContrast(accents[appearance], appearance) >= READABLE;
  if (appearances.every(isReadable)) return [];
  const [light, dark] = appearances.map((appearance) =>
    isReadable(appearance) ? accents[appearance] : nearestReadable(accents[appearance], appearance),
  );
  return appearances
    .filter((appearance) => !isReadable(appearance))
    .map((appearance) => {
      const measured = Math.floor(leastContrast(accents[appearance], appearance) * 100) / 100;
      return `accent is "${accents[appearance]}", which has a contrast of ${measured} in the ${appearance} appearance, but needs ${READABLE} → write { light: "${light}", dark: "${dark}" }`;
    });
}

import { contrast, mix } from './contrast';
import { readOklch, writeOklch } from './oklch';
import type { AppearanceColors, LookOptions } from './options';
import { themeTokens } from './readTokens';

type Appearance = 'light' | 'dark';

/** The minimum contrast of text of this size: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const READABLE = 4.5;

const SHARES = { soft: 0.1, line: 0.32, selection: 0.25, mark: 0.13 };
const BLACK = '#000000';
const WHITE = '#ffffff';

/** The tokens of the backgrounds behind text in the accent color. */
const BACKGROUNDS = ['--lt-paper', '--lt-surface', '--lt-sunken'];

let papersRead: Record<Appearance, readonly string[]> | undefined;

/** Returns the colors of these backgrounds. The first one is that of the page. */
function papers(appearance: Appearance): readonly string[] {
  if (!papersRead) {
    const tokens = themeTokens()
      .flat()
      .filter(({ name }) => BACKGROUNDS.includes(name));
    papersRead = {
      light: tokens.map(({ value }) => value),
      dark: tokens.map(({ value, dark = value }) => dark),
    };
  }
  return papersRead[appearance];
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

/** The difference in lightness between two colors that are tried. */
const LIGHTNESS_STEP = 1 / 512;

/**
 * Returns the color itself if its contrast is sufficient. Otherwise, returns one of the same hue and,
 * as far as sRGB has it, chroma, whose lightness differs only as much as the contrast needs.
 */
export function readableAccent(accent: string, appearance: Appearance): string {
  const isReadable = (color: string) => leastContrast(color, appearance) >= READABLE;
  if (isReadable(accent)) return accent;
  const color = readOklch(accent);
  const end = appearance === 'light' ? 0 : 1;
  const steps = Math.ceil(Math.abs(end - color.lightness) / LIGHTNESS_STEP);
  for (let count = 1; count < steps; count += 1) {
    const lightness = color.lightness + Math.sign(end - color.lightness) * count * LIGHTNESS_STEP;
    const tried = writeOklch({ ...color, lightness });
    if (isReadable(tried)) return tried;
  }
  return appearance === 'light' ? BLACK : WHITE;
}

/** Returns the accent of each appearance. Both are derived from a single color. */
export function accentsOf(accent: NonNullable<LookOptions['accent']>): AppearanceColors {
  if (typeof accent !== 'string') return accent;
  return { light: readableAccent(accent, 'light'), dark: readableAccent(accent, 'dark') };
}

/**
 * Returns the problems of an accent, one line for each appearance whose color has too little
 * contrast. A single color has none, because the colors of both appearances are derived from it.
 */
export function accentProblems(accent: NonNullable<LookOptions['accent']>): string[] {
  if (typeof accent === 'string') return [];
  const appearances: readonly Appearance[] = ['light', 'dark'];
  const light = readableAccent(accent.light, 'light');
  const dark = readableAccent(accent.dark, 'dark');
  return appearances
    .map((appearance) => ({ appearance, measured: leastContrast(accent[appearance], appearance) }))
    .filter(({ measured }) => measured < READABLE)
    .map(
      ({ appearance, measured }) =>
        `accent.${appearance} is "${accent[appearance]}", which has a contrast of ${Math.floor(measured * 100) / 100} in the ${appearance} appearance, but needs ${READABLE} → write { light: "${light}", dark: "${dark}" }`,
    );
}

import { accentsOf, accentVariables } from './accentColors';
import type { LookOptions } from './options';

const SYSTEM_FONTS = {
  text: 'system-ui, sans-serif',
  code: 'ui-monospace, monospace',
};

/** The radii of small, medium and large boxes, in pixels. */
const RADII: Readonly<Record<NonNullable<LookOptions['radius']>, readonly number[]>> = {
  none: [0, 0, 0],
  small: [2, 3, 5],
  medium: [4, 6, 10],
  large: [8, 12, 18],
};

const COMPACT = {
  '--lt-leading-text': '1.55',
  '--lt-row-height': '1.75rem',
  '--lt-sidebar-width': '15rem',
  '--lt-gutter': '1.5rem',
};

function rule(selector: string, variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}\n` : '';
}

function fontVariables({ fonts }: LookOptions): Record<string, string> {
  const { text, code } = fonts === false ? SYSTEM_FONTS : (fonts ?? {});
  return { ...(text && { '--lt-font-text': text }), ...(code && { '--lt-font-code': code }) };
}

function radiusVariables({ radius }: LookOptions): Record<string, string> {
  if (!radius) return {};
  return Object.fromEntries(
    ['s', 'm', 'l'].map((size, index) => [`--lt-radius-${size}`, `${RADII[radius][index]}px`]),
  );
}

/** Returns the look of a site as CSS variables of the theme. Empty if the site changes nothing. */
export function lookStyles(look: LookOptions): string {
  const accents = look.accent && accentsOf(look.accent);
  const isCompact = look.density === 'compact';
  const root = {
    ...fontVariables(look),
    ...radiusVariables(look),
    ...(isCompact && COMPACT),
    ...(accents && accentVariables(accents.light, 'light')),
  };
  const dark = accents ? accentVariables(accents.dark, 'dark') : {};
  return [
    rule(':root', root),
    isCompact && rule(':lang(zh)', { '--lt-leading-text': '1.7' }),
    isCompact && `@media (width > 768px) {\n${rule(':root', { '--lt-nav-height': '60px' })}}\n`,
    accents && `@media not print {\n${rule('.dark', dark)}}\n`,
  ]
    .filter(Boolean)
    .join('');
}

/** Returns the files of the theme's fonts that a site uses. */
export function fontFiles({ fonts }: LookOptions): string[] {
  if (fonts === false) return [];
  const kept = (['text', 'code'] as const).filter((kind) => fonts?.[kind] === undefined);
  return kept.map((kind) => `font-${kind}.css`);
}

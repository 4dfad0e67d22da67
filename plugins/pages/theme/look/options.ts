/** A color for each appearance. */
export interface AppearanceColors {
  light: string;
  dark: string;
}

/** How much the corners of boxes and buttons are rounded. */
export const RADII = ['none', 'small', 'medium', 'large'] as const;

/** The spacing between lines and links. */
export const DENSITIES = ['comfortable', 'compact'] as const;

/** The look of a site, without additional CSS. */
export interface LookOptions {
  /**
   * The color of links and selected items, in hexadecimal notation: one color (`'#7a5cff'`), or one for
   * each appearance. Lectern derives background colors from it. If a single color has a WCAG contrast
   * ratio of less than 4.5:1 with the background of an appearance, that appearance uses a darker or
   * lighter color of the same hue. If a color in `{ light, dark }` has a lower contrast ratio than
   * that, the build stops.
   *
   * @default { light: '#b0390c', dark: '#ff8d57' }
   */
  accent?: string | AppearanceColors;
  /**
   * The fonts of the site. `false` removes the fonts of the theme, so that the site uses the fonts of
   * the reader's system. An object specifies other font families in CSS notation: `{ text: 'Inter,
   * sans-serif' }`. The site must provide the font files.
   *
   * @default the fonts of the theme
   */
  fonts?: false | { text?: string; code?: string };
  /** The size of rounded corners. @default 'medium' */
  radius?: (typeof RADII)[number];
  /** The spacing between lines and links. @default 'comfortable' */
  density?: (typeof DENSITIES)[number];
}

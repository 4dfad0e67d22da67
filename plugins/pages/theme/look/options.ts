/** A color for each appearance. */
export interface AppearanceColors {
  light: string;
  dark: string;
}

/** How much the corners of boxes and buttons are rounded. */
export const RADII = ['none', 'small', 'medium', 'large'] as const;

/** How close together lines and links stand. */
export const DENSITIES = ['comfortable', 'compact'] as const;

/** What a site may change of its look without a line of CSS. */
export interface LookOptions {
  /**
   * The color of links and of what is chosen, as hexadecimal digits: one for both appearances
   * (`'#7a5cff'`), or one for each. Colors behind texts are mixed from it. One that cannot be read
   * on the page (WCAG: less than 4.5 to 1) stops the build.
   *
   * @default { light: '#b0390c', dark: '#ff8d57' }
   */
  accent?: string | AppearanceColors;
  /**
   * `false` leaves the fonts of the theme out of the site, which then has those of the reader's system.
   * An object names families in their place, as CSS writes them: `{ text: 'Inter, sans-serif' }`; the
   * site brings their files itself.
   *
   * @default the fonts of the theme
   */
  fonts?: false | { text?: string; code?: string };
  /** How much corners are rounded. @default 'medium' */
  radius?: (typeof RADII)[number];
  /** How close together lines and links stand. @default 'comfortable' */
  density?: (typeof DENSITIES)[number];
}

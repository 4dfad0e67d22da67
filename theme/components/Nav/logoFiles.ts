/** The `logo` setting: one file for both appearances, or one for each. */
export type Logo = string | { light: string; dark: string } | undefined;

/** Returns the files of a logo with the appearance that they are for. Empty means both. */
export function logoFiles(logo: Logo): [look: string, file: string][] {
  if (!logo) return [];
  if (typeof logo === 'string') return [['', logo]];
  return [
    ['lt-logo--light', logo.light],
    ['lt-logo--dark', logo.dark],
  ];
}

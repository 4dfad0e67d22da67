/** What `logo` of the settings may be: a file for every appearance, or one for each. */
export type Logo = string | { light: string; dark: string } | undefined;

/** The files of a logo by their class: without a class of an appearance it is shown in both. */
export function logoFiles(logo: Logo): [look: string, file: string][] {
  if (!logo) return [];
  if (typeof logo === 'string') return [['', logo]];
  return [
    ['lt-logo--light', logo.light],
    ['lt-logo--dark', logo.dark],
  ];
}

/** What a reader chose: a fixed appearance, or the one of the system. */
export type AppearancePreference = 'light' | 'dark' | 'auto';
export type Appearance = 'light' | 'dark';

export const APPEARANCE_PREFERENCES: readonly AppearancePreference[] = ['light', 'dark', 'auto'];

/** What is stored, if it is a preference; anything else gives the site's default. */
export function parsePreference(
  stored: string | null,
  fallback: AppearancePreference,
): AppearancePreference {
  return APPEARANCE_PREFERENCES.find((preference) => preference === stored) ?? fallback;
}

/** What is shown for a preference. */
export function resolveAppearance(
  preference: AppearancePreference,
  systemIsDark: boolean,
): Appearance {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference;
}

/** The reader's preference: a fixed appearance, or that of the system. */
export type AppearancePreference = 'light' | 'dark' | 'auto';
export type Appearance = 'light' | 'dark';

export const APPEARANCE_PREFERENCES: readonly AppearancePreference[] = ['light', 'dark', 'auto'];

/** Returns the stored preference, or the site's default if the value is invalid. */
export function parsePreference(
  stored: string | null,
  fallback: AppearancePreference,
): AppearancePreference {
  return APPEARANCE_PREFERENCES.find((preference) => preference === stored) ?? fallback;
}

/** Returns the appearance for a preference. */
export function resolveAppearance(
  preference: AppearancePreference,
  systemIsDark: boolean,
): Appearance {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference;
}

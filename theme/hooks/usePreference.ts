import { useSite } from '@rspress/core/runtime';
import { APPEARANCE_KEY } from '../../plugins/pages/head-scripts/shared';
import { type AppearancePreference, parsePreference } from './appearance';
import { useStoredValue } from './useStoredValue';

/** Returns the site's setting: the default preference, and whether readers can change it. */
export function useAppearanceSetting(): { fallback: AppearancePreference; canChange: boolean } {
  const { darkMode = true } = useSite().site.themeConfig;
  if (darkMode === false) return { fallback: 'light', canChange: false };
  if (darkMode === true) return { fallback: 'auto', canChange: true };
  const isForced = darkMode.startsWith('force-');
  return {
    fallback: parsePreference(darkMode.replace('force-', ''), 'auto'),
    canChange: !isForced,
  };
}

/** Returns the reader's preference and a function that stores another. */
export function usePreference() {
  const { fallback, canChange } = useAppearanceSetting();
  const [stored, store] = useStoredValue(APPEARANCE_KEY, fallback);
  const preference = canChange ? parsePreference(stored, fallback) : fallback;
  return { preference, store: (next: AppearancePreference) => store(next), canChange };
}

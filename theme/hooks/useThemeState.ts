import { useSite } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { APPEARANCE_KEY } from '../../plugins/head-scripts/shared';
import {
  type Appearance,
  type AppearancePreference,
  parsePreference,
  resolveAppearance,
} from './appearance';
import { revealAppearance } from './revealAppearance';
import { useMediaQuery } from './useMediaQuery';
import { useStoredValue } from './useStoredValue';

function applyToDocument(appearance: Appearance) {
  const root = document.documentElement;
  const isDark = appearance === 'dark';
  if (root.classList.contains('dark') === isDark && root.style.colorScheme === appearance) return;
  root.classList.add('rp-theme-switching');
  root.classList.toggle('dark', isDark);
  root.classList.toggle('rp-dark', isDark);
  root.style.colorScheme = appearance;
  requestAnimationFrame(() => root.classList.remove('rp-theme-switching'));
}

/** What the site allows: a preference to start with, and whether a reader may change it. */
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

/** The reader's preference and the way to change it, animated where the site says so. */
export function useAppearance() {
  const { enableAppearanceAnimation = false } = useSite().site.themeConfig;
  const { fallback, canChange } = useAppearanceSetting();
  const [stored, store] = useStoredValue(APPEARANCE_KEY, fallback);
  const preference = canChange ? parsePreference(stored, fallback) : fallback;

  function setPreference(next: AppearancePreference, event?: Event) {
    const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const isSeen =
      resolveAppearance(next, systemIsDark) !== resolveAppearance(preference, systemIsDark);
    if (enableAppearanceAnimation && isSeen) revealAppearance(() => store(next), event);
    else store(next);
  }

  return { preference, setPreference, canChange };
}

/**
 * Takes the place of Rspress's hook, which knows two states: this one keeps `auto` as a choice of
 * its own and never fails when storage is blocked.
 */
export function useThemeState(): [Appearance, (next: Appearance) => void] {
  const { preference, setPreference } = useAppearance();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const appearance = resolveAppearance(preference, systemIsDark);
  useLayoutEffect(() => applyToDocument(appearance), [appearance]);
  return [appearance, setPreference];
}

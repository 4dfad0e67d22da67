import { useLayoutEffect } from 'react';
import { type Appearance, resolveAppearance } from './appearance';
import { useMediaQuery } from './useMediaQuery';
import { usePreference } from './usePreference';

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

/**
 * Replaces Rspress's hook of the same name, which has only two states. This hook also has the `auto`
 * state, and works even if the browser blocks storage.
 */
export function useThemeState(): [Appearance, (next: Appearance) => void] {
  const { preference, store } = usePreference();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const appearance = resolveAppearance(preference, systemIsDark);
  useLayoutEffect(() => applyToDocument(appearance), [appearance]);
  return [appearance, store];
}

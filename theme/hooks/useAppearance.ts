import { useSite } from '@rspress/core/runtime';
import { type AppearancePreference, resolveAppearance } from './appearance';
import { revealAppearance } from './revealAppearance';
import { usePreference } from './usePreference';

/**
 * Returns the reader's preference and a function that changes it, with an animation if the site
 * enables it.
 */
export function useAppearance() {
  const { enableAppearanceAnimation = false } = useSite().site.themeConfig;
  const { preference, store, canChange } = usePreference();

  function setPreference(next: AppearancePreference, event?: Event) {
    const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const isSeen =
      resolveAppearance(next, systemIsDark) !== resolveAppearance(preference, systemIsDark);
    if (enableAppearanceAnimation && isSeen) revealAppearance(() => store(next), event);
    else store(next);
  }

  return { preference, setPreference, canChange };
}

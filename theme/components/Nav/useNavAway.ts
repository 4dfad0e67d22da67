import { useSite } from '@rspress/core/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { watchScroll } from '../../hooks/watchScroll';
import { type HideSetting, mayHide, nextScrollState, type ScrollState } from './scrollDirection';

/**
 * The interval at which the scroll direction is checked, in milliseconds. A longer one makes the bar
 * feel slow.
 */
const DIRECTION_INTERVAL_MS = 100;

/** Returns whether the navbar is hidden because of scrolling, according to `themeConfig.hideNavbar`. */
export function useNavAway(nav: RefObject<HTMLElement | null>): boolean {
  const { hideNavbar = 'never' } = useSite().site.themeConfig as { hideNavbar?: HideSetting };
  const isActive = mayHide(hideNavbar, useMediaQuery('(width < 768px)'));
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    if (!isActive) return;
    let state: ScrollState = { y: window.scrollY, isAway: false };
    const stop = watchScroll(() => {
      state = nextScrollState(state, window.scrollY, nav.current?.offsetHeight ?? 0);
      setIsAway(state.isAway);
    }, DIRECTION_INTERVAL_MS);
    return () => {
      stop();
      setIsAway(false);
    };
  }, [isActive, nav]);

  return isAway;
}

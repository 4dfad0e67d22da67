import { useSite } from '@rspress/core/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { throttle } from '../../hooks/throttle';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { mayHide, nextScrollState, type ScrollState } from './scrollDirection';

/** Milliseconds between two looks at where the page is scrolled to. */
const SCROLL_THROTTLE_MS = 100;

/** Whether the navbar has gone because the reader scrolls down; `themeConfig.hideNavbar` decides. */
export function useNavAway(nav: RefObject<HTMLElement | null>): boolean {
  const { hideNavbar = 'never' } = useSite().site.themeConfig;
  const isActive = mayHide(hideNavbar, useMediaQuery('(width < 768px)'));
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    if (!isActive) return;
    let state: ScrollState = { y: window.scrollY, isAway: false };
    const look = throttle(() => {
      state = nextScrollState(state, window.scrollY, nav.current?.offsetHeight ?? 0);
      setIsAway(state.isAway);
    }, SCROLL_THROTTLE_MS);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      look.cancel();
      setIsAway(false);
    };
  }, [isActive, nav]);

  return isAway;
}

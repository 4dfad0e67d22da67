import { useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../../hooks/useMediaQuery';
import { useText } from '../../hooks/useText';
import { SCROLL_INTERVAL_MS, watchScroll } from '../../hooks/watchScroll';
import { Icon } from '../../ui/icons';
import { Tooltip } from '../../ui/Tooltip/Tooltip';
import './ScrollToTop.css';

/** The scroll position at which the button appears, in pixels. */
const SHOW_AFTER_PX = 100;

const subscribe = (listener: () => void) => watchScroll(listener, SCROLL_INTERVAL_MS);

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** A button that scrolls back to the top of a page, shown if the page is long enough. */
export function ScrollToTop() {
  const text = useText();
  const { site } = useSite();
  const isShown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  );

  if (!isShown || site.themeConfig.enableScrollToTop === false) return null;
  return (
    <Tooltip title={text('backToTop')} side="left">
      <button
        type="button"
        className="lt-scroll-top"
        aria-label={text('backToTop')}
        onClick={scrollToTop}
      >
        <Icon name="arrowUp" />
      </button>
    </Tooltip>
  );
}

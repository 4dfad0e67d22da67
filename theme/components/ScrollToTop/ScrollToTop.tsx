import { useEffect, useState } from 'react';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { Tooltip } from '../../ui/Tooltip/Tooltip';
import './ScrollToTop.css';

/** Pixels of scrolling after which the button shows. */
const SHOW_AFTER_PX = 100;

/** A button that leads back to the top of any page that is long enough to scroll. */
export function ScrollToTop() {
  const text = useText();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(window.scrollY > SHOW_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  if (!isShown) return null;
  return (
    <Tooltip title={text('backToTop')} side="left">
      <button
        type="button"
        className="lt-scroll-top"
        aria-label={text('backToTop')}
        onClick={() => {
          window.scrollTo({ top: 0, behavior: 'smooth' });
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        <Icon name="arrowUp" />
      </button>
    </Tooltip>
  );
}

export default ScrollToTop;

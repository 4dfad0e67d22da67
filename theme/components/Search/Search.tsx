import { useSite } from '@rspress/core/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import './Search.css';

const loadPanel = () => import('./SearchPanel');
const SearchPanel = lazy(loadPanel);

function usesCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** The button of the search. The panel and its index are loaded when a reader is about to use it. */
function SearchButton() {
  const text = useText();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (isOpen) return;
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className="lt-search"
        aria-haspopup="dialog"
        aria-label={text('search')}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span className="lt-search__text">{text('search')}</span>
        <kbd className="lt-search__keys">{isHydrated && (usesCommandKey() ? '⌘K' : 'Ctrl K')}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchPanel focused setFocused={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}

/** The search box; nothing of it is left on a site with `themeConfig.search: false`. */
export function Search() {
  const { site } = useSite();
  return site.themeConfig.search === false ? null : <SearchButton />;
}

import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { loadSidebars } from '../../../plugins/pages/first-load/runtime/sidebarStore';
import { useText } from '../../hooks/useText';
import { revealInScroller } from '../../ui/revealInScroller';
import './Sidebar.css';
import { SidebarEntries } from './SidebarEntries';
import { useSectionSidebar } from './useSectionSidebar';

/** The navigation of the current section. It scrolls to the current page. */
export function Sidebar() {
  const text = useText();
  const { page } = usePage();
  const { entries, trail, isLong } = useSectionSidebar();
  const nav = useRef<HTMLElement>(null);
  const current = trail.at(-1)?.link;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after navigation
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (link) revealInScroller(link);
  }, [current]);

  // Errors are ignored. The next click on a link or group reports them.
  const prefetch = () => loadSidebars(page).catch(() => {});

  return (
    <nav
      ref={nav}
      className="lt-sidebar"
      aria-label={text('docsNavigation')}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <SidebarEntries entries={entries} trail={trail} isLong={isLong} depth={0} />
    </nav>
  );
}

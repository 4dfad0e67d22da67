import { useEffect, useRef } from 'react';
import { useText } from '../../hooks/useText';
import { revealInScroller } from '../../ui/revealInScroller';
import './Sidebar.css';
import { SidebarEntries } from './SidebarEntries';
import { useSidebarTrail } from './useSidebarTrail';

/** The navigation of the current section. It scrolls to the page that the reader is on. */
export function Sidebar() {
  const text = useText();
  const { entries, trail } = useSidebarTrail();
  const nav = useRef<HTMLElement>(null);
  const current = trail.at(-1)?.link;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the reader changes the page
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (link) revealInScroller(link);
  }, [current]);

  return (
    <nav ref={nav} className="lt-sidebar" aria-label={text('docsNavigation')}>
      <SidebarEntries entries={entries} trail={trail} depth={0} />
    </nav>
  );
}

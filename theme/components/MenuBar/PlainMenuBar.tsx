import type { ReactNode } from 'react';
import type { PageParts } from '../../layouts/usePageParts';
import { OutlineMenuLabel } from './OutlineMenu';
import { SidebarMenuLabel } from './SidebarMenuLabel';

function PlainButton({ part, children }: { part: 'sidebar' | 'outline'; children: ReactNode }) {
  return (
    <details className={`lt-menubar__plain lt-menubar__plain--${part}`} name="menubar">
      <summary className={`lt-menubar__button lt-menubar__button--${part}`}>{children}</summary>
    </details>
  );
}

/**
 * The buttons of the menu bar for browsers without scripts. The style sheet shows the sidebar or the
 * outline while one is open. Only the server renders them.
 */
export function PlainMenuBar({ sidebar, outline }: Pick<PageParts, 'sidebar' | 'outline'>) {
  return (
    <>
      {sidebar && (
        <PlainButton part="sidebar">
          <SidebarMenuLabel />
        </PlainButton>
      )}
      {outline && (
        <PlainButton part="outline">
          <OutlineMenuLabel />
        </PlainButton>
      )}
    </>
  );
}

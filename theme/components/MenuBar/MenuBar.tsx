import { useLocation } from '@rspress/core/runtime';
import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import clsx from 'clsx';
import { useState } from 'react';
import { useText } from '../../hooks/useText';
import { usePageParts } from '../../layouts/usePageParts';
import { Drawer, drawerIntent } from '../../ui/Drawer/Drawer';
import { Icon } from '../../ui/icons';
import { Sidebar } from '../Sidebar/Sidebar';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';
import './MenuBar.css';
import { OutlineMenu } from './OutlineMenu';

function SidebarMenu() {
  const text = useText();
  const { trail } = useSectionSidebar();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const current = trail.at(-1);
  return (
    <>
      <button
        type="button"
        className="lt-menubar__button lt-menubar__button--sidebar"
        aria-haspopup="dialog"
        {...drawerIntent}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="list" />
        <span className="lt-menubar__text">{text('sections')}</span>
        {current && (
          <span className="lt-menubar__current">{parseInlineMarkdownText(current.text)}</span>
        )}
      </button>
      <Drawer
        isOpen={openAt === key}
        onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)}
        label={text('sections')}
        closeLabel={text('closeMenu')}
        placement="left"
      >
        <Sidebar />
      </Drawer>
    </>
  );
}

/** On narrow windows: the sidebar behind a button, and below 960 px the outline too. */
export function MenuBar() {
  const parts = usePageParts();
  if (!parts.sidebar && !parts.outline) return null;
  return (
    <div className={clsx('lt-menubar', parts.outline && 'lt-menubar--outline')}>
      {parts.sidebar ? <SidebarMenu /> : <span />}
      {parts.outline && <OutlineMenu />}
    </div>
  );
}

import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import clsx from 'clsx';
import { useText } from '../../hooks/useText';
import { usePageParts } from '../../layouts/usePageParts';
import { useDrawer } from '../../ui/Drawer/useDrawer';
import { Icon } from '../../ui/icons';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';
import './MenuBar.css';
import { OutlineMenu } from './OutlineMenu';

const load = () => import('./LoadedSidebarMenu');

function SidebarMenu() {
  const text = useText();
  const { trail } = useSectionSidebar();
  const { Drawer, state, buttonProps } = useDrawer(load);
  const current = trail.at(-1);
  return (
    <>
      <button {...buttonProps} className="lt-menubar__button lt-menubar__button--sidebar">
        <Icon name="list" />
        <span className="lt-menubar__text">{text('sections')}</span>
        {current && (
          <span className="lt-menubar__current">{parseInlineMarkdownText(current.text)}</span>
        )}
      </button>
      {Drawer && <Drawer {...state} />}
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

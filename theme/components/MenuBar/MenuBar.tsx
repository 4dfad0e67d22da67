import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import clsx from 'clsx';
import { useText } from '../../hooks/useText';
import { usePageParts } from '../../layouts/usePageParts';
import { useDrawer } from '../../ui/Drawer/useDrawer';
import { Icon } from '../../ui/icons';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';
import './MenuBar.css';
import { OutlineMenu } from './OutlineMenu';
import { PlainMenuBar } from './PlainMenuBar';

const load = () => import('./LoadedSidebarMenu');

/** What the button of the sidebar contains: where the reader is. */
export function SidebarMenuLabel() {
  const text = useText();
  const { trail } = useSectionSidebar();
  const current = trail.at(-1);
  return (
    <>
      <Icon name="list" />
      <span className="lt-menubar__text">{text('sections')}</span>
      {current && (
        <span className="lt-menubar__current">{parseInlineMarkdownText(current.text)}</span>
      )}
    </>
  );
}

function SidebarMenu() {
  const { Drawer, state, buttonProps } = useDrawer(load);
  return (
    <>
      <button {...buttonProps} className="lt-menubar__button lt-menubar__button--sidebar">
        <SidebarMenuLabel />
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
      {parts.sidebar && <SidebarMenu />}
      {parts.outline && <OutlineMenu />}
      <noscript>{process.env.__SSR__ && <PlainMenuBar {...parts} />}</noscript>
    </div>
  );
}

import clsx from 'clsx';
import { usePageParts } from '../../layouts/usePageParts';
import { useDrawer } from '../../ui/Drawer/useDrawer';
import './MenuBar.css';
import { OutlineMenu } from './OutlineMenu';
import { PlainMenuBar } from './PlainMenuBar';
import { SidebarMenuLabel } from './SidebarMenuLabel';

const load = () => import('./LoadedSidebarMenu');

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

/** The bar in narrow windows: a button for the sidebar and, below 960 px, one for the outline. */
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

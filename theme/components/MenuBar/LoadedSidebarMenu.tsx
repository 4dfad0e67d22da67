import { Sidebar } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { Drawer } from '../../ui/Drawer/Drawer';
import type { DrawerState } from '../../ui/Drawer/useDrawer';

/** The sidebar in a drawer, loaded when a reader reaches its button. */
export default function LoadedSidebarMenu(drawer: DrawerState) {
  const text = useText();
  return (
    <Drawer {...drawer} label={text('sections')} closeLabel={text('closeMenu')} placement="start">
      <Sidebar />
    </Drawer>
  );
}

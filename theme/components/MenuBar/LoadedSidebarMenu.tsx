import { Sidebar } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Drawer } from '../../ui/Drawer/Drawer';
import type { DrawerState } from '../../ui/Drawer/useDrawer';
import { drawerStrings } from '../Nav/drawerStrings';

/** The sidebar in a drawer, loaded on interaction with its button. */
export default function LoadedSidebarMenu(drawer: DrawerState) {
  const text = useText();
  const drawerText = useTextsOf(drawerStrings);
  return (
    <Drawer
      {...drawer}
      label={text('sections')}
      closeLabel={drawerText('closeMenu')}
      placement="start"
    >
      <Sidebar />
    </Drawer>
  );
}

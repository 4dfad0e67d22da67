import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The name of the drawer, read out when it opens. */
  label: string;
  closeLabel: string;
  /** `left` slides in from the side, `full` covers everything. */
  placement: 'left' | 'full';
  children: ReactNode;
}

const load = () => import('./LoadedDrawer');
const LoadedDrawer = lazy(load);

/** For the button of a drawer: loads the drawer when the pointer or the focus reaches it. */
export const drawerIntent = {
  onPointerEnter: () => void load(),
  onFocus: () => void load(),
};

/** A modal panel: focus stays inside, Escape and a click outside close it, focus returns. */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <LoadedDrawer {...props} />
    </Suspense>
  );
}

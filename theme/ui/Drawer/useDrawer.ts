import { useLocation } from '@rspress/core/runtime';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { reportFailure } from '../loading/loadFailures';
import { loadPart } from '../loading/loadPart';

/** The state of a drawer and its button. */
export interface DrawerState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button of the drawer. The drawer closes when its button leaves the layout. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Returns a drawer whose content is loaded on interaction with its button. It closes after every
 * navigation, including to an anchor.
 */
export function useDrawer<Props extends DrawerState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  // Entries that the router has not made share one key: the first one, and those of a hash that the reader typed.
  const location = useLocation();
  const [Drawer, setDrawer] = useState<ComponentType<Props>>();
  const [openAt, setOpenAt] = useState<typeof location>();
  const button = useRef<HTMLButtonElement>(null);
  // Returning to the page does not open it again.
  if (openAt !== undefined && openAt !== location) setOpenAt(undefined);

  async function prepare() {
    const { default: loaded } = await loadPart(load);
    setDrawer(() => loaded);
  }

  function open() {
    setOpenAt(location);
    prepare().catch((error) => {
      setOpenAt(undefined);
      reportFailure(error, open);
    });
  }

  // Preloads the content. Errors are reported on click.
  const prefetch = () => void prepare().catch(() => {});

  const state: DrawerState = {
    isOpen: openAt === location,
    onOpenChange: (isOpen) => setOpenAt(isOpen ? location : undefined),
    button,
  };
  const buttonProps = {
    ref: button,
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
  };
  return { Drawer, state, buttonProps };
}

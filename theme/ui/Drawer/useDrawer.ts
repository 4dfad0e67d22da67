import { useLocation } from '@rspress/core/runtime';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { tellFailure } from '../loading/loadFailures';
import { loadPart } from '../loading/loadPart';

/** What a drawer knows of the button that opens it. */
export interface DrawerState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button; when it leaves the layout, the drawer stands for nothing any more and closes. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * A drawer that is loaded with its content when a reader reaches its button, and closes on every
 * change of the page, also to an anchor.
 */
export function useDrawer<Props extends DrawerState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { key } = useLocation();
  const [Drawer, setDrawer] = useState<ComponentType<Props>>();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // A reader who comes back to the page finds it closed.
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);

  async function prepare() {
    const { default: loaded } = await loadPart(load);
    setDrawer(() => loaded);
  }

  function open() {
    setOpenAt(key);
    prepare().catch((error) => {
      setOpenAt(undefined);
      tellFailure(error, open);
    });
  }

  // Ahead of the click, which says it if the drawer cannot be loaded.
  const prefetch = () => void prepare().catch(() => {});

  const state: DrawerState = {
    isOpen: openAt === key,
    onOpenChange: (isOpen) => setOpenAt(isOpen ? key : undefined),
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

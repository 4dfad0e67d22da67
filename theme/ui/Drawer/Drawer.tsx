import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { type ReactNode, useCallback } from 'react';
import { useWhenHidden } from '../../hooks/useWhenHidden';
import { Icon } from '../icons';
import './Drawer.css';
import type { DrawerState } from './useDrawer';
import { useDrawerEntry } from './useDrawerEntry';

export interface DrawerProps extends DrawerState {
  /** The accessible name of the drawer, announced when it opens. */
  label: string;
  closeLabel: string;
  /** `start` slides in from the start edge, and `full` covers the window. */
  placement: 'start' | 'full';
  children: ReactNode;
}

/**
 * A modal panel. The focus stays inside, Escape, Back and a click outside close it, and the focus returns
 * to its button.
 */
export function Drawer({
  isOpen,
  onOpenChange,
  button,
  label,
  closeLabel,
  placement,
  children,
}: DrawerProps) {
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useWhenHidden(button, isOpen, close);
  const followLink = useDrawerEntry(isOpen, close);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lt-drawer__backdrop" />
        <Dialog.Popup
          className={clsx('lt-drawer', `lt-drawer--${placement}`)}
          aria-label={label}
          onClickCapture={followLink}
        >
          <div className="lt-drawer__head">
            <span className="lt-drawer__title">{label}</span>
            <Dialog.Close className="lt-drawer__close" aria-label={closeLabel}>
              <Icon name="close" width={18} height={18} />
            </Dialog.Close>
          </div>
          <div className="lt-drawer__body">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

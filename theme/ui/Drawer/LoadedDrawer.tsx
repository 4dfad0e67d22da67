import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { Icon } from '../icons';
import type { DrawerProps } from './Drawer';
import './Drawer.css';

/** The drawer itself, loaded when a reader reaches its button. */
export default function LoadedDrawer({
  isOpen,
  onOpenChange,
  label,
  closeLabel,
  placement,
  children,
}: DrawerProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lt-drawer__backdrop" />
        <Dialog.Popup className={clsx('lt-drawer', `lt-drawer--${placement}`)} aria-label={label}>
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

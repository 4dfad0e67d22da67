import { Dialog, type DialogRootProps } from '@base-ui/react/dialog';
import { useLang } from '@rspress/core/runtime';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useClosePopup } from '../../hooks/useClosePopup';
import { Icon } from '../icons';
import './TitledDialog.css';

export interface TitledDialogProps
  extends Pick<DialogRootProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'onOpenChangeComplete'> {
  title: string;
  closeLabel: string;
  className: string;
  children: ReactNode;
}

/** A dialog in the middle of the window, with a title and a button that closes it. */
export function TitledDialog({
  title,
  closeLabel,
  className,
  children,
  ...root
}: TitledDialogProps) {
  const lang = useLang();
  const actions = useClosePopup({ isModal: true });
  return (
    <Dialog.Root actionsRef={actions} {...root}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lt-dialog__backdrop" />
        <Dialog.Popup className={clsx('lt-dialog', className)} lang={lang}>
          <header className="lt-dialog__head">
            <Dialog.Title className="lt-dialog__title">{title}</Dialog.Title>
            <Dialog.Close className="lt-dialog__close" aria-label={closeLabel}>
              <Icon name="close" width={18} height={18} />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

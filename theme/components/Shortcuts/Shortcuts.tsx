import { type ComponentType, useEffect, useState } from 'react';
import { reportFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { isCommand } from '../Search/opensSearch';
import type { ShortcutsDialogProps } from './ShortcutsDialog';

const loadDialog = () => import('./ShortcutsDialog');

/** Loads the list of keyboard shortcuts when the reader presses `?`. */
export function Shortcuts() {
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>();

  useEffect(() => {
    const open = (): unknown =>
      loadPart(loadDialog).then(
        (part) => setDialog(() => part.default),
        (error) => reportFailure(error, open),
      );
    const openByKey = (event: KeyboardEvent) => isCommand(event, '?') && open();
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);

  return Dialog && <Dialog onClosed={() => setDialog(undefined)} />;
}

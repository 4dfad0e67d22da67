import { type ComponentType, useEffect, useState } from 'react';
import { tellFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { isCommand } from '../Search/opensSearch';
import type { ShortcutsDialogProps } from './ShortcutsDialog';

const loadDialog = () => import('./ShortcutsDialog');

/** The list of keyboard shortcuts, which comes when a reader presses `?`. */
export function Shortcuts() {
  const [Dialog, setDialog] = useState<ComponentType<ShortcutsDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    async function open(): Promise<void> {
      try {
        const { default: loaded } = await loadPart(loadDialog);
        setDialog(() => loaded);
        setIsOpen(true);
      } catch (error) {
        tellFailure(error, open);
      }
    }
    const openByKey = (event: KeyboardEvent) => {
      if (isCommand(event, '?')) void open();
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);

  return Dialog ? <Dialog isOpen={isOpen} onOpenChange={setIsOpen} /> : null;
}

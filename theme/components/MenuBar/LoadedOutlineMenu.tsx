import { Popover } from '@base-ui/react/popover';
import { Outline } from '@rspress/core/theme';
import { type MouseEvent, useCallback, useState } from 'react';
import { useClosePopup } from '../../hooks/useClosePopup';
import { useText } from '../../hooks/useText';
import { useWhenHidden } from '../../hooks/useWhenHidden';
import type { IntentStart } from '../../ui/intent/useIntent';
import { useTakeFocus } from '../../ui/intent/useTakeFocus';
import { OutlineMenuLabel } from './OutlineMenu';

/** The outline menu, loaded on interaction with its button. */
export default function LoadedOutlineMenu({ start }: { start: IntentStart }) {
  const text = useText();
  const button = useTakeFocus(start);
  const [isOpen, setIsOpen] = useState(start.isOpen);
  const close = useCallback(() => setIsOpen(false), []);
  useWhenHidden(button, isOpen, close);
  const actions = useClosePopup();
  const closeOnLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close();
  };
  return (
    <Popover.Root actionsRef={actions} open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger ref={button} className="lt-menubar__button lt-menubar__button--outline">
        <OutlineMenuLabel />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="lt-menu__positioner" align="end" sideOffset={4}>
          <Popover.Popup
            className="lt-menu__popup lt-menubar__outline"
            aria-label={text('onThisPage')}
            onClick={closeOnLink}
          >
            <Outline />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import { useMemo, useRef } from 'react';
import { useClosePopup } from '../../hooks/useClosePopup';
import { Icon } from '../icons';
import type { IntentStart } from '../intent/useIntent';
import { useOpenedBy } from '../intent/useOpenedBy';
import { useRepeatHover } from '../intent/useRepeatHover';
import { useTakeFocus } from '../intent/useTakeFocus';
import { MenuTriggerContent } from './MenuTriggerContent';
import type { MenuChoices, MenuGroup, MenuLink, MenuProps } from './menuProps';

/** The delay before a menu closes after the pointer has left it, in milliseconds. */
const CLOSE_DELAY_MS = 150;

const POPUP = 'lt-menu__popup';

function LinkEntry({ entry }: { entry: MenuLink }) {
  return (
    <Base.LinkItem
      className="lt-menu__item"
      aria-current={entry.isCurrent ? 'true' : undefined}
      closeOnClick
      render={entry.link}
    >
      <span className="lt-menu__text">{entry.content}</span>
      {entry.note && <span className="lt-menu__note">{entry.note}</span>}
      {entry.isCurrent !== undefined && (
        <span className="lt-menu__tick">{entry.isCurrent && <Icon name="check" />}</span>
      )}
    </Base.LinkItem>
  );
}

function Group({ group }: { group: MenuGroup }) {
  return (
    <Base.Group className="lt-menu__group">
      {group.label && <Base.GroupLabel className="lt-menu__heading">{group.label}</Base.GroupLabel>}
      {group.links.map((entry) => (
        <LinkEntry key={entry.link.key} entry={entry} />
      ))}
    </Base.Group>
  );
}

function Choices({ value, onChange, options }: MenuChoices) {
  return (
    <Base.RadioGroup value={value} onValueChange={(choice, { event }) => onChange(choice, event)}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          className="lt-menu__item"
          value={option.value}
          closeOnClick
        >
          <span className="lt-menu__text">{option.content}</span>
          <Base.RadioItemIndicator className="lt-menu__tick">
            <Icon name="check" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/**
 * Base UI's menus support this property, as its popovers do, but their types do not declare it: see
 * `plugins/compat`.
 */
const initialFocus = (focused: () => HTMLElement | boolean): object => ({ initialFocus: focused });

/** The menu, loaded on interaction with its button. */
export default function LoadedMenu({ start, ...props }: MenuProps & { start: IntentStart }) {
  const button = useTakeFocus(start);
  useRepeatHover(button, start);
  /** The container of the popup, so that it is inside the landmarks of the page. */
  const landmark = useMemo(
    () => ({
      get current() {
        return button.current?.closest<HTMLElement>('header, nav, main') ?? null;
      },
    }),
    [button],
  );
  const { keepOpen, isOpenedByHover } = useOpenedBy();
  const actions = useClosePopup();

  const popup = useRef<HTMLDivElement>(null);
  const firstKey = useRef(start.key);

  /**
   * Returns what gets the focus when the menu opens: nothing if hovering opened it, and an entry if the key was pressed
   * that loaded it, of which Base UI knows nothing.
   */
  function focused(): HTMLElement | boolean {
    const key = firstKey.current;
    firstKey.current = undefined;
    if (isOpenedByHover()) return false;
    const entries = key ? popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') : [];
    return [...(entries ?? [])].at(key === 'ArrowUp' ? -1 : 0) ?? true;
  }

  /**
   * Returns the focus to the button, unless it has moved on. Base UI does not know the button of a
   * menu that was opened by hovering.
   */
  function returnFocus() {
    const { activeElement } = document;
    const isInMenu = activeElement === document.body || activeElement?.closest(`.${POPUP}`);
    return isInMenu ? button.current : false;
  }

  return (
    <Base.Root
      actionsRef={actions}
      modal={false}
      defaultOpen={start.isOpen}
      onOpenChange={keepOpen}
    >
      <Base.Trigger
        ref={button}
        className={clsx('lt-menu__trigger', props.className)}
        aria-label={props.label}
        aria-current={props.isCurrent ? 'true' : undefined}
        openOnHover
        delay={0}
        closeDelay={CLOSE_DELAY_MS}
      >
        <MenuTriggerContent trigger={props.trigger} />
      </Base.Trigger>
      <Base.Portal container={landmark}>
        <Base.Positioner
          className="lt-menu__positioner"
          align={props.align ?? 'end'}
          sideOffset={8}
          // Base UI measures the popup while it is `fixed`. In the sticky navbar, an `absolute` popup
          // would first be placed by the scroll position, and focusing an entry would scroll to it.
          positionMethod="fixed"
        >
          <Base.Popup
            ref={popup}
            {...initialFocus(focused)}
            className={POPUP}
            finalFocus={returnFocus}
          >
            {props.groups?.map((group) => (
              <Group key={group.links[0]?.link.key} group={group} />
            ))}
            {props.choices && <Choices {...props.choices} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

import { Mark } from './Mark';
import { SLOT_NAMES, type SlotPlace } from './slotNames';
import { isSlotsMode } from './slotsMode';

/** Returns the properties of a layout with slots that report their position on the page. */
export function markSlots<Props extends object>(props: Props, place: SlotPlace): Props {
  if (!isSlotsMode) return props;
  const given = props as Record<string, React.ReactNode>;
  const marked = SLOT_NAMES[place].map((name) => [
    name,
    <Mark key={name} name={name} kind="slot">
      {given[name]}
    </Mark>,
  ]);
  return { ...props, ...Object.fromEntries(marked) };
}

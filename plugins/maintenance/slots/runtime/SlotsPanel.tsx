import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../theme/ui/icons';
import type { PartFact } from '../shared';
import { PartDetails } from './PartDetails';
import type { Seen } from './useBoxes';
import type { SlotsAnswer } from './useSlotsData';

/** `DocSlots` → `Doc slots` */
const groupName = (group: string) =>
  group.replace(/(Parts|Slots)$/, (end) => ` ${end.toLowerCase()}`);

/** Groups of slots first: what an author looks for most. */
function groupsOf(entries: readonly PartFact[]): [group: string, entries: PartFact[]][] {
  const groups = new Map<string, PartFact[]>();
  for (const entry of entries) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups].sort(([a], [b]) => Number(b.endsWith('Slots')) - Number(a.endsWith('Slots')));
}

/** What an author sees of a name in the list. */
function stateOf({ name, kind, fills }: PartFact, { names, filled }: Seen): string {
  const isUsed = fills.length > 0 || filled.has(name);
  const used = kind === 'slot' ? 'filled' : 'replaced';
  const here = names.has(name) ? '' : 'not on this page';
  return [isUsed ? used : '', here].filter(Boolean).join(', ');
}

export interface SlotsPanelProps {
  data: SlotsAnswer;
  seen: Seen;
  /** The name that the author points at. */
  active?: string;
  /** What has become of the last file that was to be opened. */
  opened: string;
  /** Names stand on the page, over its content. */
  hasNames: boolean;
  onToggleNames: () => void;
  onShow: (name: string) => void;
  onOpen: (name: string) => void;
  onClose: () => void;
}

/** The list of all slots and parts, and what there is to know of the one that an author points at. */
export function SlotsPanel({ data, seen, active, opened, hasNames, ...on }: SlotsPanelProps) {
  const [isLeft, setIsLeft] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const entries = typeof data === 'object' ? data.entries : [];
  const fact = entries.find(({ name }) => name === active);

  return (
    <section
      ref={panel}
      className="lt-slots__panel"
      aria-label="Slots and parts"
      data-left={isLeft || undefined}
      tabIndex={-1}
    >
      <header className="lt-slots__head">
        <h2>Slots and parts</h2>
        <button type="button" aria-pressed={hasNames} onClick={on.onToggleNames}>
          Names
        </button>
        <button type="button" className="lt-slots__side" onClick={() => setIsLeft(!isLeft)}>
          {isLeft ? 'To the right' : 'To the left'}
        </button>
        <button type="button" aria-label="Close" title="Close (Escape)" onClick={on.onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="lt-slots__list">
        {data === 'failed' && (
          <p>The dev server does not respond. Restart it, and reload this page.</p>
        )}
        {groupsOf(entries).map(([group, own]) => (
          <section key={group} aria-label={groupName(group)}>
            <h3>{groupName(group)}</h3>
            <ul>
              {own.map((entry) => (
                <li key={entry.name}>
                  <button
                    type="button"
                    className={`lt-slots__name lt-slots__name--${entry.kind}`}
                    aria-current={entry.name === active || undefined}
                    onMouseEnter={() => on.onShow(entry.name)}
                    onFocus={() => on.onShow(entry.name)}
                    onClick={() => on.onOpen(entry.name)}
                  >
                    <code>{entry.name}</code>
                    <small>{stateOf(entry, seen)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="lt-slots__details" aria-live="polite">
        {fact && typeof data === 'object' ? (
          <PartDetails
            fact={fact}
            themeFile={data.themeFile}
            isFilled={seen.filled.has(fact.name)}
          />
        ) : (
          <p>Hover over a name, here or on the page, or press Tab to move from name to name.</p>
        )}
        <p role="status">{opened}</p>
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../theme/ui/icons';
import type { PartFact } from '../shared';
import { PartDetails } from './PartDetails';
import { PANEL_CLASS, type Seen } from './useBoxes';
import type { SlotsAnswer } from './useSlotsData';

/** Formats the name of a group: `DocSlots` → `Doc slots` */
const groupName = (group: string) =>
  group.replace(/(Parts|Slots)$/, (end) => ` ${end.toLowerCase()}`);

/** Groups entries. Groups of slots are first, because authors need them most. */
function groupsOf(entries: readonly PartFact[]): [group: string, entries: PartFact[]][] {
  const groups = new Map<string, PartFact[]>();
  for (const entry of entries) {
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  return [...groups].sort(([a], [b]) => Number(b.endsWith('Slots')) - Number(a.endsWith('Slots')));
}

/** Returns the state of a slot or part that the list shows. */
function stateOf({ name, kind, fills }: PartFact, { names, filled }: Seen): string {
  const isUsed = fills.length > 0 || filled.has(name);
  const used = kind === 'slot' ? 'filled' : 'replaced';
  const here = names.has(name) ? '' : 'not on this page';
  return [isUsed ? used : '', here].filter(Boolean).join(', ');
}

export interface SlotsPanelProps {
  data: SlotsAnswer;
  seen: Seen;
  /** The name that the pointer is on. */
  active?: string;
  /** The result of opening the last file. */
  opened: string;
  /** Whether to show names over the page. */
  hasNames: boolean;
  onToggleNames: () => void;
  onShow: (name: string) => void;
  onOpen: (name: string) => void;
  onClose: () => void;
}

/** The list of all slots and parts, with details of the one that the pointer is on. */
export function SlotsPanel({ data, seen, active, opened, hasNames, ...on }: SlotsPanelProps) {
  const [isMoved, setIsMoved] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const entries = typeof data === 'object' ? data.entries : [];
  const fact = entries.find(({ name }) => name === active);

  return (
    <section
      ref={panel}
      className={PANEL_CLASS}
      aria-label="Slots and parts"
      data-moved={isMoved || undefined}
      tabIndex={-1}
    >
      <header className="lt-slots__head">
        <h2>Slots and parts</h2>
        <button type="button" aria-pressed={hasNames} onClick={on.onToggleNames}>
          Names
        </button>
        <button type="button" onClick={() => setIsMoved(!isMoved)}>
          <span className="lt-slots__wide">{isMoved ? 'To the right' : 'To the left'}</span>
          <span className="lt-slots__narrow">{isMoved ? 'To the bottom' : 'To the top'}</span>
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

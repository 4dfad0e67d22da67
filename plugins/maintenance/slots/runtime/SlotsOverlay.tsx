import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FilePlace, PartFact } from '../shared';
import { openInEditor } from './openInEditor';
import { placeLabels } from './rects';
import { SlotsPanel } from './SlotsPanel';
import './SlotsOverlay.css';
import { type Box, useBoxes } from './useBoxes';
import { useSlotsData } from './useSlotsData';

/** Widgets that Escape closes before the overlay. */
const OWN_ESCAPE = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Closes the overlay with Escape, unless a widget of the page is open. */
function useEscape(close: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isOfPage = event.target instanceof Element && event.target.closest(OWN_ESCAPE);
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfPage) close();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [close]);
}

/** Shows placeholders for empty slots while the overlay is open. */
function useEmptyPlaces(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.slots = '';
    return () => {
      delete dataset.slots;
    };
  }, []);
}

const sizeOf = ({ left, top, right, bottom }: Box) => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});

/** Returns the location that a click opens: what fills a slot or replaces a part, or else its definition. */
const editedPlace = ({ fills, place }: PartFact): FilePlace => fills[0] ?? place;

export interface SlotsOverlayProps {
  onClose: () => void;
}

/** Outlines slots and parts on the page with their names, and shows the panel that describes them. */
export default function SlotsOverlay({ onClose }: SlotsOverlayProps) {
  const seen = useBoxes();
  const data = useSlotsData();
  const [active, setActive] = useState<string>();
  const [opened, setOpened] = useState('');
  const [hasNames, setHasNames] = useState(true);
  useEscape(onClose);
  useEmptyPlaces();

  const entries = typeof data === 'object' ? data.entries : [];
  async function open(name: string) {
    const fact = entries.find((entry) => entry.name === name);
    if (!fact) return;
    const place = editedPlace(fact);
    const isAsked = await openInEditor(place);
    setOpened(
      isAsked ? `${place.shown} opens in your editor.` : `${place.shown} could not be opened.`,
    );
  }

  const size = { width: document.documentElement.clientWidth, height: innerHeight };
  const places = placeLabels(seen.boxes, size, seen.panel);
  return createPortal(
    <div className="lt-slots" dir="ltr" lang="en">
      <SlotsPanel
        data={data}
        seen={seen}
        active={active}
        opened={opened}
        hasNames={hasNames}
        onToggleNames={() => setHasNames(!hasNames)}
        onShow={setActive}
        onOpen={open}
        onClose={onClose}
      />
      {seen.boxes.map((box) => (
        <div
          key={box.id}
          className={clsx('lt-slots__box', `lt-slots__box--${box.kind}`)}
          data-active={box.name === active || undefined}
          data-box={box.name}
          style={sizeOf(box)}
        />
      ))}
      <section aria-label="On this page" hidden={!hasNames}>
        {seen.boxes.map(({ id, name, kind }, at) => (
          <button
            key={id}
            type="button"
            className={clsx('lt-slots__label', `lt-slots__label--${kind}`)}
            data-filled={
              entries.some((entry) => entry.name === name && entry.fills.length > 0) || undefined
            }
            hidden={!places[at]}
            style={places[at]}
            onMouseEnter={() => setActive(name)}
            onFocus={() => setActive(name)}
            onClick={() => open(name)}
          >
            {name}
          </button>
        ))}
      </section>
    </div>,
    document.body,
  );
}

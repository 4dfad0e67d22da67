import { useEffect, useState } from 'react';
import { allMarks, type Mark } from './marks';
import { around, isVisible, type Rect } from './rects';

/** A visible slot or part with its rectangle. */
export interface Box extends Rect {
  id: string;
  name: string;
  kind: Mark['kind'];
}

/** The slots and parts on the page, and those that are visible. */
export interface Seen {
  boxes: readonly Box[];
  /** The names of all slots and parts on the page, including those without content. */
  names: ReadonlySet<string>;
  /** The slots with content. */
  filled: ReadonlySet<string>;
  /** The place of the panel, which covers a part of the page. */
  panel?: Rect;
}

/** The class of the panel. */
export const PANEL_CLASS = 'lt-slots__panel';

/** Parts that occur many times in texts. Only the first visible one is outlined. */
const FREQUENT_PARTS = new Set(['Link', 'ScrollTable']);

const isInWindow = ({ left, top, right, bottom }: Rect) =>
  right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

const round = ({ left, top, right, bottom }: Rect): Rect => ({
  left: Math.round(left),
  top: Math.round(top),
  right: Math.round(right),
  bottom: Math.round(bottom),
});

/**
 * Returns the rectangle of a slot or part. An empty slot gets a placeholder, so that authors see its
 * position.
 */
function placeOf({ rects, here }: Mark): Rect | undefined {
  const rect = around(rects());
  here?.toggleAttribute('data-empty', !rect);
  const empty = rect ?? here?.getBoundingClientRect();
  return empty && isVisible(empty) && isInWindow(empty) ? round(empty) : undefined;
}

function placeOfPanel(): Rect | undefined {
  const panel = document.querySelector(`.${PANEL_CLASS}`);
  return panel ? round(panel.getBoundingClientRect()) : undefined;
}

function readMarks(): Seen {
  const marks = allMarks();
  const boxes: Box[] = [];
  for (const mark of marks) {
    const { name, kind } = mark;
    if (FREQUENT_PARTS.has(name) && boxes.some((box) => box.name === name)) continue;
    const rect = placeOf(mark);
    const count = boxes.filter((box) => box.name === name).length;
    if (rect) boxes.push({ id: `${name} ${count}`, name, kind, ...rect });
  }
  boxes.sort((a, b) => a.top - b.top || a.left - b.left);
  const slots = marks.filter(({ kind, isFilled }) => kind === 'slot' && isFilled);
  return {
    boxes,
    names: new Set(marks.map(({ name }) => name)),
    filled: new Set(slots.map(({ name }) => name)),
    panel: placeOfPanel(),
  };
}

const keyOf = ({ boxes, names, filled, panel }: Seen) =>
  JSON.stringify([boxes, [...names], [...filled], panel]);

/** Tracks the position of slots and parts on the page. */
export function useBoxes(): Seen {
  const [seen, setSeen] = useState<Seen>(() => ({
    boxes: [],
    names: new Set(),
    filled: new Set(),
  }));
  useEffect(() => {
    let key = '';
    let frame = requestAnimationFrame(follow);
    function follow() {
      const now = readMarks();
      const nowKey = keyOf(now);
      if (nowKey !== key) {
        key = nowKey;
        setSeen(now);
      }
      frame = requestAnimationFrame(follow);
    }
    return () => cancelAnimationFrame(frame);
  }, []);
  return seen;
}

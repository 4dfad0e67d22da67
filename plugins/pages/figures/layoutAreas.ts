import type { Area } from './readAreas';
import { textWidth } from './textWidth';

/** Sizes in pixels, if there is enough space for the figure. */
const LABEL_SIZE = 11;
const LABEL_HEIGHT = 20;
const LABEL_PADDING = 6;
const PADDING = 4;
const GAP = 4;

/** An area with its position and size. */
export interface PlacedArea {
  area: Area;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Returns the minimum size of an area, for its label, its parts and the padding. */
function sizeOf(area: Area): Size {
  const { label, direction, parts } = area;
  const own = label === undefined ? 0 : textWidth(label, LABEL_SIZE) + 2 * LABEL_PADDING;
  if (parts.length === 0) return { width: own, height: LABEL_HEIGHT };
  const sizes = parts.map(sizeOf);
  const widths = sizes.map(({ width }) => width);
  const heights = sizes.map(({ height }) => height);
  const gaps = GAP * (parts.length - 1);
  const inside =
    direction === 'down'
      ? { width: Math.max(...widths), height: sum(heights) + gaps }
      : { width: sum(widths) + gaps, height: Math.max(...heights) };
  if (label === undefined) return inside;
  return {
    width: Math.max(own, inside.width + 2 * PADDING),
    height: LABEL_HEIGHT + inside.height + PADDING,
  };
}

/**
 * Selects the parts that grow into the remaining space: those with parts of their own, otherwise
 * those without an accent, otherwise all.
 */
function growingParts(parts: readonly Area[]): boolean[] {
  const choices = [
    parts.map((part) => part.parts.length > 0),
    parts.map((part) => !part.isAccent),
    parts.map(() => true),
  ];
  return choices.find((choice) => choice.includes(true)) ?? [];
}

/** Assigns positions and sizes to an area and its parts, which fill it. */
function place(area: Area, x: number, y: number, { width, height }: Size): PlacedArea[] {
  const { label, direction, parts } = area;
  const hasFrame = label !== undefined && parts.length > 0;
  const inner = {
    x: hasFrame ? x + PADDING : x,
    y: hasFrame ? y + LABEL_HEIGHT : y,
    width: hasFrame ? width - 2 * PADDING : width,
    height: hasFrame ? height - LABEL_HEIGHT - PADDING : height,
  };
  const sizes = parts.map(sizeOf);
  const isDown = direction === 'down';
  const needed = sum(sizes.map((size) => (isDown ? size.height : size.width)));
  const room = (isDown ? inner.height : inner.width) - needed - GAP * (parts.length - 1);
  const growing = growingParts(parts);
  const share = room / growing.filter(Boolean).length;
  let at = isDown ? inner.y : inner.x;
  const placed = parts.flatMap((part, index) => {
    const size = sizes[index] ?? { width: 0, height: 0 };
    const extra = growing[index] ? share : 0;
    const own = isDown
      ? { width: inner.width, height: size.height + extra }
      : { width: size.width + extra, height: inner.height };
    const start = at;
    at += (isDown ? own.height : own.width) + GAP;
    return isDown ? place(part, inner.x, start, own) : place(part, start, inner.y, own);
  });
  return label === undefined ? placed : [{ area, x, y, width, height }, ...placed];
}

/** Lays out areas. Parts come after the areas that contain them. */
export function layoutAreas(areas: Area): Size & { placed: PlacedArea[] } {
  const size = sizeOf(areas);
  return { ...size, placed: place(areas, 0, 0, size) };
}

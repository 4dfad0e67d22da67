import type { Figure, FigureArrow, FigureBox } from './readFigure';
import { textWidth } from './textWidth';

/** Sizes in pixels, if there is enough space for the figure. */
export const LABEL_SIZE = 13;
export const LINE_SIZE = 12;
const LINE_HEIGHT = 18;
const PADDING = 12;
const BOX_GAP = 16;
const STACK_GAP = 12;
const BAND_GAP = 30;
const LABELLED_GAP = 56;
const ARROW_ROOM = 26;
const TITLE_HEIGHT = 26;
const MIN_BOX_WIDTH = 84;
/** The distance between two arrows in opposite directions. */
const PAIR_GAP = 14;

/** The width that fits on a phone without making the text too small. */
export const MAX_WIDTH = 352;

export interface PlacedBox {
  box: FigureBox;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedArrow {
  arrow: FigureArrow;
  /** The start and the end of its line. */
  from: [x: number, y: number];
  to: [x: number, y: number];
  /** The direction of its head. */
  head: 'down' | 'up' | 'left' | 'right';
}

/** A figure with positions and sizes, in pixels. */
export interface PlacedFigure {
  width: number;
  height: number;
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
  titles: { text: string; x: number; y: number }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const max = (numbers: readonly number[]) => Math.max(0, ...numbers);

function sizeOf({ label, lines }: FigureBox): { width: number; height: number } {
  const widths = [textWidth(label, LABEL_SIZE), ...lines.map((line) => textWidth(line, LINE_SIZE))];
  return {
    width: Math.max(MIN_BOX_WIDTH, max(widths) + 2 * PADDING),
    height: LINE_HEIGHT * (1 + lines.length) + 2 * PADDING - 4,
  };
}

function bandsOf({ boxes }: Figure): FigureBox[][] {
  const count = max(boxes.map(({ band }) => band + 1));
  return Array.from({ length: count }, (_, band) => boxes.filter((box) => box.band === band));
}

/** Returns the width of the longest label of the arrows from the previous row to a box that has neighbors. */
function incomingWidth({ arrows }: Figure, box: FigureBox, hasNeighbors: boolean): number {
  if (!hasNeighbors) return 0;
  const incoming = arrows.filter(({ from, to }) => to === box && from.band !== box.band);
  return max(incoming.map(({ label = '' }) => textWidth(label, LINE_SIZE)));
}

/** Returns the width of the longest label of the arrows between two bands, or within one. */
function arrowWidth({ arrows }: Figure, one: number, other: number): number {
  const between = arrows.filter(
    ({ from, to }) =>
      Math.min(from.band, to.band) === one && Math.max(from.band, to.band) === other,
  );
  return max(between.map(({ label = '' }) => textWidth(label, LINE_SIZE)));
}

function placeRows(figure: Figure): Pick<PlacedFigure, 'boxes' | 'width' | 'height'> {
  const bands = bandsOf(figure);
  const rows = bands.map((boxes, index) => {
    const sizes = boxes.map((box) => {
      const { width, height } = sizeOf(box);
      return { width: Math.max(width, incomingWidth(figure, box, boxes.length > 1)), height };
    });
    const words = arrowWidth(figure, index, index);
    const gap = words > 0 ? words + ARROW_ROOM : BOX_GAP;
    const width = sum(sizes.map((size) => size.width)) + gap * (boxes.length - 1);
    const hasWords = arrowWidth(figure, index, index + 1) > 0;
    return { boxes, sizes, gap, width, hasWords, height: max(sizes.map((size) => size.height)) };
  });
  const width = max(
    rows.map((row, index) => Math.max(row.width, arrowWidth(figure, index, index + 1))),
  );
  const placed: PlacedBox[] = [];
  let y = 0;
  for (const row of rows) {
    let x = (width - row.width) / 2;
    row.boxes.forEach((box, index) => {
      const own = row.sizes[index]?.width ?? 0;
      placed.push({ box, x, y, width: own, height: row.height });
      x += own + row.gap;
    });
    y += row.height + (row.hasWords ? LABELLED_GAP : BAND_GAP);
  }
  const height = max(placed.map((box) => box.y + box.height));
  return { boxes: placed, width, height };
}

function placeColumns(figure: Figure): Pick<PlacedFigure, 'boxes' | 'width' | 'height' | 'titles'> {
  const columns = bandsOf(figure).map((boxes, index) => {
    const sizes = boxes.map(sizeOf);
    const title = textWidth(figure.titles[index] ?? '', LINE_SIZE);
    const isConnected = figure.arrows.some(
      ({ from, to }) => from.band === index && to.band === index,
    );
    const stack = isConnected ? BAND_GAP : STACK_GAP;
    const gap = arrowWidth(figure, index, index) > 0 ? LABELLED_GAP : stack;
    const height = sum(sizes.map((size) => size.height)) + gap * (boxes.length - 1);
    const words = arrowWidth(figure, index, index + 1);
    const width = Math.max(title, ...sizes.map((size) => size.width));
    return { boxes, sizes, gap, height, width, after: Math.max(BAND_GAP + 8, words + ARROW_ROOM) };
  });
  const top = figure.titles.length > 0 ? TITLE_HEIGHT : 0;
  const tallest = max(columns.map((column) => column.height));
  const boxes: PlacedBox[] = [];
  const titles: PlacedFigure['titles'] = [];
  let x = 0;
  columns.forEach((column, index) => {
    let y = figure.arrows.length > 0 ? top + (tallest - column.height) / 2 : top;
    column.boxes.forEach((box, at) => {
      const height = column.sizes[at]?.height ?? 0;
      boxes.push({ box, x, y, width: column.width, height });
      y += height + column.gap;
    });
    const text = figure.titles[index];
    if (text) titles.push({ text, x: x + column.width / 2, y: TITLE_HEIGHT / 2 });
    x += column.width + (index < columns.length - 1 ? column.after : 0);
  });
  return { boxes, titles, width: x, height: top + tallest };
}

const centerX = ({ x, width }: PlacedBox) => x + width / 2;
const centerY = ({ y, height }: PlacedBox) => y + height / 2;

/** Positions an arrow from the side of one box to the facing side of another. */
function placeArrow(
  arrow: FigureArrow,
  [from, to]: readonly [PlacedBox, PlacedBox],
  isVertical: boolean,
  shift: number,
): PlacedArrow {
  if (isVertical) {
    const isDown = from.y < to.y;
    return {
      arrow,
      from: [centerX(from) + shift, isDown ? from.y + from.height : from.y],
      to: [centerX(to) + shift, isDown ? to.y : to.y + to.height],
      head: isDown ? 'down' : 'up',
    };
  }
  const isRight = from.x < to.x;
  return {
    arrow,
    from: [isRight ? from.x + from.width : from.x, centerY(from) + shift],
    to: [isRight ? to.x : to.x + to.width, centerY(to) + shift],
    head: isRight ? 'right' : 'left',
  };
}

/** Assigns a position to every part of a figure: rows from top to bottom, columns from left to right. */
export function layoutFigure(figure: Figure): PlacedFigure {
  const isRows = figure.direction === 'rows';
  const {
    boxes,
    width,
    height,
    titles = [],
  } = {
    titles: [],
    ...(isRows ? placeRows(figure) : placeColumns(figure)),
  };
  const byId = new Map(boxes.map((placed) => [placed.box.id, placed]));
  const arrows = figure.arrows.flatMap((arrow): PlacedArrow[] => {
    const from = byId.get(arrow.from.id);
    const to = byId.get(arrow.to.id);
    if (!from || !to) return [];
    const back = figure.arrows.some((one) => one.from === arrow.to && one.to === arrow.from);
    const isForward = arrow.from.band < arrow.to.band || arrow.from.at < arrow.to.at;
    const shift = back ? (isForward ? -PAIR_GAP : PAIR_GAP) : 0;
    const isVertical = isRows === (arrow.from.band !== arrow.to.band);
    return [placeArrow(arrow, [from, to], isVertical, shift)];
  });
  return { width: Math.ceil(width), height: Math.ceil(height), boxes, arrows, titles };
}

import { layoutFigure, type PlacedArrow, type PlacedBox } from './layoutFigure';
import type { Figure } from './readFigure';
import { labelParts } from './textWidth';

const LINE_HEIGHT = 18;
/** Space for the full width of lines at the edge. */
export const MARGIN = 2;
const HEAD = 5;
/** The space between the end of an arrow and its label. */
const END_ROOM = 20;
/** The distance from the middle of a line of text to its baseline. */
const BASELINE = 4;

/** Escapes a text for HTML and SVG. */
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const round = (number: number) => Math.round(number * 10) / 10;

function words(label: string): string {
  return labelParts(label)
    .map(({ text, isCode }) =>
      isCode ? `<tspan class="lt-figure__code">${escaped(text)}</tspan>` : escaped(text),
    )
    .join('');
}

/** Renders a label that is centered at a position. */
export function textAt(label: string, x: number, y: number, kind: string): string {
  return `<text class="lt-figure__${kind}" x="${round(x)}" y="${round(y + BASELINE)}">${words(label)}</text>`;
}

function drawBox({ box, x, y, width, height }: PlacedBox): string {
  const kind = box.isAccent ? ' class="lt-figure__accent"' : '';
  const rect = `<rect${kind} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
  const lines = [box.label, ...box.lines];
  const first = y + height / 2 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  const texts = lines.map((line, index) =>
    textAt(line, x + width / 2, first + index * LINE_HEIGHT, index === 0 ? 'label' : 'line'),
  );
  return rect + texts.join('');
}

const HEADS: Record<PlacedArrow['head'], (x: number, y: number) => string> = {
  down: (x, y) => `M${x - HEAD} ${y - HEAD}L${x} ${y}L${x + HEAD} ${y - HEAD}`,
  up: (x, y) => `M${x - HEAD} ${y + HEAD}L${x} ${y}L${x + HEAD} ${y + HEAD}`,
  right: (x, y) => `M${x - HEAD} ${y - HEAD}L${x} ${y}L${x - HEAD} ${y + HEAD}`,
  left: (x, y) => `M${x + HEAD} ${y - HEAD}L${x} ${y}L${x + HEAD} ${y + HEAD}`,
};

function drawArrow({ arrow, from, to, head }: PlacedArrow): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...from, ...to].map(round);
  const isVertical = head === 'down' || head === 'up';
  const middle = round(isVertical ? (y1 + y2) / 2 : (x1 + x2) / 2);
  const isStraight = isVertical ? x1 === x2 : y1 === y2;
  const bend = isVertical
    ? `C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`
    : `C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
  const line = `<path d="M${x1} ${y1}${isStraight ? `L${x2} ${y2}` : bend}${HEADS[head](x2, y2)}"/>`;
  if (!arrow.label) return line;
  // The label is above a horizontal line, but next to the end of a vertical one, where it does not
  // overlap others.
  if (!isVertical) return line + textAt(arrow.label, middle, (y1 + y2) / 2 - 10, 'arrow');
  const y = isStraight ? middle : y2 + Math.sign(y1 - y2) * END_ROOM;
  return line + textAt(arrow.label, x2, y, 'arrow');
}

/** Renders a figure as SVG, with classes for its colors. */
export function drawFigure(figure: Figure): string {
  const { width, height, boxes, arrows, titles } = layoutFigure(figure);
  const view = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return [
    `<svg aria-hidden="true" width="${view[2]}" height="${view[3]}" viewBox="${view.join(' ')}">`,
    ...arrows.filter(({ arrow }) => !arrow.label).map(drawArrow),
    ...boxes.map(drawBox),
    ...arrows.filter(({ arrow }) => arrow.label).map(drawArrow),
    ...titles.map(({ text, x, y }) => textAt(text, x, y, 'title')),
    '</svg>',
  ].join('');
}

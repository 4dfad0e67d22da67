import { MARGIN, round, textAt } from './drawFigure';
import { layoutAreas, type PlacedArea } from './layoutAreas';
import type { AreaFigure } from './readAreas';

/** The distance from the top of an area to the middle of its label, in pixels. */
const LABEL_MIDDLE = 10;

function drawArea({ area, x, y, width, height }: PlacedArea): string {
  const kind = area.isAccent ? ' class="lt-figure__accent"' : '';
  const rect = `<rect${kind} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="4"/>`;
  const middle = area.parts.length > 0 ? LABEL_MIDDLE : height / 2;
  return rect + textAt(area.label ?? '', x + width / 2, y + middle, 'area');
}

/** Renders areas as SVG, with classes for their colors. */
export function drawAreas({ areas }: AreaFigure): string {
  const { width, height, placed } = layoutAreas(areas);
  const view = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(round);
  return [
    `<svg aria-hidden="true" width="${view[2]}" height="${view[3]}" viewBox="${view.join(' ')}">`,
    ...placed.map(drawArea),
    '</svg>',
  ].join('');
}

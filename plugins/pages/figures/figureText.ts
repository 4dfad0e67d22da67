import type { Area, AreaFigure } from './readAreas';
import { type Bar, type BarFigure, valueText } from './readBars';
import type { Figure, FigureArrow, FigureBox } from './readFigure';

function boxText({ label, lines }: FigureBox): string {
  return lines.length === 0 ? label : `${label} (${lines.join(', ')})`;
}

function arrowText({ from, to, label }: FigureArrow, told: Set<FigureBox>): string {
  const name = (box: FigureBox) => {
    const text = told.has(box) ? box.label : boxText(box);
    told.add(box);
    return text;
  };
  const way = `${name(from)} → ${name(to)}`;
  return label ? `${way}: ${label}` : way;
}

const CODE = /(`[^`]+`)/;

/** Escapes a text for MDX, so that it contains no elements or expressions outside of code. */
function plain(text: string): string {
  return text
    .split(CODE)
    .map((part) => (CODE.test(part) ? part : part.replace(/[{<]/g, String.raw`\$&`)))
    .join('');
}

/** Renders a figure as Markdown: its description, the content of each column, and a list of its arrows. */
export function figureText({ description, titles, boxes, arrows }: Figure): string {
  const told = new Set<FigureBox>();
  const columns = titles.map((title, band) => {
    const own = boxes.filter((box) => box.band === band);
    return `${title}: ${own.map(({ label }) => label).join(', ')}`;
  });
  const ways = arrows.map((arrow) => arrowText(arrow, told));
  const others = boxes.filter((box) => !told.has(box) && titles.length === 0).map(boxText);
  const list = [...columns, ...ways, ...others].map((line) => `- ${line}`);
  return plain([description, list.join('\n')].filter(Boolean).join('\n\n'));
}

function areaLines({ label, parts }: Area, depth: number): string[] {
  const own = label === undefined ? [] : [`${'  '.repeat(depth)}- ${label}`];
  return [...own, ...parts.flatMap((part) => areaLines(part, depth + own.length))];
}

/** Renders areas as Markdown: their description, and a list of each area with its parts. */
export const areasText = ({ description, areas }: AreaFigure): string =>
  plain([description, areaLines(areas, 0).join('\n')].join('\n\n'));

function barLine(bar: Bar, unit?: string): string {
  const label = bar.note === '' ? bar.label : `${bar.label} (${bar.note})`;
  return `- ${label}: ${valueText(bar, unit)}`;
}

/** Renders bars as Markdown: their description, and a list of their values. */
export const barsText = ({ description, unit, bars }: BarFigure): string =>
  plain([description, bars.map((bar) => barLine(bar, unit)).join('\n')].join('\n\n'));

/** Returns the accessible label of bars: their description with all values. */
export function barsLabel({ description, unit, bars }: BarFigure): string {
  const values = bars.map((bar) => `${bar.label}: ${valueText(bar, unit)}`);
  return `${description} ${values.join(', ')}`;
}

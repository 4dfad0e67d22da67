import { drawAreas } from './drawAreas';
import { drawBars } from './drawBars';
import { drawFigure } from './drawFigure';
import { areasText, barsLabel, barsText, figureText } from './figureText';
import { layoutAreas } from './layoutAreas';
import { layoutFigure } from './layoutFigure';
import { readAreas } from './readAreas';
import { readBars } from './readBars';
import { parseFigure, readFigure } from './readFigure';

/** A figure of any kind: boxes with arrows, nested areas, or bars. */
export interface OpenedFigure {
  /** The text alternative of the figure. */
  description: string;
  /** The natural width in pixels; 0 if the figure fits any width. */
  width: number;
  /** Renders the figure as SVG or HTML. */
  draw: () => string;
  /** Renders the figure as Markdown. */
  toMarkdown: () => string;
}

const has = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

/** Parses the text of a `figure` fence. */
export function openFigure(source: string): { figure: OpenedFigure } | { problems: string[] } {
  const parsed = parseFigure(source);
  if ('problems' in parsed) return parsed;
  if (has(parsed.value, 'bars')) {
    const read = readBars(parsed.value);
    if ('problems' in read) return read;
    const { figure } = read;
    return {
      figure: {
        description: barsLabel(figure),
        width: 0,
        draw: () => drawBars(figure),
        toMarkdown: () => barsText(figure),
      },
    };
  }
  if (has(parsed.value, 'areas')) {
    const read = readAreas(parsed.value);
    if ('problems' in read) return read;
    const { figure } = read;
    return {
      figure: {
        description: figure.description,
        width: Math.ceil(layoutAreas(figure.areas).width),
        draw: () => drawAreas(figure),
        toMarkdown: () => areasText(figure),
      },
    };
  }
  const read = readFigure(source);
  if ('problems' in read) return read;
  const { figure } = read;
  return {
    figure: {
      description: figure.description,
      width: layoutFigure(figure).width,
      draw: () => drawFigure(figure),
      toMarkdown: () => figureText(figure),
    },
  };
}

import { cleanDrawing, smallestWidth } from './cleanDrawing';
import type { DiagramProblem } from './diagram';
import { readDiagram } from './readDiagram';

/** What draws a diagram: the function of `beautiful-mermaid`. */
export type DrawMermaid = (
  source: string,
  options: { padding: number; transparent: boolean },
) => string;

/** A diagram as a page shows it, or what is wrong with it. */
export type DrawnDiagram =
  | {
      drawing: string;
      description: string;
      title?: string;
      /** Whether it scrolls on a phone. */
      isWide?: boolean;
    }
  | { problems: DiagramProblem[] };

/** What a phone shows of a page in its width, in pixels. */
const PHONE_WIDTH = 256;

/** So that lines at the edge are drawn whole. */
const PADDING = 4;

/** The longest text of a diagram, in characters; some longer ones would take minutes to read. */
const MAX_TEXT = 20_000;
/** What a diagram has at most of boxes, links and messages: with 780 links the library takes minutes. */
const MAX_PARTS = 300;

const tooLarge = (count: number, what: string, most: number): DiagramProblem => ({
  line: 1,
  message: `it has ${count} ${what}, and the limit is ${most} → split it into several`,
});

/** Reads a diagram that can be drawn in a time that a build has. */
function readWithin(text: string): ReturnType<typeof readDiagram> {
  if (text.length > MAX_TEXT) {
    return { problems: [tooLarge(text.length, 'characters', MAX_TEXT)] };
  }
  const read = readDiagram(text);
  if ('problems' in read) return read;
  const [, ...lines] = read.source.split('\n');
  const parts = lines.filter((line) => !line.startsWith('classDef')).length;
  if (parts <= MAX_PARTS) return read;
  return { problems: [tooLarge(parts, 'boxes, links and messages', MAX_PARTS)] };
}

/** A function that draws each diagram once. */
export function diagramDrawer(draw: DrawMermaid): (text: string) => DrawnDiagram {
  const drawn = new Map<string, DrawnDiagram>();

  function drawNow(text: string): DrawnDiagram {
    const read = readWithin(text);
    if ('problems' in read) return read;
    const { source, description, title } = read;
    try {
      const svg = draw(source, { padding: PADDING, transparent: true });
      const isWide = smallestWidth(svg) > PHONE_WIDTH;
      return {
        drawing: cleanDrawing(svg),
        description,
        ...(title && { title }),
        ...(isWide && { isWide }),
      };
    } catch (error) {
      const message = `it cannot be drawn: ${(error as Error).message} → simplify it`;
      return { problems: [{ line: 1, message }] };
    }
  }

  return (text) => {
    const known = drawn.get(text) ?? drawNow(text);
    drawn.set(text, known);
    return known;
  };
}

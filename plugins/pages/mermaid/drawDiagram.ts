import { cleanDrawing, smallestWidth } from './cleanDrawing';
import type { DiagramProblem } from './diagram';
import { readDiagram } from './readDiagram';

/** The drawing function of `beautiful-mermaid`. */
export type DrawMermaid = (
  source: string,
  options: { padding: number; transparent: boolean },
) => string;

/** A diagram as a page shows it, or its problems. */
export type DrawnDiagram =
  | {
      drawing: string;
      description: string;
      title?: string;
      /** Whether it scrolls on a phone. */
      isWide?: boolean;
    }
  | { problems: DiagramProblem[] };

/** The width of the text on a phone, in pixels. */
const PHONE_WIDTH = 256;

/** Space for the full width of lines at the edge. */
const PADDING = 4;

/** The maximum length of a diagram, in characters. Some longer ones would take minutes to parse. */
const MAX_TEXT = 20_000;
/** The maximum number of boxes, links and messages of a diagram. With 780 links, the library takes minutes. */
const MAX_PARTS = 300;

const tooLarge = (count: number, what: string, most: number): DiagramProblem => ({
  line: 1,
  message: `it has ${count} ${what}, and the limit is ${most} → split it into several`,
});

/** Parses a diagram, unless drawing it would take too long. */
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

/** Creates a function that draws each diagram once. */
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

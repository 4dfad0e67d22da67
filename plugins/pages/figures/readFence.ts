import type { FenceProblem, ReadFence } from '../../define';
import { MAX_WIDTH } from './layoutFigure';
import { openFigure } from './openFigure';

const problem = (text: string): FenceProblem => ({
  message: `the figure is invalid: ${text}`,
});

/** Renders a `figure` fence: as a drawing on the page, and as text in Markdown. */
export function readFence({ text }: { text: string }): ReadFence {
  const read = openFigure(text);
  if ('problems' in read) return { problems: read.problems.map(problem) };
  const { description, width, draw, toMarkdown: tell } = read.figure;
  const words = description.replaceAll('`', '');
  return {
    props: { description: words, drawing: draw() },
    markdown: tell(),
    words,
    problems:
      width > MAX_WIDTH
        ? [
            problem(
              `it is ${width} pixels wide, but a phone has room for ${MAX_WIDTH} → use shorter labels`,
            ),
          ]
        : [],
  };
}

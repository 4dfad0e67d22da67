import type { PageFence } from '../readFences';
import type { Sample } from './sample';

/** Matches an output file in a title: `dist/main.js (excerpt)`. */
const OUTPUT_FILE = /^dist\/([^\s（]+)/;

function outputFile(title = ''): string | undefined {
  return OUTPUT_FILE.exec(title)?.[1];
}

/** Returns the messages and output files of a sample that a page shows. */
export function shownParts(
  fences: readonly PageFence[],
  sample: string,
): Pick<Sample, 'messages' | 'outputs'> {
  return {
    messages: fences
      .filter(({ message }) => message === sample)
      .map(({ line, text, lang, title }) => ({ line, text, lang, title })),
    outputs: fences.flatMap(({ output, line, text, lang, title }) => {
      const file = outputFile(title);
      return output === sample && file ? [{ line, text, lang, file }] : [];
    }),
  };
}

/** Reports fences that cannot be compared with the outcome of a sample, each with its line. */
export function wrongParts(
  fences: readonly PageFence[],
  samples: ReadonlySet<string>,
): { line: number; message: string }[] {
  return fences.flatMap(({ line, message, output, title }) => {
    if (output !== undefined && outputFile(title) === undefined) {
      const what = `output=${output} names no file of the output → write title="dist/main.js"`;
      return [{ line, message: what }];
    }
    const [kind, name] = message ? ['message', message] : ['output', output];
    if (name === undefined || samples.has(name)) return [];
    const what = `${kind}=${name} names no sample of this page → mark a fence with tested=${name}`;
    return [{ line, message: what }];
  });
}

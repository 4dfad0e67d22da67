import { hasShown } from './elided';
import type { ShownOutput } from './sample';
import { jsonProblem } from './shownJson';
import type { Outcome } from './worker/outcome';

/** The maximum number of characters of a file in a problem. */
const MAX_SHOWN = 600;

const JSON_FILE = /\.(?:json|map)$/;

function problemOf({ file, text }: ShownOutput, written: readonly string[]): string | undefined {
  if (written.length === 0) return 'there is no such file';
  if (JSON_FILE.test(file)) {
    return jsonProblem(
      text,
      written.map((one) => JSON.parse(one)),
    );
  }
  if (written.some((one) => hasShown(one, text.trim()))) return undefined;
  return written.map((one) => one.slice(0, MAX_SHOWN)).join('\n');
}

/**
 * Compares files in a page, or excerpts, with those written by one of the builds of their sample: JSON by
 * value, and other files literally, with `…` for omitted parts.
 */
export function checkOutputs(
  outcomes: readonly Outcome[],
  outputs: readonly ShownOutput[],
): string[] {
  return outputs.flatMap((output) => {
    const { file, line } = output;
    const written = outcomes.flatMap(({ texts }) => texts[file] ?? []);
    const problem = problemOf(output, written);
    if (problem === undefined) return [];
    return [`the output in line ${line} is not in ${file}: ${problem}`];
  });
}

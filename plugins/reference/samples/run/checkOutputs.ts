import type { ShownOutput } from './sample';
import type { Outcome } from './worker/outcome';

/** So much of a file is shown. */
const SHOWN = 600;

/** Compares files in a page, or parts of them, with what one of the builds of their sample has written. */
export function checkOutputs(
  outcomes: readonly Outcome[],
  outputs: readonly ShownOutput[],
): string[] {
  return outputs.flatMap(({ file, text, line }) => {
    const written = outcomes.flatMap(({ texts }) => texts[file] ?? []);
    if (written.some((one) => one.includes(text.trim()))) return [];
    const found = written.map((one) => one.slice(0, SHOWN)).join('\n') || 'there is no such file';
    return [`the output in line ${line} is not in ${file}: ${found}`];
  });
}

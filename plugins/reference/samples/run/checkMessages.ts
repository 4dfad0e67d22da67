import type { ShownMessage } from './sample';
import type { Outcome } from './worker/outcome';

/** So much of what was printed is shown. */
const SHOWN = 600;

/** What pages write for the folder of a project. */
const PROJECT = '/project';

const WORD = /[\p{L}\p{N}]/u;

/** Lines of more than a frame, with single spaces. */
function wordsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => WORD.test(line));
}

/** How many lines follow each other in what was printed, until one is missing. */
function linesFound(shown: readonly string[], printed: readonly string[]): number {
  let at = 0;
  for (const [count, line] of shown.entries()) {
    const found = printed.slice(at).findIndex((one) => one.includes(line));
    if (found === -1) return count;
    at += found + 1;
  }
  return shown.length;
}

/**
 * Compares messages in a page with what the builds of their sample have printed: each line must be
 * there, in the same order, with `/project` for the folder of the project. Lines may be left out.
 */
export function checkMessages(
  outcomes: readonly Outcome[],
  messages: readonly ShownMessage[],
  folder: string,
): string[] {
  const printed = outcomes
    .flatMap(({ report, errors, warnings, logged, printed: own = '' }) => [
      report,
      logged,
      ...errors,
      ...warnings,
      own,
    ])
    .map((text) => wordsOf(text.replaceAll(folder, PROJECT)))
    .filter((lines) => lines.length > 0);
  return messages.flatMap(({ text, line }) => {
    const shown = wordsOf(text);
    const [nearest] = printed
      .map((lines) => ({ lines, count: linesFound(shown, lines) }))
      .sort((one, other) => other.count - one.count);
    const missing = shown[nearest?.count ?? 0];
    if (missing === undefined) return [];
    const said = nearest?.lines.join('\n').slice(0, SHOWN) ?? '(nothing)';
    return [`the message in line ${line}: "${missing}" was not printed, but:\n${said}`];
  });
}

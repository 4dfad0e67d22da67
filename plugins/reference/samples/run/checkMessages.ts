import { plainCommand } from './commandLine';
import { comparablePrinted, comparableShown, type Folders } from './comparable';
import { hasShown } from './elided';
import { fileListProblem, readFileList } from './fileLists';
import type { Sample, ShownMessage } from './sample';
import { jsonProblem } from './shownJson';
import type { Outcome } from './worker/outcome';

/** So much of what was printed is shown. */
const SHOWN = 600;

const WORD = /[\p{L}\p{N}]/u;

/** A line that shows the command that prints what follows. */
const PROMPT = /^\$ /;

/** A title that is a command line. */
const COMMAND_TITLE = /^(?:\$ |npx |npm run |node )/;

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
    const found = printed.slice(at).findIndex((one) => hasShown(one, line));
    if (found === -1) return count;
    at += found + 1;
  }
  return shown.length;
}

/** Why no text has the lines, with the one that has most of them. */
function linesProblem(text: string, printed: readonly string[]): string | undefined {
  const shown = wordsOf(text);
  const [nearest] = printed
    .map(wordsOf)
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines, count: linesFound(shown, lines) }))
    .sort((one, other) => other.count - one.count);
  const missing = shown[nearest?.count ?? 0];
  if (missing === undefined) return undefined;
  const said = nearest?.lines.join('\n').slice(0, SHOWN) ?? '(nothing)';
  return `"${missing}" was not printed, but:\n${said}`;
}

/** The JSON in a text, which may have other lines around it. */
function jsonIn(text: string): unknown[] {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (start === -1) return [];
  try {
    return [JSON.parse(text.slice(start, end + 1))];
  } catch {
    return [];
  }
}

function printedJsonProblem(text: string, printed: readonly string[]): string | undefined {
  const values = printed.flatMap(jsonIn);
  return jsonProblem(text, values) ?? (values.length === 0 ? 'no JSON was printed' : undefined);
}

/** A command line in a message that its sample does not run. */
function commandProblem(
  { text, title = '' }: ShownMessage,
  commands: readonly string[],
): string | undefined {
  const prompts = text.split('\n').filter((line) => PROMPT.test(line));
  const shown = COMMAND_TITLE.test(title) ? [title, ...prompts] : prompts;
  const other = shown.find((line) => !commands.includes(plainCommand(line)));
  if (other === undefined) return undefined;
  return `the sample does not run "${plainCommand(other)}", but ${commands.join(', ') || 'no command line'}`;
}

/** All that a build has printed or could print. */
function textsOf({
  report,
  stats,
  errors,
  warnings,
  logged,
  complaints,
  printed = '',
}: Outcome): string[] {
  return [report, stats, logged, ...errors, ...warnings, complaints, printed];
}

/**
 * Compares messages in a page with what the builds or the command lines of their sample have
 * printed: each line must be there, in the same order. Lines may be left out, and `…` stands for a
 * part of a line. JSON is compared by meaning, a list of files with the output. What differs from
 * run to run does not count, see {@link comparablePrinted}.
 */
export function checkMessages(
  outcomes: readonly Outcome[],
  { messages, commands }: Pick<Sample, 'messages' | 'commands'>,
  folders: Folders,
): string[] {
  const comparable = (text: string) => comparablePrinted(text, folders);
  const printed = outcomes.flatMap(textsOf).map(comparable);
  const written = outcomes.map(({ fileLines }) => fileLines.map(comparable));

  function problemOf(message: ShownMessage): string | undefined {
    const wrong = commandProblem(message, commands);
    if (wrong !== undefined) return wrong;
    const lines = message.text.split('\n').filter((line) => !PROMPT.test(line));
    const text = comparableShown(lines.join('\n'));
    if (message.lang === 'json') return printedJsonProblem(text, printed);
    const list = readFileList(text);
    if (!list) return linesProblem(text, printed);
    const found = written.map((files) => fileListProblem(list, files));
    return found.includes(undefined)
      ? undefined
      : `${found[0]}; the files are:\n${written[0]?.join('\n')}`;
  }

  return messages.flatMap((message) => {
    const problem = problemOf(message);
    return problem === undefined ? [] : [`the message in line ${message.line}: ${problem}`];
  });
}

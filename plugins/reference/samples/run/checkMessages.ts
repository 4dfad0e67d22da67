import { plainCommand } from './commandLine';
import { comparablePrinted, comparableShown, type Folders } from './comparable';
import { hasShown } from './elided';
import { fileListProblem, readFileList } from './fileLists';
import type { Sample, ShownMessage } from './sample';
import { jsonProblem } from './shownJson';
import type { Outcome } from './worker/outcome';

/** The maximum number of characters of printed text in a problem. */
const MAX_SHOWN = 600;

const WORD = /[\p{L}\p{N}]/u;

/** Matches a line with the command that prints the following lines. */
const PROMPT = /^\$ /;

/** Matches a title that is a command line. */
const COMMAND_TITLE = /^(?:\$ |npx |npm run |node )/;

/** Returns the lines that contain letters or digits, with normalized spaces. */
function wordsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => WORD.test(line));
}

/** Returns how many of the lines occur in the printed lines in this order, up to the first missing one. */
function linesFound(shown: readonly string[], printed: readonly string[]): number {
  let at = 0;
  for (const [count, line] of shown.entries()) {
    const found = printed.slice(at).findIndex((one) => hasShown(one, line));
    if (found === -1) return count;
    at += found + 1;
  }
  return shown.length;
}

/** Returns why none of the texts contains the lines, based on the closest one. */
function linesProblem(text: string, printed: readonly string[]): string | undefined {
  const shown = wordsOf(text);
  const [nearest] = printed
    .map(wordsOf)
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines, count: linesFound(shown, lines) }))
    .sort((one, other) => other.count - one.count);
  const missing = shown[nearest?.count ?? 0];
  if (missing === undefined) return undefined;
  const closest = nearest?.lines.join('\n').slice(0, MAX_SHOWN) ?? '(nothing)';
  return `"${missing}" was not printed, but:\n${closest}`;
}

/** Returns the JSON values in a text, which may contain other lines. */
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

/** Reports a command line in a message that its sample does not run. */
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

/** Returns all texts that a build printed or can print. */
function textsOf({
  report,
  stats,
  errors,
  warnings,
  logged,
  stderr,
  printed = '',
}: Outcome): string[] {
  return [report, stats, logged, ...errors, ...warnings, stderr, printed];
}

/**
 * Compares messages in a page with the output of the builds or command lines of their sample. Each line must
 * occur, in the same order. Lines may be omitted, and `…` matches any part of a line. JSON is compared by
 * value, and a list of files with the output. Values that vary between runs are ignored, see {@link
 * comparablePrinted}.
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

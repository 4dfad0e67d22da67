import { isCommands, type PageFence } from '../readFences';
import { plainCommand } from './commandLine';
import type { Expectation } from './expectation';

/** The command lines of a sample, and the problems with them. */
export interface Commands {
  lines: string[];
  problems: string[];
}

/**
 * Expectations that require a build. The output of a command line is plain text, without separate messages.
 */
const OF_BUILDS = ['errors', 'warnings', 'defaults'] as const;

const isSet = (value: object) => Object.keys(value).length > 0;

/**
 * Returns the command lines that a page shows for a sample, or those of `command` in its expectation.
 *
 * @param expectation `undefined` if it is invalid
 */
export function commandsOf(
  fences: readonly PageFence[],
  sample: string,
  expectation: Expectation | undefined,
): Commands {
  const shown = fences
    .filter((fence) => isCommands(fence) && fence.sample === sample)
    .flatMap(({ text }) => text.split('\n'))
    .map(plainCommand)
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (!expectation) return { lines: shown, problems: [] };
  const { command, until, exits, runs } = expectation;
  const lines = command === undefined ? shown : command.trim().split('\n').map(plainCommand);
  const problems: string[] = [];
  if (command !== undefined && shown.length > 0) {
    problems.push('command: the page shows the command lines of the sample → remove it');
  }
  if (lines.length === 0) {
    for (const [key, value] of Object.entries({ until, exits })) {
      if (value === undefined) continue;
      problems.push(`${key} is for samples that run a command line → add command, or remove it`);
    }
    return { lines, problems };
  }
  for (const key of OF_BUILDS) {
    if (!isSet(expectation[key])) continue;
    problems.push(`${key} says nothing of a command line → write message=${sample}, or prints`);
  }
  if (runs !== undefined) {
    problems.push(`runs cannot be used with a command line → write command: node ${runs}`);
  }
  return { lines, problems };
}

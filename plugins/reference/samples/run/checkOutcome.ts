import type { Expected } from './expectation';
import { isNamed } from './worker/namePattern';
import type { Outcome } from './worker/outcome';

/** The maximum number of characters of a file or a message in a problem. */
const MAX_SHOWN = 600;

function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function filesProblems({ files, errors }: Outcome, patterns: readonly string[]): string[] {
  if (errors.length > 0 && files.length === 0 && patterns.length > 0)
    return ['nothing was written'];
  return patterns
    .filter((pattern) => !files.some((file) => isNamed(pattern, file)))
    .map((pattern) => `files: ${pattern} is missing; there are ${files.join(', ') || 'none'}`);
}

/** Returns the text of all files that match a pattern, or `undefined` if there are none. */
function textOf({ texts }: Outcome, pattern: string): string | undefined {
  const names = Object.keys(texts).filter((file) => isNamed(pattern, file));
  return names.length === 0 ? undefined : names.map((name) => texts[name]).join('\n');
}

function textProblems(outcome: Outcome, { contains, lacks }: Expected): string[] {
  const problems: string[] = [];
  for (const [key, rules] of Object.entries({ contains, lacks })) {
    for (const [pattern, parts] of Object.entries(rules)) {
      const text = textOf(outcome, pattern);
      if (text === undefined) problems.push(`${key}: there is no file ${pattern}`);
      for (const part of text === undefined ? [] : parts) {
        if (text?.includes(part) === (key === 'contains')) continue;
        const what = key === 'contains' ? 'does not contain' : 'contains';
        problems.push(`${key}: ${pattern} ${what} "${part}": ${shortened(text ?? '')}`);
      }
    }
  }
  return problems;
}

function messageProblems(
  kind: 'warnings' | 'errors',
  messages: readonly string[],
  expected: readonly string[],
): string[] {
  const unexpected = messages.filter((message) => !expected.some((part) => message.includes(part)));
  const missing = expected.filter((part) => !messages.some((message) => message.includes(part)));
  return [
    ...unexpected.map((message) => `${kind}: not expected: ${shortened(message)}`),
    ...missing.map((part) => `${kind}: none says "${part}"`),
  ];
}

function defaultProblems({ defaults }: Outcome, expected: Expected['defaults']): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => defaults[name] !== value)
    .map(([name, value]) => `defaults: ${name} is ${defaults[name]}, not ${value}`);
}

function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
}

function printProblems(printed: string | undefined, prints: string | undefined): string[] {
  if (prints === undefined) return [];
  const found = `\n${lines(printed ?? '').join('\n')}\n`;
  return found.includes(`\n${lines(prints).join('\n')}\n`)
    ? []
    : [`prints: "${prints}" was expected, not "${shortened(found.trim())}"`];
}

/** Checks the exit code of a command line: 0 or the expected code. */
function exitProblems({ exit, printed = '' }: Outcome, expected: string | undefined): string[] {
  if (exit === undefined || String(exit) === (expected ?? '0')) return [];
  return [`exits: ${expected ?? '0'} was expected, not ${exit}: ${shortened(printed.trim())}`];
}

/** Compares the outcome of a sample with its expectation. The list is empty if they match. */
export function checkOutcome(outcome: Outcome, expectation: Expected): string[] {
  return [
    ...messageProblems('errors', outcome.errors, expectation.errors),
    ...messageProblems('warnings', outcome.warnings, expectation.warnings),
    ...filesProblems(outcome, expectation.files),
    ...textProblems(outcome, expectation),
    ...defaultProblems(outcome, expectation.defaults),
    ...printProblems(outcome.printed, expectation.prints),
    ...exitProblems(outcome, expectation.exits),
  ];
}

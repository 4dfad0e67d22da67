import path from 'node:path';
import { readManifest } from '../bundlers';
import type { CommandTask } from './worker/outcome';

/** The programs that command lines of samples may run: Node.js scripts by program name. */
export type Programs = Readonly<Record<string, string>>;

const WORD = /"([^"]*)"|'([^']*)'|([^\s"']+)/g;
const VARIABLE = /^([A-Z_][A-Z0-9_]*)=(.*)$/;
const OPERATOR = /[|&;<>`$]/;
const NPM_RUN = /^npm run ([\w:.-]+)$/;

/** The program that runs files of the project. */
const NODE = 'node';

/** Removes the prefix of a package manager from a command line, which makes no difference. */
export function plainCommand(line: string): string {
  return line.trim().replace(/^\$ /, '').replace(/^npx /, '');
}

function scriptOf(line: string, files: Readonly<Record<string, string>>): string | undefined {
  const name = NPM_RUN.exec(line)?.[1];
  if (name === undefined) return line;
  try {
    return JSON.parse(files['package.json'] ?? '{}').scripts?.[name];
  } catch {
    return undefined;
  }
}

/**
 * Parses a command line of a sample: `npx rspack build --mode none`, `node build.mjs`, `npm run build` or
 * `NAME=value` before one of them.
 *
 * @param files the files of the sample, whose `package.json` contains the scripts
 * @returns the task, or the reason why the command line cannot be run
 */
export function readCommand(
  line: string,
  files: Readonly<Record<string, string>>,
  programs: Programs,
): CommandTask | { problem: string } {
  const script = scriptOf(plainCommand(line), files);
  if (script === undefined) {
    return { problem: `command: package.json of the sample has no script for "${line}"` };
  }
  if (OPERATOR.test(script)) {
    return { problem: `command: "${script}" needs a shell → write one command a line` };
  }
  const words = [...plainCommand(script).matchAll(WORD)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  const env: Record<string, string> = {};
  while (words[0] && VARIABLE.test(words[0])) {
    const [, name = '', value = ''] = VARIABLE.exec(words.shift() ?? '') ?? [];
    env[name] = value;
  }
  if (words[0] === 'npx') words.shift();
  const [program = '', ...args] = words;
  if (program === NODE) return { args, env };
  const file = Object.hasOwn(programs, program) ? programs[program] : undefined;
  if (file !== undefined) return { args: [file, ...args], env };
  const known = [NODE, ...Object.keys(programs)].join(', ');
  return {
    problem: `command: "${program}" is none of ${known} → write one of them, or name its package in samples.commandLines`,
  };
}

/**
 * Returns the programs of a package, such as `rspack` of `@rspack/cli`.
 *
 * @param folder `undefined` if there is no package
 */
export function programsOf(folder: string | undefined): Programs {
  if (folder === undefined) return {};
  const { name, bin = {} } = readManifest(folder);
  const named: Record<string, string> =
    typeof bin === 'string' ? { [name.replace(/^.*\//, '')]: bin } : bin;
  return Object.fromEntries(
    Object.entries(named).map(([program, file]) => [program, path.join(folder, file)]),
  );
}

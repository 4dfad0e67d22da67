import { readFileSync } from 'node:fs';
import { fileLines, filesBelow } from './filesBelow.ts';
import { isNamed } from './namePattern.ts';
import type { BuildTask, Outcome } from './outcome.ts';
import { type CommandResult, runCommand } from './runCommand.ts';

/** The default output folder of commands. */
const OUTPUT = /^dist\//;

/**
 * Runs the command lines of a project in order, up to the first that fails. The names of written files are
 * relative to the output folder, or to the folder of the project if they are outside.
 */
export async function runCommands({
  folder,
  commands,
  until,
  wanted,
}: BuildTask): Promise<Outcome> {
  const before = new Set(filesBelow(folder).map(([name]) => name));
  const results: CommandResult[] = [];
  for (const [index, command] of commands.entries()) {
    const result = await runCommand(command, index === commands.length - 1 ? until : undefined);
    results.push(result);
    if (result.exit !== undefined && result.exit !== 0) break;
  }
  const written = new Map(
    filesBelow(folder)
      .filter(([name]) => !before.has(name) || OUTPUT.test(name))
      .map(([name, file]) => [name.replace(OUTPUT, ''), file]),
  );
  const requested = [...written].filter(([name]) =>
    wanted.some((pattern) => isNamed(pattern, name)),
  );
  return {
    files: [...written.keys()].sort(),
    fileLines: fileLines(written.values(), folder),
    texts: Object.fromEntries(requested.map(([name, file]) => [name, readFileSync(file, 'utf8')])),
    warnings: [],
    errors: [],
    report: '',
    stats: '',
    logged: '',
    stderr: '',
    defaults: {},
    printed: results.map(({ printed }) => printed).join('\n'),
    exit: results.at(-1)?.exit,
  };
}

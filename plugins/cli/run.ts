import process from 'node:process';
import { type Command, CommanderError } from 'commander';
import { EXIT, type ExitCode } from './exitCodes';
import type { Terminal } from './terminal';

const write = (text: string) => void process.stdout.write(`${text}\n`);

/** Returns the text of an error. Lectern's own errors contain the remedy and need no stack. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EMFILE' && code !== 'ENFILE') return error.message;
  return `${error.message} → allow more open files: ulimit -n 4096`;
}

/** Ends the process if nothing reads its output any longer, as in `lectern --help | head`. Other errors are thrown. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.findings);
}

/**
 * Runs a command.
 *
 * @param args the command-line arguments: `['dev', '--port', '4000']`
 * @param createProgram the program that has the command
 * @returns the exit code; a server keeps the process running
 */
export async function run(
  args: readonly string[],
  createProgram: (terminal: Terminal) => Command,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  if (!process.stdout.listeners('error').includes(endWithReader)) {
    process.stdout.on('error', endWithReader);
  }
  const program = createProgram({
    write,
    note: (text) => void process.stderr.write(`${text}\n`),
    end: (ended) => {
      code = ended;
    },
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      process.stderr.write(`${errorText(error)}\n`);
      return EXIT.findings;
    }
    return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  }
}

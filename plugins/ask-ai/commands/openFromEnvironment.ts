import process from 'node:process';
import { readAskEnvironment } from '../environment';
import { openDatabase } from '../store/openDatabase';

/** Opens the database that the server writes to. */
export async function openFromEnvironment() {
  const { database } = readAskEnvironment(process.env);
  if (!database) {
    throw new Error('[ask-ai] ASK_AI_DATABASE is "off" → name the database that the server uses');
  }
  return openDatabase(database);
}

/** Runs a command; what goes wrong is one line. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

import { spawn } from 'node:child_process';
import process from 'node:process';

/** What `npx` has just fetched is in npm's cache, so that most of it need not be fetched again. */
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund'];

/**
 * Runs `npm install`, which reports to the terminal itself.
 *
 * @param folder where it runs
 * @param typed the folder as it was typed, for the error
 * @throws if it fails, with what to do
 */
export function installPackages(folder: string, typed: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const child = spawn('npm', INSTALL, { cwd: folder, stdio: 'inherit', shell: isWindows });
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new Error(
          `[create] the site is written, but npm install ${reason} in ${typed} → run it there again`,
        ),
      );
    child.once('error', ({ message }) => fail(`cannot be started (${message})`));
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else fail(`ended with ${signal ?? code}`);
    });
  });
}

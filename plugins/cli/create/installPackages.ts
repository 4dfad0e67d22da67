import { spawn } from 'node:child_process';
import process from 'node:process';
import type { PackageManager } from '../../support/packageManager';

/** Prefers npm's cache, which already contains most packages that `npx` has just downloaded. */
const NPM_FLAGS = ['--prefer-offline', '--no-audit', '--no-fund'];

/**
 * Installs the packages of a folder. The package manager writes its output to the terminal.
 *
 * @param folder where it runs
 * @param typed the folder as it was typed, for the error
 * @throws if it fails, with what to do
 */
export function installPackages(
  folder: string,
  typed: string,
  { name }: PackageManager,
): Promise<void> {
  const isWindows = process.platform === 'win32';
  const args = ['install', ...(name === 'npm' ? NPM_FLAGS : [])];
  const child = spawn(name, args, { cwd: folder, stdio: 'inherit', shell: isWindows });
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new Error(
          `[install] all files were written, but ${name} install ${reason} in ${typed} → run it there again`,
        ),
      );
    child.once('error', ({ message }) => fail(`could not be started (${message})`));
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else fail(`failed with ${signal ?? `exit code ${code}`}`);
    });
  });
}

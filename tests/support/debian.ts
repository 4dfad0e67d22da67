import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Whether this process may install Debian's packages. */
export function canUseApt(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Runs a command that installs something; only what goes wrong is shown. */
export function runInstaller(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs packages of Debian. */
export function installPackages(...names: string[]): void {
  runInstaller('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

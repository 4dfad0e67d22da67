import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Returns whether this process is allowed to install Debian packages. */
export function canUseApt(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Runs an installation command. Its output is only shown on failure. */
export function runInstaller(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Installs Debian packages. */
export function installPackages(...names: string[]): void {
  runInstaller('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

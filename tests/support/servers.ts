import { existsSync } from 'node:fs';
import process from 'node:process';
import { findProgram } from '../../plugins/serving/server/testing/programs';
import { canUseApt, installPackages, runInstaller } from './debian';

/** Programs that tests put beside our server, and Debian's packages of them. */
const PACKAGES = { nginx: 'nginx-light', 'redis-server': 'redis-server' };

/** Where services are started when they are installed, which a machine in use would notice. */
const RUNS_SERVICES = '/run/systemd/system';

/**
 * Installs the programs that tests need beside our server in a container that may use apt. Where they
 * cannot be had, their tests are skipped, and this says so.
 */
export function installServers(): void {
  const missing = Object.entries(PACKAGES).filter(([program]) => !findProgram(program));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (canUseApt() && !existsSync(RUNS_SERVICES)) {
    try {
      runInstaller('apt-get', ['update', '-qq']);
      installPackages(...names);
      return;
    } catch {
      // What follows says what is missing.
    }
  }
  process.stdout.write(
    `Tests with ${names.join(' and ')} are skipped: install ${names.length > 1 ? 'them' : 'it'} to run them.\n`,
  );
}

import { existsSync } from 'node:fs';
import process from 'node:process';
import { findProgram } from '../../plugins/serving/server/testing/programs';
import { canUseApt, installPackages, runInstaller } from './debian';

/** Programs that tests use together with Lectern's server, and their Debian packages. */
const PACKAGES = { nginx: 'nginx-light', 'redis-server': 'redis-server' };

/** Exists on machines where the installation of a package starts its service. */
const RUNS_SERVICES = '/run/systemd/system';

/**
 * Installs the programs that tests need, in a container with apt. If this is not possible, their tests
 * are skipped, and a message explains why.
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
      // The message below lists missing programs.
    }
  }
  process.stdout.write(
    `Tests with ${names.join(' and ')} are skipped: install ${names.length > 1 ? 'them' : 'it'} to run them.\n`,
  );
}

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

/**
 * Publishes a build in a process that is killed before its n-th file system change. Arguments:
 * `OUTPUT KILL_AT`.
 */
const [output = '', killAt] = process.argv.slice(2);
let changes = 0;

/** Counts only the changes of the build itself. The process prints their number. */
function counted<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    changes += 1;
    if (changes === Number(killAt)) process.kill(process.pid, 'SIGKILL');
    change(...args);
  };
}

fs.renameSync = counted(fs.renameSync);
fs.rmSync = counted(fs.rmSync) as typeof fs.rmSync;
syncBuiltinESMExports();

const { outputPaths } = await import('../../../support/outputPaths');
const { publish } = await import('../publish');
publish(outputPaths(output));
process.stdout.write(String(changes));

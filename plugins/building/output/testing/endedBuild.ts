import process from 'node:process';
import { endOnSignals } from '../endOnSignals';

/** A process that handles signals like a build, and prints how it exits. */
endOnSignals();
// Like Rsbuild.
process.on('SIGINT', () => {}).once('SIGTERM', () => {});
process.once('exit', (code) => process.stdout.write(`ends with ${code}`));
setInterval(() => {}, 1000);
process.stdout.write('runs, ');

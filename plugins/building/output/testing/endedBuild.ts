import process from 'node:process';
import { endOnSignals } from '../endOnSignals';

/** A process that listens to signals as a build does, and says how it ends. */
endOnSignals();
// As Rsbuild does.
process.on('SIGINT', () => {}).once('SIGTERM', () => {});
process.once('exit', (code) => process.stdout.write(`ends with ${code}`));
setInterval(() => {}, 1000);
process.stdout.write('runs, ');

import { constants } from 'node:os';
import process from 'node:process';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Lets a signal end this process, as it does where nobody listens. Rsbuild listens to SIGTERM, cleans up
 * and goes on, so that a build that was called off would replace the output after all.
 */
export function endOnSignals(): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

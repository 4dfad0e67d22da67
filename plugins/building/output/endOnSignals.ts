import { constants } from 'node:os';
import process from 'node:process';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Restores the default effect of signals, which end the process. Rsbuild handles SIGTERM, cleans up
 * and continues, so a cancelled build would still replace the output.
 */
export function endOnSignals(): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

import process from 'node:process';

/**
 * The number of pages that Rspress renders concurrently, unless the variable is set. More do not make it faster, because
 * there is one thread for all of them, and what is read for a page stays in memory longer.
 */
const RENDERED_AT_ONCE = '4';

/** Limits the number of pages that Rspress renders concurrently. This does not affect the output. */
export function limitRendering(): void {
  process.env.RSPRESS_SSG_CONCURRENCY ??= RENDERED_AT_ONCE;
}

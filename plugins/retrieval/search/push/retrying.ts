import { isPassing } from './failure';

/** Waits before the second and later attempts, in ms. */
const PAUSES = [500, 2_000, 8_000];

/**
 * Repeats a task after a pause, as long as its error may be temporary.
 *
 * @param mayRepeat which errors may be temporary
 */
export async function retrying<Result>(
  attempt: () => Promise<Result>,
  pauses: readonly number[] = PAUSES,
  mayRepeat: (error: unknown) => boolean = isPassing,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRepeat(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

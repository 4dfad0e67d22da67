/** Waits before the second and later attempts, in ms. */
const PAUSES = [500, 2_000, 8_000];

/** Whether it may go well the next time: no host answered, too many requests, a mistake of theirs. */
function isPassing(error: unknown): boolean {
  const { name, status } = error as { name?: string; status?: number };
  return name === 'RetryError' || status === 429 || (status ?? 0) >= 500;
}

/** Does something again after a pause, as long as what went wrong may pass. */
export async function retrying<Result>(
  attempt: () => Promise<Result>,
  pauses: readonly number[] = PAUSES,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

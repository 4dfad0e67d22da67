/**
 * Runs a function while no other page or worker of the site changes the stored packs.
 *
 * @param when with `if free`, the function is not run if the lock is taken
 */
export async function withLock<Result>(
  base: string,
  work: () => Promise<Result>,
  when: 'if free' | 'in turn' = 'in turn',
): Promise<Result | undefined> {
  const options = { ifAvailable: when === 'if free' };
  return navigator.locks.request(`lectern-offline ${base}`, options, (lock) =>
    lock ? work() : undefined,
  );
}

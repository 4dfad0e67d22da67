/**
 * Does something while no other page and no worker of the site changes what is kept.
 *
 * @param when `if free` does nothing where another is at work
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

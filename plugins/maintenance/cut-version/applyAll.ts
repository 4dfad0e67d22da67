/** A change of the disk that can be taken back. */
export interface Step {
  run: () => void;
  undo: () => void;
}

/** Some of what was done could not be taken back. */
export class NotTakenBack extends Error {
  override name = 'NotTakenBack';
}

/**
 * Makes all changes or none.
 *
 * @throws what a step throws, after the steps before it were taken back
 * @throws {NotTakenBack} if one of them could not be
 */
export function applyAll(steps: readonly Step[]): void {
  const done: Step[] = [];
  try {
    for (const step of steps) {
      done.push(step);
      step.run();
    }
  } catch (error) {
    try {
      for (const step of done.reverse()) step.undo();
    } catch (second) {
      throw new NotTakenBack(`${(error as Error).message}; then ${(second as Error).message}`);
    }
    throw error;
  }
}

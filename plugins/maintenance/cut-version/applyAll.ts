/** A reversible change of the file system. */
export interface Step {
  run: () => void;
  undo: () => void;
}

/** Some changes could not be undone. */
export class UndoError extends Error {
  override name = 'UndoError';
}

/**
 * Makes all changes or none.
 *
 * @throws the error of a step, after the previous steps were undone
 * @throws {UndoError} if one of them could not be undone
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
      throw new UndoError(`${(error as Error).message}; then ${(second as Error).message}`);
    }
    throw error;
  }
}

/** A change of the disk that can be taken back. */
export interface Step {
  run: () => void;
  undo: () => void;
}

/**
 * Makes all changes or none.
 *
 * @throws what a step throws, after the steps before it were taken back
 */
export function applyAll(steps: readonly Step[]): void {
  const done: Step[] = [];
  try {
    for (const step of steps) {
      done.push(step);
      step.run();
    }
  } catch (error) {
    for (const step of done.reverse()) step.undo();
    throw error;
  }
}

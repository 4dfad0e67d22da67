/** Where the zoom of an image is. */
export type ZoomState = 'closed' | 'opening' | 'opened' | 'closing';

/** What moves an image: medium-zoom, which does not listen while it moves one. */
export interface ZoomDriver<Image> {
  open: (image: Image) => void;
  close: () => void;
  /** Ends the transition that is under way; the image stays where it is on the screen. */
  settle: () => void;
}

/** When a transition of 300 ms must be over, in milliseconds. */
const SETTLED_AFTER_MS = 500;

/**
 * Walks an image through its states, and takes what the reader wants in each of them: an image that
 * still opens can be closed.
 *
 * @param onState told of every state that is entered
 */
export function createZoomMachine<Image>(
  driver: ZoomDriver<Image>,
  onState: (state: ZoomState, image: Image) => void,
) {
  let state: ZoomState = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Closes the image, from wherever it is. */
  function leave(): void {
    if (state === 'opening') driver.settle();
    if (state === 'opened') driver.close();
  }

  return {
    leave,
    getState: () => state,
    /** The driver has begun the next state. */
    enter(next: ZoomState, image: Image): void {
      clearTimeout(timer);
      state = next;
      // Where nothing has to move there is no transition, whose end would be waited for.
      const isMoving = state === 'opening' || state === 'closing';
      if (isMoving) timer = setTimeout(driver.settle, SETTLED_AFTER_MS);
      onState(state, image);
    },
    /** The reader has pressed an image. */
    toggle(image: Image): void {
      if (state === 'closed') driver.open(image);
      else leave();
    },
  };
}

export type ZoomMachine<Image> = ReturnType<typeof createZoomMachine<Image>>;

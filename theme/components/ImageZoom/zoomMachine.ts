/** The states of an enlarged image. */
export type ZoomState = 'closed' | 'opening' | 'opened' | 'closing';

/** The library that moves images. It ignores input during a transition. */
export interface ZoomDriver<Image> {
  open: (image: Image) => void;
  close: () => void;
  /** Ends the current transition. The image keeps its position on the screen. */
  settle: () => void;
}

/** The time after which a transition of 300 ms is considered finished, in milliseconds. */
const SETTLED_AFTER_MS = 500;

/**
 * Creates a state machine for enlarged images that accepts input in every state: an image that is
 * still opening can be closed.
 *
 * @param onState called with each state that is entered
 */
export function createZoomMachine<Image>(
  driver: ZoomDriver<Image>,
  onState: (state: ZoomState, image: Image) => void,
) {
  let state: ZoomState = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Closes the image in any state. */
  function leave(): void {
    if (state === 'opening') driver.settle();
    if (state === 'opened') driver.close();
  }

  return {
    leave,
    getState: () => state,
    /** Called by the driver when it enters a new state. */
    enter(next: ZoomState, image: Image): void {
      clearTimeout(timer);
      state = next;
      // Without movement there is no transition and no `transitionend` event, hence the timer.
      const isMoving = state === 'opening' || state === 'closing';
      if (isMoving) timer = setTimeout(driver.settle, SETTLED_AFTER_MS);
      onState(state, image);
    },
    /** Handles a click on an image. */
    toggle(image: Image): void {
      if (state === 'closed') driver.open(image);
      else leave();
    },
  };
}

export type ZoomMachine<Image> = ReturnType<typeof createZoomMachine<Image>>;

import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { isMoving, STATE_OF_EVENT, type ZoomState } from './zoomState';
import './ImageZoom.css';

/** Pixels of scrolling that close a zoomed image. */
const SCROLL_OFFSET_PX = 40;

/** Space around a zoomed image, in pixels. */
const MARGIN_PX = 24;

/** When a transition of 300 ms must be over, in milliseconds. */
const SETTLED_AFTER_MS = 500;

/** A larger version of the image is being fetched, which takes as long as it takes. */
function isFetching(state: ZoomState, image: HTMLElement): boolean {
  return (
    state === 'opening' && (image.hasAttribute('data-zoom-src') || image.hasAttribute('srcset'))
  );
}

/**
 * An image that is already where it would move to has no transition, and medium-zoom would wait for
 * its end for ever.
 */
function settle() {
  document
    .querySelector('body > .medium-zoom-image--opened')
    ?.dispatchEvent(new Event('transitionend'));
}

/**
 * The one zoom of the document. medium-zoom never takes its listeners from the document back, so a
 * second one must not be made.
 *
 * @param onState told of every state that an image enters
 */
export function createZoom(onState: (state: ZoomState, image: HTMLElement) => void): Zoom {
  const zoom = mediumZoom({
    background: 'var(--lt-paper)',
    margin: MARGIN_PX,
    scrollOffset: SCROLL_OFFSET_PX,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const [event, state] of Object.entries(STATE_OF_EVENT)) {
    zoom.on(event, ({ target }) => {
      const image = target as HTMLElement;
      clearTimeout(timer);
      if (isMoving(state) && !isFetching(state, image))
        timer = setTimeout(settle, SETTLED_AFTER_MS);
      onState(state, image);
    });
  }
  return zoom;
}

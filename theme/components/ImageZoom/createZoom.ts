import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { hideLargerVersion, showLargerVersion } from './largerVersion';
import { createZoomMachine, type ZoomMachine, type ZoomState } from './zoomMachine';
import './ImageZoom.css';

/** The scroll distance that closes an enlarged image, in pixels. */
const SCROLL_OFFSET_PX = 40;

/** The space around an enlarged image, in pixels. */
const MARGIN_PX = 24;

/** The events of medium-zoom and the states that they start. */
const STATE_OF_EVENT = {
  open: 'opening',
  opened: 'opened',
  close: 'closing',
  closed: 'closed',
} as const satisfies Record<string, ZoomState>;

function zoomedImage(): HTMLImageElement | null {
  return document.querySelector('body > .medium-zoom-image--opened');
}

/** Handles Escape and scrolling while an image opens, when medium-zoom ignores them. */
function closeWhileOpening(zoom: Zoom, { getState, leave }: ZoomMachine<HTMLElement>): void {
  let top = 0;
  const leaveOpening = () => {
    if (getState() === 'opening') leave();
  };
  zoom.on('open', () => {
    top = window.scrollY;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leaveOpening();
  });
  document.addEventListener('scroll', () => {
    if (Math.abs(window.scrollY - top) > SCROLL_OFFSET_PX) leaveOpening();
  });
}

/**
 * Removes the class from the body that medium-zoom adds in the frame after opening, even if the image
 * was closed before.
 */
function unmarkBody(): void {
  requestAnimationFrame(() => document.body.classList.remove('medium-zoom--opened'));
}

/** The document's instance of medium-zoom, and the states of its images. */
export interface ImageZoomer {
  zoom: Zoom;
  machine: ZoomMachine<HTMLElement>;
}

/**
 * Creates the document's instance of medium-zoom. It must be called only once, because medium-zoom
 * never removes its listeners from the document.
 *
 * @param onState called with each state that an image enters
 */
export function createZoom(onState: (state: ZoomState, image: HTMLElement) => void): ImageZoomer {
  const zoom = mediumZoom({
    background: 'var(--lt-paper)',
    margin: MARGIN_PX,
    scrollOffset: SCROLL_OFFSET_PX,
  });
  const machine = createZoomMachine<HTMLElement>(
    {
      open: (target) => void zoom.open({ target }),
      close: () => void zoom.close(),
      settle: () => zoomedImage()?.dispatchEvent(new Event('transitionend')),
    },
    onState,
  );
  for (const [event, state] of Object.entries(STATE_OF_EVENT)) {
    zoom.on(event, ({ target }) => machine.enter(state, target as HTMLElement));
  }
  zoom.on('open', ({ target }) => {
    const image = target as HTMLElement;
    hideLargerVersion(image);
    queueMicrotask(() => {
      const zoomed = zoomedImage();
      const isOpen = () => zoomed === zoomedImage() && machine.getState() !== 'closing';
      if (zoomed) void showLargerVersion(image, zoomed, MARGIN_PX, isOpen);
    });
  });
  zoom.on('close', unmarkBody);
  closeWhileOpening(zoom, machine);
  return { zoom, machine };
}

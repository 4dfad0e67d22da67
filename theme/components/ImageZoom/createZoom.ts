import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { hideLargerVersion, showLargerVersion } from './largerVersion';
import { createZoomMachine, type ZoomMachine, type ZoomState } from './zoomMachine';
import './ImageZoom.css';

/** Pixels of scrolling that close a zoomed image. */
const SCROLL_OFFSET_PX = 40;

/** Space around a zoomed image, in pixels. */
const MARGIN_PX = 24;

/** What medium-zoom announces, and the state that begins then. */
const STATE_OF_EVENT = {
  open: 'opening',
  opened: 'opened',
  close: 'closing',
  closed: 'closed',
} as const satisfies Record<string, ZoomState>;

function zoomedImage(): HTMLImageElement | null {
  return document.querySelector('body > .medium-zoom-image--opened');
}

/** medium-zoom does not listen while an image opens; this does. */
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

/** medium-zoom marks the body in the frame after it opens, also when the image closes before. */
function unmarkBody(): void {
  requestAnimationFrame(() => document.body.classList.remove('medium-zoom--opened'));
}

/** The one zoom of the document, and the states of its images. */
export interface ImageZoomer {
  zoom: Zoom;
  machine: ZoomMachine<HTMLElement>;
}

/**
 * Makes the one zoom of the document. medium-zoom never takes its listeners from the document back,
 * so a second one must not be made.
 *
 * @param onState told of every state that an image enters
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

import { createZoom } from './createZoom';
import type { ZoomState } from './zoomMachine';

let focusAfterwards: HTMLElement | undefined;

/** The state is on the document for style sheets: `<html data-zoom="opened">`. */
function showState(state: ZoomState, image: HTMLElement) {
  document.documentElement.dataset.zoom = state;
  if (state !== 'closed') return;
  if (focusAfterwards === image) image.focus({ preventScroll: true });
  focusAfterwards = undefined;
}

const { zoom, machine } = createZoom(showState);

/** An image that says something is a button for the keyboard; one that only decorates is not. */
function addToTabOrder(image: HTMLImageElement) {
  if (image.alt === '') return;
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
}

/** Zooms the focused image on Enter and Space, as a click does. */
function zoomByKey(event: KeyboardEvent) {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || !zoom.getImages().includes(image)) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (event.repeat) return;
  focusAfterwards = image;
  machine.toggle(image);
}

document.addEventListener('keydown', zoomByKey);

/** Lets images zoom, and forgets those that have left the page. */
export function zoomImages(images: HTMLImageElement[]): void {
  const gone = zoom.getImages().filter((image) => !image.isConnected);
  if (gone.length > 0) zoom.detach(gone);
  zoom.attach(images);
  images.forEach(addToTabOrder);
}

/** Closes the zoomed image, if there is one. */
export const closeZoom = machine.leave;

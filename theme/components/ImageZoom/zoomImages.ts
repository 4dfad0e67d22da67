import { createZoom } from './createZoom';
import type { ZoomState } from './zoomMachine';

let focusAfterwards: HTMLElement | undefined;

/** Sets the state on the root element for style sheets: `<html data-zoom="opened">`. */
function showState(state: ZoomState, image: HTMLElement) {
  document.documentElement.dataset.zoom = state;
  if (state !== 'closed') return;
  if (focusAfterwards === image) image.focus({ preventScroll: true });
  focusAfterwards = undefined;
}

const { zoom, machine } = createZoom(showState);

/** Makes images with a text alternative accessible by keyboard, as buttons. Decorative images are skipped. */
function addToTabOrder(image: HTMLImageElement) {
  if (image.alt === '') return;
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
}

/** Toggles the zoom of the focused image on Enter and Space, as a click does. */
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

/** Attaches the zoom to images, and detaches it from those that were removed from the page. */
export function zoomImages(images: HTMLImageElement[]): void {
  const removed = zoom.getImages().filter((image) => !image.isConnected);
  if (removed.length > 0) zoom.detach(removed);
  zoom.attach(images);
  images.forEach(addToTabOrder);
}

/** Closes the enlarged image, if there is one. */
export const closeZoom = machine.leave;

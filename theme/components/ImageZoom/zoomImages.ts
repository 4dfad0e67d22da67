import type { Zoom } from 'medium-zoom/dist/pure';
import type { ZoomState } from './zoomState';

let loading: Promise<Zoom> | undefined;
let focusAfterwards: HTMLElement | undefined;

/** The state is on the document for style sheets: `<html data-zoom="opened">`. */
function showState(state: ZoomState, image: HTMLElement) {
  document.documentElement.dataset.zoom = state;
  if (state !== 'closed') return;
  if (focusAfterwards === image) image.focus({ preventScroll: true });
  focusAfterwards = undefined;
}

/** medium-zoom, loaded for the first image; after a failure the next page tries again. */
function loadZoom(): Promise<Zoom> {
  loading ??= import('./createZoom').then(({ createZoom }) => createZoom(showState));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** An image that says something is a button for the keyboard; one that only decorates is not. */
function addToTabOrder(image: HTMLImageElement) {
  if (image.alt === '') return;
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
}

/** Lets all images that match `selector` zoom, and forgets those that have left the page. */
export async function zoomImages(selector: string): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
    (image) => !image.closest('a, button'),
  );
  if (images.length === 0 && !loading) return;
  const zoom = await loadZoom();
  const gone = zoom.getImages().filter((image) => !image.isConnected);
  if (gone.length > 0) zoom.detach(gone);
  zoom.attach(images);
  images.forEach(addToTabOrder);
}

/** Zooms the focused image on Enter and Space, as a click does. */
export async function zoomByKey(event: KeyboardEvent): Promise<void> {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || !loading) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  focusAfterwards = image;
  await (await loading).toggle({ target: image });
}

/** Closes the zoomed image, if there is one. */
export async function closeZoom(): Promise<void> {
  await (await loading)?.close();
}

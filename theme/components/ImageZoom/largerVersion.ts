import { zoomedTransform } from './zoomedSize';

/** The attributes with larger versions of an image that medium-zoom acts on. */
const SOURCES = ['data-zoom-src', 'srcset'] as const;

/**
 * Hides the larger version of an image from medium-zoom until the end of the current task. medium-zoom
 * does not remove the larger version from the page if it loads late or fails.
 */
export function hideLargerVersion(image: HTMLElement): void {
  for (const name of SOURCES) {
    const value = image.getAttribute(name);
    if (value === null) continue;
    image.removeAttribute(name);
    queueMicrotask(() => image.setAttribute(name, value));
  }
}

/** Fetches the larger version of an image. Returns `undefined` if it cannot be loaded. */
async function fetchLarger(image: HTMLElement): Promise<HTMLImageElement | undefined> {
  const larger = new Image();
  const { zoomSrc } = image.dataset;
  if (zoomSrc) larger.src = zoomSrc;
  else larger.srcset = image.getAttribute('srcset') ?? '';
  try {
    await larger.decode();
    return larger;
  } catch {
    console.warn(`Unable to reach the zoom image target ${larger.src || larger.srcset}`);
  }
}

/** Returns the box of the enlarged image without its transform, which medium-zoom stores in its style. */
function boxOf({ style }: HTMLElement) {
  return {
    left: Number.parseFloat(style.left) - window.scrollX,
    top: Number.parseFloat(style.top) - window.scrollY,
    width: Number.parseFloat(style.width),
    height: Number.parseFloat(style.height),
  };
}

/** SVG images have no natural size: they fill the available space. */
const DRAWING = /\.svg$/i;

/**
 * Replaces an enlarged image with its larger version once that is loaded, unless the image was closed
 * in the meantime.
 *
 * @param zoomed the element that medium-zoom placed over the page
 */
export async function showLargerVersion(
  image: HTMLElement,
  zoomed: HTMLImageElement,
  margin: number,
  isOpen: () => boolean,
): Promise<void> {
  if (!SOURCES.some((name) => image.hasAttribute(name))) return;
  const larger = await fetchLarger(image);
  if (!larger || !isOpen()) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const natural = DRAWING.test(larger.currentSrc)
    ? { width, height }
    : { width: larger.naturalWidth, height: larger.naturalHeight };
  zoomed.src = image.dataset.zoomSrc ?? larger.currentSrc;
  zoomed.style.transform = zoomedTransform(boxOf(zoomed), natural, { width, height }, margin);
}

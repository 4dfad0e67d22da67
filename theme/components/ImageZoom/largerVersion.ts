import { zoomedTransform } from './zoomedSize';

/** The attributes by which an image names its larger versions, and that medium-zoom acts upon. */
const SOURCES = ['data-zoom-src', 'srcset'] as const;

/**
 * Hides from medium-zoom, for the rest of the task, that an image has a larger version: it leaves
 * what it fetches on the page when that arrives late, or not at all.
 */
export function hideLargerVersion(image: HTMLElement): void {
  for (const name of SOURCES) {
    const value = image.getAttribute(name);
    if (value === null) continue;
    image.removeAttribute(name);
    queueMicrotask(() => image.setAttribute(name, value));
  }
}

/** Fetches the larger version of an image, if it has one; `undefined` if it cannot be reached. */
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

/** Where the zoomed image is without its transform: medium-zoom has written it there. */
function boxOf({ style }: HTMLElement) {
  return {
    left: Number.parseFloat(style.left) - window.scrollX,
    top: Number.parseFloat(style.top) - window.scrollY,
    width: Number.parseFloat(style.width),
    height: Number.parseFloat(style.height),
  };
}

/** A drawing has the size that it is given. */
const DRAWING = /\.svg$/i;

/**
 * Shows the larger version of an image in the zoomed one once it has arrived, unless that is closed
 * by then.
 *
 * @param zoomed what medium-zoom has put over the page
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

import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** How long after a change of the page its images are set up, in milliseconds. */
const SET_UP_AFTER_MS = 100;

let loading: Promise<typeof import('./zoomImages')> | undefined;

/** medium-zoom, loaded for the first image; after a failure the next page tries again. */
function loadZoom() {
  loading ??= import('./zoomImages');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Sets up the images that match `selector`; one inside a link or a button has a use already. */
async function setUpImages(selector: string): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
    (image) => !image.closest('a, button'),
  );
  if (images.length === 0 && !loading) return;
  const { zoomImages } = await loadZoom();
  zoomImages(images.filter((image) => image.isConnected));
}

export interface ImageZoomProps {
  /** Which images zoom. @default '.lt-prose img' */
  selector?: string;
}

/** Lets the images of a page zoom, also those that appear later. Renders nothing. */
export function ImageZoom({ selector = '.lt-prose img' }: ImageZoomProps) {
  const { pathname } = useLocation();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const setUp = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void setUpImages(selector).catch(console.warn), SET_UP_AFTER_MS);
    };
    const observer = new MutationObserver(setUp);
    observer.observe(document.body, { childList: true, subtree: true });
    setUp();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [selector]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to another page closes the image
  useEffect(() => () => void loading?.then(({ closeZoom }) => closeZoom()), [pathname]);

  return null;
}

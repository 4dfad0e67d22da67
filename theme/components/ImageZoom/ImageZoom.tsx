import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** The delay after a page change before its images are set up, in milliseconds. */
const SET_UP_AFTER_MS = 100;

let loading: Promise<typeof import('./zoomImages')> | undefined;

/** Loads medium-zoom for the first image. After a failure, the next page retries. */
function loadZoom() {
  loading ??= import('./zoomImages');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Sets up the images that match `selector`, except for those in links and buttons. */
async function setUpImages(selector: string): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
    (image) => !image.closest('a, button'),
  );
  if (images.length === 0 && !loading) return;
  const { zoomImages } = await loadZoom();
  zoomImages(images.filter((image) => image.isConnected));
}

export interface ImageZoomProps {
  /** The selector of the images that can be enlarged. @default '.lt-prose img' */
  selector?: string;
}

/** Lets readers enlarge the images of a page, including images that appear later. Renders nothing. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the image
  useEffect(() => () => void loading?.then(({ closeZoom }) => closeZoom()), [pathname]);

  return null;
}

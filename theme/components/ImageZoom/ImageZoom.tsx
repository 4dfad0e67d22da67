import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { closeZoom, zoomByKey, zoomImages } from './zoomImages';

/** How long after a change of the page its images are set up, in milliseconds. */
const SET_UP_AFTER_MS = 100;

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
      timer = setTimeout(() => void zoomImages(selector).catch(console.warn), SET_UP_AFTER_MS);
    };
    const observer = new MutationObserver(setUp);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('keydown', zoomByKey);
    setUp();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('keydown', zoomByKey);
    };
  }, [selector]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to another page closes the image
  useEffect(() => () => void closeZoom(), [pathname]);

  return null;
}

export default ImageZoom;

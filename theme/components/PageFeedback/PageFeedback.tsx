import { usePage, useSite } from '@rspress/core/runtime';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { AskThemeConfig } from '../../../plugins/ask-ai/shared';

/** Where readers say whether the page has helped; it is loaded when they come near. */
export function PageFeedback() {
  const { askAi } = useSite().site.themeConfig as AskThemeConfig;
  const { routePath } = usePage().page;
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType>();
  const isAsked = askAi?.hasPageFeedback;

  useEffect(() => {
    if (!place.current) return;
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      import('./LoadedFeedback')
        .then(({ LoadedFeedback }) => setLoaded(() => LoadedFeedback))
        .catch(() => {});
    });
    near.observe(place.current);
    return () => near.disconnect();
  }, []);

  if (!isAsked) return null;
  return (
    <div ref={place} className="lt-feedback">
      {Loaded && <Loaded key={routePath} />}
    </div>
  );
}

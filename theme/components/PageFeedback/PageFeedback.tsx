import { useSite } from '@rspress/core/runtime';
import { type ComponentType, useState } from 'react';
import type { AskThemeConfig } from '../../../plugins/retrieval/ask-ai/shared';

/** Where readers say whether the page has helped; it is loaded when they come near. */
export function PageFeedback() {
  const { askAi } = useSite().site.themeConfig as AskThemeConfig;
  const [Loaded, setLoaded] = useState<ComponentType>();

  function loadWhenNear(place: HTMLElement | null) {
    if (!place || Loaded) return;
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      // A page is complete without the question.
      import('./LoadedFeedback').then((part) => setLoaded(() => part.default)).catch(() => {});
    });
    near.observe(place);
    return () => near.disconnect();
  }

  return askAi?.hasPageFeedback ? (
    <div ref={loadWhenNear} className="lt-feedback">
      {Loaded && <Loaded />}
    </div>
  ) : null;
}

import { useSite } from '@rspress/core/runtime';
import { type ComponentType, useState } from 'react';
import type { AskThemeConfig } from '../../../plugins/retrieval/ask-ai/shared';

/** The feedback question of a page, loaded when it is close to the visible area. */
export function PageFeedback() {
  const { askAi } = useSite().site.themeConfig as AskThemeConfig;
  const [Loaded, setLoaded] = useState<ComponentType>();

  function loadWhenNear(place: HTMLElement | null) {
    if (!place || Loaded) return;
    const near = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      // The question is optional: errors are ignored.
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

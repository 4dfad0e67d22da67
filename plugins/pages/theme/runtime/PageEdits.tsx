import { PageContext } from '@rspress/core/runtime';
import { use, useEffect, useSyncExternalStore } from 'react';
import { latestFacts, subscribeEdits } from './editedPages';

/** Updates the data of the page while its file is edited. */
export function PageEdits() {
  const { data, setData } = use(PageContext);
  const facts = useSyncExternalStore(
    subscribeEdits,
    () => latestFacts(data.pagePath),
    () => undefined,
  );

  useEffect(() => {
    if (!facts || facts.toc === data.toc) return;
    setData?.({ ...data, ...facts, pageType: facts.frontmatter.pageType ?? 'doc' });
  }, [facts, data, setData]);

  return null;
}

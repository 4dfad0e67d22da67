import { PageContext } from '@rspress/core/runtime';
import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import { liveRevision, subscribeLiveData } from '../../../content/dev/runtime/liveData';
import { latestFacts, subscribeEdits } from './editedPages';

/** Updates the data of the page while its file is edited, and all parts of the page while sidebars and navbars are. */
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

  const revision = useSyncExternalStore(subscribeLiveData, liveRevision, () => 0);
  const shown = useRef(revision);

  useEffect(() => {
    if (revision === shown.current) return;
    shown.current = revision;
    // Every part of the page depends on this data, directly or through its parent.
    setData?.({ ...data });
  }, [revision, data, setData]);

  return null;
}

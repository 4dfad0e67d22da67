import { type RefObject, useEffect, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns the indexes of the list items that do not fit in the single line of a box. They wrap, and
 * the box cuts them off. Empty on the server and before the first layout.
 *
 * @param key changes when the items do
 */
export function useWrappedItems(
  box: RefObject<HTMLElement | null>,
  key: string,
): ReadonlySet<number> {
  const [wrapped, setWrapped] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new items have new elements
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    const items = [...root.querySelectorAll('li')];
    const outside = new Set<number>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const index = items.indexOf(target as HTMLLIElement);
          if (isIntersecting) outside.delete(index);
          else outside.add(index);
        }
        setWrapped(new Set(outside));
      },
      { root },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [box, key]);
  return wrapped;
}

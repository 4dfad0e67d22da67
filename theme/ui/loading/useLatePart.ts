import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that a page is complete without: fetched behind the first load, and left out where it
 * cannot be fetched.
 *
 * @param load an `import()`, the same function on every render; nothing is loaded before there is one
 */
export function useLatePart<Props>(
  load: false | (() => Promise<{ default: ComponentType<Props> }>),
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (load)
      load().then(
        ({ default: part }) => setPart(() => part),
        () => {},
      );
  }, [load]);
  return Part;
}

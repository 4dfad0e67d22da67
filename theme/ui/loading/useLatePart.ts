import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns an optional component that is loaded after the first load. Returns `undefined` until then,
 * or if it fails.
 *
 * @param load an `import()`, the same function on every render. With `false`, nothing is loaded
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

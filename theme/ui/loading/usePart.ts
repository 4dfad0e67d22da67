import { type ComponentType, useEffect, useState } from 'react';
import { reportFailure } from './loadFailures';
import { loadPart } from './loadPart';

/**
 * Returns a component that is loaded when it is first opened. If that fails, it is closed, and the
 * reader can retry.
 *
 * @param onOpenChange opens and closes it
 */
export function usePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: boolean,
  onOpenChange: (isOpen: boolean) => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isOpen && !Part;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt each time it is opened
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    loadPart(load).then(
      ({ default: loaded }) => setPart(() => loaded),
      (error) => {
        if (!isWanted) return;
        onOpenChange(false);
        reportFailure(error, () => onOpenChange(true));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing]);

  return Part;
}

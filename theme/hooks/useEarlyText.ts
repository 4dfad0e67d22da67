import { type RefObject, useLayoutEffect } from 'react';

/**
 * Passes on what a reader typed into a field before the page was hydrated. React leaves that text in the field, but
 * does not report it, so that the next change of the state would remove it.
 *
 * @param change changes the state of the field, which is empty at first
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  change: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the first render
  useLayoutEffect(() => {
    const { value = '' } = field.current ?? {};
    if (value !== '') change(value);
  }, []);
}

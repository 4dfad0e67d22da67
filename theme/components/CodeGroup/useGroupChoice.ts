import { useStoredValue } from '../../hooks/useStoredValue';
import { chosenName, storeChoice } from './groupChoice';

const STORAGE_KEY = 'lectern-code-group';

/** The tab that a group shows, and how to choose another; groups with tabs of this name follow. */
export function useGroupChoice(names: readonly string[]) {
  const [stored, store] = useStoredValue(STORAGE_KEY, '');
  return [chosenName(names, stored), (name: string) => store(storeChoice(stored, name))] as const;
}

import { useStoredValue } from '../../hooks/useStoredValue';
import { chosenName, storeChoice } from './groupChoice';

const STORAGE_KEY = 'lectern-code-group';

/**
 * Returns the selected tab of a group and a function that selects another. Groups with a tab of the
 * same name follow.
 */
export function useGroupChoice(names: readonly string[]) {
  const [stored, store] = useStoredValue(STORAGE_KEY, '');
  return [chosenName(names, stored), (name: string) => store(storeChoice(stored, name))] as const;
}

import { type AddressForm, useAddressState } from '../../hooks/useAddressState';
import { type OptionFilter, readFilter, writeFilter } from './optionFilter';

const FORM: AddressForm<OptionFilter> = {
  nothing: { words: '' },
  read: readFilter,
  write: writeFilter,
};

/** Returns the filter of the list, which is stored in the URL, and a function that changes it. */
export function useFilter(): [OptionFilter, (change: Partial<OptionFilter>) => void] {
  const [filter, setFilter] = useAddressState(FORM);
  // The URL has what is chosen also before the state has it, during hydration.
  return [filter, (part) => setFilter({ ...readFilter(window.location.search), ...part })];
}

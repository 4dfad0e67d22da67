import { type AddressForm, useAddressState } from '../../hooks/useAddressState';
import { type OptionFilter, readFilter, writeFilter } from './optionFilter';

const FORM: AddressForm<OptionFilter> = {
  nothing: { words: '' },
  read: readFilter,
  write: writeFilter,
};

/** The filter of the list, which stands in the address. */
export function useFilter(): [OptionFilter, (change: Partial<OptionFilter>) => void] {
  const [filter, setFilter] = useAddressState(FORM);
  return [filter, (part) => setFilter({ ...filter, ...part })];
}

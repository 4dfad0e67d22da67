import type { AddressForm } from '../../hooks/useAddressState';

const PARAMETER = 'compare';

/** `?compare=v1` opens the comparison with that version; empty while nothing is compared. */
export const COMPARE_ADDRESS: AddressForm<string> = {
  nothing: '',
  read: (search) => new URLSearchParams(search).get(PARAMETER) ?? '',
  write: (search, version) => {
    const query = new URLSearchParams(search);
    if (version) query.set(PARAMETER, version);
    else query.delete(PARAMETER);
    const text = query.toString();
    return text && `?${text}`;
  },
};

import type { AddressForm } from '../hooks/useAddressState';

/** A text that stands in the query of an address under a name, beside what else the query says. */
export function queryParameter(name: string): AddressForm<string> {
  return {
    nothing: '',
    read: (search) => new URLSearchParams(search).get(name) ?? '',
    write(search, value) {
      const query = new URLSearchParams(search);
      if (value.trim()) query.set(name, value);
      else query.delete(name);
      const written = query.toString();
      return written && `?${written}`;
    },
  };
}

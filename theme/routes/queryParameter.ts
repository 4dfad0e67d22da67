import type { AddressForm } from '../hooks/useAddressState';

/** Returns the conversion between a text and a query parameter. Other parameters are kept. */
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

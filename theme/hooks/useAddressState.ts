import { useEffect, useState } from 'react';

/** How a state stands in the query of an address; both are functions of a module, not of a render. */
export interface AddressForm<State> {
  /** What there is before the address is read, as the server renders it. */
  nothing: State;
  read: (search: string) => State;
  /** The query with the state in it; what else it says stays. */
  write: (search: string, state: State) => string;
}

/** A state that stands in the address: a reader who comes back finds it again. */
export function useAddressState<State>({
  nothing,
  read,
  write,
}: AddressForm<State>): [State, (next: State) => void] {
  const [state, setState] = useState(nothing);

  useEffect(() => {
    const update = () => setState(read(window.location.search));
    update();
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, [read]);

  function change(next: State): void {
    setState(next);
    const { pathname, search, hash } = window.location;
    // The router's own state of the entry stays, or it would take the entry for one of another site.
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${write(search, next)}${hash}`,
    );
  }

  return [state, change];
}

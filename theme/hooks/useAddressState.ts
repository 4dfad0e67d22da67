import { useLocation } from '@rspress/core/runtime';
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
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a location of its own
  useEffect(() => {
    const update = () => setState(read(window.location.search));
    update();
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, [read, location]);

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

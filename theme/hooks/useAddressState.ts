import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

/** The conversion between a state and a query. The functions must be stable across renders. */
export interface AddressForm<State> {
  /** The state before the URL is read, as on the server. */
  nothing: State;
  read: (search: string) => State;
  /** Returns the query with the state in it. Other parameters are kept. */
  write: (search: string, state: State) => string;
}

/**
 * Returns a state that is stored in the URL, so that it is restored on return, and a function that
 * changes it.
 */
export function useAddressState<State>({
  nothing,
  read,
  write,
}: AddressForm<State>): [State, (next: State) => void] {
  const [state, setState] = useState(nothing);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its own location
  useEffect(() => {
    const update = () => setState(read(window.location.search));
    update();
    window.addEventListener('popstate', update);
    return () => window.removeEventListener('popstate', update);
  }, [read, location]);

  function change(next: State): void {
    setState(next);
    const { pathname, search, hash } = window.location;
    // Keeps the router's own history state. Without it, the router would treat the entry as foreign.
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${write(search, next)}${hash}`,
    );
  }

  return [state, change];
}

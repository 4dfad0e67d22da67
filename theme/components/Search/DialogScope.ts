import { createContext } from 'react';
import type { LoadFailure } from '../../ui/loading/loadFailure';
import type { SearchScope } from './searchScope';
import type { SearchWatch } from './searchWatch';

/** The data and functions that components in the dialog share. */
export interface DialogScope {
  /** The version of the page. */
  version: string;
  hasVersions: boolean;
  scope: SearchScope;
  /** Sets the scope of the next query. */
  setScope: (scope: SearchScope) => void;
  /** The reason why the last query failed. */
  failure?: LoadFailure;
  /** The site's suggested queries. */
  startQueries: readonly string[];
  /** Closes the dialog. */
  close: () => void;
  /** Records which searches fail. */
  watch?: SearchWatch;
  /** Subscribes to the engine having loaded more data, after which the query should be repeated. */
  onBetter?: (listener: () => void) => () => void;
}

export const DialogScopeContext = createContext<DialogScope>({
  version: '',
  hasVersions: false,
  scope: 'version',
  setScope: () => {},
  startQueries: [],
  close: () => {},
});

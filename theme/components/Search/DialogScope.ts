import { createContext } from 'react';
import type { LoadFailure } from '../../ui/loading/loadFailure';
import type { SearchScope } from './searchScope';
import type { SearchWatch } from './searchWatch';

/** What the parts in the dialog know of its search. */
export interface DialogScope {
  /** The version of the page, and whether the site has others. */
  version: string;
  hasVersions: boolean;
  scope: SearchScope;
  /** The next question is asked there. */
  setScope: (scope: SearchScope) => void;
  /** Why the engine has given no answer last. */
  failure?: LoadFailure;
  /** Queries of the site to begin with. */
  startQueries: readonly string[];
  /** Closes the dialog. */
  close: () => void;
  /** Learns which searches fail. */
  watch?: SearchWatch;
  /** Told when the engine has loaded more, so that the query should be asked again. */
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

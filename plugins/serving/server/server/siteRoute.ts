import type { Answer } from './answers';

/** A route of the server in addition to the files. */
export interface SiteRoute {
  /** The path below the base: `/mcp`. */
  path: string;
  /** @param client a name for the client, which is the same for all of its requests */
  handle: (request: Request, client: string) => Answer;
  /** Called for requests that match neither a file nor a route. Exceptions are ignored. */
  onMissing?: (request: Request, client: string) => void;
  /** Returns the problem that limits the route, as a sentence that may be public. */
  problem?: () => string | undefined;
}

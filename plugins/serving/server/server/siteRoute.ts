import type { Answer } from './answers';

/** Something that the server answers beside the files, at one address. */
export interface SiteRoute {
  /** Below the base: `/mcp`. */
  path: string;
  /** @param client a name for who asks, the same for all requests of a reader */
  handle: (request: Request, client: string) => Answer;
  /** Told of requests for which there is neither a file nor a route; what it throws is not heard. */
  onMissing?: (request: Request, client: string) => void;
  /** What keeps it from working in full, in a sentence that may be read by anybody. */
  problem?: () => string | undefined;
}

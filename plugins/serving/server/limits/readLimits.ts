import { checkedEnvironment, type Environment } from '../../../support/checkedEnvironment';

/** What one client may ask of the server, and where it is counted. */
export interface ServerLimits {
  /** Searches of one client in a minute; a request with several questions counts as many. */
  searchesPerMinute: number;
  /** Calls of the MCP endpoint by one client in a minute. */
  mcpCallsPerMinute: number;
  /** Searches under way for one client, and as many calls; further ones are refused. */
  concurrentPerClient: number;
  /** Searches under way in all, and as many calls. */
  concurrent: number;
  /** Threads that search. */
  searchThreads: number;
  /** A Redis where several copies of the server count together. */
  redisUrl?: string;
}

const MANY = 1_000_000;
const MAX_THREADS = 64;

/**
 * The limits that the environment asks for.
 *
 * @throws an error with the variable, its value and what to write
 */
export function readLimits(env: Environment): ServerLimits {
  const read = checkedEnvironment('server', env);
  const count = (name: string, otherwise: number, max = MANY) =>
    read.whole(name, { min: 1, max, otherwise });
  // The limits were those of Ask AI alone before.
  const redis = read.text('LIMITS_REDIS') ? 'LIMITS_REDIS' : 'ASK_AI_REDIS';
  return {
    searchesPerMinute: count('LIMIT_SEARCHES_PER_MINUTE', 600),
    mcpCallsPerMinute: count('LIMIT_MCP_CALLS_PER_MINUTE', 240),
    concurrentPerClient: count('LIMIT_CONCURRENT_PER_CLIENT', 8),
    concurrent: count('LIMIT_CONCURRENT', 64),
    searchThreads: count('SEARCH_THREADS', 1, MAX_THREADS),
    redisUrl: read.address(redis, ['redis:', 'rediss:'], 'redis://127.0.0.1:6379'),
  };
}

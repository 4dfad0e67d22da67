import { checkedEnvironment, type Environment } from '../../../support/checkedEnvironment';

/** The limits per client, and where requests are counted. */
export interface ServerLimits {
  /** The searches per client and minute. A request with several queries counts as several. */
  searchesPerMinute: number;
  /** The calls of the MCP endpoint per client and minute. */
  mcpCallsPerMinute: number;
  /** The concurrent searches per client, and the concurrent MCP calls. Further ones are refused. */
  concurrentPerClient: number;
  /** The concurrent searches of all clients, and the concurrent MCP calls. */
  concurrent: number;
  /** The number of search threads. */
  searchThreads: number;
  /** The URL of a Redis in which several server processes count together. */
  redisUrl?: string;
}

const MANY = 1_000_000;
const MAX_THREADS = 64;

/**
 * Reads the limits from environment variables.
 *
 * @throws an error naming the invalid variable, its value and the correction
 */
export function readLimits(env: Environment): ServerLimits {
  const read = checkedEnvironment('server', env);
  const count = (name: string, otherwise: number, max = MANY) =>
    read.whole(name, { min: 1, max, otherwise });
  // Earlier versions had limits for Ask AI only.
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

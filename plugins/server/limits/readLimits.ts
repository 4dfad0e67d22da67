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

type Environment = Record<string, string | undefined>;

function readCount(env: Environment, name: string, otherwise: number, max: number): number {
  const value = Number(env[name] || otherwise);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`[server] ${name} is "${env[name]}" → write a whole number from 1 to ${max}`);
}

function readRedis(env: Environment): string | undefined {
  // The limits were those of Ask AI alone before.
  const name = env.LIMITS_REDIS ? 'LIMITS_REDIS' : 'ASK_AI_REDIS';
  const value = env[name];
  if (!value) return undefined;
  if (URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol)) return value;
  throw new Error(
    `[server] ${name} is "${value}" → write an address such as redis://127.0.0.1:6379`,
  );
}

const MANY = 1_000_000;
const MAX_THREADS = 64;

/**
 * The limits that the environment asks for.
 *
 * @throws an error that names the variable, its value and what to write
 */
export function readLimits(env: Environment): ServerLimits {
  return {
    searchesPerMinute: readCount(env, 'LIMIT_SEARCHES_PER_MINUTE', 600, MANY),
    mcpCallsPerMinute: readCount(env, 'LIMIT_MCP_CALLS_PER_MINUTE', 240, MANY),
    concurrentPerClient: readCount(env, 'LIMIT_CONCURRENT_PER_CLIENT', 8, MANY),
    concurrent: readCount(env, 'LIMIT_CONCURRENT', 64, MANY),
    searchThreads: readCount(env, 'SEARCH_THREADS', 1, MAX_THREADS),
    redisUrl: readRedis(env),
  };
}

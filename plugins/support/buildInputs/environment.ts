import process from 'node:process';

type Environment = Readonly<Record<string, string | undefined>>;

const read = new Map<string, string | undefined>();
let isComplete = false;

/**
 * The environment for everything that a build depends on. What is read here becomes a part of the
 * key of the build cache, so that a build with another value does not get what was made with this
 * one. Plugins read it when they are made; servers and commands read `process.env`.
 *
 * @throws naming a variable that is read when the key of the cache is made already
 */
export const buildEnvironment: Environment = new Proxy(process.env, {
  get(environment, name) {
    if (typeof name !== 'string') return undefined;
    if (isComplete && !read.has(name)) {
      throw new Error(
        `[build-cache] ${name} is read after the key of the build cache was computed → read it when the plugin is created, not in one of its hooks`,
      );
    }
    const value = environment[name];
    read.set(name, value);
    return value;
  },
});

/** Every variable that was read, by name, with its value. A build can read no other from now on. */
export function readVariables(): [string, string | undefined][] {
  isComplete = process.env.NODE_ENV === 'production';
  return [...read].sort(([a], [b]) => (a < b ? -1 : 1));
}

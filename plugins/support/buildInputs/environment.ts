import process from 'node:process';

type Environment = Readonly<Record<string, string | undefined>>;

const read = new Map<string, string | undefined>();
let isComplete = false;

/**
 * The environment for everything that a build depends on. Variables that are read here become part of the build cache
 * key, so that a build with another value does not reuse the results. Plugins read it when they are created. Servers
 * and commands read `process.env`.
 *
 * @throws naming a variable that is read after the key was computed
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

/** Returns all variables that were read, with their values. After this, a build cannot read others. */
export function readVariables(): [string, string | undefined][] {
  isComplete = process.env.NODE_ENV === 'production';
  return [...read].sort(([a], [b]) => (a < b ? -1 : 1));
}

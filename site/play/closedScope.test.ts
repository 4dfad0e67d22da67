import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { closedScope } from './closedScope';

/** A scope with accessors on the prototypes, as browsers have them. */
const SCOPE = `
class Navigator { get locks() { return 'locks'; } get storage() { return 'storage'; } get language() { return 'en'; } }
class Scope { get caches() { return 'caches'; } get indexedDB() { return 'indexedDB'; } get navigator() { return navigator; } }
const navigator = new Navigator();
const self = new Scope();
self.BroadcastChannel = class {};
self.postMessage = () => {};
`;

const REACHED = `['caches', 'indexedDB', 'BroadcastChannel', 'postMessage'].filter((name) => name in self)
  .concat(['locks', 'storage', 'language'].filter((name) => name in self.navigator)).join()`;

const run = (script: string) => runInNewContext(`${SCOPE}${script}\n${REACHED}`);

test('a worker of the engine has no access to the data of its origin', () => {
  expect(run('')).toBe('caches,indexedDB,BroadcastChannel,postMessage,locks,storage,language');
  expect(run(closedScope)).toBe('postMessage,language');
});

test('a worker does not start if a global cannot be removed', () => {
  const fixed = `Object.defineProperty(self, 'caches', { value: 1, configurable: false });`;
  expect(() => run(fixed + closedScope)).toThrow('caches cannot be removed');
});

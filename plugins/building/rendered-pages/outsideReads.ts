import { AsyncLocalStorage } from 'node:async_hooks';
import nodeCrypto from 'node:crypto';
import process from 'node:process';

/** What the rendering of a page has read beside the code and the data of the site. */
export interface OutsideReads {
  /** The clock, chance or the network: another rendering may read something else. */
  changing: Set<string>;
  /** Variables of the environment with their values. */
  variables: Map<string, string | undefined>;
}

/** Looks over the shoulder of what is rendered. */
export interface OutsideWatch {
  /** Calls a function and says what it has read; several may run at the same time. */
  run: <Result>(work: (reads: OutsideReads) => Promise<Result>) => Promise<Result>;
  /** What modules have read when they were evaluated: it counts for every page. */
  byModules: OutsideReads;
  /** Gives everything back that was looked over. */
  stop: () => void;
}

/** The function of a bundle below which its modules are evaluated. */
const EVALUATES = '__webpack_require__';

const noReads = (): OutsideReads => ({ changing: new Set(), variables: new Map() });

/** The functions that have led here. */
function callers(): readonly NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  // Without the text of the stack, for which others read source maps.
  Error.prepareStackTrace = (_, sites) => sites;
  const { stack } = new Error();
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return stack as unknown as readonly NodeJS.CallSite[];
}

/** Whether a module of the bundle is being evaluated. */
const isEvaluation = (bundleFolder: string): boolean =>
  callers().some(
    (site) =>
      site.getFunctionName() === EVALUATES && `${site.getFileName()}`.includes(bundleFolder),
  );

/**
 * Watches what differs from one rendering to the next: the time, random values, the network and
 * variables of the environment. Everything is passed on; who asks is only noted while it renders a
 * page, or is a module of the bundle that is evaluated.
 *
 * @param bundleFolder a part of the path of every file of the bundle
 */
export function watchOutside(bundleFolder: string): OutsideWatch {
  const current = new AsyncLocalStorage<OutsideReads>();
  const byModules = noReads();
  const undo: (() => void)[] = [];

  function note(add: (reads: OutsideReads) => void): void {
    const reads = current.getStore();
    if (reads) add(reads);
    if (isEvaluation(bundleFolder)) add(byModules);
  }
  const noteChanging = (what: string) => note(({ changing }) => changing.add(what));

  function replace<Holder extends object>(holder: Holder, name: keyof Holder, value: unknown) {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { configurable: true, writable: true, value });
    undo.push(() => {
      if (before) Object.defineProperty(holder, name, before);
      else delete holder[name];
    });
  }

  function watchCalls<Holder extends object>(holder: Holder, name: keyof Holder, what: string) {
    const call = holder[name];
    if (typeof call !== 'function') return;
    replace(holder, name, function (this: unknown, ...args: unknown[]) {
      noteChanging(what);
      return Reflect.apply(call, this, args);
    });
  }

  const watchedDate = new Proxy(Date, {
    construct(target, args, newTarget) {
      if (args.length === 0) noteChanging('the date');
      return Reflect.construct(target, args, newTarget);
    },
    apply(target, self, args) {
      noteChanging('the date');
      return Reflect.apply(target, self, args as []);
    },
    get(target, name) {
      if (name === 'now') noteChanging('the date');
      return Reflect.get(target, name);
    },
  });
  replace(globalThis, 'Date', watchedDate);
  replace(Date.prototype as { constructor: unknown }, 'constructor', watchedDate);
  watchCalls(Math, 'random', 'chance');
  watchCalls(globalThis, 'fetch', 'the network');
  for (const name of ['randomUUID', 'getRandomValues'] as const) {
    watchCalls(globalThis.crypto, name, 'chance');
  }
  for (const name of ['randomBytes', 'randomInt', 'randomUUID'] as const) {
    watchCalls(nodeCrypto, name, 'chance');
  }

  const { env } = process;
  const watchedEnv = new Proxy(env, {
    get(target, name) {
      if (typeof name === 'string') note(({ variables }) => variables.set(name, target[name]));
      return Reflect.get(target, name);
    },
    set: (target, name, value) => Reflect.set(target, name, value),
    has(target, name) {
      if (typeof name === 'string') note(({ variables }) => variables.set(name, target[name]));
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      noteChanging('all variables of the environment');
      return Reflect.ownKeys(target);
    },
  });
  replace(process, 'env', watchedEnv);

  return {
    byModules,
    run(work) {
      const reads = noReads();
      return current.run(reads, () => work(reads));
    },
    stop() {
      for (const restore of undo.splice(0).reverse()) restore();
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import nodeCrypto from 'node:crypto';
import process from 'node:process';

/** The inputs of a rendered page other than the code and the data of the site. */
export interface OutsideReads {
  /** Inputs that differ between renders: the time, random values or the network. */
  changing: Set<string>;
  /** Environment variables with their values. */
  variables: Map<string, string | undefined>;
}

/** Records the inputs of rendering. */
export interface OutsideWatch {
  /** Calls a function and records what it reads. Several calls may run concurrently. */
  run: <Result>(work: (reads: OutsideReads) => Promise<Result>) => Promise<Result>;
  /** Inputs that modules read when they are evaluated. They affect every page. */
  byModules: OutsideReads;
  /** Restores the original functions. */
  stop: () => void;
}

/** The function of a bundle that evaluates its modules. */
const EVALUATES = '__webpack_require__';

const noReads = (): OutsideReads => ({ changing: new Set(), variables: new Map() });

/** Returns the call stack. */
function callers(): readonly NodeJS.CallSite[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  // Skips formatting the stack, for which other packages read source maps.
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

/** Creates a `Date` that reports each use of the current time. */
const watchDate = (onUse: () => void): DateConstructor =>
  new Proxy(Date, {
    construct(target, args, newTarget) {
      if (args.length === 0) onUse();
      return Reflect.construct(target, args, newTarget);
    },
    apply(target, self, args) {
      onUse();
      return Reflect.apply(target, self, args as []);
    },
    get(target, name) {
      if (name === 'now') onUse();
      return Reflect.get(target, name);
    },
  });

interface EnvironmentReads {
  onVariable: (name: string, value: string | undefined) => void;
  /** Called when all names are listed. */
  onAll: () => void;
}

/** Creates environment variables that report each read. */
const watchEnvironment = (env: NodeJS.ProcessEnv, { onVariable, onAll }: EnvironmentReads) =>
  new Proxy(env, {
    get(target, name) {
      if (typeof name === 'string') onVariable(name, target[name]);
      return Reflect.get(target, name);
    },
    set: (target, name, value) => Reflect.set(target, name, value),
    has(target, name) {
      if (typeof name === 'string') onVariable(name, target[name]);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      onAll();
      return Reflect.ownKeys(target);
    },
  });

/**
 * Records inputs that may differ between renders: the time, random values, the network and
 * environment variables. All calls are passed on. They are only recorded while a page is rendered
 * or a module of the bundle is evaluated.
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

  const watchedDate = watchDate(() => noteChanging('the date'));
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

  const watchedEnv = watchEnvironment(process.env, {
    onVariable: (name, value) => note(({ variables }) => variables.set(name, value)),
    onAll: () => noteChanging('all variables of the environment'),
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

import { AsyncLocalStorage } from 'node:async_hooks';
import nodeCrypto from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { PAGE_FILE } from './shared';

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
  /**
   * Inputs that may affect every page: those that modules read when they are evaluated, and those that shared code
   * reads, because it may store the result and use it for other pages.
   */
  shared: OutsideReads;
  /** Restores the original functions. */
  stop: () => void;
}

/** The function of a bundle that evaluates its modules. */
const EVALUATES = '__webpack_require__';

/** The function of React that calls a component. */
const CALLS_COMPONENT = 'renderWithHooks';

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

/**
 * Whether the result of the current call may affect other pages: a module of the bundle is being evaluated, or code that
 * pages share is called, other than React, which calls the components.
 */
function isShared(bundleFolder: string): boolean {
  for (const site of callers()) {
    const file = `${site.getFileName()}`;
    if (!file.includes(bundleFolder)) continue;
    const name = site.getFunctionName();
    if (name === CALLS_COMPONENT) return false;
    if (name === EVALUATES || !PAGE_FILE.test(path.basename(file))) return true;
  }
  return false;
}

/**
 * Records inputs that may differ between renders: the time, random values, the network and
 * environment variables. All calls are passed on. They are only recorded while a page is rendered
 * or a module of the bundle is evaluated.
 *
 * @param bundleFolder a part of the path of every file of the bundle
 */
export function watchOutside(bundleFolder: string): OutsideWatch {
  const current = new AsyncLocalStorage<OutsideReads>();
  const shared = noReads();
  const undo: (() => void)[] = [];

  function note(add: (reads: OutsideReads) => void): void {
    const reads = current.getStore();
    if (reads) add(reads);
    if (isShared(bundleFolder)) add(shared);
  }
  const noteChanging = (what: string) => note(({ changing }) => changing.add(what));

  function replaceProperty<Holder extends object>(
    holder: Holder,
    name: keyof Holder,
    property: PropertyDescriptor,
  ) {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { configurable: true, ...property });
    undo.push(() => {
      if (before) Object.defineProperty(holder, name, before);
      else delete holder[name];
    });
  }

  const replace = <Holder extends object>(holder: Holder, name: keyof Holder, value: unknown) =>
    replaceProperty(holder, name, { writable: true, value });

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

  watchCalls(performance, 'now', 'the time');
  watchCalls(process, 'uptime', 'the time');
  watchCalls(process as { getBuiltinModule?: unknown }, 'getBuiltinModule', 'modules of Node.js');
  const watchedTime = new Proxy(process.hrtime, {
    apply(target, self, args) {
      noteChanging('the time');
      return Reflect.apply(target, self, args as []);
    },
    get(target, name) {
      noteChanging('the time');
      return Reflect.get(target, name);
    },
  });
  replace(process, 'hrtime', watchedTime);

  // Without a date, both format the current one.
  const { prototype } = Intl.DateTimeFormat;
  const { get: formatOf } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  replaceProperty(prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      const format = formatOf?.call(this) as Intl.DateTimeFormat['format'];
      return (date?: Date | number) => {
        if (date === undefined) noteChanging('the date');
        return format(date);
      };
    },
  });
  const { formatToParts } = prototype;
  replace(prototype, 'formatToParts', function (this: Intl.DateTimeFormat, date?: Date | number) {
    if (date === undefined) noteChanging('the date');
    return formatToParts.call(this, date);
  });

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
    shared,
    run(work) {
      const reads = noReads();
      return current.run(reads, () => work(reads));
    },
    stop() {
      for (const restore of undo.splice(0).reverse()) restore();
    },
  };
}

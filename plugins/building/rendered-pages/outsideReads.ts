import { AsyncLocalStorage } from 'node:async_hooks';
import nodeCrypto from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { type Replacements, replaceGlobals } from './replaceGlobals';
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

/** Reports each use of the current date. */
function watchDate({ replace }: Replacements, onUse: () => void): void {
  const watched = new Proxy(Date, {
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
  replace(globalThis, 'Date', watched);
  replace(Date.prototype as { constructor: unknown }, 'constructor', watched);
}

/** Reports each use of a clock other than the date. */
function watchClocks({ replace, reportCalls }: Replacements, onUse: () => void): void {
  reportCalls(performance, 'now', onUse);
  reportCalls(process, 'uptime', onUse);
  const watched = new Proxy(process.hrtime, {
    apply(target, self, args) {
      onUse();
      return Reflect.apply(target, self, args as []);
    },
    get(target, name) {
      onUse();
      return Reflect.get(target, name);
    },
  });
  replace(process, 'hrtime', watched);
}

/** Reports each call that formats the current date, which is the default of both functions. */
function watchFormats({ replace, replaceProperty }: Replacements, onUse: () => void): void {
  const { prototype } = Intl.DateTimeFormat;
  const { get: formatOf } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  replaceProperty(prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      const format = formatOf?.call(this) as Intl.DateTimeFormat['format'];
      return (date?: Date | number) => {
        if (date === undefined) onUse();
        return format(date);
      };
    },
  });
  const { formatToParts } = prototype;
  replace(prototype, 'formatToParts', function (this: Intl.DateTimeFormat, date?: Date | number) {
    if (date === undefined) onUse();
    return formatToParts.call(this, date);
  });
}

interface EnvironmentReads {
  onVariable: (name: string, value: string | undefined) => void;
  /** Called when all names are listed. */
  onAll: () => void;
}

/** Reports each read of an environment variable. */
function watchEnvironment(
  { replace }: Replacements,
  { onVariable, onAll }: EnvironmentReads,
): void {
  const watched = new Proxy(process.env, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof name === 'string') onVariable(name, value);
      return value;
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
  replace(process, 'env', watched);
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

  function note(add: (reads: OutsideReads) => void): void {
    const reads = current.getStore();
    if (reads) add(reads);
    if (isShared(bundleFolder)) add(shared);
  }
  const changing = (what: string) => () => note((reads) => reads.changing.add(what));

  const globals = replaceGlobals();
  const { reportCalls, restore } = globals;
  watchDate(globals, changing('the date'));
  reportCalls(Math, 'random', changing('chance'));
  reportCalls(globalThis, 'fetch', changing('the network'));
  for (const name of ['randomUUID', 'getRandomValues'] as const) {
    reportCalls(globalThis.crypto, name, changing('chance'));
  }
  for (const name of ['randomBytes', 'randomInt', 'randomUUID'] as const) {
    reportCalls(nodeCrypto, name, changing('chance'));
  }
  const asModules = process as { getBuiltinModule?: unknown };
  reportCalls(asModules, 'getBuiltinModule', changing('modules of Node.js'));
  watchClocks(globals, changing('the time'));
  watchFormats(globals, changing('the date'));
  watchEnvironment(globals, {
    onVariable: (name, value) => note(({ variables }) => variables.set(name, value)),
    onAll: changing('all variables of the environment'),
  });

  return {
    shared,
    run(work) {
      const reads = noReads();
      return current.run(reads, () => work(reads));
    },
    stop: restore,
  };
}

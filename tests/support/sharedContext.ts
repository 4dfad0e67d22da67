import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';

/** A context that the tests of a worker share, and what belongs to it rather than to one of them. */
interface Shared {
  browser: Browser;
  context: BrowserContext;
  /** Stays open, so that the process of the pages goes on between tests. */
  keeper: Page;
  devtools: CDPSession;
  /** Whether a test changed what cannot be taken back. */
  isChanged: boolean;
}

let shared: Shared | undefined;

/** Calls `onCall` whenever one of the methods is called. */
function watch<Owner extends object>(
  owner: Owner,
  names: (keyof Owner)[],
  onCall: () => void,
): void {
  for (const name of names) {
    const method = owner[name];
    if (typeof method !== 'function') throw new Error(`${String(name)} is not a method`);
    const watched = (...args: unknown[]) => {
      onCall();
      return method.apply(owner, args);
    };
    Object.assign(owner, { [name]: watched });
  }
}

/** The shared context of this worker, made when it is first needed. */
async function openShared(browser: Browser, options: BrowserContextOptions): Promise<Shared> {
  if (shared?.browser === browser && browser.isConnected()) return shared;
  const context = await browser.newContext(options);
  const keeper = await context.newPage();
  const opened: Shared = {
    browser,
    context,
    keeper,
    devtools: await context.newCDPSession(keeper),
    isChanged: false,
  };
  const onChange = () => {
    opened.isChanged = true;
  };
  watch(
    context,
    [
      'addCookies',
      'addInitScript',
      'exposeBinding',
      'exposeFunction',
      'grantPermissions',
      'route',
      'setExtraHTTPHeaders',
      'setGeolocation',
      'setOffline',
    ],
    onChange,
  );
  watch(
    context.clock,
    ['install', 'pauseAt', 'runFor', 'fastForward', 'setFixedTime', 'setSystemTime'],
    onChange,
  );
  shared = opened;
  return opened;
}

/**
 * Lends the context that the tests of a worker share: a page in it opens in a process that runs, with
 * files that are there and scripts that are compiled, which is a third of the work of opening a page.
 * Afterwards its pages are closed, and the cookies and stored data of every origin that they visited are
 * gone; the cache of files stays. A context whose clock, network or permissions a test changed is closed.
 */
export async function withSharedContext(
  browser: Browser,
  options: BrowserContextOptions,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const lent = await openShared(browser, options);
  const { context, keeper, devtools } = lent;
  const origins = new Set<string>();
  const watchPage = (page: Page) => {
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
  };
  context.on('page', watchPage);
  await use(context);
  context.off('page', watchPage);
  if (lent.isChanged) {
    shared = undefined;
    await context.close();
    return;
  }
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  for (const origin of origins) {
    if (origin === 'null') continue;
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
}

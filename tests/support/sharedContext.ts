import type {
  Browser,
  BrowserContext,
  CDPSession,
  Page,
  PlaywrightTestOptions,
} from '@playwright/test';

/** The options that a context is created with. Each tab has its own window size. */
export type ContextOptions = Pick<
  PlaywrightTestOptions,
  | 'colorScheme'
  | 'contextOptions'
  | 'hasTouch'
  | 'isMobile'
  | 'javaScriptEnabled'
  | 'locale'
  | 'permissions'
  | 'timezoneId'
  | 'userAgent'
>;

/** A browser context and its tab, which the tests of a worker use one after the other. */
interface Shared {
  browser: Browser;
  /** A test with other options gets another context. */
  options: ContextOptions;
  context: BrowserContext;
  tab: Page;
  /** Opens a session of DevTools in the tab. One that stays open would undo media that a test emulates. */
  openDevtools: () => Promise<CDPSession>;
  /** Takes back the scripts and functions that a test added to the tab. */
  undo: (() => Promise<void>)[];
  /** Whether a test made a change that cannot be undone. */
  isChanged: boolean;
}

let shared: Shared | undefined;

/** The events of a page that tests listen to. Playwright itself listens to others. */
const PAGE_EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** Calls `onCall` with the result of each call of the methods. */
function watch<Owner extends object>(
  owner: Owner,
  names: (keyof Owner)[],
  onCall: (result: unknown) => void,
): void {
  for (const name of names) {
    const method = owner[name];
    if (typeof method !== 'function') throw new Error(`${String(name)} is not a method`);
    const watched = (...args: unknown[]) => {
      const result = method.apply(owner, args);
      onCall(result);
      return result;
    };
    Object.assign(owner, { [name]: watched });
  }
}

function watchContext({ context }: Shared, onChange: () => void): void {
  watch(
    context,
    [
      'addCookies',
      'addInitScript',
      'exposeBinding',
      'exposeFunction',
      'grantPermissions',
      'newCDPSession',
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
}

function watchTab({ tab, undo }: Shared, onChange: () => void): void {
  watch(tab, ['addInitScript', 'exposeBinding', 'exposeFunction'], (result) => {
    undo.push(async () => (await (result as Promise<{ dispose: () => Promise<void> }>)).dispose());
  });
  watch(tab, ['setExtraHTTPHeaders'], onChange);
}

/** Returns the shared context of this worker, which is created on first use. */
async function openShared(browser: Browser, options: ContextOptions): Promise<Shared> {
  const isSame = JSON.stringify(shared?.options) === JSON.stringify(options);
  if (shared?.browser === browser && isSame && browser.isConnected()) return shared;
  await shared?.context.close();
  const context = await browser.newContext();
  const tab = await context.newPage();
  const opened: Shared = {
    browser,
    options,
    context,
    tab,
    openDevtools: context.newCDPSession.bind(context, tab),
    undo: [],
    isChanged: false,
  };
  const onChange = () => {
    opened.isChanged = true;
  };
  watchContext(opened, onChange);
  watchTab(opened, onChange);
  shared = opened;
  return opened;
}

/** Makes the tab like a new one, with no data of the origins that it visited. */
async function reset(
  { options, context, tab, openDevtools, undo }: Shared,
  origins: ReadonlySet<string>,
): Promise<void> {
  await Promise.all(context.pages().map((page) => page !== tab && page.close()));
  for (const event of PAGE_EVENTS) tab.removeAllListeners(event);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  for (const undoOne of undo.splice(0)) await undoOne();
  // `null` would also turn off what the context emulates.
  const { contrast, forcedColors, reducedMotion } = options.contextOptions;
  await tab.emulateMedia({
    media: null,
    colorScheme: options.colorScheme,
    contrast: contrast ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
  });
  await tab.mouse.move(0, 0);
  const devtools = await openDevtools();
  await tab.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const origin of origins) {
    await tab.goto(origin);
    await tab.evaluate(() => window.sessionStorage.clear());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await tab.unrouteAll();
  await context.clearCookies();
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

/**
 * Provides the browser context that the tests of a worker share, with a tab. Pages open faster in it, by
 * more than half, because the renderer process, cached files and compiled scripts are reused. Afterwards,
 * other tabs are closed, and cookies and storage of all visited origins are cleared. The HTTP cache is kept.
 * If a test changed what cannot be undone, such as the clock, the network or permissions, the context is closed.
 */
export async function withSharedContext(
  browser: Browser,
  options: ContextOptions,
  use: (tab: Page) => Promise<void>,
): Promise<void> {
  const current = await openShared(browser, options);
  const { context, tab } = current;
  const origins = new Set<string>();
  const watchPage = (page: Page) => {
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin !== 'null') origins.add(origin);
    });
  };
  watchPage(tab);
  context.on('page', watchPage);
  await use(tab);
  context.off('page', watchPage);
  if (!current.isChanged && !tab.isClosed()) {
    await reset(current, origins);
    return;
  }
  shared = undefined;
  await context.close();
}

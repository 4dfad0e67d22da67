import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { freePort, openFirstPage, startServer } from '../devServers';
import { edited, FIRST, KINDS, type Kind, marker, timesShown } from './edits';
import type { DevFigures } from './report';
import type { DevTool } from './tools';

/** A site whose dev server can be started. */
export interface DevSite extends Pick<DevTool, 'address' | 'edited' | 'freshPage' | 'search'> {
  site: string;
  tool: string;
  folder: string;
  start: (port: number) => readonly string[];
  /** Additional environment variables of the server. @default none */
  env?: NodeJS.ProcessEnv;
  /** Removes the caches of earlier starts. */
  clear: () => void;
  remove?: () => void;
}

const SHOWN_MS = 30_000;
/** The time after which an edit counts as not shown, in milliseconds. */
const LOST_MS = 10_000;
/** The time before an outdated page is reloaded, in milliseconds. */
const RELOAD_MS = 300;
const WARM_UP = 1;
/** The pause between two edits in milliseconds, in which the server finishes its work. */
const PAUSE_MS = 1500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function started(site: DevSite) {
  const port = await freePort();
  const stop = startServer(site.start(port), {
    cwd: site.folder,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: '',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...site.env,
    },
  });
  return { url: (address: string) => `http://localhost:${port}${address}`, stop };
}

/** Measures the time from the command to the page in a browser. */
export async function measureStart(site: DevSite, browser: Browser): Promise<number> {
  const begin = performance.now();
  const { url, stop } = await started(site);
  try {
    const page = await openFirstPage(browser, url(site.address));
    const time = performance.now() - begin;
    await page.close();
    return time;
  } finally {
    await stop();
  }
}

/** Waits until a word occurs the given number of times in the visible text of a page. */
async function shows(page: Page, word: string, times: number, timeout: number): Promise<boolean> {
  const isThere = ([text = '', least = 1]: [string, number]) =>
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must be excluded
    document.body.innerText.split(text).length > least;
  return page
    .waitForFunction(isThere, [word, times] as [string, number], { timeout, polling: 'raf' })
    .then(
      () => true,
      () => false,
    );
}

class Editing {
  readonly site: DevSite;
  readonly page: Page;
  readonly url: (address: string) => string;
  private readonly texts = new Map<string, string>();

  constructor(site: DevSite, page: Page, url: (address: string) => string) {
    this.site = site;
    this.page = page;
    this.url = url;
  }

  private write(name: string, change: (text: string) => string): void {
    const file = path.join(this.site.folder, name);
    const text = readFileSync(file, 'utf8');
    if (!this.texts.has(file)) this.texts.set(file, text);
    writeFileSync(file, change(text));
  }

  /** Restores all files. */
  restore(): void {
    for (const [file, text] of this.texts) writeFileSync(file, text);
  }

  /** Opens a page, and waits if the server restarts because of a file. */
  private async reach(address: string): Promise<void> {
    const begin = performance.now();
    for (;;) {
      const error = await this.page.goto(this.url(address)).then(
        () => undefined,
        (it) => it,
      );
      if (error === undefined) return;
      if (performance.now() - begin > SHOWN_MS) throw error;
      await pause(RELOAD_MS);
    }
  }

  /** Measures the time from saving a file until the page shows the edit. Returns infinity if it does not. */
  async edit(kind: Kind, number: number): Promise<number> {
    const begin = performance.now();
    this.write(this.site.edited[kind], (text) => edited(text, kind, number));
    const isShown = await shows(this.page, marker(kind, number), timesShown(kind), LOST_MS);
    const time = performance.now() - begin;
    if (isShown) return time;
    await this.page.goto(this.url(this.site.address));
    return Number.POSITIVE_INFINITY;
  }

  /** Measures the time from creating a file until a browser that already has its URL open shows it. */
  async add(number: number): Promise<number> {
    const title = `Fresh gnu${number}`;
    const fresh = this.site.freshPage(`fresh-${number}`, title);
    await this.reach(fresh.address);
    await pause(PAUSE_MS);
    const file = path.join(this.site.folder, fresh.file);
    const begin = performance.now();
    writeFileSync(file, fresh.text);
    let isShown = await shows(this.page, title, 1, RELOAD_MS);
    while (!isShown && performance.now() - begin < SHOWN_MS) {
      await this.page.goto(this.url(fresh.address), { waitUntil: 'load' }).catch(() => undefined);
      isShown = await shows(this.page, title, 1, RELOAD_MS);
    }
    const time = performance.now() - begin;
    rmSync(file);
    await pause(PAUSE_MS);
    return isShown ? time : Number.POSITIVE_INFINITY;
  }

  /**
   * Measures the time from a query for the new text to its hit, and the longest delay of another
   * reader's request.
   */
  async find(number: number): Promise<{ search: number; otherRequest: number }> {
    const { field = '', hit = '' } = this.site.search ?? {};
    await this.edit('text', number);
    await this.page.keyboard.press('Control+k');
    const input = this.page.locator(field);
    await input.waitFor();
    let isOver = false;
    let longest = 0;
    const other = (async () => {
      while (!isOver) {
        const begin = performance.now();
        await fetch(this.url('/')).then((answer) => answer.arrayBuffer());
        longest = Math.max(longest, performance.now() - begin);
        await pause(10);
      }
    })();
    const begin = performance.now();
    await input.fill(marker('text', number));
    const search = await this.page
      .locator(hit, { hasText: marker('text', number) })
      .first()
      .waitFor({ timeout: LOST_MS })
      .then(
        () => performance.now() - begin,
        () => Number.POSITIVE_INFINITY,
      );
    isOver = true;
    await other;
    await this.page.keyboard.press('Escape');
    await this.page.goto(this.url(this.site.address));
    return { search, otherRequest: longest };
  }
}

/** Measures each edit several times, after a warm-up. */
export async function measureEdits(
  site: DevSite,
  browser: Browser,
  rounds: number,
): Promise<Partial<Record<keyof DevFigures, number[]>>> {
  const { url, stop } = await started(site);
  const page = await openFirstPage(browser, url(site.address));
  const editing = new Editing(site, page, url);
  const measured: Partial<Record<keyof DevFigures, number[]>> = {};
  let number = FIRST;
  const repeat = async (measure: () => Promise<Partial<Record<keyof DevFigures, number>>>) => {
    for (let round = 0; round < rounds + WARM_UP; round++) {
      await pause(PAUSE_MS);
      number++;
      const figures = Object.entries(await measure()) as [keyof DevFigures, number][];
      if (round < WARM_UP) continue;
      for (const [name, value] of figures) {
        measured[name] ??= [];
        measured[name].push(value);
      }
    }
  };
  try {
    for (const kind of KINDS)
      await repeat(async () => ({ [kind]: await editing.edit(kind, number) }));
    await page.goto(url(site.address));
    if (site.search) await repeat(() => editing.find(number));
    await repeat(async () => ({ freshPage: await editing.add(number) }));
    return measured;
  } finally {
    editing.restore();
    await stop();
    await page.close();
  }
}

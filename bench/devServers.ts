import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';

const PAGE_TIMEOUT_MS = 180_000;

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a server in its own process group.
 *
 * @returns a function that stops the group and waits until the server has exited
 */
export function startServer(
  [program = '', ...args]: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): () => Promise<void> {
  const server = spawn(program, args, { cwd, env, stdio: 'ignore', detached: true });
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()));
  return async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    await gone;
  };
}

/** Opens a page of a server that is starting, as soon as the browser shows its title. */
export async function openFirstPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const deadline = performance.now() + PAGE_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const isShown = await page
      .goto(url, { waitUntil: 'commit' })
      .then(() => page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 }))
      .then(
        () => true,
        () => false,
      );
    if (isShown) return page;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await page.close();
  throw new Error(`${url} shows no page`);
}

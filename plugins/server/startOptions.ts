import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputPaths } from '../output/paths';
import { restoreOutput } from '../output/publish';
import { DEFAULT_OUT_DIR } from '../support/outDir';

export interface StartOptions {
  port: number;
  /** The address to listen on; all of them if not set. */
  host?: string;
  /** The folder with the built site. */
  root: string;
  /** The path that the site is below, where it is not the one that it was built for. */
  base?: string;
  /** Proxies of ours that add themselves to `X-Forwarded-For`. */
  proxies: number;
  /** Whether every request is written to the log. */
  hasLog: boolean;
}

const DEFAULT_PORT = 3000;

/**
 * What the environment asks for.
 *
 * @param env `PORT` (0 to 65535, 0 picks a free one), `HOST`, `SITE_DIR`, `SITE_BASE`, `TRUSTED_PROXIES` and `LOG`
 * @throws an error that names the variable, its value and what to write
 */
export function readStartOptions(env: Record<string, string | undefined>): StartOptions {
  const port = env.PORT === undefined ? DEFAULT_PORT : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`[server] PORT is "${env.PORT}" → write a whole number from 0 to 65535`);
  }
  const root = path.resolve(env.SITE_DIR ?? DEFAULT_OUT_DIR);
  restoreOutput(outputPaths(root));
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`[server] there is no built site in ${root} → run "npm run build" first`);
  }
  const base = env.SITE_BASE;
  if (base !== undefined && !/^\/(.*\/)?$/.test(base)) {
    throw new Error(
      `[server] SITE_BASE is "${base}" → write a path with a slash at both ends, such as "/docs/"`,
    );
  }
  const proxies = Number(env.TRUSTED_PROXIES || 0);
  if (!Number.isInteger(proxies) || proxies < 0) {
    throw new Error(
      `[server] TRUSTED_PROXIES is "${env.TRUSTED_PROXIES}" → write how many proxies of yours stand before the server, such as 1`,
    );
  }
  const log = env.LOG ?? 'on';
  if (log !== 'on' && log !== 'off') {
    throw new Error(`[server] LOG is "${log}" → write "on" or "off"`);
  }
  return { port, host: env.HOST || undefined, root, base, proxies, hasLog: log === 'on' };
}

/** What went wrong when the server could not listen, and what to do. */
export function describeListenError(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `[server] port ${port} is taken by another program → stop it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `[server] port ${port} is not allowed for this user → choose one above 1023: PORT=3000 npm start`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `[server] HOST is not an address of this machine (${error.message}) → use one that it has, such as HOST=127.0.0.1, or leave it out`;
  }
  return `[server] cannot listen on port ${port}: ${error.message}`;
}

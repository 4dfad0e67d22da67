import { existsSync } from 'node:fs';
import path from 'node:path';
import { restoreOutput } from '../../building/output/publish';
import { BASE_PATH } from '../../support/basePath';
import { checkedEnvironment, type Environment } from '../../support/checkedEnvironment';
import { DEFAULT_OUT_DIR } from '../../support/outDir';
import { outputPaths } from '../../support/outputPaths';
import { siteFolders } from '../../support/siteDir';

/** Options of `runServer`. */
export interface StartOptions {
  /** The port to listen on. With 0, the server selects a free port. */
  port: number;
  /** The address to listen on. If it is not set, the server listens on all addresses. */
  host?: string;
  /** The built sites: the folder of each, and its path if that differs from the base of the build. */
  sites: { root: string; base?: string }[];
  /** The number of your proxies that add an address to `X-Forwarded-For`. */
  proxies: number;
  /** Whether to log every request. */
  hasLog: boolean;
}

const PORTS = { min: 0, max: 65_535, otherwise: 3000 };
const PROXIES = { min: 0, max: 100, otherwise: 0 };

/** Returns the absolute path of a built site. @throws if the folder does not contain one */
function builtSite(folder: string): string {
  const root = path.resolve(folder);
  restoreOutput(outputPaths(root));
  if (existsSync(path.join(root, 'index.html'))) return root;
  throw new Error(`[server] there is no built site in ${root} → run "npm run build" first`);
}

/**
 * Reads the options from environment variables. Empty variables are treated as not set.
 *
 * @param env `PORT` (0 selects a free one), `HOST`, `SITE_DIR` (folders separated by commas),
 * `SITE_BASE`, `TRUSTED_PROXIES` and `LOG`
 * @throws an error naming the invalid variable, its value and the correction
 */
export function readStartOptions(env: Environment): StartOptions {
  const read = checkedEnvironment('server', env);
  const port = read.whole('PORT', PORTS);
  const base = read.text('SITE_BASE');
  if (base !== undefined && !BASE_PATH.test(base)) {
    read.refuse('SITE_BASE', 'a path with a slash at both ends, such as "/docs/"');
  }
  const proxies = read.whole('TRUSTED_PROXIES', PROXIES);
  const hasLog = read.choice('LOG', ['on', 'off'], 'on') === 'on';
  const folders = siteFolders(read.text('SITE_DIR'));
  if (folders.length === 0) read.refuse('SITE_DIR', `a folder, such as "${DEFAULT_OUT_DIR}"`);
  if (folders.length > 1 && base !== undefined) {
    read.refuse(
      'SITE_BASE',
      'unset for several sites, because each is served at the base that it was built for',
    );
  }
  const sites = folders.map((folder) => ({ root: builtSite(folder), base }));
  return { port, host: read.text('HOST'), sites, proxies, hasLog };
}

/** Returns the URL of a server for a browser. IPv6 addresses are enclosed in brackets. */
export function servedAddress(host: string | undefined, port: number): string {
  const name = host ?? 'localhost';
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Describes why the server cannot listen, and what to do. */
export function describeListenError(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `[server] port ${port} is taken by another program → stop it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `[server] this user has no permission to use port ${port} → choose one above 1023: PORT=3000 npm start`;
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `[server] HOST is not an address of this machine (${error.message}) → use one of its addresses, such as HOST=127.0.0.1, or unset HOST`;
  }
  return `[server] cannot listen on port ${port}: ${error.message}`;
}

/** Describes why a site cannot be read, and what to do. */
export function describeReadError({ code, message }: NodeJS.ErrnoException): string {
  return code === 'EACCES' || code === 'EPERM'
    ? `[server] the site cannot be read: ${message} → give the user that runs the server read permission`
    : message;
}

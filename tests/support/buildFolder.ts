import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const RSPRESS = path.resolve('node_modules/@rspress/core/bin/rspress.js');

/**
 * Builds a site in its own folder, as its maintainer does.
 *
 * @throws with the output of the build, if it fails
 */
export async function buildFolder(folder: string): Promise<void> {
  const env = { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [RSPRESS, 'build'], { cwd: folder, env });
}

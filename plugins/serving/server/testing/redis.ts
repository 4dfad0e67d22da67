import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, freePort, type Running, startProgram } from './programs';

/** The Debian package is `redis-server`. */
export const redis = findProgram('redis-server');

/** Starts a Redis without persistence. */
export async function startRedis(port?: number): Promise<Running> {
  const listen = port ?? (await freePort());
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-redis-'));
  const settings = { bind: '127.0.0.1', port: String(listen), dir: folder, save: '' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return startProgram(redis ?? 'redis-server', args, listen);
}

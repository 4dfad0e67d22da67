import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The folder in which Rsbuild caches compiled configuration modules by content. */
const COMPILED = 'jiti';

/**
 * Creates one folder for all temporary files of a test run and removes it afterwards. Compiled
 * configurations are kept, because compiling them takes most of the time of a small build.
 */
export default function setup(): () => void {
  const compiled = path.join(tmpdir(), COMPILED);
  mkdirSync(compiled, { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-'));
  symlinkSync(compiled, path.join(folder, COMPILED), 'junction');
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

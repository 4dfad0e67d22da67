import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Where Rsbuild keeps the modules of a configuration that it has compiled, by their content. */
const COMPILED = 'jiti';

/**
 * Gives the tests of a run one folder for all temporary files, and removes it with what they left there.
 * Compiled configurations outlive it: making them anew takes most of the time of a small build.
 */
export default function setup(): () => void {
  const compiled = path.join(tmpdir(), COMPILED);
  mkdirSync(compiled, { recursive: true });
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-'));
  symlinkSync(compiled, path.join(folder, COMPILED), 'junction');
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Gives the tests of a run one folder for all temporary files, and removes it with what they left there. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

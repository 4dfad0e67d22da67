import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputRecord } from './outputRecord';

/** Records by the keys of their samples. */
export type OutputRecords = Readonly<Record<string, OutputRecord>>;

/** The file with the records of a version. */
export function recordFile(folder: string, version: string): string {
  return path.join(folder, `${version}.json`);
}

/**
 * The recorded outputs of a version; none where the file is not there.
 *
 * @throws naming the file, if it is no JSON
 */
export function readRecords(folder: string, version: string): OutputRecords {
  const file = recordFile(folder, version);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `[samples] ${file} cannot be read: ${(error as Error).message} → run "lectern samples --record"`,
    );
  }
}

/** Writes the records of a version, one a line, in an order that is the same each time. */
export function writeRecords(folder: string, version: string, records: OutputRecords): void {
  const lines = Object.keys(records)
    .sort()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(records[key])}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordFile(folder, version), `{\n${lines.join(',\n')}\n}\n`);
}

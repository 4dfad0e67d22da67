import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputRecord } from './outputRecord';

/** The remedy for a missing, stale or broken record. */
export const RECORD_AGAIN = 'run "lectern samples --record"';

/** Records by the keys of their samples. */
export type OutputRecords = Readonly<Record<string, OutputRecord>>;

/** The file with the records of a version. */
export function recordFile(folder: string, version: string): string {
  return path.join(folder, `${version}.json`);
}

/**
 * Reads a record.
 *
 * @param none the value if the file does not exist
 * @throws if the file is not valid JSON
 */
export function readRecordFile<Value>(file: string, none: Value): Value {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return none;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `[samples] ${file} cannot be read: ${(error as Error).message} → ${RECORD_AGAIN}`,
    );
  }
}

/**
 * The recorded outputs of a version; none if the file does not exist.
 *
 * @throws if the file is not valid JSON
 */
export function readRecords(folder: string, version: string): OutputRecords {
  return readRecordFile(recordFile(folder, version), {});
}

/** Writes the records of a version, one per line and sorted, so that diffs are small. */
export function writeRecords(folder: string, version: string, records: OutputRecords): void {
  const lines = Object.keys(records)
    .sort()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(records[key])}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordFile(folder, version), `{\n${lines.join(',\n')}\n}\n`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Problem, placeText, type Sample } from '../run/sample';
import { RECORD_AGAIN, readRecordFile } from './recordFile';

/** Enough characters to distinguish ten thousand samples. */
const LENGTH = 10;

/** The samples of a site that have passed and not changed since, from a file that is committed with the pages. */
export interface PassRecord {
  has: (key: string) => boolean;
  /**
   * Writes the record, or reports what it lacks, and what it should no longer list if `isAll`.
   *
   * @param samples the samples of the run by key
   * @param passed the keys of those that passed
   * @param isAll whether the run had the samples of all pages
   */
  end: (
    samples: ReadonlyMap<string, Sample>,
    passed: readonly string[],
    isAll: boolean,
  ) => Problem[];
}

const NONE: PassRecord = { has: () => false, end: () => [] };

/** Writes keys, one per line and sorted, so that diffs are small. */
function writeKeys(file: string, keys: Iterable<string>): void {
  const lines = [...new Set(keys)].sort().map((key) => JSON.stringify(key));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}

/**
 * Opens the record of the samples that passed.
 *
 * @param folder the folder of the records; `undefined` for a site without them
 * @param isRecording whether to write the record instead of comparing with it
 */
export function openPasses(folder: string | undefined, isRecording: boolean): PassRecord {
  if (folder === undefined) return NONE;
  const file = path.join(folder, 'passed.json');
  const before = new Set(readRecordFile<string[]>(file, []));
  const shorten = (key: string) => key.slice(0, LENGTH);

  return {
    has: (key) => before.has(shorten(key)),
    end(samples, passed, isAll) {
      const current = new Map([...samples].map(([key, sample]) => [shorten(key), sample]));
      const now = passed.map(shorten);
      if (isRecording) {
        writeKeys(file, isAll ? now : [...before, ...now]);
        return [];
      }
      const problems: Problem[] = [];
      const missing = now.filter((key) => !before.has(key));
      const first = current.get(missing[0] ?? '');
      if (first) {
        const example = `${first.name} (${placeText(first.place)})`;
        problems.push(
          `${file}: samples that passed are not listed: ${missing.length}, such as ${example} → ${RECORD_AGAIN}`,
        );
      }
      const unused = isAll ? [...before].filter((key) => !current.has(key)) : [];
      if (unused.length > 0) {
        problems.push(
          `${file}: listed samples have changed or are no longer on any page: ${unused.length} → ${RECORD_AGAIN}`,
        );
      }
      return problems;
    },
  };
}

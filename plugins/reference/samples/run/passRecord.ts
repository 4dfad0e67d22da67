import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RECORD_AGAIN } from '../outputs/recordFile';
import { type Problem, placeText, type Sample } from './sample';

/** Enough characters to distinguish ten thousand samples. */
const LENGTH = 10;

/** The samples of a site that are known to pass as they are, from a file that is committed with the pages. */
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

/** Reads the recorded keys; none if the file does not exist. @throws if the file is not valid JSON */
function readKeys(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `[samples] ${file} cannot be read: ${(error as Error).message} → ${RECORD_AGAIN}`,
    );
  }
}

/** Writes keys, one per line and sorted, so that diffs are small. */
function writeKeys(file: string, keys: Iterable<string>): void {
  const lines = [...new Set(keys)].sort().map((key) => JSON.stringify(key));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}

/**
 * @param folder the folder of the records; `undefined` for a site without them
 * @param isRecording whether to write the record instead of comparing with it
 */
export function openPasses(folder: string | undefined, isRecording: boolean): PassRecord {
  if (folder === undefined) return NONE;
  const file = path.join(folder, 'passed.json');
  const before = new Set(readKeys(file));
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
        const example = `${first.name} at ${placeText(first.place)}`;
        problems.push(
          `${file}: does not list samples that passed: ${missing.length}, such as ${example} → ${RECORD_AGAIN}`,
        );
      }
      const unused = isAll ? [...before].filter((key) => !current.has(key)) : [];
      if (unused.length > 0) {
        problems.push(
          `${file}: lists samples that are not on any page as they were: ${unused.length} → ${RECORD_AGAIN}`,
        );
      }
      return problems;
    },
  };
}

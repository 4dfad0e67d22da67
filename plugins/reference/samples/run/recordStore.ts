import type { Packages } from '../bundlers';
import { outputKeys } from '../outputs/outputKey';
import { type OutputRecord, recordDifference } from '../outputs/outputRecord';
import { RECORD_AGAIN, readRecords, recordFile, writeRecords } from '../outputs/recordFile';
import type { Problem, Sample } from './sample';

/** The recorded outputs of a site, to compare with the current outputs or to replace. */
export interface RecordStore {
  of: (sample: Sample) => OutputRecord | undefined;
  /** Whether a sample must be built to record its output. */
  isWanted: (sample: Sample) => boolean;
  /** Compares an output with its record, or records it. Returns the problems. */
  check: (sample: Sample, now: OutputRecord | undefined) => Problem[];
  /** Reports a sample without a record. */
  missing: (sample: Sample) => Problem[];
  /** Writes the records, or reports unused ones if `samples` contains the samples of all pages. */
  end: (samples: readonly Sample[], isAll: boolean) => Problem[];
}

const NONE: RecordStore = {
  of: () => undefined,
  isWanted: () => false,
  check: () => [],
  missing: () => [],
  end: () => [],
};

/**
 * @param folder the folder of the records; `undefined` for a site without them
 * @param isRecording whether to record outputs instead of comparing them
 */
export function openRecords(
  packages: Packages,
  cwd: string,
  folder: string | undefined,
  isRecording: boolean,
): RecordStore {
  if (folder === undefined) return NONE;
  const versions = Object.keys(packages.bundlers);
  const records = new Map<string, Record<string, OutputRecord>>(
    versions.map((version) => [version, { ...readRecords(folder, version) }]),
  );
  const keyOf = outputKeys(packages, cwd);
  const of = (sample: Sample) => records.get(sample.version)?.[keyOf(sample.version, sample)];

  return {
    of,
    isWanted: (sample) => isRecording && of(sample) === undefined,
    check(sample, now) {
      const before = of(sample);
      if (now === undefined) return [];
      const difference = before && recordDifference(before, now);
      if (before && difference === undefined) return [];
      const own = records.get(sample.version);
      if (isRecording && own) own[keyOf(sample.version, sample)] = now;
      else if (difference) return [`the recorded output is stale: ${difference} → ${RECORD_AGAIN}`];
      return [];
    },
    missing: (sample) =>
      of(sample) ? [] : [`its output is not recorded as it is now → ${RECORD_AGAIN}`],
    end(samples, isAll) {
      return versions.flatMap((version) => {
        const own = records.get(version) ?? {};
        const used = new Set(
          samples
            .filter((sample) => sample.version === version)
            .map((sample) => keyOf(version, sample)),
        );
        const unused = isAll ? Object.keys(own).filter((key) => !used.has(key)) : [];
        if (isRecording) {
          for (const key of unused) delete own[key];
          writeRecords(folder, version, own);
          return [];
        }
        return unused.length === 0
          ? []
          : [
              `${recordFile(folder, version)}: outputs of samples that are no longer on any page: ${unused.length}, such as ${unused[0]} → ${RECORD_AGAIN}`,
            ];
      });
    },
  };
}

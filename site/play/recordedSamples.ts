import type { PageFile } from '../../plugins/content/files/pageFile';
import { outputKeys } from '../../plugins/reference/samples/outputs/outputKey';
import type { OutputRecord } from '../../plugins/reference/samples/outputs/outputRecord';
import { type PageSample, pageSamples } from '../../plugins/reference/samples/outputs/pageSamples';
import { readRecords } from '../../plugins/reference/samples/outputs/recordFile';
import { fencesOf } from '../../plugins/reference/samples/readFences';
import { bundlers, commandLines, outputs } from '../rspack';

export interface RecordedSample {
  key: string;
  sample: PageSample;
  record: OutputRecord;
}

/** Creates the function for the samples of a page that have a record. */
export function recordedSamples(
  version: string,
  cwd: string,
): (page: PageFile) => RecordedSample[] {
  const keyOf = outputKeys({ bundlers, commandLines }, cwd);
  const records = readRecords(outputs.folder, version);
  return (page) =>
    pageSamples(fencesOf(page.writtenTree())).flatMap((sample) => {
      const key = keyOf(version, sample);
      const record = records[key];
      return record ? [{ key, sample, record }] : [];
    });
}

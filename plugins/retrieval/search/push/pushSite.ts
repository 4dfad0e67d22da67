import { readFileSync } from 'node:fs';
import type { SearchRecord } from '../shared/types';
import { explain } from './explain';
import type { PushOptions } from './pushOptions';
import type { PushTarget } from './target';

/** The result of a push or of a dry run. */
export interface PushReport {
  service: string;
  index: string;
  records: number;
  isDryRun: boolean;
  /** The messages of the steps. */
  steps: string[];
}

/**
 * Replaces the site's index at a service with the records of the build, or reports what it would do.
 *
 * @param log gets a line for each step
 */
export async function pushSite(
  { service, files, indexName, isDry, account }: PushOptions,
  target: PushTarget,
  log: (line: string) => void,
): Promise<PushReport> {
  const lines = readFileSync(files.records, 'utf8').split('\n').filter(Boolean);
  const records = lines.map((line) => JSON.parse(line) as SearchRecord);
  const synonyms = JSON.parse(readFileSync(files.synonyms, 'utf8'));
  if (records.length === 0) {
    throw new Error(
      `[search] ${files.records} is empty → build a site with pages; nothing is pushed`,
    );
  }
  const steps: string[] = [];
  const say = (line: string) => {
    steps.push(line);
    log(line);
  };
  const job = { indexName, records, synonyms, log: say };
  try {
    if (isDry) for (const line of await target.plan(job, account)) say(line);
    else if (account) await target.push(job, account);
  } catch (error) {
    throw explain(error, service, account);
  }
  const { title } = service;
  return { service: title, index: indexName, records: records.length, isDryRun: isDry, steps };
}

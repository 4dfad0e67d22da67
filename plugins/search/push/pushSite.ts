import { readFileSync } from 'node:fs';
import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../shared/types';
import { indexSettings } from './indexSettings';
import type { PushOptions } from './pushOptions';
import { pushRecords } from './pushRecords';
import { toObject } from './toObject';

function clientOf({ appId, apiKey, host }: NonNullable<PushOptions['account']>) {
  if (!host) return algoliasearch(appId, apiKey);
  const protocol = host.protocol === 'http:' ? 'http' : 'https';
  const url = host.host + host.pathname.replace(/\/$/, '');
  return algoliasearch(appId, apiKey, { hosts: [{ url, accept: 'readWrite', protocol }] });
}

/**
 * Replaces the site's index at Algolia by the records of the build, or says what it would do.
 *
 * @param log gets a line for each step
 */
export async function pushSite(
  { files, indexName, account }: PushOptions,
  log: (line: string) => void,
): Promise<void> {
  const lines = readFileSync(files.records, 'utf8').split('\n').filter(Boolean);
  const objects = lines.map((line, at) => toObject(JSON.parse(line) as SearchRecord, at));
  const synonyms = JSON.parse(readFileSync(files.synonyms, 'utf8'));
  if (objects.length === 0) {
    throw new Error(
      `[search] ${files.records} is empty → build a site with pages; nothing is pushed`,
    );
  }
  if (account) {
    await pushRecords(clientOf(account), { indexName, objects, synonyms, log });
    return;
  }
  const bytes = Buffer.byteLength(JSON.stringify(objects));
  log(`${objects.length} records of ${Math.round(bytes / 1024)} kB would replace ${indexName}`);
  log(JSON.stringify(indexSettings([...new Set(objects.map(({ lang }) => lang))]), null, 2));
}

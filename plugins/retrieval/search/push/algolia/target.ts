import { algoliasearch } from 'algoliasearch';
import type { PushAccount, PushJob, PushTarget } from '../target';
import { toObject } from '../toObject';
import { indexSettings } from './indexSettings';
import { pushRecords } from './pushRecords';

function clientOf({ appId = '', key, url: host }: PushAccount) {
  if (!host) return algoliasearch(appId, key);
  const protocol = host.protocol === 'http:' ? 'http' : 'https';
  const url = host.host + host.pathname.replace(/\/$/, '');
  return algoliasearch(appId, key, { hosts: [{ url, accept: 'readWrite', protocol }] });
}

/** Records in the form for Algolia: in order, and none of them too long. */
const objectsOf = ({ records }: PushJob) => records.map((record, at) => toObject(record, at));

/** Pushes to Algolia: fills a temporary index and moves it into place. */
export const target: PushTarget = {
  async plan(job) {
    const objects = objectsOf(job);
    const bytes = Buffer.byteLength(JSON.stringify(objects));
    const settings = indexSettings([...new Set(objects.map(({ lang }) => lang))]);
    return [
      `${objects.length} records of ${Math.round(bytes / 1024)} kB would replace ${job.indexName}`,
      JSON.stringify(settings, null, 2),
    ];
  },
  push(job, account) {
    const { records: _records, ...rest } = job;
    return pushRecords(clientOf(account), { ...rest, objects: objectsOf(job) });
  },
};

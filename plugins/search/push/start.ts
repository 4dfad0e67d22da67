import { readFileSync } from 'node:fs';
import process from 'node:process';
import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../shared/types';
import { indexSettings } from './indexSettings';
import { type PushOptions, readPushOptions } from './pushOptions';
import { pushRecords } from './pushRecords';
import { toObject } from './toObject';

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

function clientOf({ appId, apiKey, host }: NonNullable<PushOptions['account']>) {
  if (!host) return algoliasearch(appId, apiKey);
  const protocol = host.protocol === 'http:' ? 'http' : 'https';
  const url = host.host + host.pathname.replace(/\/$/, '');
  return algoliasearch(appId, apiKey, { hosts: [{ url, accept: 'readWrite', protocol }] });
}

async function main(): Promise<void> {
  const options = readPushOptions(process.argv.slice(2), process.env, process.cwd());
  const { files, indexName, account } = options;
  const lines = readFileSync(files.records, 'utf8').split('\n').filter(Boolean);
  const objects = lines.map((line, at) => toObject(JSON.parse(line) as SearchRecord, at));
  const synonyms = JSON.parse(readFileSync(files.synonyms, 'utf8'));
  if (objects.length === 0) {
    throw new Error(
      `[search] ${files.records} is empty → build a site with pages; nothing is pushed`,
    );
  }
  if (account) {
    await pushRecords(clientOf(account), { indexName, objects, synonyms, log: write });
    return;
  }
  const bytes = Buffer.byteLength(JSON.stringify(objects));
  write(`${objects.length} records of ${Math.round(bytes / 1024)} kB would replace ${indexName}`);
  write(JSON.stringify(indexSettings([...new Set(objects.map(({ lang }) => lang))]), null, 2));
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

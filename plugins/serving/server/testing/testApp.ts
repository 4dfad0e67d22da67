import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSiteApp } from '../server/app';
import { TEST_SITE, writeSite } from './testSite';

/** A page with a script, large enough to be compressed. */
export const ENTRY = `<script>alert(1)</script>${'<p>entry</p>'.repeat(200)}`;
/** Larger than the files that are kept in memory. */
export const BIG = '0123456789'.repeat(200_000);

const files = {
  'index.html': 'home',
  'config/index.html': 'config',
  'config/entry.html': ENTRY,
  'config/entry.md': '# Entry',
  'guide/en/x.html': 'x',
  'zh/config/entry.html': 'zh entry',
  'v1/config/entry.html': 'v1 entry',
  '指南.html': 'guide',
  'logo.svg': '<svg/>',
  'empty.txt': '',
  'big.bin': BIG,
  'big.txt': BIG,
  'static/js/a.5134e21e54.js': 'code',
  'static/plain.js': 'code',
  '404.html': 'not found',
  'zh/404.html': '找不到',
  _redirects: 'secret',
  _headers: 'secret',
};
export const root = writeSite(files, TEST_SITE);
writeFileSync(path.join(root, '../secret.txt'), 'secret');
symlinkSync('../secret.txt', path.join(root, 'leak.txt'));
export const app = createSiteApp({ root });

/** Sends a request to the app. */
export async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.request(address, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

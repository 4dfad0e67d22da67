import { performance } from 'node:perf_hooks';
import process from 'node:process';
import config from '../../rspress.config';
import { readPages } from '../content/files/readPages';
import { rspackBundlers } from '../samples/bundlers';
import { checks } from './checks';
import { findingText } from './finding';
import { siteSettings } from './siteSettings';

const started = performance.now();
const cwd = process.cwd();
const pages = readPages('docs', Object.keys(rspackBundlers), cwd);
const context = { pages, cwd, site: await siteSettings(config) };
const findings = (await Promise.all(checks.map((check) => check.run(context)))).flat();
for (const finding of findings) process.stdout.write(`${findingText(finding)}\n`);
for (const { figures } of checks) {
  for (const line of figures?.(context) ?? []) process.stdout.write(`${line}\n`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${pages.length} pages, ${findings.length} findings, ${seconds} s\n`);
process.exitCode = findings.length === 0 ? 0 : 1;

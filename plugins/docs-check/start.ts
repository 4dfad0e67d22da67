import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { sitePages } from '../content/files/readPages';
import { openSite } from '../site/openSite';
import { checks } from './checks';
import { findingText } from './finding';
import { siteSettings } from './siteSettings';

const started = performance.now();
const site = await openSite();
const pages = sitePages(site);
const context = { pages, cwd: site.cwd, site: await siteSettings(site.config) };
const own = await Promise.all(site.plugins.map((plugin) => plugin.checks?.(site.config) ?? []));
const all = [...checks, ...own.flat()];
const findings = (await Promise.all(all.map((check) => check.run(context)))).flat();
for (const finding of findings) process.stdout.write(`${findingText(finding)}\n`);
for (const { figures } of all) {
  for (const line of figures?.(context) ?? []) process.stdout.write(`${line}\n`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${pages.length} pages, ${findings.length} findings, ${seconds} s\n`);
process.exitCode = findings.length === 0 ? 0 : 1;

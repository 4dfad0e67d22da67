import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { DocsCheck } from './check';
import { findingText } from './finding';
import { readPages } from './readPages';

const checks: readonly DocsCheck[] = [];

const started = performance.now();
const cwd = process.cwd();
const pages = readPages('docs', ['v2', 'v1'], cwd);
const findings = (await Promise.all(checks.map((check) => check.run({ pages, cwd })))).flat();
for (const finding of findings) process.stdout.write(`${findingText(finding)}\n`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`${pages.length} pages, ${findings.length} findings, ${seconds} s\n`);
process.exitCode = findings.length === 0 ? 0 : 1;

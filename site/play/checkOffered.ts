import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { readPages } from '../../plugins/content/files/readPages';
import {
  comparableName,
  type OutputRecord,
} from '../../plugins/reference/samples/outputs/outputRecord';
import { BROWSER_ARGS, findBrowser } from '../../tests/support/browser';
import { bundlePlayground } from './bundle';
import { type Built, type CheckedEngine, openEngine } from './checkedEngine';
import { installEngine } from './install';
import { offeredKeys, offeredVersions } from './offered';
import { type RecordedSample, recordedSamples } from './recordedSamples';

/**
 * Builds every possible sample with the bundler for browsers, and writes the keys of those with the recorded output.
 * Arguments are parts of page paths; then only the samples of these pages are built, and the others keep their state.
 */

const OFFERED = path.join(path.dirname(fileURLToPath(import.meta.url)), 'offered.json');

/** Recorded samples that need only the bundler, by key, with the files of the pages that have them. */
function candidates(version: string): Map<string, RecordedSample & { pages: string[] }> {
  const cwd = process.cwd();
  const samplesOf = recordedSamples(version, cwd);
  const found = new Map<string, RecordedSample & { pages: string[] }>();
  for (const { content, file } of readPages('docs', [version], cwd)) {
    for (const recorded of samplesOf(content)) {
      const { expectation, commands } = recorded.sample;
      const isPlain = commands.length === 0 && expectation.packages.length === 0;
      if (!isPlain || expectation.runs !== undefined) continue;
      const pages = found.get(recorded.key)?.pages ?? [];
      found.set(recorded.key, { ...recorded, pages: [...pages, file] });
    }
  }
  return found;
}

const namesText = (names: readonly string[]) => names.map(comparableName).sort().join('\n');

function isSame(
  built: Built | undefined,
  { files, errors = [], warnings = [] }: OutputRecord,
): boolean {
  return (
    built !== undefined &&
    built.errors === errors.length &&
    built.warnings === warnings.length &&
    namesText(built.names) === namesText(files.map(([name]) => name))
  );
}

/** The keys of the samples that can be offered. */
async function check(
  version: string,
  engine: CheckedEngine,
  wanted: readonly string[],
): Promise<string[]> {
  const isWanted = (file: string) =>
    wanted.length === 0 || wanted.some((part) => file.includes(part));
  const all = [...candidates(version).values()];
  const tried = all.filter(({ pages }) => pages.some(isWanted));
  const kept = all.filter((one) => !tried.includes(one) && offeredKeys(version).has(one.key));
  const passed: RecordedSample[] = [];
  for (const one of tried) {
    const { files, expectation, name } = one.sample;
    const built = await engine.build({ files, mode: expectation.mode });
    if (isSame(built, one.record)) passed.push(one);
    else process.stdout.write(`${version} ${name}: ${JSON.stringify(built)}\n`);
  }
  process.stdout.write(
    `${version}: ${passed.length} of ${tried.length} samples come out as recorded\n`,
  );
  return [...kept, ...passed].map(({ key }) => key).sort();
}

async function main(): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: BROWSER_ARGS,
  });
  const result: Record<string, string[]> = {};
  try {
    for (const version of offeredVersions) {
      const engine = await openEngine(
        browser,
        await bundlePlayground(await installEngine(version)),
      );
      result[version] = await check(version, engine, process.argv.slice(2));
      engine.close();
    }
  } finally {
    await browser.close();
  }
  writeFileSync(OFFERED, `${JSON.stringify(result, null, 2)}\n`);
}

await main();
